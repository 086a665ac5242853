import { type DaySpan, overlaps } from '../values/calendar';

const DAYS_OF_MONTH = 31;
const ordinal = (day: number): number => (Math.floor(day / 100) - 1) * DAYS_OF_MONTH + (day % 100);
const YEAR = 12 * DAYS_OF_MONTH;
const stretches = ({ from, to }: DaySpan): [number, number][] =>
  from <= to
    ? [[ordinal(from), ordinal(to)]]
    : [
        [ordinal(from), YEAR],
        [1, ordinal(to)],
      ];
const length = (stretch: readonly [number, number]): number => Math.max(0, stretch[1] - stretch[0] + 1);

/** Which part of the asked days lies in the spans, 0 to 1. */
export const shareOfDays = (spans: readonly DaySpan[], days: readonly DaySpan[]): number => {
  const own = days.flatMap(stretches);
  const whole = own.reduce((sum, each) => sum + length(each), 0);
  const shared = own.reduce(
    (sum, [from, to]) =>
      sum +
      spans
        .flatMap(stretches)
        .reduce((inner, [start, end]) => inner + length([Math.max(from, start), Math.min(to, end)]), 0),
    0,
  );
  return whole === 0 ? 0 : shared / whole;
};

/** So little of a month says nothing of it, where so much of it lies in another season. */
const EDGE = 0.2;
const MOST = 0.8;
/** "Ad agosto" where the high season lasts until the 29th: the season that begins on the 30th is not meant. */
export const isOnlyEdge = (
  spans: readonly DaySpan[],
  rivals: readonly (readonly DaySpan[])[],
  days: readonly DaySpan[],
): boolean =>
  spans.some((span) => days.some((day) => overlaps(span, day))) &&
  shareOfDays(spans, days) < EDGE &&
  rivals.some((rival) => shareOfDays(rival, days) > MOST);
