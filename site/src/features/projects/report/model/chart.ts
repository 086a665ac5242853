import type { Locale, ReportUnit } from '@contract';

const TAGS = { it: 'it-IT', en: 'en-GB' } as const;
const TICKS = 4;

/** A number as short as an axis needs it. */
export const shortFigure = (value: number, unit: ReportUnit, language: Locale): string => {
  const tag = TAGS[language];
  if (unit === 'percent')
    return `${new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(value * 100)}%`;
  if (unit !== 'euro') return new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value);
  const isLarge = Math.abs(value) >= 1_000_000;
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'EUR',
    // Italian has no common short form for thousands: whole euros up to a million.
    notation: isLarge ? 'compact' : 'standard',
    minimumFractionDigits: 0,
    maximumFractionDigits: isLarge ? 2 : 0,
    useGrouping: 'always',
  }).format(value);
};

export interface Axis {
  low: number;
  high: number;
  /** Where lines are drawn, from the lowest. */
  ticks: number[];
}

/** Round steps of 1, 2, 2.5 or 5 that hold all the values and zero. */
export const axisOf = (values: readonly number[]): Axis => {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const rough = (top - bottom || 1) / TICKS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10);
  const [from, to] = [Math.floor(bottom / step), Math.max(Math.ceil(top / step), 1)];
  // Whole steps: sums of fractions would not meet zero.
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
  return { low: from * step, high: to * step, ticks };
};

/** A label in lines of at most so many letters, cut between words. */
export const labelLines = (label: string, letters: number): string[] => {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
};
