import { contains, overlaps } from '../values/calendar';
import { readTimes } from '../values/clock';
import { plain } from '../values/plain';
import { isSameKind, isSameQuantity, isWithin, type Quantity, readQuantities } from '../values/quantities';
import { asIfCounted, figuresInSteps } from './column-steps';
import { isThing, lotOf } from './counted';
import { isBaseOf, isOtherLength } from './lengths-of-columns';
import type { Frame } from './frame';
import { isFlaggedOtherwise } from './flag-conditions';
import { columnMeant, rowMeant } from './meant-conditions';
import { isOpenAt, readTimeRanges } from './opening-times';
import { isOnlyEdge } from './season-share';
import type { Season } from './seasons';
import type { Column, Row, Table } from './table';
import { namesWhatIsLeftOut } from './left-out';
import { isPriceOfOthers, wordsOfGroup } from './reduced-prices';
import {
  endsOtherwise,
  isForSomeDays,
  isNumberedOtherwise,
  isOfOtherPart,
  OWN_CONDITION,
} from './row-figures';
import { bareStep } from './bare-steps';
import { lengthMet } from './table-length';

/** The time of day that a question names. */
const hourOf = ({ plain: text }: Frame): number | null =>
  /\b(?:alle|dalle|le|ore|at|from) \d{1,2}\b|\d[:.]\d{2}/.test(text) ? (readTimes(text)[0] ?? null) : null;

/** What row and column headers say of a question's typed conditions. */
export interface Conditions {
  isViolated: boolean;
  satisfied: string[];
  /** More for a close condition than for a wide one. */
  narrow?: number;
}

const NO_CONDITIONS: Conditions = { isViolated: false, satisfied: [] };

/** Whether another row of the table names the days that are asked: "Novembre–marzo" below "Aprile–ottobre". */
const isOnOtherRow = (row: Row, wanted: Column | null, frame: Frame, year: number): boolean =>
  row.table.rows.some(
    (other) =>
      other !== row &&
      other.cells.some(
        (cell, at) =>
          at !== wanted?.at &&
          row.table.columns[at]?.type !== 'money' &&
          row.cells[at]?.days(year).length !== 0 &&
          cell.days(year).some((span) => frame.days.some((day) => overlaps(span, day))),
      ),
  );

const PERIODS: ReadonlySet<string> = new Set(['hour', 'day', 'night', 'week', 'month', 'year']);
/** Whether a text says for which one stretch of time its price is: "Giorno €", "Pensione, a notte" to "per un giorno", "una notte". */
const isForOne = (text: string, { amount, unit }: Quantity): boolean =>
  amount === 1 &&
  PERIODS.has(unit) &&
  [...plain(text).matchAll(/(?<!\d[ .,]?)(?<!mezz[ao] |half a? ?|prim[ao] |\p{L})\p{L}{3,}/gu)].some(
    ([word]) => readQuantities(`1 ${word}`).some((each) => each.unit === unit),
  );

