import { plain } from '../values/plain';
import { readDuration } from '../values/quantities';
import type { Candidate, Situation } from './candidate';
import type { Frame } from './frame';
import { matchRow } from './match-rows';
import { headerOf, sayCell, valueOf } from './say';
import { calledBy, kindInTable } from './superlative-kind';
import { seasonsOf } from './seasons';
import { type Column, type Row, type Table } from './table';
import { comparedColumns } from './compared-columns';
import { namedColumns } from './named-columns';
import { headsSize } from './sizes';
import { isSize, wantedColumns } from './wanted-columns';
import { isStopWord } from '../text/stop-words';
import { stem } from '../text/stem';
import { lexemesOf, meets, type Term } from './words';
import { about, amountIn, composed } from './compare';
import { FURTHER } from './priced-item';

const SUPERLATIVE = {
  it: {
    money: { most: 'il prezzo più alto', least: 'il prezzo più basso' },
    size: { most: 'la misura più grande', least: 'la misura più piccola' },
    duration: { most: 'la durata più lunga', least: 'la durata più breve' },
    value: { most: 'il valore più alto', least: 'il valore più basso' },
  },
  en: {
    money: { most: 'the highest price', least: 'the lowest price' },
    size: { most: 'the largest', least: 'the smallest' },
    duration: { most: 'the longest', least: 'the shortest' },
    value: { most: 'the highest', least: 'the lowest' },
  },
} as const;

/** The mean of a measure of terms by their weight; 1 where there are none. */
const share = (terms: readonly Term[], value: (term: Term) => number): number => {
  const mass = terms.reduce((sum, { weight }) => sum + weight, 0);
  return mass === 0 ? 1 : terms.reduce((sum, term) => sum + term.weight * value(term), 0) / mass;
};

const columnsFor = (table: Table, frame: Frame): Column[] => {
  const of = frame.superlative?.of;
  // "Con più piattaforme", "il più lungo": what is compared heads a column by its own name.
  const compared = comparedColumns(table, frame).filter(
    (column) => table.rows.filter((row) => amountIn(row, column) !== null).length > table.rows.length / 2,
  );
  if (of !== 'money' && compared.length > 0) return compared;
  const headed = table.columns.filter(
    (column) => column.at !== table.labelAt && frame.terms.some((term) => meets(term, column.words) >= 0.8),
  );
  if (of === 'money') return wantedColumns(table, { ...frame, measure: 'money' });
  if (of === 'size') return table.columns.filter((column) => isSize(column, table));
  if (of === 'duration') {
    const isTimed = ({ at }: Column): boolean =>
      table.rows.filter((row) => readDuration(row.cells[at]?.text ?? '') !== null).length >
      table.rows.length / 2;
    const typed = table.columns.filter(({ type, at }) => type === 'duration' && at !== table.labelAt);
    const timed =
      typed.length > 0 ? typed : table.columns.filter((each) => each.at !== table.labelAt && isTimed(each));
    const named = timed.filter(({ name }) => /durat|duration/i.test(name));
    return named.length > 0 ? named : timed;
  }
  return headed.filter((column) => table.rows.some((row) => amountIn(row, column) !== null));
};

/** "Tra i pacchetti", "che vendete": words that tell nothing by themselves and stand above a table; 0 or 1. */
const namedInPassing = (table: Table, { plain: text }: Frame): number => {
  const title = new Set(lexemesOf(table.title).map(({ lower }) => stem(lower, 'it')));
  return lexemesOf(text).some(
    ({ lower, folded }) =>
      folded.length > 4 &&
      // "Il secondo più caro": a stop word may be all that a table is called.
      (isStopWord(folded)
        ? title.size === 1 && title.has(stem(lower, 'it'))
        : table.context.stems.has(stem(lower, 'it'))),
  )
    ? 1
    : 0;
};

const AMONG = /\b(?:tra|fra|between|among) (.+?) (?:e|ed|o|and|or) (.+?)(?=[,?.!]|$)/;
/** "La meno cara tra bungalow e tende": the rows that either side names; null where no sides are named. */
const rowsAmong = (table: Table, frame: Frame): Row[] | null => {
  const [, left, right] = AMONG.exec(frame.plain) ?? [];
  if (left === undefined || right === undefined) return null;
  const rowsOf = (side: string): Row[] => {
    const own = about(side, frame).terms.filter(
      (term) => !term.carried && table.rows.some(({ labelWords }) => meets(term, labelWords) >= 0.9),
    );
    return table.rows.filter(
      ({ labelWords }) => own.length > 0 && own.every((term) => meets(term, labelWords) >= 0.9),
    );
  };
  const [a, b] = [rowsOf(left), rowsOf(right)];
  return a.length > 0 && b.length > 0 ? [...new Set([...a, ...b])] : null;
};

