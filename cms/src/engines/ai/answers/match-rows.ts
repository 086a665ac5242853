import { type DaySpan, readDays } from '../values/calendar';
import { readTimes } from '../values/clock';
import { plain } from '../values/plain';
import { readWeekdays } from '../values/weekdays';
import { readMoney } from '../values/money';
import { isMeasured } from '../values/quantities';
import type { Frame } from './frame';
import type { Situation } from './candidate';
import {
  lightWordsIn,
  namedShare,
  readHeader,
  readTable,
  rowReading,
  startsWithTerm,
} from './match-readings';
import { isForOtherPayer, isPriceFor, kindOf } from './payers';
import { rowConditions } from './row-conditions';
import type { Season } from './seasons';
import { isEmptyCell } from './column-type';
import type { Column, Row } from './table';
import { meets, type Term } from './words';

/** How far a row and one of its columns answer a question. */
export interface CellMatch {
  row: Row;
  column: Column | null;
  /** Share of the question's own words that are met. */
  coverage: number;
  /** Of those of the question before. */
  carried: number;
  score: number;
  /** The words that nothing here meets. */
  missing: Term[];
  /** The conditions that row or column satisfy. */
  satisfied: string[];
  /** A word of the question stands in the row as it is, not only by another name. */
  isExact: boolean;
}

const coverageOf = (
  terms: readonly Term[],
  value: (term: Term) => number,
): { share: number; missing: Term[] } => {
  let mass = 0;
  let found = 0;
  const missing: Term[] = [];
  for (const term of terms) {
    const share = value(term);
    mass += term.weight;
    found += term.weight * share;
    if (share < 0.4) missing.push(term);
  }
  return { share: mass === 0 ? 1 : found / mass, missing };
};

/** From which weight on a word names what is asked about. */
const HEAVY = 0.3;
const SILENT = 0.3;
const CONDITION_WEIGHT = 0.45;
/** A row for people of an age speaks of "my daughter" and "my father". */
const CHILD = /^(?:bambin|bimb|figli|ragazz|neonat|nipot|child|kid|son|daughter)/;
const RELATIVE =
  /^(?:padre|papa|babbo|madre|mamma|nonn[oaie]|suocer[oaie]|zi[oae]|marit|mogli|fratell|sorell|amic|father|dad|mother|mum|grand(?:pa|ma|father|mother)|uncle|aunt|husband|wife|brother|sister|friend)/;

const BEGINS = /^(?:inizi|cominci|start|begin|frequent|join|iscriv)/;

const LANGUAGE =
  /^(?:italian[oai]|ingles[ei]|frances[ei]|tedesc\w+|spagnol[oaie]|portoghes[ei]|russ[oaie]|cines[ei]|arab[oaie]|english|french|german|spanish|italian|portuguese|russian|chinese|arabic)$/;

/** "Vaccini, microchip, due visite": what a thing comprises names other things that have rows of their own. */
const isDescription = ({ cells }: Row, at: number): boolean =>
  (cells[at]?.words.folded.size ?? 0) > LONGEST_NAME && cells[at]?.text.includes(', ') === true;
const LONGEST_NAME = 3;

/** Whether a cell counts what "quanti" asks for. */
const countsIn = (row: Row, column: Column | null, { counted }: Frame): boolean =>
  counted !== null &&
  column !== null &&
  (row.cells[column.at]?.quantities.some(({ unit }) => unit === counted.unit) === true ||
    plain(column.name).includes(counted.stem));

/** "Tutti i giorni" names no day. */
const DAYS_OF_WEEK = 7;

/** The typed conditions of a question, by the names under which they are satisfied. */
export const conditionsOf = (frame: Frame): string[] => [
  ...(frame.days.length > 0 ? ['days'] : []),
  ...(frame.weekdays.size > 0 && frame.weekdays.size < DAYS_OF_WEEK ? ['weekday'] : []),
  ...(frame.counted !== null ? ['counted'] : []),
  ...frame.quantities
    .filter(({ unit, amount }) => unit !== 'person' || amount > 2)
    .map(({ written }) => written),
];

