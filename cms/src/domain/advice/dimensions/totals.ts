import type { CalculationStep, Figure, Operator } from '../../../contract';
import { money, percent, step } from '../../finance/figures';
import { hundredths, namedMoney } from '../quantities/around';
import { type Factor, factorOf, productOf, ratio } from '../quantities/exact-product';
import { type Conversion, type Dimensions, conversionsTo, factorsOf, type Link } from './convert';
import type { AmountTerm, Side, Terms } from './terms';
import { isThing } from './units';

/** An amount taken to the units of the answer. */
export interface Converted {
  term: AmountTerm;
  factors: Factor[];
  conversion: Conversion;
}

/** Every amount taken to one unit; `null` where one of them gets there in no way, or in two. */
export const convertAll = (
  amounts: readonly AmountTerm[],
  links: readonly Link[],
  to: Dimensions,
): Converted[] | null => {
  const converted: Converted[] = [];
  for (const term of amounts) {
    const [conversion, other] = conversionsTo(term.dimensions, to, links);
    if (!conversion || other) return null;
    converted.push({ term, conversion, factors: [term.value, ...factorsOf(conversion, links)] });
  }
  return converted;
};

export const usesAll = (converted: readonly Converted[], links: readonly Link[]): boolean =>
  links.every(
    ({ isFixed, isOptional }, at) =>
      isFixed || isOptional || converted.some(({ conversion }) => (conversion[at] ?? 0) !== 0),
  );

const SIGNS: Readonly<Record<Side, 1 | -1>> = { income: 1, gain: 1, cost: -1, wanted: -1 };

const SPAN_NAMES: Readonly<Record<string, string>> = {
  hour: 'soldHours',
  day: 'openDays',
  month: 'months',
  year: 'years',
  week: 'weeks',
};
const countWritten = ({ value, unit, noun }: AmountTerm['mention'], of: string): number =>
  unit === 'months' && of === 'year' ? value / 12 : noun === 'settimane' ? value / 7 : value;
/** A count under the name that it was written with. */
const shownCount = (mention: AmountTerm['mention'], unit: string): Figure =>
  SPAN_NAMES[unit] === undefined
    ? hundredths('count', mention.value, mention.noun ?? '')
    : hundredths(SPAN_NAMES[unit] ?? 'count', countWritten(mention, unit));

/** The line of arithmetic that takes one amount to the units of the answer. */
const lineOf = (
  { term, conversion, factors }: Converted,
  terms: Terms,
  links: readonly Link[],
  shares: readonly { figure: Figure; factor: Factor; isDivisor?: boolean }[],
  name: string,
): { part: Figure; steps: CalculationStep[]; exact: Factor } => {
  const written = namedMoney(name, term.mention);
  const shown: (Figure | Operator)[] = [];
  let scale = term.value;
  if (term.bound) {
    const { mention, unit } = term.bound;
    shown.push('×', shownCount(mention, unit));
    const factor = factorOf(mention.value);
    scale = { times: term.value.times * factor.by, by: term.value.by * factor.times };
  }
  conversion.forEach((exponent, at) => {
    if (exponent === 0) return;
    const link = terms.links[at];
    const operator: Operator = exponent === 1 ? '×' : '÷';
    if (!link) {
      const fixed = links[at]?.value ?? ratio(1, 1);
      shown.push(operator, hundredths('spans', Math.round((Number(fixed.times) / Number(fixed.by)) * 100)));
      return;
    }
    const own = shownCount(link.mention, link.unit);
    shown.push(operator, own);
    const factor = factorOf(countWritten(link.mention, link.unit));
    const rest = { times: link.value.times * factor.by, by: link.value.by * factor.times };
    scale =
      exponent === 1
        ? { times: scale.times * rest.times, by: scale.by * rest.by }
        : { times: scale.times * rest.by, by: scale.by * rest.times };
  });
  if (scale.times !== scale.by) {
    const isLarger = scale.times > scale.by;
    const value = Number(isLarger ? (scale.times * 100n) / scale.by : (scale.by * 100n) / scale.times);
    shown.push(isLarger ? '×' : '÷', hundredths(isLarger ? 'times' : 'dividedBy', value));
  }
  for (const { figure, isDivisor } of shares) shown.push(isDivisor ? '÷' : '×', figure);
  const all = [...factors, ...shares.map(({ factor }) => factor)];
  const part: Figure = { ...written, value: productOf(term.mention.value, all) };
  const exact = all.reduce((sum, each) => ({ times: sum.times * each.times, by: sum.by * each.by }), {
    times: BigInt(term.mention.value),
    by: 1n,
  });
  return { part, exact, steps: shown.length === 0 ? [] : [step(part, written, ...shown)] };
};

