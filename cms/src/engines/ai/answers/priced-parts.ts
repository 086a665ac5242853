import { readMoney } from '../values/money';
import { plain } from '../values/plain';
import { isMeasured, isSameKind, readQuantities, tyreSizes } from '../values/quantities';
import { addsThings, countsAnother } from './asks-sum';
import type { Situation } from './candidate';
import { about, amountIn } from './compare';
import { isThing, TIMES } from './counted';
import type { Frame } from './frame';
import { lightWordsIn } from './match-readings';
import type { Material, Statement } from './material';
import { type Position, positionOf } from './price-position';
import { isPer, itemOf, priceInCell, priceInClause, type PricedItem, priceRemarks } from './priced-item';
import { isAskingOnly, isShoppingList, isSpecified, partsOf } from './question-parts';
import type { Season } from './seasons';
import type { Row, Table } from './table';
import { meets, type Term } from './words';

const MOST_PARTS = 4;

/** Finds the price of what a part of a question names, rows that are counted already left aside. */
export type FindItem = (part: Frame, taken: readonly Row[]) => PricedItem | null;

/** "Inglese C1 con il materiale": another column of a row that is counted already. */
const besideTaken = (part: Frame, taken: readonly Row[]): PricedItem | null => {
  const own = part.terms.filter(({ carried, written }) => !carried && !/^\d/.test(written));
  const [row] = taken;
  if (!row || own.length === 0) return null;
  for (const column of row.table.columns) {
    const amount = column.type === 'money' ? amountIn(row, column) : null;
    if (amount !== null && own.every((term) => meets(term, column.words) >= 0.9))
      return itemOf({ row, column, amount }, part);
  }
  return null;
};

const withoutCounts = (part: Frame): Frame => ({
  ...part,
  quantities: part.quantities.filter(({ unit }) => isMeasured(unit)),
});

/** "2 coni grandi": a row that holds for two of something else is not meant where another one is called as the question says. */
const byPassingWords = (
  found: PricedItem | null,
  findUncounted: () => PricedItem | null,
  part: Frame,
): PricedItem | null => {
  const counts = part.quantities.filter(
    ({ unit, written }) => isThing(unit) && found?.satisfied.includes(written),
  );
  if (!found?.row || counts.length === 0) return found;
  const other = findUncounted();
  const light = ({ row }: PricedItem): number => (row ? lightWordsIn(row.labelWords.folded, part) : 0);
  return other?.row && light(other) > light(found) ? other : found;
};

/** "I cani sono ammessi in Rosmarino, 8 € a notte": what a sentence prices is not the row that the one word of the part is the name of. */
const besideItsRow = (
  clause: PricedItem | null,
  { terms }: Frame,
  tables: readonly Table[],
): PricedItem | null => {
  const own = terms.filter(({ carried, written }) => !carried && !/^\d/.test(written));
  const [only] = own;
  const isRow =
    own.length === 1 &&
    only !== undefined &&
    tables.some(({ rows, columns }) =>
      rows.some(
        ({ labelWords, cells }) =>
          labelWords.folded.size <= 2 &&
          meets(only, labelWords) >= 0.9 &&
          columns.some(({ type, at }) => type === 'money' && cells[at]?.isEmpty === false),
      ),
    );
  return isRow ? null : clause;
};

/** Finds what a part of a question names among the tables and sentences. */
export const itemFinder = (
  tables: readonly Table[],
  material: Material,
  statements: readonly Statement[],
  situation: Situation & { seasons: Season[] },
): FindItem => {
  const { seasons } = situation;
  const clauses = statements.flatMap((each) =>
    readMoney(each.text).length > 0 ? material.clausesOf(each, 'money') : [],
  );
  const remarks = priceRemarks(statements);
  const findExactly = (part: Frame, taken: readonly Row[]): PricedItem | null => {
    const cell = besideTaken(part, taken) ?? priceInCell(tables, part, seasons, situation, taken, remarks);
    const clause = besideItsRow(priceInClause(clauses, part), part, tables);
    return cell && clause ? (clause.score > cell.score + 0.15 ? clause : cell) : (cell ?? clause);
  };
  /** A price of one square metre names no number of them. */
  const findPerUnit = (part: Frame, taken: readonly Row[]): PricedItem | null => {
    const measured = part.quantities.filter(({ unit }) => isMeasured(unit));
    const figures = new Set(measured.flatMap(({ written }) => written.split(' ')));
    const terms = part.terms.filter(({ written }) => !figures.has(written));
    const item = findExactly({ ...part, terms, quantities: [] }, taken);
    return item && measured.every((each) => isPer(item.terms, each)) ? item : null;
  };
  // How many are bought is no condition that a price must name.
  return (part, taken) =>
    byPassingWords(findExactly(part, taken), () => findExactly(withoutCounts(part), taken), part) ??
    findExactly(withoutCounts(part), taken) ??
    findPerUnit(part, taken);
};

