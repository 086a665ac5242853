import type { Advice, Locale } from '../../../../contract';
import type { Passage } from '../../port';
import { foldText } from '../fold';
import { selectRows } from './aggregate';
import { computeAnswer, measureName } from './compute-answer';
import { chooseNetOrGross, measureOf, measureOfColumn, type Measure, type Wanted } from './measure';
import { sourceTables } from './source-tables';
import { mergeQuestions, readTableQuestion, type TableQuestion } from './table-question';
import { TABLE_WORDS, type TableWords } from './table-words';
import { typedTable, type NumberColumn, type TypedTable } from './typed-table';

/** Tables of one conversation's documents last as long as the array of their passages does. */
const tablesOf = new WeakMap<readonly Passage[], TypedTable[]>();
/** The tables of attached documents that have a column of numbers. */
export const typedTables = (documents: readonly Passage[]): TypedTable[] => {
  const known = tablesOf.get(documents);
  if (known) return known;
  const tables = sourceTables(documents)
    .map(typedTable)
    .filter(({ numbers }) => numbers.length > 0);
  tablesOf.set(documents, tables);
  return tables;
};

/** Asks how something is done, or about something else than what stands in a file. */
const ASKS_OTHERWISE =
  /\b(?:come (?:faccio|posso|si|mai)|perche|conviene|dovrei|devo|dobbiamo|posso|legge|obbligatori\w*|progetto|profilo|why|how (?:do|can|should)|should)\b/;
const LONGEST = 200;
/** Begins like a question that leans on the one before. */
const LEANS = /^(?:e|ed|ma|and|but|invece|what about)\b/;
const SHORT = 60;

type Reading = { table: TypedTable; question: TableQuestion; measure: Measure | NumberColumn[] | null };

/** The pair of amounts with and without VAT is no doubt: which is meant stands in the question. */
const settled = (measure: Reading['measure'], isPaid: boolean): Reading['measure'] => {
  if (!Array.isArray(measure)) return measure;
  const column = chooseNetOrGross(measure, isPaid);
  return column ? measureOfColumn(column) : measure;
};

const measureFor = (question: TableQuestion, table: TypedTable): Reading['measure'] => {
  const { column, wanted, operation, group, isPaid } = question;
  if (column) return measureOfColumn(column);
  const of = (each: Wanted) => settled(measureOf(each, table), isPaid);
  if (wanted) return of(wanted) ?? (wanted === 'quantity' ? of('revenue') : null);
  if (operation === 'count') return null;
  // "Il totale", "mese per mese": what money came in, or the only column of numbers there is.
  const [only, ...others] = table.numbers.filter(({ unit }) => unit !== 'percent');
  if (only && others.length === 0) return measureOfColumn(only);
  return operation === null && group === null ? null : of('revenue');
};

/** Figures of its own make a message a sum of its own. */
const bringsFigures = (folded: string, { filters, most, year }: TableQuestion): boolean => {
  const rest = filters.reduce(
    (text, { values }) => values.reduce((bare, value) => bare.replaceAll(foldText(value), ' '), text),
    folded,
  );
  return (rest.match(/\d[\d.,]*/g) ?? []).some(
    (digits) => Number(digits) !== most && Number(digits) !== year,
  );
};

const isMeant = (text: string, { question, measure, table }: Reading): boolean => {
  const folded = foldText(text);
  if (question.operation === null || folded.length > LONGEST) return false;
  if (question.pointsAtFile || /[«“]/.test(text)) return true;
  if (ASKS_OTHERWISE.test(folded) || bringsFigures(folded, question)) return false;
  const isNamed =
    question.column !== null ||
    question.filters.length > 0 ||
    (question.group !== null && (question.group !== 'month' || table.date !== null));
  if (question.operation === 'count')
    return (question.group !== null && question.group !== 'month') || question.filters.length > 0;
  return measure !== null || (isNamed && question.wanted !== null);
};

/** How well a table fits a question. */
const fitOf = ({ question, measure }: Reading): number =>
  (question.column ? 3 : 0) +
  2 * question.filters.length +
  (question.group === null ? 0 : 2) -
  (question.missingGroup === null ? 0 : 1) +
  (measure === null ? 0 : Array.isArray(measure) ? 1 : 2);

const bare = (
  text: string,
  table: TypedTable,
  outcome: Advice['outcome'],
  suggestions: string[] = [],
): Advice => ({
  text,
  topic: null,
  outcome,
  suggestions,
  nextStep: null,
  entryIds: ['attached-table'],
  sources: [{ title: table.file, page: null, excerpt: table.title }],
});

const withColumn = (text: string, column: string): string =>
  `${text.replace(/[\s?.!]+$/, '')} («${column}»)?`;

