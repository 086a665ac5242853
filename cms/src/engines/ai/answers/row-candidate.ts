import type { Candidate } from './candidate';
import { type CellMatch } from './match-rows';

/** Two rows this near answer equally well. */
export const TIE = 0.025;

export const candidateOf = (matches: CellMatch[], text: string, band: string): Candidate => {
  const [first] = matches;
  const passages = [...new Set(matches.map(({ row }) => row.passage))].slice(0, 3);
  return {
    text,
    quotes: passages.map((passage) => ({ passage, text: passage.text })),
    score: (first?.score ?? 0) + 0.1,
    coverage: first?.coverage ?? 0,
    missing: first?.missing ?? [],
    fits: true,
    carried: first?.carried ?? 1,
    isExact: first?.isExact ?? true,
    band,
    isComposed: true,
  };
};
