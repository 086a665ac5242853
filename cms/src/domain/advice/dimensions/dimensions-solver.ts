import type { CalculationStep, Figure, Operator } from '../../../contract';
import { count, money, percent, step } from '../../finance/figures';
import { hundredths, namedMoney, solved } from '../quantities/around';
import { type Factor, factorOf, productOf, ratio } from '../quantities/exact-product';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solution, Solver } from '../solver';
import {
  conversionsTo,
  type Conversion,
  type Dimensions,
  factorsOf,
  fixedLinks,
  isSame,
  type Link,
  times,
} from './convert';
import { type Target, targetOf, unitsNamed } from './question-target';
import { type AmountTerm, readTerms, type Side, type Terms, thingsOf } from './read-terms';
import { isThing, SPANS, UNNAMED } from './units';

/** Sums with rules of their own: law, loans, and changes of what was. */
const OTHER_SUBJECT =
  /\biva\b|\binps\b|\birpef\b|forfett|ritenut|\brat[ae]\b|\bmutuo|prestit|leasing|\btan\b|interess|\bral\b|\btfr\b|contributi|mensilita|\btass[ae]\b|\bimpost|\bpassa(?:re|ndo)?\b|\bpasso d|invece|rispetto|conviene|differenza|\baument|rincar|\b3 ?x ?2\b|soci[oa]? al|scaglion|\blord[oi]\b|\bassum/;

const EMPLOYED =
  /dipendent|commess[aeio]\b|apprendist|operai|stagist|camerier|barista|segretari|magazzinier|impiegat/;

/** An amount taken to the units of the answer. */
interface Converted {
  term: AmountTerm;
  factors: Factor[];
  conversion: Conversion;
}

/** Things that a message calls by several names: "l'uno", "a testa" are of the only thing that is counted. */
const unified = (terms: Terms, target: Target): Terms | null => {
  const named = new Set<string>();
  for (const { dimensions } of [...terms.amounts, ...terms.links])
    for (const unit of Object.keys(dimensions)) if (isThing(unit) && !UNNAMED.includes(unit)) named.add(unit);
  if (target.counted !== null && isThing(target.counted) && !UNNAMED.includes(target.counted))
    named.add(target.counted);
  const unnamed = new Set(
    [...terms.amounts, ...terms.links]
      .flatMap(({ dimensions }) => Object.keys(dimensions))
      .filter((unit) => UNNAMED.includes(unit)),
  );
  if (unnamed.size === 0) return terms;
  if (named.size > 1) return null;
  const [thing = 'one'] = [...named];
  const renamed = (dimensions: Dimensions): Dimensions =>
    Object.fromEntries(
      Object.entries(dimensions).map(([unit, power]) => [UNNAMED.includes(unit) ? thing : unit, power]),
    );
  return {
    ...terms,
    amounts: terms.amounts.map((each) => ({ ...each, dimensions: renamed(each.dimensions) })),
    links: terms.links.map((each) => ({
      ...each,
      unit: UNNAMED.includes(each.unit) ? thing : each.unit,
      dimensions: renamed(each.dimensions),
    })),
  };
};

const MOST_DAYS_OF_MONTH = 3_100;
/** Opening days, hours that can be sold: of a month, where everything else is. */
const withSpans = (terms: Terms, target: Target): Terms => {
  const isMonthly =
    target.per.includes('month') || terms.amounts.some(({ dimensions }) => dimensions.month === -1);
  if (!isMonthly) return terms;
  return {
    ...terms,
    links: terms.links.map((each) =>
      ((each.unit === 'day' &&
        each.mention.value <= MOST_DAYS_OF_MONTH &&
        each.mention.noun !== 'settimane') ||
        each.unit === 'hour') &&
      Object.keys(each.dimensions).length === 1
        ? { ...each, dimensions: { ...each.dimensions, month: -1 } }
        : each,
    ),
  };
};

/** Costs of the thing that is priced, where nothing tells how many of them there are: "il vasetto 0,70" beside a jar that sells at 7. */
const ofOneThing = (terms: Terms, target: Target): Terms => {
  if (target.wanted === 'count') return terms;
  const asked = target.per.find(isThing);
  const priced = terms.amounts.find(({ side }) => side === 'income')?.dimensions ?? {};
  const [thing] = asked === undefined ? Object.keys(priced).filter(isThing) : [asked];
  const isCounted = terms.links.some(
    ({ unit, dimensions }) => unit === thing && Object.keys(dimensions).length === 1,
  );
  const isSpread = Object.keys(priced).some((unit) => SPANS.includes(unit));
  if (thing === undefined || isCounted || isSpread) return terms;
  return {
    ...terms,
    amounts: terms.amounts.map((each) =>
      Object.keys(each.dimensions).length === 0 && each.mention.role !== 'upfront'
        ? { ...each, dimensions: { [thing]: -1 } }
        : each,
    ),
  };
};