const answer = (text: string, { table, question, measure }: Reading, words: TableWords): Advice | null => {
  const askColumn = (columns: readonly NumberColumn[]): Advice =>
    bare(
      words.whichColumn(
        columns.map(({ name }) => name),
        table.file,
      ),
      table,
      'asks',
      columns.slice(0, 2).map(({ name }) => withColumn(text, name)),
    );
  if (question.operation === 'count' && !question.column) {
    const rows = selectRows(question, table);
    const names = question.group === 'month' ? null : question.group;
    if (question.missingGroup !== null)
      return bare(
        words.noGroup(
          question.missingGroup,
          table.texts.map(({ name }) => name),
          table.file,
        ),
        table,
        'asks',
      );
    const count = names === null ? rows.length : new Set(rows.flatMap((row) => names.cells[row] || [])).size;
    return bare(
      words.count(count, names?.name ?? null, words.rows(rows.length, table.file)),
      table,
      'answered',
    );
  }
  const isByMonth =
    question.group === 'month' || question.operation === 'by-month' || question.month !== null;
  if (isByMonth && !table.date) return bare(words.noDates(table.file), table, 'asks');
  if (question.missingGroup !== null)
    return bare(
      words.noGroup(
        question.missingGroup,
        table.texts.map(({ name }) => name),
        table.file,
      ),
      table,
      'asks',
    );
  if (question.unknownName !== null && !question.column && question.filters.length === 0)
    return bare(words.noName(question.unknownName, table.file), table, 'asks');
  if (Array.isArray(measure)) return askColumn(measure);
  const isProfitUnknown =
    measure === null && (question.wanted === 'profit' || question.wanted === 'marginRate');
  const instead = isProfitUnknown
    ? measureFor({ ...question, wanted: 'revenue', column: null }, table)
    : measure;
  if (instead === null || Array.isArray(instead)) return askColumn(table.numbers);
  const computed = computeAnswer({ table, question, measure: instead }, words);
  if (!computed) return bare(words.noRows(table.file), table, 'asks');
  const notes = [
    ...(instead.from.length > 0 && instead.kind !== 'column'
      ? [words.computedFrom(measureName(instead, words), [...instead.from])]
      : []),
    ...(computed.of > computed.counted ? [words.skipped(computed.of - computed.counted)] : []),
    ...(instead.isAmbiguous ? [words.ambiguous] : []),
  ];
  return bare(
    [
      ...(isProfitUnknown ? [words.noCosts(table.file)] : []),
      [computed.text, ...notes].join(notes.length > 0 && computed.text.includes('\n') ? '\n\n' : ' '),
    ].join('\n\n'),
    table,
    'answered',
  );
};

/**
 * What an attached table says to a question: sums, averages, the first and the last, shares, months. `null` where the table is not what
 * is asked about. A column that could be read in two ways is asked about, never guessed.
 */
export const tableAdvice = (
  documents: readonly Passage[],
  text: string,
  earlier: readonly string[],
  language: Locale,
): Advice | null => {
  const tables = typedTables(documents);
  if (tables.length === 0) return null;
  const words = TABLE_WORDS[language];
  const folded = foldText(text);
  const isLeaning = LEANS.test(folded) && folded.length <= SHORT;
  const previous = earlier.at(-1);
  const readings = tables
    .map((table): Reading => {
      const own = readTableQuestion(text, table);
      const question =
        isLeaning && previous !== undefined ? mergeQuestions(readTableQuestion(previous, table), own) : own;
      return { table, question, measure: measureFor(question, table) };
    })
    .filter((reading) => isMeant(text, reading));
  const named = readings.filter(({ table }) => folded.includes(foldText(table.file.replace(/\.\w+$/, ''))));
  const [best, second] = (named.length > 0 ? named : readings).sort((a, b) => fitOf(b) - fitOf(a));
  if (!best) return null;
  if (second && fitOf(second) === fitOf(best) && second.table.file !== best.table.file)
    return bare(
      words.whichFile([best.table.file, second.table.file]),
      best.table,
      'asks',
      [best, second].map(({ table }) => `${text.replace(/[\s?.!]+$/, '')} (${table.file})?`),
    );
  return answer(text, best, words);
};

/** What a table that came without a question holds, and what can be asked of it; `null` for a file without a table. */
export const tableOfFile = (
  documents: readonly Passage[],
  file: string,
  language: Locale,
): { text: string; suggestions: string[] } | null => {
  const table = typedTables(documents).find((each) => each.file === file);
  if (!table) return null;
  const words = TABLE_WORDS[language];
  const { texts, numbers, date } = table;
  const names = [...texts, ...(date ? [date] : []), ...numbers].map(({ name }) => name);
  const [main] = numbers.filter(({ role }) => role === 'profit' || role === 'revenue' || role === 'amount');
  const column = (main ?? numbers.at(-1))?.name ?? '';
  return {
    text: words.summary(table.rows, names),
    suggestions: [...(texts.length > 0 ? [words.asks.best(column)] : []), words.asks.total(column)],
  };
};
