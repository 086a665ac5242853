import { holdsTime } from '../values/clock';
import type { Candidate } from './candidate';
import type { Frame } from './frame';
import { joinWithin, LIST_LENGTH, sentence } from './say';
import type { Column, Row, Table } from './table';
import { meets, type Term } from './words';

const NAMED = 0.9;
const MET = 0.7;
/** From which weight on a word must be met by what answers. */
const HEAVY = 0.3;
const FEWEST_ROWS = 2;
const MOST_NAMES = 3;
const ASKS_WHEN =
  /\bquando (?:c'e|ci sono|si (?:fa|fanno|tiene|tengono|svolge)|fate)\b|\bche giorno\b|\bwhen (?:is|are)\b/;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether all of a column's cells tell hours: "Ora", "Orario". */
const tellsHours = ({ at }: Column, { rows, labelAt }: Table): boolean =>
  at !== labelAt && rows.every(({ cells }) => holdsTime(cells[at]?.text ?? ''));

/** "mercoledì 18:30": when a row is. */
const whenOf = ({ cells }: Row, day: Column, hours: Column | undefined): string =>
  [lower(cells[day.at]?.text.trim() ?? ''), hours ? (cells[hours.at]?.text.trim() ?? '') : '']
    .filter((part) => part !== '')
    .join(' ');

/** Whether a word of the question is met by a row or by what stands around its table. */
const isMet = (term: Term, { cells, table }: Row): boolean =>
  cells.some(({ words }) => meets(term, words) >= MET) ||
  meets(term, table.context) >= MET ||
  table.columns.some(({ words }) => meets(term, words) >= MET);

/** "In che giorni c'è pilates?": all the days of what is called so, where a table has a row for each of them. */
export const answerDaysOfRows = (tables: readonly Table[], frame: Frame): Candidate[] => {
  const asksDays = frame.measure === 'weekday' || (frame.measure === 'date' && ASKS_WHEN.test(frame.plain));
  if (!asksDays || frame.superlative !== null || frame.days.length + frame.weekdays.size > 0) return [];
  const own = frame.terms.filter(({ carried }) => !carried);
  const terms = own.length > 0 ? own : frame.terms;
  return tables.flatMap((table): Candidate[] => {
    const day = table.columns.find(({ at, type }) => type === 'weekday' && at !== table.labelAt);
    const named = terms.filter((term) =>
      table.rows.some(({ labelWords }) => meets(term, labelWords) >= NAMED),
    );
    if (!day || named.length === 0) return [];
    const rows = table.rows.filter(
      (row) =>
        named.every((term) => meets(term, row.labelWords) >= NAMED) &&
        row.cells[day.at]?.isEmpty === false &&
        terms.every((term) => term.weight < HEAVY || isMet(term, row)),
    );
    const names = [...new Set(rows.map(({ label }) => label))];
    const [first] = rows;
    if (!first || rows.length < FEWEST_ROWS || names.length > MOST_NAMES) return [];
    const hours = table.columns.find((column) => tellsHours(column, table));
    const lines = names.map(
      (name) =>
        `${name}: ${rows
          .filter(({ label }) => label === name)
          .map((row) => whenOf(row, day, hours))
          .join(', ')}`,
    );
    return [
      {
        text: sentence(joinWithin(lines, '; ', LIST_LENGTH, frame.language)),
        quotes: rows.map(({ passage }) => ({ passage, text: passage.text })),
        score: 1.4,
        coverage: 1,
        missing: [],
        fits: true,
        carried: 1,
        isExact: true,
        band: 'row-days',
        isComposed: true,
      },
    ];
  });
};
