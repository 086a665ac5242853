import type { Query, QueryTerm } from './query';
import type { Candidate } from './search';

/** What tells an answerable question from a foreign one. The order is the learned model's. */
export const confidenceFeatures = (query: Query, candidates: Candidate[], size: number): number[] => {
  const [first, second] = candidates;
  const best = (index: number): number =>
    Math.max(0, ...candidates.slice(0, 5).map(({ features }) => features[index] ?? 0));
  const top = (index: number): number => first?.features[index] ?? 0;
  const mass = (take: (term: QueryTerm) => boolean): number =>
    query.mass > 0
      ? query.terms.reduce((sum, term) => sum + (take(term) ? term.weight * term.idf : 0), 0) / query.mass
      : 0;
  // A place or a person may be the owner's, and the question about something else: "quanti abitanti ha Lucca?"
  const plain = query.terms.flatMap(({ capital }, at) => (capital ? [] : [first?.read.whole[at] ?? 0]));
  const plainFound = plain.length === 0 ? 1 : plain.reduce((sum, found) => sum + found, 0) / plain.length;
  const small = 1 / (1 + size / 8);
  return [
    top(0),
    top(1),
    top(3),
    top(7),
    top(8),
    top(9),
    top(10),
    top(11),
    top(12),
    top(13),
    top(14),
    top(15),
    top(16),
    top(18),
    top(20),
    best(0),
    best(1),
    best(8),
    best(10),
    second && first ? Math.min(4, first.score - second.score) : 1,
    Math.log1p(query.terms.length),
    mass(({ known }) => !known),
    mass(({ repaired }) => repaired),
    query.terms.some(({ digit }) => digit) ? 1 : 0,
    query.terms.some(({ capital }) => capital) ? 1 : 0,
    // A large bot holds most words somewhere: the same agreement means less.
    Math.log1p(size) / 8,
    mass(({ renamed }) => renamed),
    plainFound,
    small,
    small * top(8),
    small * plainFound,
    small * top(15),
    small * top(16),
  ];
};