/** Conditions that a row states in its cells, against those of a question. */
export const rowConditions = (row: Row, wanted: Column | null, frame: Frame, year: number): Conditions => {
  const meant = rowMeant(row, frame);
  const contradictions = [
    isNumberedOtherwise(row, frame),
    endsOtherwise(row, frame),
    isForSomeDays(row, frame),
    isOfOtherPart(row, frame),
    isFlaggedOtherwise(row, wanted, frame),
  ];
  if (meant === null || contradictions.includes(true) || namesWhatIsLeftOut(row.label, frame))
    return { isViolated: true, satisfied: [] };
  const step = bareStep(row, frame);
  if (step?.isMet === false) return { isViolated: true, satisfied: [] };
  if (step) meant.push(step.written);
  meant.push(...contradictions.flatMap((each) => (each === false ? [OWN_CONDITION] : [])));
  if (frame.days.length + frame.weekdays.size + frame.quantities.length + meant.length === 0)
    return NO_CONDITIONS;
  const satisfied = [...meant, ...lengthMet(row.table, frame).map(({ written }) => written)];
  let isViolated = false;
  const { columns } = row.table;
  if (frame.days.length > 0) {
    const spans = row.cells.flatMap((cell, at) =>
      at === wanted?.at || cell.isEmpty || columns[at]?.type === 'money' ? [] : cell.days(year),
    );
    if (spans.length > 0) {
      const isOnDays = spans.some((span) => frame.days.some((day) => overlaps(span, day)));
      // To "is it so in November?" the months in which it is so are an answer, where no other row tells of November itself.
      if (isOnDays || (frame.isYesNo && frame.measure === null && !isOnOtherRow(row, wanted, frame, year)))
        satisfied.push('days');
      else isViolated = true;
    }
  }
  if (frame.weekdays.size > 0 && wanted?.type !== 'weekday') {
    const sets = row.cells.flatMap((cell, at) =>
      columns[at]?.type === 'weekday' && cell.weekdays.size > 0 ? [cell.weekdays] : [],
    );
    if (sets.length > 0) {
      if (sets.some((set) => [...frame.weekdays].some((day) => set.has(day)))) satisfied.push('weekday');
      else isViolated = true;
    }
  }
  let narrow = 0;
  const lot = lotOf(row);
  for (const quantity of frame.quantities) {
    if (isForOne(row.label, quantity)) satisfied.push(quantity.written);
    if (lot !== null && isThing(quantity.unit)) {
      if (lot === quantity.amount) satisfied.push(quantity.written);
      else isViolated = true;
      continue;
    }
    for (const [at, cell] of row.cells.entries()) {
      const column = columns[at];
      // "Fino a 100.000 €" as a row's name is a condition, not a price.
      const isPrice = column?.type === 'money' && at !== row.labelAt;
      if (!column || at === wanted?.at || isPrice || cell.isEmpty) continue;
      const ranges = cell.ranges(column.name);
      const range = ranges.find((each) => isWithin(quantity, each) === true) ?? ranges[0];
      // "Abbonamento annuale" is for a year, "oltre 65 anni" for people of an age.
      if (range?.unit === 'year' && OF_A_YEAR.test(quantity.written)) continue;
      if (range) {
        const within = isWithin(quantity, range);
        if (within === true) {
          satisfied.push(quantity.written);
          // Of two ranges that hold it, the closer one is meant.
          if (range.min > 0 && range.max < Infinity) narrow += 0.04;
          else if (range.unit === 'year' && range.min >= SENIOR_YEARS) narrow += 0.04;
        }
        // "Up to 300 €" is the answer to "may I, with 450 €?".
        if (within === false && column.type !== 'duration') {
          if (frame.isYesNo && at !== row.labelAt) satisfied.push(quantity.written);
          else isViolated = true;
        }
        continue;
      }
      const stated = cell.quantitiesUnder(column.name).filter((each) => isSameKind(each, quantity));
      if (stated.length === 0) continue;
      if (stated.some((each) => isSameQuantity(each, quantity))) satisfied.push(quantity.written);
      else if (
        at === row.labelAt &&
        quantity.unit !== 'person' &&
        !frame.quantities.some((other) => stated.some((each) => isSameQuantity(each, other)))
      )
        isViolated = true;
    }
  }
  return { isViolated, satisfied, narrow };
};

/** "Oltre 65 anni" is closer than "dai 18 anni" to somebody who is 72. */
const SENIOR_YEARS = 55;
const OF_A_YEAR = /^(?:annual|yearly)/;
/** Conditions that a column's header states. */
export const columnConditions = (
  column: Column,
  table: Table,
  frame: Frame,
  seasons: Season[],
): Conditions => {
  const meant = columnMeant(column, table, frame);
  const satisfied = meant ?? [];
  const isOfOthers = isPriceOfOthers(column, table, frame);
  if (isOfOthers === false) satisfied.push(OWN_CONDITION, ...wordsOfGroup(table, frame));
  let isViolated =
    isOfOthers === true ||
    isOtherLength(column, table, frame) ||
    meant === null ||
    namesWhatIsLeftOut(column.name, frame);
  if (frame.days.length > 0) {
    if (column.days.length > 0) {
      const others = table.columns.filter((each) => each !== column).map(({ days }) => days);
      const isOn = column.days.some((span) =>
        frame.days.some((day) => contains(span, day) || overlaps(span, day)),
      );
      if (isOn && !isOnlyEdge(column.days, others, frame.days)) satisfied.push('days');
      else isViolated = true;
    } else if (isForOtherDays(column, table, frame)) satisfied.push('days');
    else {
      const named = seasons.filter(({ name }) => isNamed(column, name));
      const rivals = table.columns.some(
        (each) => each !== column && seasons.some(({ name }) => isNamed(each, name)),
      );
      if (named.length > 0 && rivals) {
        const own = named.flatMap(({ days }) => days);
        const others = seasons.filter((each) => !named.includes(each)).map(({ days }) => days);
        const isOn = own.some((span) => frame.days.some((day) => overlaps(span, day)));
        if (isOn && !isOnlyEdge(own, others, frame.days)) satisfied.push('days');
        else isViolated = true;
      } else if (rivals && OTHER_DAYS.test(plain(column.name))) {
        const isOther = !seasons.some(({ days }) =>
          days.some((span) => frame.days.some((day) => overlaps(span, day))),
        );
        if (isOther) satisfied.push('days');
        else isViolated = true;
      }
    }
  }
  if (frame.weekdays.size > 0 && column.weekdays.size > 0) {
    if ([...frame.weekdays].some((day) => column.weekdays.has(day))) satisfied.push('weekday');
    else isViolated = true;
  }
  const hour = hourOf(frame);
  if (hour !== null || frame.dayPart !== null) {
    const within = isOpenAt(readTimeRanges(column.name), hour, frame.dayPart);
    if (within === true) satisfied.push('hour');
    if (within === false) isViolated = true;
  }
  const ofPart = dayPartMet(column, table, frame);
  if (ofPart === true) satisfied.push('hour');
  if (ofPart === false) isViolated = true;
  const related = frame.quantities.filter((quantity) =>
    column.quantities.some((each) => isSameKind(each, quantity)),
  );
  const equals = related.filter((quantity) =>
    column.quantities.some((each) => isSameQuantity(each, quantity)),
  );
  for (const quantity of frame.quantities) {
    if (!column.range) continue;
    const within = isWithin(asIfCounted(quantity, column, table, frame), column.range);
    if (within === true) satisfied.push(quantity.written);
    if (within === false) isViolated = true;
  }
  const figures = figuresInSteps(column, table, frame);
  satisfied.push(...figures.written);
  if (figures.isOutside) isViolated = true;
  satisfied.push(...frame.quantities.flatMap((each) => (isForOne(column.name, each) ? each.written : [])));
  if (!column.range) {
    satisfied.push(...equals.map(({ written }) => written));
    if (related.length > 0 && equals.length === 0 && !isBaseOf(column, table, related)) isViolated = true;
  }
  return { isViolated, satisfied };
};