/** A part of the question: what other parts name is none of its business, what none of them names holds for all. */
export const aboutPart = (part: string, parts: readonly string[], frame: Frame): Frame => {
  const own = about(part, frame);
  const others = parts.filter((each) => each !== part).map((each) => about(each, frame));
  const isOfOther = ({ written, carried }: Term): boolean =>
    carried && others.some(({ terms }) => terms.some((term) => term.written === written && !term.carried));
  return { ...own, plain: plain(part), terms: own.terms.filter((term) => !isOfOther(term)) };
};

/** Words that no table has a row or column for. */
const namesNothing = (part: string, frame: Frame, tables: readonly Table[]): boolean =>
  about(part, frame).terms.every(
    (term) =>
      term.carried ||
      !tables.some(
        ({ rows, columns }) =>
          rows.some(({ labelWords }) => meets(term, labelWords) >= 0.9) ||
          columns.some(({ words }) => meets(term, words) >= 0.9),
      ),
  );

/** What somebody or something has one of, whatever is done to it. */
const SIZES_OF_BEARERS: ReadonlySet<string> = new Set(['kg', 'year', 'inch']);

/** The prices that a question adds up, each as often as it is counted; null where one of them is not known. */
export const positionsFor = (
  find: FindItem,
  frame: Frame,
  tables: readonly Table[],
  leftOut: readonly string[],
  isReduced: boolean,
): Position[] | null => {
  const counts = frame.quantities.some(({ amount, unit }) => amount > 1 || unit === 'week');
  const parts = partsOf(frame, tables, leftOut);
  // For how long, and of which size: "bagno e taglio unghie per un cane di 18 kg".
  const stated = [...frame.quantities, ...tyreSizes(frame.plain)];
  const shared = stated.filter(({ unit }) => TIMES.has(unit) || SIZES_OF_BEARERS.has(unit));
  const isSeveral = parts.length >= 2 && parts.length <= MOST_PARTS && !isSpecified(parts, frame);
  const isAdded = frame.wantsTotal || isReduced || addsThings(frame) || isShoppingList(parts);
  if (isSeveral && isAdded) {
    const taken: Row[] = [];
    const positions: Position[] = [];
    let isWhole = true;
    for (const text of parts) {
      const own = readQuantities(text);
      const quantities = [...own, ...shared.filter((each) => !own.some((other) => isSameKind(other, each)))];
      const item = find({ ...aboutPart(text, parts, frame), quantities }, taken);
      // "4 gomme con il montaggio": a price "a gomma" is paid for each of them.
      const counted = own.some(({ unit }) => isThing(unit))
        ? []
        : frame.quantities.filter((each) => isThing(each.unit) && item !== null && isPer(item.terms, each));
      const position = item && positionOf(item, [...quantities, ...counted], frame);
      if (!position && isAskingOnly(text) && namesNothing(text, frame, tables) && positions.length > 1)
        continue;
      if (!position) {
        isWhole = false;
        break;
      }
      if (position.item.row) taken.push(position.item.row);
      // Two things that one price is found for are not told apart.
      if (positions.some(({ item: { name } }) => name === position.item.name)) {
        isWhole = false;
        break;
      }
      positions.push(position);
    }
    if (isWhole && positions.length > 1) return positions;
    if (isReduced) return null;
  }
  // Two of one thing and one of another are not two of either.
  if (parts.filter((part) => /^\d+ \p{L}/u.test(part)).length > 1) return null;
  if (countsAnother(frame)) return null;
  if (!frame.wantsTotal && !counts && !isReduced) return null;
  const item = find({ ...frame, measure: 'money' }, []);
  const things = frame.quantities.filter(({ unit, amount }) => amount > 1 && isThing(unit));
  const one = things.length > 1 ? null : item && positionOf(item, frame.quantities, frame);
  return one && (isReduced || one.sum !== one.item.amount) ? [one] : null;
};
