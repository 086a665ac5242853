import { type Dimensions, isSame } from './convert';
import type { Target } from './question-target';
import type { Terms } from './terms';
import { isThing, SPANS, UNNAMED } from './units';

/** Things that a message calls by several names: "l'uno", "a testa" are of the only thing that is counted. */
export const unified = (terms: Terms, target: Target): Terms | null => {
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

/** "5 camere a 80 a notte, pulizie 12 a camera": what goes with a thing that is paid by the span goes with it each time. */
export const withSpanOfPrice = (terms: Terms): Terms => {
  const price = terms.amounts.find(({ side }) => side === 'income')?.dimensions ?? {};
  const span = Object.keys(price).find((unit) => SPANS.includes(unit));
  const thing = Object.keys(price).find(isThing);
  if (span === undefined || thing === undefined) return terms;
  return {
    ...terms,
    amounts: terms.amounts.map((each) =>
      each.side === 'cost' && isSame(each.dimensions, { [thing]: -1 })
        ? { ...each, dimensions: { [thing]: -1, [span]: -1 } }
        : each,
    ),
  };
};

const MOST_DAYS_OF_MONTH = 3_100;
/** Opening days, hours that can be sold: of a month, where everything else is. */
export const withSpans = (terms: Terms, target: Target): Terms => {
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
export const ofOneThing = (terms: Terms, target: Target): Terms => {
  if (target.wanted === 'count') return terms;
  const requested = target.per.find(isThing);
  const priced = terms.amounts.find(({ side }) => side === 'income')?.dimensions ?? {};
  const [thing] = requested === undefined ? Object.keys(priced).filter(isThing) : [requested];
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
export const withoutSizes = (terms: Terms, target: Target): Terms =>
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