const OF_BEARERS: ReadonlySet<string> = new Set(['year', 'month', 'euro']);
/** "Un cane di 12 kg", "un ordine da 220 euro": where a size holds, it is of no matter what has it. */
export const bearersOf = (
  { plain: text, quantities }: Pick<Frame, 'plain' | 'quantities'>,
  satisfied: readonly string[],
): ReadonlySet<string> =>
  new Set(
    quantities.flatMap(({ written, unit }) => {
      if (!satisfied.includes(written) || !(isMeasured(unit) || OF_BEARERS.has(unit))) return [];
      const before = text.slice(0, Math.max(0, text.indexOf(written)));
      const [, noun] = /([a-z]+) (?:di|da|d'|che pesa|of|weighing) (?:circa |about )?$/.exec(before) ?? [];
      // "Un abbonamento di 6 mesi" has no age.
      return noun === undefined || (unit === 'month' && !CHILD.test(noun)) ? [] : [noun];
    }),
  );

/** "And the crown?": words of the question before that name another row, where this one's name is what is asked now. */
const replacedTerms = (
  row: Row,
  terms: readonly Term[],
  reading: readonly (readonly number[])[],
): ReadonlySet<Term> => {
  const carried = terms.filter((term) => term.carried);
  // A figure, "e se ne faccio 5?", renames nothing.
  const own = terms.flatMap((term, at) =>
    term.carried ? [] : [/^\d/.test(term.folded) ? 0 : (reading[at]?.[row.labelAt] ?? 0)],
  );
  if (carried.length === 0 || own.length === 0 || own.some((share) => share < 0.9)) return new Set();
  return new Set(
    carried.filter((term) =>
      row.table.rows.some((other) => other !== row && meets(term, other.labelWords) >= 0.9),
    ),
  );
};

const SHORT_TABLE = 12;
const LONG_TABLE = 40;

/** Rows of a table with all columns that may answer; contradicted ones are left out. */
export const matchRow = (
  row: Row,
  columns: readonly (Column | null)[],
  frame: Frame,
  { seasons, year, ambient }: Situation & { seasons: Season[] },
): CellMatch[] => {
  const { table } = row;
  const { terms } = frame;
  const reading = rowReading(row, terms);
  const touches = reading.some((cells) => cells.some((value) => value > 0));
  const isTyped = frame.days.length + frame.weekdays.size + frame.quantities.length > 0;
  const ofTable = readTable(table, frame, ambient);
  const isForeign = !touches && terms.length > 0;
  if (isForeign && !isTyped && table.rows.length > SHORT_TABLE) return [];
  // A day or a size alone tells a row of a long table only where the table is what is asked about.
  if (isForeign && table.rows.length > LONG_TABLE && ofTable.every((value) => value === 0)) return [];
  const base = terms.map((term, at) =>
    Math.max(meets(term, row.group) * 0.95, meets(term, row.notes) * 0.75, ofTable[at] ?? 0),
  );
  const precision = namedShare(row.labelWords.folded, terms);
  const replaced = replacedTerms(row, terms, reading);
  const light = lightWordsIn(row.labelWords.folded, frame);
  const isExactInRow = reading.some((cells) => cells.some((value) => value >= 0.9));
  return columns.flatMap((column): CellMatch[] => {
    const ofRow = rowConditions(row, column, frame, year);
    if (
      ofRow.isViolated ||
      ((frame.measure === 'money' || column?.type === 'money') && isForOtherPayer(row, frame))
    )
      return [];
    const header = column ? readHeader(column, table, frame, seasons) : null;
    if (header?.conditions.isViolated) return [];
    const satisfied = [
      ...new Set([
        ...ofRow.satisfied,
        ...(header?.conditions.satisfied ?? []),
        ...(countsIn(row, column, frame) ? ['counted'] : []),
      ]),
    ];
    const isOfAge = frame.quantities.some(
      ({ unit, written }) => unit === 'year' && satisfied.includes(written),
    );
    const bearers = bearersOf(frame, satisfied);
    let inRow = ofRow.satisfied.length > 0;
    const value = (term: Term): number => {
      const at = terms.indexOf(term);
      if (satisfied.some((each) => each.split(' ').includes(term.written))) return 1;
      if (bearers.has(term.written)) return 0.9;
      // From which age on: of whom is asked, and that they begin, the age itself answers.
      const isAge = isOfAge || (frame.measure === 'age' && column !== null);
      if (column?.type === 'money' && kindOf(term.folded) === 'adult' && isPriceFor(row, 'adult')) {
        inRow = true;
        return 1;
      }
      if (isOfAge && RELATIVE.test(term.folded)) return 0.9;
      if (isAge && (CHILD.test(term.folded) || (frame.measure === 'age' && BEGINS.test(term.folded))))
        return 0.9;
      const own = Math.max(
        0,
        ...(reading[at] ?? []).map(
          (share, cell) =>
            (cell === row.labelAt ? 1 : cell === column?.at ? 0.85 : isDescription(row, cell) ? 0.8 : 0.92) *
            share,
        ),
      );
      if (own > 0.4) inRow = true;
      // "Francese" is not met by the header "Lingue", which all rows share.
      const inHeader = header && !LANGUAGE.test(term.folded) ? (header.met[at] ?? 0) : 0;
      return Math.max(own, inHeader, base[at] ?? 0);
    };
    const own = coverageOf(
      terms.filter(({ carried }) => !carried),
      value,
    );
    const before = coverageOf(
      terms.filter((term) => term.carried && !replaced.has(term)),
      value,
    );
    const head = header?.named ?? 0;
    // "Il banco è aperto?" names a column as it is called; "lavate le tende?" under "Lavaggio" names no row.
    const isExact =
      isExactInRow ||
      (header !== null &&
        terms.some((term, at) => !term.carried && (header.met[at] ?? 0) >= 0.9) &&
        terms.every(
          (term, at) =>
            term.carried ||
            term.weight < HEAVY ||
            Math.max(header.met[at] ?? 0, ...(reading[at] ?? [])) >= 0.9,
        ));
    const frameConditions = conditionsOf(frame);
    const ownMass = terms.filter(({ carried }) => !carried).reduce((sum, { weight }) => sum + weight, 0);
    const carriedMass = terms.filter(({ carried }) => carried).reduce((sum, { weight }) => sum + weight, 0);
    const mass = ownMass === 0 ? carriedMass : ownMass;
    const subject = ownMass === 0 ? (carriedMass === 0 ? 0.5 : before.share) : own.share;
    const metConditions = frameConditions.reduce(
      (sum, each) => sum + (satisfied.includes(each) ? 1 : SILENT),
      0,
    );
    const total = mass + CONDITION_WEIGHT * frameConditions.length;
    const coverage = total === 0 ? 0 : (subject * mass + CONDITION_WEIGHT * metConditions) / total;
    const score =
      coverage +
      0.4 * before.share +
      0.08 * precision +
      (startsWithTerm(row.label, terms) ? 0.04 : 0) +
      0.06 * head +
      0.04 * (light + (header?.light ?? 0)) +
      0.06 * satisfied.length +
      (ofRow.narrow ?? 0) +
      (inRow ? 0.05 : -0.25) +
      (frame.measure === null && !touches ? -0.15 : 0);
    return [
      { row, column, coverage, carried: before.share, score, missing: own.missing, satisfied, isExact },
    ];
  });
};

/** Whether a cell holds what a measure asks for. */
export const cellHolds = (text: string, measure: Frame['measure'], days: DaySpan[] = []): boolean => {
  if (isEmptyCell(text)) return false;
  switch (measure) {
    case 'money':
      return readMoney(text).length > 0;
    case 'time':
      return readTimes(text).length > 0;
    case 'weekday':
      return readWeekdays(text).size > 0;
    case 'date':
      return days.length > 0 || readDays(text, 2026).length > 0;
    default:
      return true;
  }
};
