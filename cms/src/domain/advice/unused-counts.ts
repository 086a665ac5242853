import type { Calculation } from '../../contract';
import { isAmount, type Mention, type MentionUnit } from './mention';

/** What a count of one span is of another. */
const SPANS_OF_COUNT = [1, 12, 1 / 12, 7, 5, 6, 22, 25, 26, 30, 52, 52 / 12, 1 / 52, 12 / 52];
const COUNTS: readonly MentionUnit[] = ['pieces', 'hours', 'people', 'days', 'months'];
/** One of something is mostly the thing itself. */
const LEAST_COUNT = 200;
/** Sums that take spans of work and of buying in every way that a year can be parted. */
const OF_SPANS: readonly Calculation['kind'][] = ['staff-cost', 'unit-price', 'customer-value'];
const DAYS_OF_WEEK = 7;
const MONTHS_OF_YEAR = 12;

/** "Siamo tre soci, al 50, al 30 e al 20": a number that says how many figures follow it. */
const headsList = ({ unit, value, start }: Mention, mentions: readonly Mention[]): boolean => {
  const listed = mentions.filter((each) => each.start > start && (isAmount(each) || each.unit === 'percent'));
  return unit === 'people' && listed.length >= 2 && Math.abs(value / 100 - listed.length) <= 1;
};

/** As it is, taken to another span, or times a figure that stands beside it. */
const isUsed = (
  count: Mention,
  mentions: readonly Mention[],
  { values, counts }: { values: ReadonlySet<number>; counts: ReadonlySet<number> },
): boolean => {
  // An amount is no count of months, whatever its size: 900 € are not 9 months.
  const inUnits = new Set([...counts].flatMap((value) => [value, value * 100, Math.round(value / 100)]));
  const { unit, period } = count;
  const isWeeks = unit === 'days' && count.noun === 'settimane';
  const ownValues = [
    count.value,
    ...(isWeeks ? [count.value / DAYS_OF_WEEK] : []),
    ...(unit === 'months' ? [count.value / MONTHS_OF_YEAR] : []),
  ];
  return ownValues.some(
    (value) =>
      inUnits.has(value) ||
      (period !== null && SPANS_OF_COUNT.some((times) => inUnits.has(Math.round(value * times)))) ||
      mentions.some(
        (each) =>
          each !== count &&
          !isAmount(each) &&
          each.unit !== 'percent' &&
          inUnits.has(Math.round((each.value * value) / 100)),
      ) ||
      mentions.some((each) => isAmount(each) && values.has(Math.round((each.value * value) / 100))),
  );
};

/** Counts and spans of a message that a calculation did nothing with: what it left out may be what was asked. */
export const unusedCounts = (
  mentions: readonly Mention[],
  { kind }: Calculation,
  figures: { values: ReadonlySet<number>; counts: ReadonlySet<number> },
): Mention[] =>
  OF_SPANS.includes(kind)
    ? []
    : mentions.filter(
        (each) =>
          COUNTS.includes(each.unit) &&
          each.value >= LEAST_COUNT &&
          each.role !== 'openDays' &&
          !headsList(each, mentions) &&
          !isUsed(each, mentions, figures),
      );
