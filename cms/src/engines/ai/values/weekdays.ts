import { plain } from './plain';
import { remember } from '../text/remember';

/** Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
const NAMES = ['luned', 'marted', 'mercoled', 'gioved', 'venerd', 'sabat', 'domenic'];
const SHORT = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'];
const ENGLISH = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const WORD = String.raw`(luned|marted|mercoled|gioved|venerd|sabat|domenic|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:lun|mar|mer|gio|ven|sab|dom)(?=[\s.,:;/-]|$))(?:i|o|a|he|s)?`;
const RANGE = new RegExp(
  `\\b${WORD}\\.?\\s?(?:-|/|a|ad|al|alla|to|through)\\s?(?:il )?${WORD}(?![a-z])`,
  'g',
);
const ONE = new RegExp(`\\b${WORD}(?![a-z])`, 'g');
const EXCEPT =
  /\b(?:tranne|eccetto|esclus[oaie]|salvo|except)(?: (?:il|la|i|le|on))? ([a-z]+)(?:(?: e(?: il| la)?|,| and) ([a-z]+))?/g;
const EVERY = /\btutti i giorni\b|\bogni giorno\b|\bevery day\b|\bdaily\b|\bsempre apert/;
const WORKING =
  /\bferial[ei]\b|\bweekdays?\b|\b(?:in|durante la|nel corso della) settimana\b|\binfrasettimanal[ei]\b|\bduring the week\b/;
const WEEKEND = /\bweek-? ?end\b|\bfine settimana\b/;

const NO_DAYS: ReadonlySet<Weekday> = new Set();

const numberOf = (name: string): Weekday => {
  const at = [NAMES, SHORT, ENGLISH].map((list) => list.indexOf(name)).find((found) => found >= 0) ?? 0;
  return (at + 1) as Weekday;
};

/** The weekdays that a text names, ranges filled: "Martedì–sabato" is five days. */
export const readWeekdays = remember((text: string): ReadonlySet<Weekday> => {
  if (!/lun|mar|mer|gio|ven|sab|dom|giorn|day|feriali|settimana|week|daily|sempre/i.test(text))
    return NO_DAYS;
  const days = new Set<Weekday>();
  let rest = plain(text);
  if (EVERY.test(rest)) for (const day of [1, 2, 3, 4, 5, 6, 7] as const) days.add(day);
  if (WORKING.test(rest)) for (const day of [1, 2, 3, 4, 5] as const) days.add(day);
  if (WEEKEND.test(rest)) for (const day of [6, 7] as const) days.add(day);
  rest = rest.replace(RANGE, (_, from: string, to: string) => {
    for (let day = numberOf(from), step = 0; step < 7; step += 1) {
      days.add(day);
      if (day === numberOf(to)) break;
      day = ((day % 7) + 1) as Weekday;
    }
    return ' ';
  });
  // "Tutti i giorni tranne il lunedì" names Monday to leave it out.
  const without = new Set<Weekday>();
  if (days.size > 1)
    rest = rest.replace(EXCEPT, (written) => {
      for (const [, name = ''] of written.matchAll(ONE)) without.add(numberOf(name));
      return ' ';
    });
  for (const [, name = ''] of rest.matchAll(ONE)) days.add(numberOf(name));
  for (const day of without) days.delete(day);
  return days;
});

const SAY = {
  it: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const;
/** A weekday's name. */
export const weekdayName = (day: Weekday, language: 'it' | 'en'): string => SAY[language][day - 1] ?? '';
