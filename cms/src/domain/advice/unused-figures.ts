import type { Calculation, Figure } from '../../contract';
import { shareOf } from '../finance/exact';
import { money, number, percent } from '../finance/figures';
import { removeVat } from '../finance/vat';
import type { Mention } from './mention';
import { isAmount } from './read-facts';
import { unusedCounts } from './unused-counts';

/** An amount is the same one when it was taken to another period. */
const PERIODS = [1, 12, 1 / 12, 26, 30, 52 / 12, 52, 1 / 2, 6, 1 / 6, 1 / 3, 4, 13, 1 / 13, 14, 100, 1 / 100];
const VAT_RATES = [400, 500, 1_000, 2_200];

const figuresOf = ({ inputs, result, steps }: Calculation, parts: readonly Figure[]): Figure[] => [
  ...inputs,
  ...result,
  ...parts,
  ...steps.flatMap(({ from, result: each }) => [
    each,
    ...from.flatMap((one) => (typeof one === 'string' ? [] : [one])),
  ]),
];

const isUsed = (
  { value, unit, period }: Mention,
  values: ReadonlySet<number>,
  amounts: ReadonlySet<number>,
  hours: readonly number[],
  kind: Calculation['kind'],
): boolean => {
  if (unit === 'percent') return values.has(value) || values.has(10_000 - value) || values.has(-value);
  // Without a span of its own an amount is only the same one as it is, or per day open.
  const openDays = [26, 30].filter((days) => values.has(days) || values.has(days * 100));
  const spans = period === null ? [1, 100, 1 / 100, ...openDays, 12, 1 / 12] : PERIODS;
  // Taken to another span it is an amount still: 5 € a month are no 60 pieces.
  if (
    spans.some((times) =>
      ([1, 100, 1 / 100].includes(times) ? values : amounts).has(Math.round(value * times)),
    )
  )
    return true;
  if (hours.some((each) => values.has(Math.round((value * each) / 100)))) return true;
  // VAT of a period is counted from amounts that no line of it names.
  const isVat = kind === 'vat-period';
  if (!isVat && kind !== 'margin') return false;
  return VAT_RATES.some((rate) => {
    const removed = removeVat({ gross: value, rate });
    const net = removed.ok ? removed.calculation.result[0]?.value : undefined;
    return (
      (isVat && values.has(shareOf(value, rate))) ||
      (net !== undefined && (values.has(net) || (isVat && values.has(value - net))))
    );
  });
};

/** Sums of up to five amounts that stand one after the other: lines of a list that a calculation took together. */
const sumsOf = (mentions: readonly Mention[]): { total: number; parts: number[] }[] =>
  [mentions.filter(isAmount), mentions.filter(({ unit }) => unit === 'percent')].flatMap((group) =>
    sumsOfGroup(group.map(({ value }) => value)),
  );
const sumsOfGroup = (amounts: readonly number[]): { total: number; parts: number[] }[] => {
  return amounts.flatMap((_, from) =>
    [2, 3, 4, 5].flatMap((length) => {
      const parts = amounts.slice(from, from + length);
      return parts.length === length ? [{ total: parts.reduce((sum, value) => sum + value, 0), parts }] : [];
    }),
  );
};

/** Figures of a message that a calculation did without: it may have taken others for what they are not. */
export const unusedFigures = (
  mentions: readonly Mention[],
  calculation: Calculation,
  parts: readonly Figure[] = [],
): Figure[] => {
  const figures = figuresOf(calculation, parts);
  const values = new Set(figures.map(({ value }) => value));
  const amounts = new Set(figures.filter(({ unit }) => unit === 'cents').map(({ value }) => value));
  for (const sum of sumsOf(mentions)) {
    // 38 % and 31 % leave 31 %: what is left of them is not told by one of them.
    const isLeft =
      values.has(10_000 - sum.total) && !mentions.some(({ value }) => value === 10_000 - sum.total);
    if (values.has(sum.total) || isLeft) sum.parts.forEach((value) => values.add(value));
  }
  const unusedOfCounts = unusedCounts(mentions, calculation, {
    values,
    counts: new Set(figures.filter(({ unit }) => unit !== 'cents').map(({ value }) => value)),
  });
  const counted = mentions.filter(({ unit }) => unit === 'hours' || unit === 'pieces' || unit === 'people');
  return mentions
    .filter((each) => {
      if (!isAmount(each) && each.unit !== 'percent') return unusedOfCounts.includes(each);
      return (
        each.value !== 0 &&
        // "20 ore su 40": hours of a contract, without their word.
        !(calculation.kind === 'staff-cost' && each.unit === 'plain' && each.value <= 4_000) &&
        !(each.role === 'vatRate' && (calculation.kind === 'vat-period' || calculation.kind === 'margin')) &&
        each.role !== 'openDays' &&
        !(calculation.kind === 'funnel' && (each.role === 'orders' || each.role === 'visits')) &&
        !isUsed(
          each,
          values,
          amounts,
          counted.map(({ value }) => value),
          calculation.kind,
        )
      );
    })
    .map(({ value, unit, label }) => ({
      ...(unit === 'percent' ? percent : unit === 'money' || unit === 'plain' ? money : number)(
        'unclear',
        value,
      ),
      label,
    }));
};
