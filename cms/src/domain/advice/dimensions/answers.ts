import type { Figure } from '../../../contract';
import { count, money, percent, step } from '../../finance/figures';
import { solved } from '../quantities/around';
import { productOf, ratio } from '../quantities/exact-product';
import type { Solution } from '../solver';
import { type Dimensions, isSame, type Link } from './convert';
import type { Target } from './question-target';
import type { Terms } from './terms';
import { type Converted, convertAll, inputsOf, plus, shareFigure, totalOf, usesAll } from './totals';
import { isThing, SPANS } from './units';

const dimensionsOf = (units: readonly string[]): Dimensions =>
  Object.fromEntries(units.map((unit) => [unit, -1]));
export const unitsOf = (dimensions: readonly Dimensions[]): Set<string> =>
  new Set(dimensions.flatMap((each) => Object.keys(each)));

/** Units that the answer may be of: what the question names, else the only ones in which every figure has a place. */
const candidates = (target: Target, terms: Terms): Dimensions[] => {
  const inPlay = unitsOf([...terms.amounts, ...terms.links].map(({ dimensions }) => dimensions));
  // "Affitto 700, luce 90: quanti al mese?": without any span the figures are of the one that is asked for.
  const isImplied =
    (terms.links.length === 0 || target.wanted === 'count' || target.wanted === 'price') &&
    target.per.length === 1 &&
    target.per[0] === 'month' &&
    !SPANS.some((span) => inPlay.has(span));
  if (isImplied) return [{}];
  if (target.per.length > 0) return [dimensionsOf(target.per)];
  const all = [{}, ...terms.amounts.map(({ dimensions }) => dimensions)];
  const spans = [...inPlay].filter((unit) => SPANS.includes(unit)).map((unit) => dimensionsOf([unit]));
  const things = terms.links
    .flatMap(({ dimensions }) =>
      Object.entries(dimensions).filter(([unit, power]) => power === -1 && isThing(unit)),
    )
    .map(([unit]) => dimensionsOf([unit]));
  return [...all, ...spans, ...things].filter(
    (each, at, list) => list.findIndex((one) => isSame(one, each)) === at,
  );
};

/** The amounts in the units of the answer; of all of them where that is one way of several. A share is the same in every unit. */
const onlyConversion = (
  all: readonly Dimensions[],
  terms: Terms,
  links: readonly Link[],
  { wanted }: Target,
): Converted[] | null => {
  const found = all.flatMap((to) => {
    const converted = convertAll(terms.amounts, links, to);
    return converted && usesAll(converted, links) ? [{ to, converted }] : [];
  });
  const [first, other] = found;
  if (!first) return null;
  const isClear = !other || Object.keys(first.to).length === 0 || wanted === 'margin' || wanted === 'mark-up';
  return isClear ? first.converted : null;
};

/** "20 coperti a 28 euro, 24 giorni: incasso?": days that are told and not asked for divide nothing. */
const dividesByDays = (converted: readonly Converted[], { links }: Terms, { per }: Target): boolean =>
  per.length === 0 &&
  converted.some(({ conversion, term }) =>
    conversion.some(
      (exponent, at) =>
        exponent === -1 &&
        links[at]?.unit === 'day' &&
        Object.keys(links[at]?.dimensions ?? {}).length === 1 &&
        Object.keys(term.dimensions).some(isThing),
    ),
  );

const LARGEST_LOSS = 10_000;
/** Profit, takings or spending in the units of the answer. */
export const amountAnswer = (terms: Terms, target: Target, links: readonly Link[]): Solution | null => {
  const sides = new Set(terms.amounts.map(({ side }) => side));
  if (target.wanted === 'cost' && [...sides].some((side) => side !== 'cost')) return null;
  if (target.wanted === 'revenue' && [...sides].some((side) => side !== 'income')) return null;
  if (target.wanted === 'profit' && !(sides.has('income') || sides.has('gain'))) return null;
  const ofProfit =
    target.wanted === 'profit' ? ['mark-up', 'cost-share'] : ['margin', 'mark-up', 'cost-share'];
  if (terms.shares.some(({ kind }) => ofProfit.includes(kind))) return null;
  const incomes = terms.amounts.filter(({ side }) => side === 'income').length;
  const isLossOfGoods =
    target.wanted === 'cost' && terms.shares.length === 1 && terms.shares[0]?.kind === 'loss';
  if (terms.shares.length > 0 && incomes !== 1 && !isLossOfGoods) return null;
  // A margin is what is left of the price: what the goods cost is in it already.
  if (
    terms.shares.some(({ kind }) => kind === 'margin') &&
    terms.amounts.some(({ side, dimensions }) => side === 'cost' && Object.keys(dimensions).some(isThing))
  )
    return null;
  const converted = onlyConversion(candidates(target, terms), terms, links, target);
  if (!converted || dividesByDays(converted, terms, target)) return null;
  const name = target.wanted === 'cost' ? 'spending' : target.wanted === 'revenue' ? 'revenue' : 'profit';
  const total = totalOf(converted, terms, links, name);
  const taken = converted.filter(({ term }) => term.side === 'income');
  const spent = converted.filter(({ term }) => term.side === 'cost');
  const isShare = taken.length > 0 && spent.length > 0;
  const income = isShare ? totalOf(taken, terms, links, 'revenue') : null;
  const cost = isShare ? totalOf(spent, terms, links, 'cost') : null;
  const margin =
    income && income.exact.times > 0n ? shareFigure('marginRate', total.exact, income.exact) : null;
  const markUp =
    income && cost && cost.exact.times > 0n && target.wanted === 'mark-up'
      ? shareFigure('markUp', plus(income.exact, cost.exact, -1), cost.exact)
      : null;
  if (total.steps.length === 0) return null;
  // All of it is no less than one of its parts: smaller, something was divided by that should not be.
  const smallest = Math.min(...terms.amounts.map(({ mention }) => mention.value));
  if (
    target.per.length === 0 &&
    ['cost', 'revenue'].includes(target.wanted) &&
    total.figure.value * 4 < smallest
  )
    return null;
  // So much below what it costs was read wrongly rather than sold so.
  if (margin && margin.value < -LARGEST_LOSS) return null;
  if (['margin', 'mark-up'].includes(target.wanted)) {
    if (!margin || (target.wanted === 'mark-up' && !markUp)) return null;
    return solved({
      inputs: inputsOf(terms),
      result: target.wanted === 'mark-up' && markUp ? [markUp, total.figure, margin] : [margin, total.figure],
      steps: total.steps,
    });
  }
  return solved({
    inputs: inputsOf(terms),
    result: [total.figure, ...(target.wanted === 'profit' && margin ? [margin] : [])],
    steps: total.steps,
    ...(target.wanted === 'profit' && isShare ? { notes: ['before-tax-and-pay'] } : {}),
  });
};

