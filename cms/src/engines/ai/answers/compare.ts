import { numberOf } from '../values/numbers';
import { plain } from '../values/plain';
import { readDuration, readQuantities, scaled } from '../values/quantities';
import type { Candidate, Situation } from './candidate';
import { namedColumns } from './named-columns';
import type { Frame } from './frame';
import { headsSize } from './sizes';
import { type CellMatch, matchRow } from './match-rows';
import { nameOf, sayCell, sentence, valueOf } from './say';
import { type Season, seasonsOf } from './seasons';
import { type Column, moneyIn, type Row, type Table } from './table';
import { comparedColumns } from './compared-columns';
import { isSize, wantedColumns } from './wanted-columns';
import { isStopWord } from '../text/stop-words';
import { stem } from '../text/stem';
import { lexemesOf, meets, type Term } from './words';

/** A cell as a number that can be compared within its column. */
export const amountIn = (row: Row, column: Column): number | null => {
  const money = moneyIn(row, column);
  if (money) return money.amount;
  const text = row.cells[column.at]?.text ?? '';
  const duration = readDuration(text);
  if (duration !== null) return duration;
  const [quantity] = readQuantities(text);
  if (quantity) return scaled(quantity.amount, quantity.unit).amount;
  const [figure] = /\d+(?:[.,]\d+)?/.exec(text) ?? [];
  return figure === undefined ? null : numberOf(figure);
};

export const composed = (
  rows: Row[],
  text: string,
  score: number,
  coverage: number,
  missing: Term[],
  band: string,
): Candidate => ({
  text: sentence(text),
  quotes: [...new Set(rows.map(({ passage }) => passage))].map((passage) => ({
    passage,
    text: passage.text,
  })),
  score,
  coverage,
  missing,
  fits: true,
  carried: 1,
  band,
  isComposed: true,
});

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
    const typed = table.columns.filter(({ type }) => type === 'duration');
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
  if (!superlative || frame.comparison) return [];
  const seasons = [...seasonsOf(tables, situation.year), ...situation.seasons];
  const found = tables.flatMap((table): Candidate[] => {
    if (table.isPartial) return [];
    const columns = columnsFor(table, frame).filter(
      (column) =>
        table.rows.filter((row) => amountIn(row, column) !== null).length > 1 || table.rows.length === 1,
    );
    if (columns.length === 0) return [];
    const label = table.columns[table.labelAt];
    // "La barca più economica" asks about all rows under "Imbarcazione", not about the one that is called so.
    const isKind = (term: Term): boolean =>
      (label !== undefined && meets(term, label.words) >= 0.6) || meets(term, table.context) >= 0.6;
    const ownTerms = frame.terms.filter((term) => !isKind(term));
    const isAbout = ownTerms.length < frame.terms.length || frame.terms.length === 0;
    let matches = table.rows.flatMap((row) =>
      matchRow(row, columns, isAbout ? { ...frame, terms: ownTerms } : frame, { ...situation, seasons }),
    );
    const inTable = share(frame.terms.filter(isKind), (term) =>
      Math.max(label ? meets(term, label.words) : 0, 0.9 * meets(term, table.context)),
    );
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
    const column = meant.find((_, at) => heads[at] === most)?.column;
    if (!column) return [];
    const rows = meant.filter((match) => match.column === column).map(({ row }) => row);
    const amounts = rows.map((row) => amountIn(row, column) ?? 0);
    const extreme = superlative.direction === 'most' ? Math.max(...amounts) : Math.min(...amounts);
    const winners = rows.filter((row) => amountIn(row, column) === extreme);
    if (winners.length > 3) return [];
    const words = SUPERLATIVE[frame.language][superlative.of][superlative.direction];
    const text = `${winners.map((row) => sayCell(row, column, frame)).join('; ')} (${words})`;
    const missing = ownTerms.length === 0 || among !== null ? [] : (meant[0]?.missing ?? []);
    const coverage = among !== null ? 1 : ownTerms.length === 0 ? inTable : best;
    const score =
      coverage + 0.8 + 0.02 * Math.min(rows.length, 10) + 0.1 * inTable + 0.25 * namedInPassing(table, frame);
    return [composed(winners, text, score, coverage, missing, 'superlative')];
  });
  const sorted = found.sort((a, b) => b.score - a.score);
  const [likeliest, second] = sorted;
  // Nothing tells which of several tables is meant: their ends are not told for each other.
  const isAnyOf =
    frame.terms.length === 0 && likeliest && second && likeliest.score - second.score < SAME_TABLE;
  return isAnyOf ? [] : sorted;
};
const SAME_TABLE = 0.05;

export const bestCell = (
  tables: readonly Table[],
  frame: Frame,
  seasons: Season[],
  situation: Situation,
  except: readonly Row[] = [],
): CellMatch | null => {
  const matches = tables.flatMap((table) => {
    const columns = wantedColumns(table, frame);
    return table.rows.flatMap((row) =>
      except.includes(row)
        ? []
        : matchRow(
            row,
            columns.filter(({ at }) => row.cells[at]?.isEmpty === false),
            frame,
            { ...situation, seasons },
          ),
    );
  });
  const sorted = matches.filter(({ column }) => column !== null).sort((a, b) => b.score - a.score);
  const [best] = sorted;
  if (!best) return null;
  const tied = sorted.filter(({ row, score }) => row === best.row && best.score - score < TIE);
  const [named] = namedColumns(
    tied.flatMap(({ column }) => column ?? []),
    frame,
  );
  return tied.find(({ column }) => column === named) ?? best;
};
/** Columns of one row this near are told apart by what the question says in passing. */
const TIE = 0.03;

