type Locale = 'it' | 'en';

/**
 * `5.000`, in English `5,000`. Grouped from a thousand on: by itself Italian begins at ten thousand, and `5000` beside
 * `10.000` reads as a mistake.
 */
export const formatNumber = (
  value: number,
  locale: Locale,
  options: Omit<Intl.NumberFormatOptions, 'useGrouping'> = {},
): string => value.toLocaleString(locale, { ...options, useGrouping: 'always' });

/** `94%` of a share between 0 and 1. */
export const formatShare = (share: number, locale: Locale): string =>
  formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 0 });
