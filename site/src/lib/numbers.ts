type Locale = 'it' | 'en';

type NumberOptions = Omit<Intl.NumberFormatOptions, 'useGrouping'>;

// Making one costs far more than using it, and a page has dozens of numbers.
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (locale: Locale, options: NumberOptions): Intl.NumberFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { ...options, useGrouping: 'always' });
  formats.set(key, format);
  return format;
};

/**
 * `5.000`, in English `5,000`. Grouped from a thousand on: by itself Italian begins at ten thousand, and `5000` beside
 * `10.000` reads as a mistake.
 */
export const formatNumber = (value: number, locale: Locale, options: NumberOptions = {}): string =>
  formatOf(locale, options).format(value);

/** `94%` of a share between 0 and 1. */
export const formatShare = (share: number, locale: Locale): string =>
  formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 0 });

/** `12 kB` of a file's bytes: what has anything in it has at least one. */
export const formatKilobytes = (bytes: number, locale: Locale): string =>
  `${formatNumber(Math.ceil(bytes / 1024), locale)} kB`;

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** `340 kB`, from a megabyte on `1,4 MB`, from a gigabyte on `2,5 GB`. */
export const formatFileSize = (bytes: number, locale: Locale): string => {
  if (bytes < MEGABYTE) return formatKilobytes(bytes, locale);
  const [unit, name] = bytes < GIGABYTE ? [MEGABYTE, 'MB'] : [GIGABYTE, 'GB'];
  return `${formatNumber(bytes / unit, locale, { maximumFractionDigits: 1 })} ${name}`;
};
