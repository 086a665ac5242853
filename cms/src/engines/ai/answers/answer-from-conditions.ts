import { isMeasured, isWithin, type Range } from '../values/quantities';
import type { Candidate } from './candidate';
import type { Frame } from './frame';
import { sameKind } from './holds-measure';
import { limitOfCell } from './limit-of-cell';
import { sayCell, sentence } from './say';
import type { Column, Row, Table } from './table';
import { meets } from './words';

const NAMED = 0.9;
/** From which share of what is asked about on a row is meant. */
const ENOUGH = 0.25;
/** From here on nothing else can be meant. */
const MOST_OF_IT = 0.6;

/** Of whom the figure is told. */
const WHO =
  /^(?:figli\w|bambin\w|bimb\w|ragazz\w|nipot\w|mamm\w|papa|nonn\w|person\w|iscriv\w*|sons?|daughters?|child\w*|kids?|people)$/;

interface Limit {
  row: Row;
  column: Column;
  range: Range;
  isMet: boolean;
}

/** The cells of a row that limit what the question gives a figure of: an age, a weight, a number of people. */
const limitsOf = (row: Row, { quantities }: Frame): Limit[] =>
  row.table.columns.flatMap((column): Limit[] => {
    const range = limitOfCell(column.name, row.cells[column.at]?.text ?? '');
    const quantity = range && quantities.find(({ unit }) => sameKind(unit, range.unit));
    return range && quantity ? [{ row, column, range, isMet: isWithin(quantity, range) === true }] : [];
  });

/** "Mio figlio ha 6 anni, può fare batteria?": yes or no by the limit that the row of that name sets, with the limit. */
export const answerFromConditions = (tables: readonly Table[], frame: Frame): Candidate[] => {
  const isLimited = frame.quantities.some(
    ({ unit }) => unit === 'year' || unit === 'person' || isMeasured(unit),
  );
  const own = frame.terms.filter(
    ({ carried, folded }) => !carried && !/^\d/.test(folded) && !WHO.test(folded),
  );
  const mass = own.reduce((sum, { weight }) => sum + weight, 0);
  if (!frame.isYesNo || frame.measure !== null || !isLimited || mass === 0) return [];
  const shareOf = (row: Row): number =>
    own.reduce((sum, term) => sum + (meets(term, row.labelWords) >= NAMED ? term.weight : 0), 0) / mass;
  return tables.flatMap((table): Candidate[] => {
    const shares = table.rows
      .map((row) => ({ row, share: shareOf(row), length: row.label.length }))
      .sort((a, b) => b.share - a.share || a.length - b.length);
    const [first, second] = shares;
    const isOnly =
      first !== undefined &&
      first.share >= ENOUGH &&
      ((second?.share ?? 0) < first.share || (second?.length ?? 0) > 3 * first.length);
    const limits = isOnly ? limitsOf(first.row, frame) : [];
    const [limit] = limits;
    if (!limit || limits.length > 1) return [];
    const yes = frame.language === 'it' ? 'Sì' : 'Yes';
    return [
      {
        text: sentence(`${limit.isMet ? yes : 'No'}. ${sayCell(limit.row, limit.column, frame)}`),
        quotes: [{ passage: limit.row.passage, text: limit.row.passage.text }],
        score: shareOf(limit.row) + 1,
        coverage: Math.min(0.9, shareOf(limit.row) + 0.2),
        missing: [],
        fits: true,
        carried: 1,
        isExact: true,
        band: shareOf(limit.row) >= MOST_OF_IT ? 'rows' : 'case',
        isComposed: true,
      },
    ];
  });
};
