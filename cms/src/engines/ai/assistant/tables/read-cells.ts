/** Numbers of a table are counted in ten-thousandths, so that sums of prices and weights are exact. */
export const SCALE = 10_000;

const NUMBER = /^[-−–(]?\s*(?:€|eur|euro)?\s*[-−–]?\s*\d[\d.,'’\s]*\)?\s*(?:€|eur|euro)?(?:\s*[-−–])?$/i;
/** A unit behind the number: "12 pz", "3,5 kg". */
const UNIT = /(?<=\d)\s*(?:pz\.?|pezzi|kg|g|hg|l|lt|cl|ml|mq|ore|h|n\.?|u)\s*$/i;
const PERCENT = /^[-−–]?\s*\d[\d.,]*\s*%$/;

/** How the numbers of a column are written. */
export interface NumberStyle {
  decimal: ',' | '.';
  /** Every marked cell could be thousands as well as thousandths: "1,250". */
  isAmbiguous: boolean;
}

/** One column is written in one way: the cells that leave no doubt decide for the others. */
export const numberStyle = (cells: readonly string[]): NumberStyle => {
  const numbers = cells.map((cell) => cell.replace(/[^\d.,]/g, ''));
  const count = (pattern: RegExp): number => numbers.filter((number) => pattern.test(number)).length;
  const commas = count(/,\d{1,2}$|,\d{4,}$|\.\d{3},\d+$/);
  const dots = count(/\.\d{1,2}$|\.\d{4,}$|,\d{3}\.\d+$/);
  if (commas > 0 || dots > 0) return { decimal: dots > commas ? '.' : ',', isAmbiguous: false };
  // "1.250" is how Italians write thousands; "1,250" is read so too, but said.
  const isAmbiguous = count(/^\d{1,3},\d{3}$/) > 0;
  return { decimal: isAmbiguous ? '.' : ',', isAmbiguous };
};

/** A cell's number in ten-thousandths; `null` where it is none. */
export const readNumber = (cell: string, { decimal }: NumberStyle): number | null => {
  const text = cell.trim().replace(UNIT, '');
  if (!NUMBER.test(text) && !PERCENT.test(text)) return null;
  const digits = text.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '');
  const plain = digits.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, '.');
  const value = Number(plain);
  if (digits === '' || !Number.isFinite(value) || Math.abs(value) > 1e11) return null;
  const isNegative = /^[-−–(]|[-−–]$|^(?:€|eur|euro)\s*[-−–]/i.test(text);
  return Math.round(value * SCALE) * (isNegative ? -1 : 1);
};

export const isPercent = (cell: string): boolean => PERCENT.test(cell.trim());
export const isMoney = (cell: string): boolean => /€|\beur/i.test(cell) && /\d/.test(cell);

/** Month of a year, 1 to 12; the year where it is written. */
export interface YearMonth {
  year: number | null;
  month: number;
}

const MONTHS =
  'gennaio|january gen|jan febbraio|february|feb marzo|march mar aprile|april apr maggio mag|may giugno|june giu|jun luglio|july lug|jul agosto|august ago|aug settembre|september set|sett|sep|sept ottobre|october ott|oct novembre|november nov dicembre|december dic|dec';
const FIRST_LETTERS = [
  /^(?:gen|jan)/,
  /^feb/,
  /^mar/,
  /^apr/,
  /^(?:mag|may)/,
  /^(?:giu|jun)/,
  /^(?:lug|jul)/,
  /^(?:ago|aug)/,
  /^(?:set|sep)/,
  /^(?:ott|oct)/,
  /^nov/,
  /^(?:dic|dec)/,
];
const MONTH_NAMES = new Set(MONTHS.split(/[ |]/));

/** The month that a word names, 1 to 12; `null` for any other word. */
export const monthOfName = (word: string): number | null =>
  MONTH_NAMES.has(word) ? FIRST_LETTERS.findIndex((pattern) => pattern.test(word)) + 1 : null;

const yearOf = (digits: string | undefined): number | null =>
  digits === undefined || digits === '' ? null : Number(digits) + (digits.length === 2 ? 2000 : 0);

/** Whether days are written before months: so where any first part is above 12, and by custom. */
export const isDayFirst = (cells: readonly string[]): boolean =>
  !cells.some((cell) => {
    const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}/.exec(cell);
    return parts !== null && Number(parts[2]) > 12;
  });

/** "12/03/2026", "2026-03-12", "mar 26", "Marzo": the month that a cell stands for. */
export const readMonth = (cell: string, dayFirst: boolean): YearMonth | null => {
  const text = cell.trim().toLowerCase();
  const iso = /^(\d{4})[-/](\d{1,2})(?:[-/]\d{1,2})?(?:[ t].*)?$/.exec(text);
  const day = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?: .*)?$/.exec(text);
  const monthYear = /^(\d{1,2})[/-](\d{4})$/.exec(text);
  const named = /^(?:\d{1,2}[ -])?([a-z]+)\.?(?:[ /'’-]*(\d{4}|\d{2}))?$/.exec(text);
  const found =
    (iso && { year: yearOf(iso[1]), month: Number(iso[2]) }) ??
    (day && { year: yearOf(day[3]), month: Number(dayFirst ? day[2] : day[1]) }) ??
    (monthYear && { year: yearOf(monthYear[2]), month: Number(monthYear[1]) }) ??
    (named && { year: yearOf(named[2]), month: monthOfName(named[1] ?? '') ?? 0 });
  return found && found.month >= 1 && found.month <= 12 ? found : null;
};
