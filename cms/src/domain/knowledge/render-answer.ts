import type { Day, Locale } from '../../contract';
import { type DatedFigure, type FigureOfDay, figureOn, writtenFigure, yearOf } from './dated-figure';

/** `{{inps.professionals.rate}}`: where a figure stands in a text. */
const PLACE = /\{\{\s*([a-z0-9][a-z0-9.-]*)\s*\}\}/g;

const WORDS: Readonly<Record<Locale, { asOf: (year: string) => string; toVerify: string; missing: string }>> =
  {
    it: {
      asOf: (year) => `dato del ${year}`,
      toVerify:
        '_Dove è indicato un anno passato, la cifra può essere cambiata: prima di usarla verifica quella in vigore._',
      missing: '(cifra da verificare)',
    },
    en: {
      asOf: (year) => `as of ${year}`,
      toVerify:
        '_Where a past year is given the figure may have changed: check the one in force before you use it._',
      missing: '(figure to be checked)',
    },
  };

/** The keys of the figures that a text speaks of. */
export const figureKeysIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACE)].map(([, key = '']) => key)),
];

/** A text of ours with the parameters of law that it names; what else stands between braces is somebody's own. */
export const fillParameters = (
  text: string,
  parameters: readonly DatedFigure[],
  language: Locale,
  day: Day,
): string => {
  const { asOf } = WORDS[language];
  return text.replaceAll(PLACE, (place, key: string) => {
    const found = figureOn(parameters, key, day);
    if (!found) return place;
    const year = yearOf(found);
    return `${writtenFigure(found.figure, language)} (${found.isExpired ? asOf(year) : year})`;
  });
};

export interface AnswerFigures {
  /** The entry's own. */
  figures: readonly DatedFigure[];
  /** Parameters of law, which calculations use too: always said with their year. */
  parameters: readonly DatedFigure[];
}

/**
 * An answer as it is said on a day: with its figures, and with the year of each that has expired or that nobody can verify. A figure
 * that stands in no sentence but has expired is listed below, since a sentence may hold it in other words.
 */
export const renderAnswer = (
  body: string,
  { figures, parameters }: AnswerFigures,
  language: Locale,
  day: Day,
): string => {
  const words = WORDS[language];
  let hasExpired = false;
  const write = (found: FigureOfDay, isParameter: boolean): string => {
    const { figure, isExpired } = found;
    hasExpired ||= isExpired;
    const year = yearOf(found);
    const written = writtenFigure(figure, language);
    if (year === '') return written;
    if (isExpired) return `${written} (${words.asOf(year)})`;
    return isParameter || figure.source === '' ? `${written} (${year})` : written;
  };
  const text = body.replaceAll(PLACE, (_place, key: string) => {
    const own = figureOn(figures, key, day);
    if (own) return write(own, false);
    const parameter = figureOn(parameters, key, day);
    return parameter ? write(parameter, true) : words.missing;
  });
  const placed = figureKeysIn(body);
  const others = [...new Set(figures.map(({ key }) => key))].flatMap((key) => {
    const found = placed.includes(key) ? null : figureOn(figures, key, day);
    return found?.isExpired ? [`- ${key.replaceAll(/[.-]/g, ' ')}: ${write(found, false)}`] : [];
  });
  return [
    text,
    ...(others.length > 0 ? [others.join('\n')] : []),
    ...(hasExpired ? [words.toVerify] : []),
  ].join('\n\n');
};