const SHARED_UNITS = new Set(['day', 'night', 'week', 'month', 'year', 'hour']);
/** The conditions of a part of the question, and the stretch of time that is meant for all of them. */
const quantitiesOf = (part: string, { quantities }: Frame): Frame['quantities'] =>
  quantities.filter(({ written, unit }) => part.includes(written) || SHARED_UNITS.has(unit));

/** The terms of a part of the question first, the others as if from before. */
export const about = (part: string, frame: Frame): Frame => {
  const folded = plain(part);
  const isIn = (term: Term): boolean =>
    new RegExp(`(?<![a-z\\d])${term.written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z\\d])`).test(
      folded,
    );
  return {
    ...frame,
    measure: frame.measure === 'duration' ? 'duration' : 'money',
    superlative: null,
    comparison: null,
    quantities: quantitiesOf(folded, frame),
    terms: frame.terms.map((term) =>
      isIn(term) ? { ...term, carried: false } : { ...term, carried: true, weight: term.weight * 0.5 },
    ),
  };
};

export const isCovered = (match: CellMatch | null): match is CellMatch =>
  match !== null && match.coverage >= 0.6;

/** The row that a side of a comparison names, with as few words besides as may be. */
const rowNamed = ({ rows }: Table, side: string, frame: Frame): Row | null => {
  // "Pesa di meno il …": what is compared names no row.
  const own = about(side, frame).terms.filter(
    (term) => !term.carried && rows.some(({ labelWords }) => meets(term, labelWords) >= 0.9),
  );
  const named = rows
    .filter(
      ({ cells }) =>
        own.length > 0 && cells.some(({ words }) => own.every((term) => meets(term, words) >= 0.9)),
    )
    .sort((a, b) => a.label.length - b.label.length);
  return named[0] ?? null;
};

const MORE = { it: { most: 'Di più', least: 'Di meno' }, en: { most: 'More', least: 'Less' } } as const;

/** Which of two is longer, heavier or has more of what is asked, with both figures. */
const compareValues = (
  tables: readonly Table[],
  frame: Frame,
  { left, right, direction }: Comparison,
): Candidate[] => {
  for (const table of tables) {
    const columns = table.columns.filter(
      ({ at, type, name, words }) =>
        at !== table.labelAt &&
        type !== 'money' &&
        (headsSize(name, frame.plain) ||
          (frame.superlative?.of === 'duration' && type === 'duration') ||
          frame.terms.some((term) => meets(term, words) >= 0.8)),
    );
    const [a, b] = [rowNamed(table, left, frame), rowNamed(table, right, frame)];
    const column = columns.find((each) => a && b && amountIn(a, each) !== null && amountIn(b, each) !== null);
    if (!a || !b || a === b || !column) continue;
    const isLeft = (amountIn(a, column) ?? 0) > (amountIn(b, column) ?? 0) === (direction === 'most');
    const [winner, loser] = isLeft ? [a, b] : [b, a];
    const polar = frame.isYesNo ? (isLeft ? (frame.language === 'it' ? 'Sì. ' : 'Yes. ') : 'No. ') : '';
    const text = `${polar}${MORE[frame.language][direction]}: ${sayCell(winner, column, frame)}; ${sayCell(loser, column, frame)}`;
    return [composed([a, b], text, 1.95, 1, [], 'comparison')];
  }
  return [];
};
type Comparison = NonNullable<Frame['comparison']>;

/** Which of two costs more or less, with both figures. */
export const answerComparison = (
  tables: readonly Table[],
  frame: Frame,
  situation: Situation,
): Candidate[] => {
  const { comparison } = frame;
  if (!comparison) return [];
  if (frame.superlative && frame.superlative.of !== 'money') return compareValues(tables, frame, comparison);
  const seasons = [...seasonsOf(tables, situation.year), ...situation.seasons];
  const left = bestCell(tables, about(comparison.left, frame), seasons, situation);
  const right = bestCell(tables, about(comparison.right, frame), seasons, situation);
  if (!isCovered(left) || !isCovered(right) || !left.column || !right.column || left.row === right.row)
    return [];
  const [a, b] = [amountIn(left.row, left.column), amountIn(right.row, right.column)];
  if (a === null || b === null) return [];
  const [la, lb] = [nameOf(left.row, frame), nameOf(right.row, frame)];
  const [va, vb] = [valueOf(left.row, left.column), valueOf(right.row, right.column)];
  const it = frame.language === 'it';
  const rows = [left.row, right.row];
  const score = 1.95;
  if (a === b)
    return [
      composed(
        rows,
        it ? `Stesso prezzo: ${la} e ${lb}, ${va}` : `The same price: ${la} and ${lb}, ${va}`,
        score,
        1,
        [],
        'comparison',
      ),
    ];
  const isLeft = comparison.direction === 'most' ? a > b : a < b;
  const [winner, loser, wins, loses] = isLeft ? [la, lb, va, vb] : [lb, la, vb, va];
  const verb = it
    ? comparison.direction === 'most'
      ? 'Costa di più'
      : 'Costa meno'
    : comparison.direction === 'most'
      ? 'More expensive'
      : 'Cheaper';
  const answer =
    frame.isYesNo && !/ o | or /.test(frame.plain) ? (isLeft ? (it ? 'Sì. ' : 'Yes. ') : 'No. ') : '';
  const text = it
    ? `${answer}${verb} ${winner}: ${wins}, contro ${loses} per ${loser}`
    : `${answer}${verb}: ${winner}, ${wins}, against ${loses} for ${loser}`;
  return [composed(rows, text, score, 1, [], 'comparison')];
};