/** The cheapest, largest or longest of what is asked, by name. */
export const answerSuperlative = (
  tables: readonly Table[],
  frame: Frame,
  situation: Situation,
): Candidate[] => {
  const { superlative } = frame;
  // "Da che età prendete i più piccoli?" compares nobody.
  if (!superlative || frame.comparison || frame.measure === 'age') return [];
  const seasons = [...seasonsOf(tables, situation.year), ...situation.seasons];
  const found = tables.flatMap((table): Candidate[] => {
    if (table.isPartial) return [];
    const kind = kindInTable(table, tables, frame);
    if (kind.isOther) return [];
    const columns = columnsFor(table, frame).filter(
      (column) =>
        table.rows.filter((row) => amountIn(row, column) !== null).length > 1 || table.rows.length === 1,
    );
    if (columns.length === 0) return [];
    const label = table.columns[table.labelAt];
    // "La barca più economica" asks about all rows under "Imbarcazione", not about the one that is called so.
    const isKind = (term: Term): boolean =>
      (label !== undefined && meets(term, label.words) >= 0.6) ||
      meets(term, table.context) >= 0.6 ||
      term.written === kind.headed;
    // "Nel formato normale" narrows nothing down to "formaggi".
    const isVague = (term: Term): boolean => {
      const most = Math.max(
        0,
        ...table.rows.flatMap(({ cells }) => cells.map(({ words }) => meets(term, words))),
      );
      return most > 0 && most < NARROWS;
    };
    const ownTerms = frame.terms.filter(
      (term) => !isKind(term) && !OF_COMPARING.test(term.folded) && !isVague(term),
    );
    const isAbout = ownTerms.length < frame.terms.length || frame.terms.length === 0;
    let matches = table.rows.flatMap((row) =>
      matchRow(row, columns, isAbout ? { ...frame, terms: ownTerms } : frame, { ...situation, seasons }),
    );
    const inTable = share(frame.terms.filter(isKind), (term) =>
      term.written === kind.headed
        ? 1
        : Math.max(label ? meets(term, label.words) : 0, 0.9 * meets(term, table.context)),
    );
    // "Pagina in più del fotolibro" is no photo book.
    if (!FURTHER.test(frame.plain)) matches = matches.filter(({ row }) => !FURTHER.test(plain(row.label)));
    const among = rowsAmong(table, frame);
    if (among !== null) matches = matches.filter(({ row }) => among.includes(row));
    const best =
      among !== null
        ? 0
        : ownTerms.length === 0
          ? 0
          : Math.max(0, ...matches.map(({ coverage }) => coverage));
    const meant = matches.filter(
      ({ coverage, column, row }) =>
        coverage >= best - 0.08 && column !== null && amountIn(row, column) !== null,
    );
    // Of several columns the one that is named, else the first.
    const heads = meant.map(({ column }) =>
      column ? frame.terms.reduce((sum, term) => sum + meets(term, column.words), 0) : 0,
    );
    const most = Math.max(0, ...heads);
    const headed = [
      ...new Set(meant.flatMap((match, at) => (heads[at] === most && match.column ? match.column : []))),
    ];
    // "Il più economico al giorno" beside prices by the hour, the day and the week.
    const [column] = namedColumns(headed, frame);
    if (!column) return [];
    const rows = meant.filter((match) => match.column === column).map(({ row }) => row);
    const amounts = rows.map((row) => amountIn(row, column) ?? 0);
    const extreme = superlative.direction === 'most' ? Math.max(...amounts) : Math.min(...amounts);
    const winners = rows.filter((row) => amountIn(row, column) === extreme);
    // Of one row alone nothing is the most.
    if (winners.length > 3 || (rows.length === 1 && table.rows.length > 1)) return [];
    const isLength =
      superlative.of === 'duration' &&
      !/durat|duration/i.test(column.name) &&
      headsSize(column.name, frame.plain);
    const words = SUPERLATIVE[frame.language][isLength ? 'size' : superlative.of][superlative.direction];
    const header = headerOf(column);
    const sayWinner = (row: Row): string =>
      kind.nameIn === null
        ? sayCell(row, column, frame)
        : `${calledBy(row, kind.nameIn)}${header === '' ? '' : `, ${header}`}: ${valueOf(row, column)}`;
    const text = `${winners.map(sayWinner).join('; ')} (${words})`;
    const missing = ownTerms.length === 0 || among !== null ? [] : (meant[0]?.missing ?? []);
    const coverage = among !== null ? 1 : ownTerms.length === 0 ? inTable : best;
    const score =
      coverage + 0.8 + 0.02 * Math.min(rows.length, 10) + 0.1 * inTable + 0.25 * namedInPassing(table, frame);
    const candidate = composed(winners, text, score, coverage, missing, 'superlative');
    return [kind.isNamed ? { ...candidate, isOnlyCell: true } : candidate];
  });
  const isSeveral = found.filter(({ isOnlyCell }) => isOnlyCell === true).length > 1;
  const sorted = (isSeveral ? found.map((each) => ({ ...each, isOnlyCell: false })) : found).sort(
    (a, b) => b.score - a.score,
  );
  const [likeliest, second] = sorted;
  // Nothing tells which of several tables is meant: their ends are not told for each other.
  const isAnyOf =
    frame.terms.length === 0 && likeliest && second && likeliest.score - second.score < SAME_TABLE;
  return isAnyOf ? [] : sorted;
};
/** A word that is met by less is another one. */
const NARROWS = 0.75;
const SAME_TABLE = 0.05;
/** "Che dura di più": how things are compared names none of them. */
const OF_COMPARING = /^(?:dura|durano|durare|costa|costano|costare|pesa|pesano|lasts?|takes?)$/;