/** How many were bought says nothing of what one of them costs. */
const withoutSizes = (terms: Terms, target: Target): Terms =>
  target.wanted === 'cost' && target.per.some(isThing)
    ? {
        ...terms,
        links: terms.links.map((each) =>
          isThing(each.unit) && !target.per.includes(each.unit) && Object.keys(each.dimensions).length === 1
            ? { ...each, isOptional: true }
            : each,
        ),
      }
    : terms;

const dimensionsOf = (units: readonly string[]): Dimensions =>
  Object.fromEntries(units.map((unit) => [unit, -1]));
const unitsOf = (dimensions: readonly Dimensions[]): Set<string> =>
  new Set(dimensions.flatMap((each) => Object.keys(each)));

/** Every amount taken to one unit; `null` where one of them gets there in no way, or in two. */
const convertAll = (
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

const usesAll = (converted: readonly Converted[], links: readonly Link[]): boolean =>
  links.every(
    ({ isFixed, isOptional }, at) =>
      isFixed || isOptional || converted.some(({ conversion }) => (conversion[at] ?? 0) !== 0),
  );

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
  shares: readonly { figure: Figure; factor: Factor }[],
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
  for (const { figure } of shares) shown.push('×', figure);
  const all = [...factors, ...shares.map(({ factor }) => factor)];
  const part: Figure = { ...written, value: productOf(term.mention.value, all) };
  const exact = all.reduce((sum, each) => ({ times: sum.times * each.times, by: sum.by * each.by }), {
    times: BigInt(term.mention.value),
    by: 1n,
  });
  return { part, exact, steps: shown.length === 0 ? [] : [step(part, written, ...shown)] };
};
const LARGEST_LOSS = 10_000;
const NAMES: Readonly<Record<Side, string>> = {
  income: 'revenue',
  gain: 'contribution',
  cost: 'cost',
  wanted: 'wantedNet',
};
const ZERO: Factor = { times: 0n, by: 1n };
const plus = (one: Factor, other: Factor, sign: 1 | -1): Factor => ({
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

const totalOf = (
  converted: readonly Converted[],
  terms: Terms,
  links: readonly Link[],
  name: string,
): Total => {
  const lines = converted.map((each) => {
    const { side, dimensions } = each.term;
    const ofSale = Object.keys(dimensions).some(isThing);
    const shares = terms.shares.flatMap(({ kind, mention }) => {
      const left = 10_000 - mention.value;
      if (side === 'income' && ['discount', 'commission', 'loss'].includes(kind))
        return [{ figure: percent('receivedShare', left), factor: factorOf(left / 100) }];
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

const inputsOf = (terms: Terms): Figure[] => [
  ...terms.amounts.map(({ mention, side }) => namedMoney(NAMES[side], mention)),
  ...[...terms.amounts.flatMap(({ bound }) => bound ?? []), ...terms.links].map(({ mention, unit }) =>
    shownCount(mention, unit),
  ),
  ...terms.shares.map(({ mention, kind }) =>
    percent(kind === 'discount' ? 'discountRate' : 'share', mention.value),
  ),
];

const shareFigure = (name: string, part: Factor, whole: Factor): Figure =>
  percent(name, productOf(10_000, [{ times: part.times * whole.by, by: part.by * whole.times }]));

/** Profit, takings or spending in the units of the answer. */
const amountAnswer = (terms: Terms, target: Target, links: readonly Link[]): Solution | null => {
  const sides = new Set(terms.amounts.map(({ side }) => side));
  if (target.wanted === 'cost' && [...sides].some((side) => side !== 'cost')) return null;
  if (target.wanted === 'revenue' && [...sides].some((side) => side !== 'income')) return null;
  if (target.wanted === 'profit' && !(sides.has('income') || sides.has('gain'))) return null;
  if (terms.shares.some(({ kind }) => ['margin', 'mark-up', 'cost-share'].includes(kind))) return null;
  if (terms.shares.length > 0 && terms.amounts.filter(({ side }) => side === 'income').length !== 1)
    return null;
  const converted = onlyConversion(candidates(target, terms), terms, links, target);
  if (!converted) return null;
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
const countAnswer = (terms: Terms, target: Target, links: readonly Link[]): Solution | null => {
  const thing = target.counted;
  if (thing === null || terms.shares.length > 0) return null;
  const ofOne = terms.amounts.filter(({ dimensions }) => dimensions[thing] === -1);
  const fixed = terms.amounts.filter((each) => !ofOne.includes(each));
  if (fixed.length === 0 || fixed.some(({ side }) => side !== 'cost' && side !== 'wanted')) return null;
  if (!ofOne.some(({ side }) => side === 'income' || side === 'gain')) return null;
  const each = convertAll(ofOne, links, { [thing]: -1 });
  if (!each) return null;
  const found = candidates(target, { ...terms, amounts: fixed }).flatMap((to) => {
    if ((to[thing] ?? 0) !== 0) return [];
    const converted = convertAll(fixed, links, to);
    return converted && usesAll([...converted, ...each], links) ? [converted] : [];
  });
  const [converted, other] = found;
  if (
    !converted ||
    (other && Object.keys(candidates(target, { ...terms, amounts: fixed })[0] ?? {}).length > 0)
  )
    return null;
  const needed = totalOf(converted, terms, links, 'needed');
  const contribution = totalOf(each, terms, links, 'contribution');
  if (contribution.exact.times <= 0n || needed.exact.times <= 0n) return null;
  const exact = {
    times: needed.exact.times * contribution.exact.by,
    by: needed.exact.by * contribution.exact.times,
  };
  const number = count('units', Number((exact.times + exact.by - 1n) / exact.by));
  return solved({
    inputs: inputsOf(terms),
    result: [number, ...(each.length > 1 ? [contribution.figure] : [])],
    steps: [...needed.steps, ...contribution.steps, step(number, needed.figure, '÷', contribution.figure)],
  });
};

/** A price that leaves a margin on what one costs, or that covers what is spent and wanted. */
const priceAnswer = (terms: Terms, target: Target, links: readonly Link[]): Solution | null => {
  if (terms.amounts.some(({ side }) => side === 'income' || side === 'gain')) return null;
  const [share, other] = terms.shares;
  if (other || (share && !['margin', 'mark-up', 'cost-share'].includes(share.kind))) return null;
  if (!share && !terms.amounts.some(({ side }) => side === 'wanted')) return null;
  const converted = onlyConversion(candidates(target, terms), terms, links, target);
  if (!converted) return null;
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

/** The answer with every figure where these terms put it. */
const solutionOf = (read: Terms, target: Target): Solution | null => {
  const terms = withoutSizes(read, target);
  const isFlat =
    terms.links.length === 0 &&
    terms.amounts.every(({ dimensions }) => Object.keys(dimensions).every(isThing));
  // Without a count or a span everything is of the one thing that is talked of.
  const flat =
    isFlat && target.wanted !== 'count'
      ? { ...terms, amounts: terms.amounts.map((each) => ({ ...each, dimensions: {} })) }
      : terms;
  const units = unitsOf([...flat.amounts, ...flat.links].map(({ dimensions }) => dimensions));
  for (const unit of target.per) units.add(unit);
  const links: Link[] = [...flat.links, ...fixedLinks(units)];
  const asked =
    isFlat && target.wanted !== 'count'
      ? { ...target, per: target.per.filter((unit) => !isThing(unit)) }
      : target;
  switch (target.wanted) {
    case 'count':
      return countAnswer(flat, asked, links);
    case 'price':
      return priceAnswer(flat, asked, links);
    case 'time':
      return null;
    default:
      return amountAnswer(flat, asked, links);
  }
};

/** What is asked; a further message that only names another span asks the rest of the question before. */
export const targetIn = (facts: Facts): Target | null => {
  const things = thingsOf(facts);
  const lines = facts.folded.split('\n');
  const last = lines.at(-1) ?? '';
  const own = targetOf(questionOf(facts.folded), things);
  if (lines.length === 1 || (own && !last.includes('?'))) return own;
  const before = lines
    .slice(0, -1)
    .filter((line) => line.includes('?'))
    .map((line) => targetOf(questionOf(line), things))
    .filter((each) => each !== null)
    .at(-1);
  if (targetOf(last, things)) return targetOf(last, things);
  if (!before) return own;
  const per = last.includes('?') ? unitsNamed(last, things) : [];
  return per.length > 0 ? { ...before, per } : before;
};

/**
 * A sum of any shape by its units: every figure of the message is an amount of something, a count that links two units, or a share, and the
 * answer is the only way to take all of them to the units that are asked for. `null` where one of them has no place, or two ways exist.
 */
export const dimensionsSolver: Solver = {
  name: 'dimensions',
  wanted: /\p{L}/u,
  solve(facts: Facts) {
    const [first = ''] = facts.folded.split('\n');
    if (OTHER_SUBJECT.test(first)) return null;
    const target = targetIn(facts);
    if (!target || facts.mentions.length < 2) return null;
    // What somebody employed costs is more than what they are paid.
    const isPay = target.wanted === 'cost' && facts.mentions.filter(isAmount).length === 1;
    if (isPay && EMPLOYED.test(first)) return null;
    const read = readTerms(facts, target);
    const terms = read && unified(withSpans(read, target), target);
    if (!terms || terms.amounts.length === 0) return null;
    // "Su un taglio da 18 mi restano 12": what is left is already told, and the price is no part of it.
    if (['income', 'gain'].every((side) => terms.amounts.some((each) => each.side === side))) return null;
    const asRead = solutionOf(terms, target);
    return asRead ?? solutionOf(ofOneThing(terms, target), target);
  },
};
