import { type Factor, ratio } from '../quantities/exact-product';

/** Exponents by unit: euro per hour is `{ hour: -1 }`, for money is what every sum is of. */
export type Dimensions = Readonly<Record<string, number>>;

/** A quantity that takes an amount from one unit to another: 8 kg for each wheel, 26 days of a month. */
export interface Link {
  value: Factor;
  dimensions: Dimensions;
  /** Always true, whatever is written: twelve months of a year. */
  isFixed?: boolean;
  /** Already in an amount: "8 iscritti a 140 l'uno" is one of 1,120. */
  isOptional?: boolean;
}

/** A way of taking an amount to other dimensions: how often each link is multiplied (1) or divided by (-1). */
export type Conversion = readonly number[];

const FIXED: readonly { units: readonly [string, string]; value: Factor }[] = [
  { units: ['month', 'year'], value: ratio(12, 1) },
  { units: ['week', 'month'], value: ratio(52, 12) },
  { units: ['week', 'year'], value: ratio(52, 1) },
];

/** The conversions of spans that a sum over these units may need. */
export const fixedLinks = (units: ReadonlySet<string>): Link[] =>
  FIXED.filter(({ units: pair }) => pair.every((unit) => units.has(unit)))
    // Weeks of a year are told directly where a year is in play, or through months, never both.
    .filter(({ units: [from, to] }) => !(from === 'week' && to === 'month' && units.has('year')))
    .map(({ units: [from, to], value }) => ({
      value,
      dimensions: { [from]: 1, [to]: -1 },
      isFixed: true,
    }));

export const times = (one: Dimensions, other: Dimensions, exponent: number): Dimensions => {
  const all: Record<string, number> = { ...one };
  for (const [unit, power] of Object.entries(other)) {
    const sum = (all[unit] ?? 0) + power * exponent;
    if (sum === 0) delete all[unit];
    else all[unit] = sum;
  }
  return all;
};
export const isSame = (one: Dimensions, other: Dimensions): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([unit, power]) => other[unit] === power);

const MOST_LINKS = 6;
const EXPONENTS = [0, 1, -1] as const;

/** Every way to take these dimensions to the others, each link used once at most; those with the fewest links only. */
export const conversionsTo = (from: Dimensions, to: Dimensions, links: readonly Link[]): Conversion[] => {
  if (links.length > MOST_LINKS) return [];
  let best: Conversion[] = [];
  let fewest = Infinity;
  const search = (at: number, dimensions: Dimensions, used: readonly number[], count: number): void => {
    if (count > fewest) return;
    const link = links[at];
    if (!link) {
      if (!isSame(dimensions, to)) return;
      if (count < fewest) [best, fewest] = [[], count];
      best.push(used);
      return;
    }
    for (const exponent of EXPONENTS)
      search(
        at + 1,
        exponent === 0 ? dimensions : times(dimensions, link.dimensions, exponent),
        [...used, exponent],
        count + (exponent === 0 ? 0 : 1),
      );
  };
  search(0, from, [], 0);
  return best;
};

/** The factors of a conversion. */
export const factorsOf = (conversion: Conversion, links: readonly Link[]): Factor[] =>
  conversion.flatMap((exponent, at) => {
    const link = links[at];
    if (!link || exponent === 0) return [];
    return [exponent === 1 ? link.value : { times: link.value.by, by: link.value.times }];
  });
