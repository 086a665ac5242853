import type { Features } from './pool-context';

/** Features of one candidate by their groups. */
export interface FeatureGroups {
  coverage: Features;
  text: Features;
  question: Features;
  value: Features;
  source: Features;
}

/** Features by which a candidate is compared with the best of its pool. */
const COMPARED: readonly (readonly [keyof FeatureGroups, string])[] = [
  ['coverage', 'cov.around'],
  ['coverage', 'cov.exact'],
  ['coverage', 'cov.passage'],
  ['source', 'a.score'],
  ['source', 'a.rank'],
  ['coverage', 'cov.text'],
  ['text', 'text.named'],
  ['value', 'c.quantitiesMet'],
  ['coverage', 'carried.cov'],
  ['value', 'v.fits'],
  ['text', 'gram.text'],
  ['text', 'gram.back'],
  ['text', 'token.rare'],
  ['text', 'lead.covers'],
  ['text', 'lead.named'],
  ['text', 'figures.met'],
  ['coverage', 'met.best'],
  ['source', 'r.firstWhenSure'],
];

/** Those of them by which a candidate is also told ahead of the next. */
const AHEAD = ['cov.around', 'a.score', 'gram.text', 'token.rare', 'cov.passage'].map((name) =>
  COMPARED.findIndex(([, each]) => each === name),
);
/** Nearer values are the same. */
const ALIKE = 0.001;

/**
 * How far each candidate stays behind the best of the pool, how many cover more of the question or as much, how many there are, which
 * share of them holds the kind of value that is asked for, and how much of the question the best one covers.
 */
export const comparedFeatures = (
  pool: readonly FeatureGroups[],
  valueKeys: readonly string[],
): number[][] => {
  const columns = COMPARED.map(([group, name]) => pool.map((each) => each[group][name] ?? 0));
  const most = columns.map((values) => Math.max(...values));
  const around = columns[0] ?? [];
  const fitting = pool.filter(({ value }) => value['v.fits'] === 1).length;
  // Of the best one how far the next is behind tells as much as of the others how far they are behind it.
  const seconds = AHEAD.map((column) => {
    const values = columns[column] ?? [];
    const best = most[column] ?? 0;
    const others = values.filter((value) => value < best - ALIKE);
    return others.length === 0 ? best : Math.max(...others);
  });
  /** Candidates that cover as much and tell other figures: which of them is meant the question leaves open. */
  const rivalsOf = (at: number): number =>
    around.filter(
      (other, index) =>
        Math.abs(other - (around[at] ?? 0)) < ALIKE &&
        valueKeys[index] !== valueKeys[at] &&
        pool[index]?.value['v.fits'] === pool[at]?.value['v.fits'],
    ).length;
  return pool.map((_, at) => [
    ...columns.map((values, column) => (most[column] ?? 0) - (values[at] ?? 0)),
    ...AHEAD.map((column, index) => (columns[column]?.[at] ?? 0) - (seconds[index] ?? 0)),
    around.filter((other) => other > (around[at] ?? 0)).length,
    rivalsOf(at),
    pool.length,
    fitting / pool.length,
    most[0] ?? 0,
  ]);
};
