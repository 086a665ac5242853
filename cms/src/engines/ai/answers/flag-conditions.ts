import { isFlagSet } from './column-type';
import type { Frame } from './frame';
import { leftOutWords } from './left-out';
import type { Column, Row } from './table';
import { plain } from '../values/plain';
import { meets } from './words';

/** So far a word must name a column of yes and no. */
const NAMED = 0.8;

/**
 * "E per chi è astigmatico?" where a column "Per astigmatici" says yes and no: of a price, a list or a number the rows that say no are
 * not meant, nor those that say yes where the question says "senza". Null where no such column is named.
 */
export const isFlaggedOtherwise = (row: Row, wanted: Column | null, frame: Frame): boolean | null => {
  if (frame.isYesNo && frame.measure === null) return null;
  for (const { at, type, words, name } of row.table.columns) {
    if (type !== 'flag' || at === row.labelAt || (at === wanted?.at && frame.measure === null)) continue;
    const term = frame.terms.find((each) => !each.carried && meets(each, words) >= NAMED);
    // What the rows are called by is told by their names.
    if (!term || row.table.rows.some(({ labelWords }) => meets(term, labelWords) >= NAMED)) continue;
    const isSet = isFlagSet(row.cells[at]?.text ?? '');
    if (isSet === null) continue;
    const isLeftOut = leftOutWords(frame.plain).some((start) => plain(name).includes(start));
    return isSet === isLeftOut;
  }
  return null;
};
