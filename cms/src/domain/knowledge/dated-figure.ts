import type { Day, Locale } from '../../contract';

export const DATED_FIGURE_UNITS = ['euro', 'percent', 'number'] as const;
export type DatedFigureUnit = (typeof DATED_FIGURE_UNITS)[number];

/** A figure that law or circumstances change: what it is, and from when until when. */
export interface DatedFigure {
  key: string;
  /** As people write it: 26.07 for 26.07 %, 85000 for 85,000 €. */
  value: number;
  unit: DatedFigureUnit;
  validFrom: Day | null;
  /** `null` where nobody knows yet when it ends. */
  validUntil: Day | null;
  /** Where it can be verified; '' where it cannot. */
  source: string;
}

/** A figure as of a day: whether it holds then, or only did. */
export interface FigureOfDay {
  figure: DatedFigure;
  isExpired: boolean;
}

const begins = ({ validFrom }: DatedFigure): string => validFrom ?? '';

/** The figure of a key that holds on a day; else the last one that did. What begins later is not said before. */
export const figureOn = (figures: readonly DatedFigure[], key: string, day: Day): FigureOfDay | null => {
  const begun = figures
    .filter((figure) => figure.key === key && begins(figure) <= day)
    .sort((a, b) => begins(b).localeCompare(begins(a)));
  const holding = begun.find(({ validUntil }) => validUntil === null || validUntil >= day);
  const [last] = begun;
  const figure = holding ?? last;
  return figure ? { figure, isExpired: holding === undefined } : null;
};

/** The year that a figure is of: the last in which it held, or the one in which it began. '' where nobody wrote any. */
export const yearOf = ({ figure: { validFrom, validUntil }, isExpired }: FigureOfDay): string =>
  ((isExpired ? validUntil : validFrom) ?? validFrom ?? validUntil ?? '').slice(0, 4);

const TAGS = { it: 'it-IT', en: 'en-GB' } as const;
const SUFFIXES: Readonly<Record<DatedFigureUnit, string>> = { euro: ' €', percent: '%', number: '' };

/** A figure as one reads it: `26,07%`, `85.000 €`. */
export const writtenFigure = ({ value, unit }: DatedFigure, language: Locale): string =>
  `${new Intl.NumberFormat(TAGS[language], { useGrouping: 'always', maximumFractionDigits: 2 }).format(value)}${SUFFIXES[unit]}`;
