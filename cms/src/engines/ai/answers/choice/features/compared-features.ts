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

/**
 * How far each candidate stays behind the best of the pool, how many cover more of the question, how many there are, which
 * share of them holds the kind of value that is asked for, and how much of the question the best one covers.
 */
export const comparedFeatures = (pool: readonly FeatureGroups[]): number[][] => {
  const columns = COMPARED.map(([group, name]) => pool.map((each) => each[group][name] ?? 0));
  const most = columns.map((values) => Math.max(...values));
  const around = columns[0] ?? [];
  const fitting = pool.filter(({ value }) => value['v.fits'] === 1).length;
  return pool.map((_, at) => [
    ...columns.map((values, column) => (most[column] ?? 0) - (values[at] ?? 0)),
    around.filter((other) => other > (around[at] ?? 0)).length,
    pool.length,
    fitting / pool.length,
    most[0] ?? 0,
  ]);
};
