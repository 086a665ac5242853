import { writeMoney } from '../values/money';
import { numberOf } from '../values/numbers';
import { plain } from '../values/plain';
import { isSameQuantity, readDuration, readQuantities, scaled } from '../values/quantities';
import type { Candidate, Situation } from './candidate';
import { namedColumns } from './named-columns';
import type { Frame } from './frame';
import { headsSize } from './sizes';
import { type CellMatch, matchRow } from './match-rows';
import { nameOf, sayCell, sentence, valueOf } from './say';
import { dayPartOf } from './question-days';
import { OWN_CONDITION } from './row-figures';
import { type Season, seasonsOf } from './seasons';
import { type Column, moneyIn, type Row, type Table } from './table';
import { wantedColumns } from './wanted-columns';
import { meets, type Term } from './words';

/** A cell as a number that can be compared within its column. */
export const amountIn = (row: Row, column: Column): number | null => {
  const money = moneyIn(row, column);
  if (money) return money.amount;
  const text = row.cells[column.at]?.text ?? '';
  // "+30 %" is no price that others could be compared with.
  if (column.type === 'money' && /\d ?%/.test(text)) return null;
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

/** From here on a word is the very name of a row. */
const NAMED = 0.9;

const NO_OTHER_NAMES: ReadonlySet<string> = new Set();

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
    // "Il pomeriggio o la mattina?": each side has its own part of the day.
    dayPart: frame.comparison ? dayPartOf(folded) : frame.dayPart,
    terms: frame.terms.map((term) =>
      isIn(term) ? { ...term, carried: false } : { ...term, carried: true, weight: term.weight * 0.5 },
    ),
  };
};

export const isCovered = (match: CellMatch | null): match is CellMatch =>
  match !== null && (match.coverage >= 0.6 || match.satisfied.includes(OWN_CONDITION));

/** The row that a side of a comparison names, with as few words besides as may be. */
const rowNamed = ({ rows, columns }: Table, side: string, frame: Frame): Row | null => {
  const isName = (at: number, { labelAt }: Row): boolean => at === labelAt || columns[at]?.type === 'code';
  // "Pesa di meno il …": what is compared names no row.
  const own = about(side, frame).terms.filter(
    (term) =>
      !term.carried &&
      rows.some((row) => row.cells.some(({ words }, at) => isName(at, row) && meets(term, words) >= 0.9)),
  );
  const holds = ({ words }: Row['cells'][number]): boolean => own.every((term) => meets(term, words) >= 0.9);
  const named = rows
    .filter(({ cells }) => own.length > 0 && cells.some(holds))
    .sort((a, b) => a.label.length - b.label.length);
  // "DN2" stands in the row of that code, and in others as what comes before them.
  return (
    named.find((row) => row.cells.some((cell, at) => isName(at, row) && holds(cell))) ?? named[0] ?? null
  );
};

const MORE = { it: { most: 'Di più', least: 'Di meno' }, en: { most: 'More', least: 'Less' } } as const;

const LONGER = {
  it: { most: 'Dura di più', least: 'Dura di meno' },
  en: { most: 'Longer', least: 'Shorter' },
} as const;

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
    const words = (frame.superlative?.of === 'duration' ? LONGER : MORE)[frame.language];
    const text = `${polar}${words[direction]}: ${sayCell(winner, column, frame)}; ${sayCell(loser, column, frame)}`;
    return [composed([a, b], text, 1.95, 1, [], 'comparison')];
  }
  return [];
};
type Comparison = NonNullable<Frame['comparison']>;

/** "Il tesserino di tre giorni o il mattino?": days that name a row of one side are no length of the other. */
const otherSide = (
  left: CellMatch | null,
  tables: readonly Table[],
  frame: Frame,
  seasons: Season[],
  situation: Situation,
): CellMatch | null => {
  const { right = '' } = frame.comparison ?? {};
  const part = about(right, frame);
  const found = bestCell(tables, part, seasons, situation);
  const own = part.quantities.filter(({ written }) => right.includes(written));
  const isOfLeft = left?.row.cells[left.row.labelAt]?.quantities.some((each) =>
    part.quantities.some((quantity) => !own.includes(quantity) && isSameQuantity(each, quantity)),
  );
  if (!found || !left || found.row !== left.row) return found;
  // What the other side is called by is no word of this one.
  const terms = part.terms.filter((term) => !term.carried || meets(term, left.row.labelWords) < NAMED);
  const quantities = isOfLeft === true ? own : part.quantities;
  const other = bestCell(tables, { ...part, terms, quantities }, seasons, situation, [found.row]);
  const isNamed =
    other?.satisfied.includes(OWN_CONDITION) === true ||
    part.terms.some(
      (term) =>
        !term.carried &&
        other !== null &&
        meets({ ...term, alike: NO_OTHER_NAMES }, other.row.labelWords) >= NAMED,
    );
  return isNamed ? other : found;
};

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
  const right = otherSide(left, tables, frame, seasons, situation);
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
  const apart = writeMoney(Math.abs(a - b));
  const text = it
    ? `${answer}${verb} ${winner}: ${wins}, contro ${loses} per ${loser} (${apart} di differenza)`
    : `${answer}${verb}: ${winner}, ${wins}, against ${loses} for ${loser} (a difference of ${apart})`;
  return [composed(rows, text, score, 1, [], 'comparison')];
};