/** How many of a thing pay for what is spent. */
export const countAnswer = (terms: Terms, target: Target, links: readonly Link[]): Solution | null => {
  const thing = target.counted;
  if (thing === null || terms.shares.length > 0) return null;
  const ofOne = terms.amounts.filter(({ dimensions }) => dimensions[thing] === -1);
  const fixed = terms.amounts.filter((each) => !ofOne.includes(each));
  if (fixed.length === 0 || fixed.some(({ side }) => side !== 'cost' && side !== 'wanted')) return null;
  if (!ofOne.some(({ side }) => side === 'income' || side === 'gain')) return null;
  const found = candidates(target, { ...terms, amounts: fixed }).flatMap((to) => {
    if ((to[thing] ?? 0) !== 0) return [];
    const converted = convertAll(fixed, links, to);
    // "35 al mese a testa": of one of them and of the same span as the costs.
    // "18 al giorno": of one of them and a day, as the costs are.
    const isSpread = ofOne.some(({ dimensions }) => SPANS.some((span) => dimensions[span] === -1));
    const ofSpan = { ...to, [thing]: -1 };
    const each = isSpread
      ? (convertAll(ofOne, links, ofSpan) ?? convertAll(ofOne, links, { [thing]: -1 }))
      : (convertAll(ofOne, links, { [thing]: -1 }) ?? convertAll(ofOne, links, ofSpan));
    return converted && each && usesAll([...converted, ...each], links) ? [{ converted, each }] : [];
  });
  const [first, other] = found;
  if (!first || (other && Object.keys(candidates(target, { ...terms, amounts: fixed })[0] ?? {}).length > 0))
    return null;
  const { converted, each } = first;
  const needed = totalOf(converted, terms, links, 'needed');
  const contribution = totalOf(each, terms, links, 'contribution');
  if (contribution.exact.times <= 0n || needed.exact.times <= 0n) return null;
  const exact = {
    times: needed.exact.times * contribution.exact.by,
    by: needed.exact.by * contribution.exact.times,
  };
  const number: Figure = {
    ...count('units', Number((exact.times + exact.by - 1n) / exact.by)),
    ...(target.countedNoun === undefined ? {} : { label: target.countedNoun }),
  };
  return solved({
    inputs: inputsOf(terms),
    result: [number, ...(each.length > 1 ? [contribution.figure] : [])],
    steps: [...needed.steps, ...contribution.steps, step(number, needed.figure, '÷', contribution.figure)],
  });
};

/** A price that leaves a margin on what one costs, or that covers what is spent and wanted. */
export const priceAnswer = (terms: Terms, target: Target, links: readonly Link[]): Solution | null => {
  if (terms.amounts.some(({ side }) => side === 'income' || side === 'gain')) return null;
  const [share, other] = terms.shares;
  if (other || (share && !['margin', 'mark-up', 'cost-share'].includes(share.kind))) return null;
  if (!share && !terms.amounts.some(({ side }) => side === 'wanted')) return null;
  const converted = onlyConversion(candidates(target, terms), terms, links, target);
  if (!converted) return null;
  // "10 ore mie": a price of an hour is asked for by its name.
  const isOfHour = converted.some(({ conversion }) =>
    conversion.some((exponent, at) => exponent === -1 && terms.links[at]?.unit === 'hour'),
  );
  if (isOfHour && target.per.length === 0) return null;
  const cost = totalOf(converted, terms, links, share ? 'cost' : 'price');
  if (cost.exact.times <= 0n) return null;
  if (!share)
    return cost.steps.length === 0
      ? null
      : solved({ inputs: inputsOf(terms), result: [cost.figure], steps: cost.steps });
  const rate = share.mention.value;
  const divisor = share.kind === 'margin' ? 10_000 - rate : share.kind === 'cost-share' ? rate : 10_000;
  if (divisor <= 0) return null;
  const factor = share.kind === 'mark-up' ? ratio(10_000 + rate, 10_000) : ratio(10_000, divisor);
  const price = money('price', productOf(1, [cost.exact, factor]));
  const shown = percent(
    share.kind === 'mark-up' ? 'wholeWithMarkUp' : 'costShare',
    share.kind === 'mark-up' ? 10_000 + rate : divisor,
  );
  const profit = money('profit', price.value - cost.figure.value);
  return solved({
    inputs: inputsOf(terms),
    result: [price, cost.figure, profit],
    steps: [
      ...cost.steps,
      step(price, cost.figure, share.kind === 'mark-up' ? '×' : '÷', shown),
      step(profit, price, '−', cost.figure),
    ],
  });
};
