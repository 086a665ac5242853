import type { TableLine } from './blocks';

const NUMBER = /^[\s€$£%+~±-]*\d[\d\s.,:/€$£%–—-]*(?:€|euro|eur|kg|g|l|cm|mm|mq|h|min\.?)?$/i;
const YEAR = /^(?:19|20)\d{2}(?:\s*[-/–]\s*(?:19|20)?\d{2})?$/;
/** "1/7-22/8": a span of days heads a column as well as a word does. */
const DAYS = /^\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\s*[-–—]\s*\d{1,2}[/.]\d{1,2}/;
const ADDRESS = /@|https?:|www\./i;
/** "Prezzo cad.", "Q.tà min.": a point that ends a short word ends no sentence. */
const ABBREVIATION = /(?<!\p{L})(?:\p{L}{1,4}\.)?\p{L}{1,5}\.$/u;
const LONGEST_NAME = 60;
const MOST_HEADER_LINES = 3;

/** "250 g", "30 minuti": a size or a stretch of time heads a column of prices as well. */
const MEASURE =
  /^(?:da |fino a |oltre )?\d[\d.,]*\s?(?:-|–|a)?\s?\d*\s?(?:g|gr|kg|hg|l|lt|cl|ml|cm|mm|m|mq|h|ore|ora|min|minuti|giorn[oi]|mes[ei]|ann[oi]|nott[ei]|person[ae]|pezzi|pz|hours?|days?|months?|nights?|people)\.?$/i;

/** "10–24", "10.001–20.000": how many a price is for heads its column, and so does an income, where no such span goes on below. */
const SPAN = /^\d{1,3}(?:\d|[.']\d{3})?\s*[-–—]\s*\d{1,3}(?:\d|[.']\d{3})?$/;
const isMeasure = (name: string): boolean => MEASURE.test(name) || SPAN.test(name);

/** A cell that states a value and nothing else: a number, an amount, an hour. */
export const isValue = (cell: string): boolean => NUMBER.test(cell);

const filledOf = ({ cells }: TableLine): string[] => cells.filter((cell) => cell !== '');

/** Sizes alone are a row; between names they are names too. */
const hasNames = (names: string[]): boolean =>
  names.filter((name) => !isValue(name) && !isMeasure(name)).length >= 1;

/** "Pasti compresi?" above "sì" and "no" is a name as the others are; only the first column may hold questions that are answered beside them. */
const withoutQuestionMark = (name: string, column: number): string =>
  column > 1 ? name.replace(/\s?\?$/, '') : name;

/** Whether a line's words alone could be the names of columns. The corner, and one more name, may be missing. */
const couldBeHeader = (line: TableLine): boolean => {
  const cells = line.cells.map(withoutQuestionMark);
  const names = cells.filter((cell) => cell !== '');
  if (names.length < Math.max(1, cells.length - 1) || (cells.length === 2 && cells[1] === '')) return false;
  if (new Set(names).size !== names.length || !hasNames(names)) return false;
  return names.every(
    (name) =>
      (!isValue(name) || YEAR.test(name) || DAYS.test(name) || isMeasure(name)) &&
      name.length <= LONGEST_NAME &&
      !/[.?!:]$/.test(name.replace(ABBREVIATION, '')) &&
      !ADDRESS.test(name),
  );
};

/** What stands below speaks against a header: the same word again as a value, or days that go on. */
const contradicts = (header: TableLine, body: TableLine[]): boolean => {
  const rest = body.filter(({ cells }) => cells.join('\n') !== header.cells.join('\n'));
  if (rest.length === 0) return true;
  const repeats = header.cells.some(
    (name, column) => name !== '' && column > 0 && rest.some(({ cells }) => cells[column] === name),
  );
  const weekday = /^(?:luned|marted|mercoled|gioved|venerd|sabato|domenica|monday|tuesday)/i;
  const first = header.cells[0] ?? '';
  // "Caffè | 250 g" above "Tè | 500 g" is a row as the next.
  const goesOn = header.cells.some(
    (name, column) =>
      column > 0 && isMeasure(name) && rest.some(({ cells }) => isMeasure(cells[column] ?? '')),
  );
  return repeats || goesOn || (weekday.test(first) && rest.some(({ cells }) => weekday.test(cells[0] ?? '')));
};

const SIGNED_AMOUNT = /^(?:da |fino a |\+ ?)?(?:€ ?\d|\d[\d.,]* ?(?:€|euro\b|eur\b))/i;
const DATE = String.raw`\d{1,2}(?:°|º)? ?(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|jun|jul|aug|sep|oct|dec|may)\p{L}*`;
const SPAN_OF_DATES = new RegExp(`^(?:dal? |from )?${DATE} ?(?:[-–—]|al?|to) ?${DATE}`, 'iu');
const COUNTED_UNIT = /^(?:da |circa )?\d[\d.,]*(?: ?[-–—] ?\d[\d.,]*)? (\p{L}{3})/iu;
/** What kind of value a cell begins with: an amount, a span of dates, so many of something; '' for a name. */
const valueKind = (cell: string): string => {
  if (SIGNED_AMOUNT.test(cell)) return 'amount';
  if (SPAN_OF_DATES.test(cell)) return 'dates';
  return COUNTED_UNIT.exec(cell)?.[1]?.toLowerCase() ?? '';
};
/**
 * "Deposit | 300 €" in bold above "Late return | 30 €": many make the first line of any table bold. Where every cell behind the first
 * is a value of the kind that stands below it, the line is a row as the others.
 */
