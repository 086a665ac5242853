import type { Term } from '../words';

const NO_OTHER_NAMES: ReadonlySet<string> = new Set();
/** A term by its own name only. */
export const asItIs = (term: Term): Term => ({
  ...term,
  alike: NO_OTHER_NAMES,
  varietyOf: NO_OTHER_NAMES,
  kinds: NO_OTHER_NAMES,
  members: NO_OTHER_NAMES,
});

interface Share {
  share: number;
  /** Heaviest word that is not met. */
  heaviest: number;
  heaviestKnown: number;
  heaviestUnknown: number;
  missing: number;
  bestMet: number;
}
/** How much of some terms is met, by weight, and what is not. `share` is -1 where there are none. */
export const shareOf = (terms: readonly Term[], values: readonly number[]): Share => {
  let mass = 0;
  let found = 0;
  const result = { share: 0, heaviest: 0, heaviestKnown: 0, heaviestUnknown: 0, missing: 0, bestMet: 0 };
  for (const [at, term] of terms.entries()) {
    const value = values[at] ?? 0;
    mass += term.weight;
    found += term.weight * value;
    if (value >= 0.6) result.bestMet = Math.max(result.bestMet, term.weight);
    if (value >= 0.4) continue;
    result.missing += 1;
    result.heaviest = Math.max(result.heaviest, term.weight);
    if (term.known) result.heaviestKnown = Math.max(result.heaviestKnown, term.weight);
    else result.heaviestUnknown = Math.max(result.heaviestUnknown, term.weight);
  }
  result.share = mass === 0 ? -1 : found / mass;
  return result;
};
