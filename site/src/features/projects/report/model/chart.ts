import type { Locale, ReportUnit } from '@contract';

const TAGS = { it: 'it-IT', en: 'en-GB' } as const;

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
