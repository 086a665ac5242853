import { plain } from '../values/plain';
import type { Frame } from './frame';
import type { Position } from './price-position';
import { meets } from './words';

/** As much of a word as a row's name must be met by. */
const NAMED = 0.75;

/** "Betoniera da 140 litri, IVA compresa": of several things that are added up, one that no word of the question names is none of them. */
export const addsUnnamed = (positions: readonly Position[], frame: Frame): boolean =>
  positions.length > 1 &&
  positions.some(
    ({ item: { row, header } }) =>
      row !== null &&
      !frame.terms.some(
        (term) =>
          !/^\d/.test(term.written) &&
          [
            row.labelWords,
            ...row.table.columns.filter(({ name }) => name === header).map(({ words }) => words),
          ].some((words) => meets(term, words) >= NAMED),
      ),
  );

const FIRST = /\b(?:prim[ao]|first|initial|iniziale)\b/;

/** "Verruca: prima seduta" is paid once, however many sessions there are. */
export const repeatsFirst = (positions: readonly Position[], frame: Frame): boolean =>
  !FIRST.test(frame.plain) &&
  positions.some(({ item, sum }) => sum > item.amount && FIRST.test(plain(item.name)));