/** Headers that name a part of the day, and meals by which it is called. */
const PARTS_OF_DAY: [NonNullable<Frame['dayPart']>, RegExp][] = [
  ['morning', /\b(?:mattin\w*|morning)\b/],
  ['afternoon', /\b(?:pomeriggi\w*|afternoon)\b/],
  ['evening', /\b(?:sera|serale|serata|cena|evening|dinner)\b/],
];
const MEAL_AT_NOON = /\b(?:pranzo|mezzogiorno|lunch)\b/;
const partOf = ({ name }: Column): Frame['dayPart'] | 'noon' =>
  PARTS_OF_DAY.find(([, pattern]) => pattern.test(plain(name)))?.[0] ??
  (MEAL_AT_NOON.test(plain(name)) ? 'noon' : null);
/** "Il sabato sera" beside "Pranzo" and "Cena": whether a header names the part of the day that is asked for; null where none of them does. */
const dayPartMet = (column: Column, { columns }: Table, { dayPart }: Frame): boolean | null => {
  const own = partOf(column);
  if (dayPart === null || own === null || !columns.some((each) => partOf(each) === dayPart)) return null;
  return own === dayPart;
};

/** A column of prices that no days name beside others that do: "Bassa stagione" beside "Alta (15 giugno – 15 settembre)". */
const OTHER_DAYS = /\b(?:bassa|low|rest\w*|altr\w+|normal\w*|ordinari\w*|standard|off)\b/;
const isForOtherDays = (column: Column, table: Table, frame: Frame): boolean => {
  const dated = table.columns.filter(({ days }) => days.length > 0);
  return (
    dated.length > 0 &&
    OTHER_DAYS.test(plain(column.name)) &&
    !dated.some(({ days }) => days.some((span) => frame.days.some((day) => overlaps(span, day))))
  );
};

/** What a header says of its prices beside the season: "Bassa stagione € al giorno", "Settimana alta". */
const OF_PRICES =
  /€|[()]|\b(?:stagione|season|prezz[oi]|tariff[ae]|euro|in|iva inclusa|al giorno|a notte|a settimana|al mese|a persona|per (?:notte|giorno|persona|day|night|person|week)|price|rate|giorno|giornata|notte|settimana|mese|day|night|week|month)\b/g;
/** Whether a header is a season's name: "Alta", "Alta stagione", never "Altissima". */
const isNamed = (column: Column, name: string): boolean => {
  const season = plain(name).replace(OF_PRICES, '').trim();
  return (
    season !== '' &&
    plain(column.name)
      .split(' · ')
      // "1 giorno alta": how long it is for is told apart.
      .some(
        (header) =>
          header
            .replace(OF_PRICES, '')
            .replace(/^[\d\s-]+/, '')
            .trim() === season,
      )
  );
};
