import { isStopWord } from '../text/stop-words';
import { stem } from '../text/stem';
import { plain } from '../values/plain';
import { isSameQuantity, type Quantity, readQuantities } from '../values/quantities';
import type { Frame } from './frame';
import type { Column } from './table';
import { lexemesOf } from './words';

/** "Al mese", "a day", "daily": the stretch of time that a price is asked for. */
const PERIOD =
  /\b(?:al|alla|all'|a|ogni|per (?:un|una|1)|un|una|a|an|per|each|for a) ?(giorn(?:o|ata)|settimana|mese|anno|ora|notte|day|week|month|year|hour|night)\b/g;
const IN_A_WORD: [RegExp, string][] = [
  [/\b(?:annual\w+|tutto l'anno|anno intero|yearly|per anno)\b/, '1 anno'],
  [/\bdaily\b/, '1 giorno'],
];

const periodsOf = (text: string): Quantity[] => [
  ...[...text.matchAll(PERIOD)].flatMap(([, noun = '']) => readQuantities(`1 ${noun}`)),
  ...IN_A_WORD.flatMap(([pattern, meant]) => (pattern.test(text) ? readQuantities(meant) : [])),
];

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    lexemesOf(text)
      .filter(({ folded }) => !isStopWord(folded) && folded.length > 1)
      .map(({ lower }) => stem(lower, 'it')),
  );

/** How much of a header a question says, words among it that tell nothing of what is asked about. */
const saidOf = (column: Column, words: ReadonlySet<string>): number => {
  const own = stemsOf(column.name.replace(/€|\([^)]*\)/g, ' '));
  return own.size === 0 ? 0 : [...own].filter((each) => words.has(each)).length / own.size;
};

const mostOf = (columns: Column[], value: (column: Column) => number): Column[] => {
  const values = columns.map(value);
  const most = Math.max(0, ...values);
  return most === 0 ? [] : columns.filter((_, at) => values[at] === most);
};

const FURTHER = /\b(?:dal second|second|successiv|aggiuntiv|ulterior|in piu\b|further|additional|extra)/i;
/** "Il primo" beside "dal secondo": who asks for one thing asks for the first. */
const forTheFirst = (columns: Column[], question: string): Column[] => {
  const first = columns.filter(({ name }) => !FURTHER.test(name));
  return first.length > 0 &&
    !FURTHER.test(question) &&
    !/\b(?:due|altr[oi]|two|other)\b|\b[2-9]\b/.test(question)
    ? first
    : columns;
};

const ONE = /^(?:un[ao]?|singol[aoie]|1|one|single)\b/;
const SEVERAL =
  /\b(?:pacchett\w*|carnet|abbonament\w*|tesser\w*|cicl[oi]|blocchett\w*|package|pass|card|bundle)\b|\b(?:[2-9]|[1-9]\d)\b/;
/** "Una lezione" beside "Singola" and "Pacchetto da 5": who speaks of no several of them asks for one. */
const forOne = (columns: Column[], question: string): Column[] => {
  const ofOne = columns.filter(({ name }) => ONE.test(plain(name)));
  const others = columns.filter((column) => !ofOne.includes(column));
  return ofOne.length === 1 &&
    others.every(({ name }) => SEVERAL.test(plain(name))) &&
    !SEVERAL.test(question)
    ? ofOne
    : columns;
};

/**
 * Of several columns that answer equally well those that the question names in passing: "al mese" above a month's price, "il secondo" above
 * what the second one costs. All of them where it names none.
 */
export const namedColumns = (given: Column[], { plain: own, earlier }: Frame): Column[] => {
  const columns = forOne(forTheFirst(given, `${own} ${earlier}`), own);
  if (columns.length < 2) return columns;
  for (const text of [own, earlier]) {
    const words = stemsOf(text);
    const namedColumn = mostOf(columns, (column) => saidOf(column, words));
    const periods = periodsOf(text);
    const timed = columns.filter(({ quantities }) =>
      quantities.some((each) => periods.some((period) => isSameQuantity(each, period))),
    );
    const chosen = timed.length > 0 && timed.length < columns.length ? timed : namedColumn;
    if (chosen.length > 0 && chosen.length < columns.length)
      return namedColumns(chosen, { plain: own, earlier } as Frame);
  }
  return columns;
};
