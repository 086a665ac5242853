import { DAY_MS } from '../../../../contract/time-units';
import type { Day, SocialProfile } from '../../../../contract';
import type { Subject } from '../plan/subject';

const ENDS =
  /(?<!\p{L})(?:fino|entro|scad\p{L}+|termin\p{L}+|ultim\p{L}|dal?\s(?:\p{L}+\s)?\d{1,2}\s.*al?(?=\s(?:\p{L}+\s)?\d)|until|till|by|before|ends?|last|from .* to)(?!\p{L})/iu;
/** Nobody looks forward to what is not to be had. */
const NOT_AWAITED =
  /(?<!\p{L})(?:chius\p{L}+|chiud\p{L}+|closed?|closing|oggi|domani|today|tomorrow|pront[oaie]|esaurit\p{L}+|pien[oaie]|non (?:ci )?siamo|assent[ei]|ferie|away|not open)(?!\p{L})/iu;
const WORDS = {
  it: ['', '', 'due', 'tre', 'quattro', 'cinque', 'sei'],
  en: ['', '', 'two', 'three', 'four', 'five', 'six'],
} as const;

/** How long something that ends or happens soon can still be had, on the day of its post; '' where that is no news. */
export const countdown = (
  { until, sentences, points }: Pick<Subject, 'until' | 'sentences' | 'points'>,
  day: Day,
  language: SocialProfile['language'],
): string => {
  const text = sentences.join(' ');
  if (until === null || points.length > 0 || NOT_AWAITED.test(text)) return '';
  const left = Math.round((Date.parse(until) - Date.parse(day)) / DAY_MS);
  const ends = ENDS.test(text);
  if (left === 0)
    return language === 'en'
      ? ends
        ? 'Today is the last day.'
        : 'It is today.'
      : ends
        ? 'Oggi è l’ultimo giorno.'
        : 'È oggi.';
  if (left === 1)
    return language === 'en'
      ? ends
        ? 'Tomorrow is the last day.'
        : 'It is tomorrow.'
      : ends
        ? 'Domani è l’ultimo giorno.'
        : 'È domani.';
  const many = WORDS[language][left];
  if (many === undefined || left < 0) return '';
  if (language === 'en') return ends ? `There are ${many} days left.` : `That is in ${many} days.`;
  return ends ? `Restano ${many} giorni.` : `Mancano ${many} giorni.`;
};