const isRowInBold = ({ cells }: TableLine, body: TableLine[]): boolean => {
  const values = cells.flatMap((cell, column) => (column > 0 && cell !== '' ? [{ cell, column }] : []));
  return (
    values.length > 0 &&
    values.every(
      ({ cell, column }) =>
        valueKind(cell) !== '' &&
        body.some((line) => valueKind(line.cells[column] ?? '') === valueKind(cell)),
    )
  );
};

/**
 * How many lines at the top name the columns, 0 for none. What the document marks counts first; without marks, words above values do. A
 * first line with a cell over several columns is continued by the line below it.
 */
export const countHeaderLines = (lines: TableLine[]): number => {
  const [first, second] = lines;
  if (!first || lines.length < 2) return 0;
  const marked = lines.findIndex(({ isHeader }) => !isHeader);
  if (marked === 1 && isRowInBold(first, lines.slice(1))) return 0;
  if (marked > 0) {
    const continued =
      marked === 1 && first.hasSpan && second !== undefined && !filledOf(second).some(isValue) ? 1 : 0;
    return Math.min(marked + (lines.length > 2 ? continued : 0), MOST_HEADER_LINES);
  }
  if (first.isAcross) return 0;
  if (first.hasSpan && second !== undefined && lines.length > 2)
    return filledOf(second).every((cell) => !isValue(cell) || DAYS.test(cell) || YEAR.test(cell)) ? 2 : 0;
  if (!couldBeHeader(first) || contradicts(first, lines.slice(1))) return 0;
  // Two columns without marks are as often a name and its value: "Indirizzo | Via Roma 1".
  const value = first.cells[1] ?? '';
  if (first.cells.length === 2 && /\d/.test(value) && !YEAR.test(value) && !DAYS.test(value))
    return lines.slice(1).every(({ cells }) => isValue(cells[1] ?? '')) ? 1 : 0;
  return 1;
};

/** A name set in the middle above several columns stands over the first of them only: the others have names below and none above. */
const nameAbove = (headers: TableLine[], { cells }: TableLine, depth: number, column: number): string => {
  const own = cells[column] ?? '';
  const hasBelow = headers.slice(depth + 1).some((below) => (below.cells[column] ?? '') !== '');
  if (own !== '' || !hasBelow || column < 2) return own;
  const last = cells.slice(1, column).findLastIndex((name) => name !== '') + 1;
  const isUnder = headers.slice(depth + 1).some((below) => (below.cells[last] ?? '') !== '');
  return last > 0 && isUnder ? (cells[last] ?? '') : '';
};

const endOf = (a: string[], b: string[]): number => {
  let shared = 0;
  while (shared < Math.min(a.length, b.length) - 1 && a[a.length - 1 - shared] === b[b.length - 1 - shared])
    shared += 1;
  return shared;
};

/**
 * "Half day | Low day | Half day | High day": a name in the middle above two columns that was read together with the name of the second
 * one. Each pair gets it; names of any other form stay as they are.
 */
const partGroups = (names: string[]): string[] => {
  const first = names.findIndex(
    (name, at) => name !== '' && at > 0 && names.indexOf(name, at + 1) === at + 2,
  );
  const base = names[first];
  if (first < 0 || base === undefined) return names;
  const starts = names.flatMap((name, at) => (name === base && (at - first) % 2 === 0 ? [at] : []));
  const words = starts.map((at) => (names[at + 1] ?? '').split(' '));
  const [one, ...others] = words;
  if (!one || others.length === 0) return names;
  const shared = Math.min(...others.map((each) => endOf(one, each)));
  const above = words.map((each) => each.slice(0, each.length - shared).join(' '));
  if (shared < 1 || above.includes('') || new Set(above).size !== above.length) return names;
  const below = one.slice(one.length - shared).join(' ');
  return names.map((name, at) => {
    const group = starts.findIndex((start) => at === start || at === start + 1);
    return group < 0 ? name : `${above[group] ?? ''} · ${starts[group] === at ? base : below}`;
  });
};

/** The names of the columns: names above each other joined, outer first. */
export const columnNames = (headers: TableLine[], width: number): string[] =>
  partGroups(
    Array.from({ length: width }, (_, column) => {
      const names = headers
        .map((line, depth) => withoutQuestionMark(nameAbove(headers, line, depth, column), column))
        .filter((name) => name !== '');
      return names.filter((name, index) => name !== names[index - 1]).join(' · ');
    }),
  );