const NAMES: Readonly<Record<Side, string>> = {
  income: 'revenue',
  gain: 'contribution',
  cost: 'cost',
  wanted: 'wantedNet',
};
const ZERO: Factor = { times: 0n, by: 1n };
export const plus = (one: Factor, other: Factor, sign: 1 | -1): Factor => ({
  times: one.times * other.by + BigInt(sign) * other.times * one.by,
  by: one.by * other.by,
});
const centsOf = (exact: Factor): number => productOf(1, [exact]);

/** One side of a message added up in the units of the answer. */
interface Total {
  exact: Factor;
  figure: Figure;
  steps: CalculationStep[];
  parts: Figure[];
}

export const totalOf = (
  converted: readonly Converted[],
  terms: Terms,
  links: readonly Link[],
  name: string,
): Total => {
  const hasIncome = terms.amounts.some(({ side }) => side === 'income' || side === 'gain');
  const lines = converted.map((each) => {
    const { side, dimensions } = each.term;
    const ofSale = Object.keys(dimensions).some(isThing);
    const commissions = terms.shares.filter(({ kind }) => kind === 'commission');
    // Shares of the same price are taken off it together: 38 % and 31 % leave 31 %.
    const receivedRate = commissions.reduce((rest, { mention }) => rest - mention.value, 10_000);
    const shares = terms.shares.flatMap(({ kind, mention }) => {
      if (side === 'income' && kind === 'commission')
        return mention === commissions[0]?.mention
          ? [{ figure: percent('receivedShare', receivedRate), factor: factorOf(receivedRate / 100) }]
          : [];
      const left = 10_000 - mention.value;
      if (side === 'income' && ['discount', 'loss'].includes(kind))
        return [{ figure: percent('receivedShare', left), factor: factorOf(left / 100) }];
      if (side === 'income' && kind === 'margin' && name === 'profit')
        return [{ figure: percent('marginRate', mention.value), factor: factorOf(mention.value / 100) }];
      // What is lost of goods makes dearer what is left of them.
      if (side === 'cost' && kind === 'loss' && name === 'spending' && !hasIncome)
        return [
          {
            figure: percent('receivedShare', left),
            factor: { times: 10_000n, by: BigInt(left) },
            isDivisor: true,
          },
        ];
      return kind === 'taken' && ofSale
        ? [{ figure: percent('occupancy', mention.value), factor: factorOf(mention.value / 100) }]
        : [];
    });
    return lineOf(each, terms, links, shares, NAMES[side]);
  });
  const exact = lines.reduce(
    (sum, line, at) => plus(sum, line.exact, SIGNS[converted[at]?.term.side ?? 'income']),
    ZERO,
  );
  const isNegative = converted.every(({ term }) => SIGNS[term.side] === -1);
  const figure = money(name, isNegative ? -centsOf(exact) : centsOf(exact));
  const parts = lines.map(({ part }) => part);
  const formula = parts.flatMap((part, at): (Figure | Operator)[] => {
    const sign = isNegative ? 1 : SIGNS[converted[at]?.term.side ?? 'income'];
    return at === 0 && sign === 1 ? [part] : [sign === 1 ? '+' : '−', part];
  });
  const only = lines.length === 1 ? lines[0] : undefined;
  const onlyStep = only?.steps.at(-1);
  return {
    exact: isNegative ? { ...exact, times: -exact.times } : exact,
    figure,
    parts,
    steps: onlyStep
      ? [...(only?.steps.slice(0, -1) ?? []), { ...onlyStep, result: figure }]
      : [...lines.flatMap(({ steps }) => steps), ...(lines.length > 1 ? [step(figure, ...formula)] : [])],
  };
};

export const inputsOf = (terms: Terms): Figure[] => [
  ...terms.amounts.map(({ mention, side }) => namedMoney(NAMES[side], mention)),
  ...[...terms.amounts.flatMap(({ bound }) => bound ?? []), ...terms.links].map(({ mention, unit }) =>
    shownCount(mention, unit),
  ),
  ...terms.shares.map(({ mention, kind }) =>
    percent(kind === 'discount' ? 'discountRate' : 'share', mention.value),
  ),
];

export const shareFigure = (name: string, part: Factor, whole: Factor): Figure =>
  percent(name, productOf(10_000, [{ times: part.times * whole.by, by: part.by * whole.times }]));
