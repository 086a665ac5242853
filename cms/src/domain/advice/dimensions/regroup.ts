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
  // "Lavoro 7 ore: quanto incasso al giorno?"
  const isDaily =
    target.per.includes('day') && !terms.links.some(({ dimensions }) => dimensions.day !== undefined);
  if (!isMonthly && isDaily)
    return {
      ...terms,
      links: terms.links.map((each) =>
        each.unit === 'hour' && Object.keys(each.dimensions).length === 1
          ? { ...each, dimensions: { ...each.dimensions, day: -1 } }
          : each,
      ),
    };
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

/** "Il tubista 24 l'ora, il furgone 6 l'ora, spese generali 9": what stands in a list of amounts of one span is of it too. */
export const ofOneSpan = (terms: Terms, target: Target): Terms => {
  if (target.wanted === 'count') return terms;
  const spread = terms.amounts.filter(({ dimensions }) => Object.keys(dimensions).length > 0);
  const [first] = spread;
  if (!first || spread.length < 2 || !spread.every(({ dimensions }) => isSame(dimensions, first.dimensions)))
    return terms;
  if (first.dimensions.hour !== -1 && first.dimensions.day !== -1) return terms;
  const largest = Math.max(...spread.map(({ mention }) => mention.value));
  return {
    ...terms,
    amounts: terms.amounts.map((each) =>
      Object.keys(each.dimensions).length === 0 &&
      each.mention.role !== 'upfront' &&
      each.mention.value < largest
        ? { ...each, dimensions: first.dimensions }
        : each,
    ),
  };
};

/** "35 al mese: quanti clienti?": what is paid by the span is paid by each of those who are counted. */
export const withCountedPrice = (terms: Terms, { wanted, counted, per }: Target): Terms => {
  if (wanted !== 'count' || counted === null || !isThing(counted)) return terms;
  const prices = terms.amounts.filter(({ side }) => side === 'income' || side === 'gain');
  const [price, other] = prices;
  if (!price || other || price.dimensions[counted] !== undefined || price.mention.role === 'revenue')
    return terms;
  // "La do a 18 al giorno: quante al giorno?"
  const isSpan = (unit: string): boolean => unit === 'month' || unit === 'year' || per.includes(unit);
  if (!Object.keys(price.dimensions).every(isSpan)) return terms;
  const isPrice = terms.amounts.some(
    ({ side, mention }) => side === 'cost' && mention.value > price.mention.value,
  );
  return isPrice
    ? {
        ...terms,
        amounts: terms.amounts.map((each) =>
          each === price ? { ...each, dimensions: { ...each.dimensions, [counted]: -1 } } : each,
        ),
      }
    : terms;
};

/** How many were bought says nothing of what one of them costs. */
export const withoutSizes = (terms: Terms, target: Target): Terms =>
  target.wanted === 'cost' && target.per.length > 0
    ? {
        ...terms,
        links: terms.links.map((each) =>
          Object.keys(each.dimensions).length === 1 &&
          (isThing(each.unit)
            ? target.per.some(isThing) && !target.per.includes(each.unit)
            : isOfOne(terms, target, each.unit))
            ? { ...each, isOptional: true }
            : each,
        ),
      }
    : terms;
/** "60 kg a 7,20 al kg: quanto mi costa il kg?": every amount is of one of them already. */
const isOfOne = ({ amounts }: Terms, { per }: Target, unit: string): boolean =>
  per.includes(unit) &&
  !SPANS.includes(unit) &&
  amounts.every(({ dimensions }) => isSame(dimensions, { [unit]: -1 }));
