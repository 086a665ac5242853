import type { Mention, Role } from './mention';
import { calculationIn, isDone } from './conversation';
import { namedMoney } from './quantities/around';
import { type Facts, isAmount } from './read-facts';
import type { Solution, Solver } from './solver';
import { unusedFigures } from './unused-figures';

interface Solved {
  solver: Solver;
  solution: Solution;
}

/** Readings of a few figures at once: more of them explain anything. */
const MOST_UNCERTAIN = 3;
/** Of an amount that nothing says to be of a month, against the price: below it one costs so much, above it a month does. */
const SMALLEST_MONTHLY = 5_000;

/** Roles that stand on a word which may belong to something else. */
const WEAK: ReadonlySet<Role | null> = new Set<Role | null>([
  null,
  'unitCost',
  'price',
  'visits',
  'orders',
  'spend',
  'stock',
  'outgoings',
  'wantedIncome',
  'cash',
  'upfront',
  'gross',
  'netPay',
]);
const OF_A_SPAN: ReadonlySet<Mention['period']> = new Set([
  'month',
  'year',
  'quarter',
  'two-months',
  'half-year',
]);

/** What an amount may be in a sum of costs and prices, the likeliest first. */
const possibleRoles = ({ value, period, role }: Mention): Role[] => {
  if (OF_A_SPAN.has(period)) return ['costLine'];
  const ofOne: Role[] = role === 'unitCost' ? ['unitCost', 'price'] : ['price', 'unitCost'];
  return value >= SMALLEST_MONTHLY ? ['costLine', ...ofOne] : ofOne;
};

/** A piece costs less than it is sold for, there is one price, and costs of a month are no part of a piece. */
const isPlausible = (mentions: readonly Mention[]): boolean => {
  const prices = mentions.filter(({ role }) => role === 'price');
  const [price] = prices;
  const costs = mentions.filter(({ role }) => role === 'unitCost');
  const monthly = mentions.filter(({ role }) => role === 'costLine' || role === 'fixedTotal');
  return (
    prices.length <= 1 &&
    (!price || costs.reduce((sum, { value }) => sum + value, 0) < price.value) &&
    (!price || monthly.every(({ value }) => value >= price.value)) &&
    costs.every(({ value }) => monthly.every((each) => each.value > value))
  );
};

const readingsOf = (mentions: readonly Mention[], uncertain: readonly Mention[]): Mention[][] =>
  uncertain
    .reduce<Mention[][]>(
      (readings, mention) =>
        readings.flatMap((reading) =>
          possibleRoles(mention).map((role) =>
            reading.map((each) => (each === mention ? { ...mention, role } : each)),
          ),
        ),
      [[...mentions]],
    )
    .filter(isPlausible);

const mainOf = (solution: Solution): string => JSON.stringify(calculationIn(solution)?.result[0] ?? null);

/** Sums of costs and prices, in which a figure that lacks its word can be told by all the others. */
const OF_COSTS_AND_PRICES = new Set(['break-even', 'break-even-turnover', 'margin', 'discount']);

/**
 * A sum in which some figures stand without a word of their own, or with one that may be of something else. Each reading that makes
 * sense is tried; where all of those that have a place for every figure come to the same result, that is the sum. Where they differ the
 * figure is asked about, with what it may be. `null` where no reading makes a sum.
 */
export const resolveRoles = (facts: Facts, solve: (facts: Facts) => Solved | null): Solved | null => {
  const first = solve(facts);
  if (!first || !OF_COSTS_AND_PRICES.has(first.solution.kind) || first.solution.state === 'ruled-out')
    return null;
  const calculation = calculationIn(first.solution);
  const unused = calculation
    ? unusedFigures(facts.mentions, calculation, isDone(first.solution) ? first.solution.parts : [])
    : [];
  const isUnused = (mention: Mention): boolean =>
    calculation === null || unused.some(({ value }) => value === mention.value);
  const weak = facts.mentions.filter((each) => isAmount(each) && WEAK.has(each.role));
  const unplaced = weak.filter((each) => each.role === null || isUnused(each));
  if (unplaced.length === 0) return null;
  // What took the place of another may be what was misread.
  const uncertain = weak.length <= MOST_UNCERTAIN ? weak : unplaced;
  if (uncertain.length > MOST_UNCERTAIN) return null;
  const found = readingsOf(facts.mentions, uncertain).flatMap((mentions) => {
    const solved = solve({ ...facts, mentions });
    const sum = solved && isDone(solved.solution) ? calculationIn(solved.solution) : null;
    return solved &&
      sum &&
      unusedFigures(mentions, sum, isDone(solved.solution) ? solved.solution.parts : []).length === 0
      ? [{ solved, mentions }]
      : [];
  });
  const [best, ...others] = found;
  if (!best) return null;
  const rival = others.find(({ solved }) => mainOf(solved.solution) !== mainOf(best.solved.solution));
  if (!rival) return best.solved;
  const at = facts.mentions.findIndex(
    (_, index) => best.mentions[index]?.role !== rival.mentions[index]?.role,
  );
  const [mention, one, other] = [facts.mentions[at], best.mentions[at]?.role, rival.mentions[at]?.role];
  if (!mention || !one || !other) return null;
  return {
    solver: best.solved.solver,
    solution: {
      state: 'unclear',
      kind: best.solved.solution.kind,
      figures: [namedMoney('unclear', mention)],
      meanings: [one, other],
    },
  };
};
