import { overlaps, readDays } from '../values/calendar';
import { writeMoney } from '../values/money';
import { numberOf } from '../values/numbers';
import { plain } from '../values/plain';
import { readWeekdays } from '../values/weekdays';
import type { Candidate, Situation } from './candidate';
import { amountIn, bestCell, isCovered } from './compare';
import { isExcepted } from './discounts';
import type { Frame } from './frame';
import type { Material, Statement } from './material';
import { nameOf, sayCell, sentence } from './say';
import { seasonsOf } from './seasons';
import type { Table } from './table';

const SURCHARGE =
  /\+ ?(\d+(?:[.,]\d+)?) ?%|(\d+(?:[.,]\d+)?) ?% (?:in piu|di (?:supplemento|maggiorazione|aumento)|extra|more|surcharge)|\b(?:supplement\w+|maggiorazion\w+|aumento|surcharge)\b[^.;]{0,30}?(\d+(?:[.,]\d+)?) ?%/;
const HOLIDAYS = /\b(?:festiv\w+|holidays?)\b/;

/** Whether what a surcharge holds for is what the question asks about: its days, its weekdays, holidays. */
const isMeant = (text: string, { days, weekdays, year, isHoliday }: Frame): boolean => {
  const stated = readDays(text, year);
  const named = readWeekdays(text);
  return (
    stated.some((span) => days.some((day) => overlaps(span, day))) ||
    [...weekdays].some((day) => named.has(day)) ||
    (isHoliday && HOLIDAYS.test(plain(text)))
  );
};

/** "RS Quest, tutto il giorno, in agosto?" where August costs a tenth more: the price with the surcharge of its days. */
export const answerSurcharge = (
  tables: readonly Table[],
  statements: readonly Statement[],
  material: Material,
  frame: Frame,
  situation: Situation,
): Candidate[] => {
  const isDated = frame.days.length + frame.weekdays.size > 0 || frame.isHoliday;
  const isPrice = frame.measure === 'money' || (frame.measure === null && !frame.isYesNo && !frame.isList);
  if (!isDated || !isPrice || frame.superlative || frame.comparison || frame.asksOpen !== null) return [];
  const priced = { ...frame, measure: 'money' as const };
  const seasons = [...seasonsOf(tables, situation.year), ...situation.seasons];
  const cell = bestCell(tables, priced, seasons, situation);
  // A price of those very days holds already.
  if (!cell?.column || cell.satisfied.some((each) => each === 'days' || each === 'weekday')) return [];
  const { row, column } = cell;
  const amount = amountIn(row, column);
  if (amount === null || column.type !== 'money' || !isCovered({ ...cell, coverage: cell.coverage + DATED }))
    return [];
  return statements.flatMap((statement): Candidate[] => {
    const [, ...figures] = SURCHARGE.exec(plain(statement.text)) ?? [];
    const figure = figures.find((each) => each !== undefined);
    const { passage, text } = statement;
    if (figure === undefined || passage.sourceId !== row.passage.sourceId || !isMeant(text, frame)) return [];
    if (isExcepted({ source: statement, percent: 0, terms: [] }, nameOf(row, frame), material)) return [];
    const whole = writeMoney(amount * (1 + numberOf(figure) / 100));
    return [
      {
        text: sentence(`${whole} (${sayCell(row, column, priced)} + ${figure} %). ${text}`),
        quotes: [row.passage, passage].map((each) => ({ passage: each, text: each.text })),
        score: cell.score + 0.9,
        coverage: cell.coverage,
        missing: cell.missing,
        fits: true,
        carried: cell.carried,
        isExact: cell.isExact,
        band: 'total',
        isComposed: true,
      },
    ];
  });
};
/** The days are no condition that the price itself meets. */
const DATED = 0.2;
