import type { Target } from './question-target';
import type { AmountTerm, Terms } from './terms';
import { isThing, UNNAMED } from './units';

const STANDING_COST: ReadonlySet<string> = new Set(['costLine', 'fixedTotal', 'upfront', 'outgoings']);
/** Of all takings: a smaller cost of all of them is none that anybody tells. */
const SMALLEST_SHARE = 20;

/** The price of one, and how many of them there are. */
const saleOf = ({ amounts, links }: Terms): { price: AmountTerm; count: number } | null => {
  const price = amounts.find(
    ({ side, dimensions }) => side === 'income' && Object.keys(dimensions).some(isThing),
  );
  const counted = links.find(
    ({ unit, dimensions }) =>
      isThing(unit) &&
      dimensions[unit] === 1 &&
      (price?.dimensions[unit] === -1 || UNNAMED.some((one) => price?.dimensions[one] === -1)),
  );
  return price && counted ? { price, count: counted.mention.value / 100 } : null;
};

const isOpen = (price: AmountTerm, { side, dimensions, mention }: AmountTerm): boolean =>
  side === 'cost' &&
  Object.keys(dimensions).length === 0 &&
  mention.unit !== 'people' &&
  !STANDING_COST.has(mention.role ?? '') &&
  mention.value * 2 < price.mention.value;

/** "Vasetto 1,10, etichetta 0,25" of 60 candles at 14: as costs of all of them they would be next to nothing, so they are of each. */
export const withCostsOfEach = (terms: Terms, target: Target): Terms => {
  const sale = saleOf(terms);
  if (!sale) return target.wanted === 'cost' ? withTinyCosts(terms, target) : terms;
  const { price, count } = sale;
  const open = terms.amounts.filter((each) => isOpen(price, each));
  const sum = open.reduce((total, { mention }) => total + mention.value, 0);
  const areParts =
    open.length >= 2 && sum < price.mention.value && sum * SMALLEST_SHARE < price.mention.value * count;
  return areParts
    ? {
        ...terms,
        amounts: terms.amounts.map((each) =>
          open.includes(each) ? { ...each, dimensions: price.dimensions } : each,
        ),
      }
    : terms;
};

/** In cents: of each of many, a smaller share of a whole cost is none that anybody tells. */
const SMALLEST_COST = 3;
/** "500 magliette: tessuto 3,10, cliché 120: costo l'una?": fabric of all of them would be next to nothing, the plate is of all. */
const withTinyCosts = (terms: Terms, { per }: Target): Terms => {
  const [counted, other] = terms.links.filter(
    ({ unit, dimensions }) => isThing(unit) && Object.keys(dimensions).length === 1,
  );
  if (!counted || other || !per.some((unit) => unit === counted.unit || UNNAMED.includes(unit))) return terms;
  const pieces = counted.mention.value / 100;
  return {
    ...terms,
    amounts: terms.amounts.map((each) =>
      Object.keys(each.dimensions).length === 0 && each.mention.value < SMALLEST_COST * pieces
        ? { ...each, dimensions: { [counted.unit]: -1 } }
        : each,
    ),
  };
};

/** "150 felpe a 35 l'una, stampa 4 euro": a small cost beside many may be of each or of all of them. */
export const isAmbiguous = (terms: Terms, { wanted }: Target): boolean => {
  if (wanted === 'cost' || wanted === 'count') return false;
  const sale = saleOf(terms);
  return sale !== null && terms.amounts.some((each) => isOpen(sale.price, each));
};
