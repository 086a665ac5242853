import type { Candidate, Situation } from './candidate';
import type { Frame } from './frame';
import type { Knowledge } from './knowledge';
import type { Table } from './table';
import { meets, type Term, type Words } from './words';

/** From which share on a word of the question counts as met. */
export const MET = 0.4;
/** A word that is met as it is or by its stem, not by another name. */
export const MET_EXACTLY = 0.9;
/** From which weight on a word that nothing in the source meets is what the visitor wanted to know. */
export const HEAVY = 0.4;
/** The same of a word that the whole material never met. */
export const HEAVY_STRANGE = 0.7;
/** An answer that meets less of the question than this leaves out what it was about. */
export const MOST_OF_IT = 0.6;
/** Below this confidence the index found nothing of the kind. */
export const NOTHING_FOUND = 0.1;
/** Words that weigh less than this together name no subject. */
export const NO_SUBJECT = 0.5;

const NO_OTHER_NAMES: ReadonlySet<string> = new Set();
export const PROSE: ReadonlySet<string> = new Set(['quote', 'statement', 'sentence', 'passage']);
export const ROWS: ReadonlySet<string> = new Set(['cell', 'cells', 'any-cell', 'row']);

/** What a reply rests on. */
export interface Source {
  candidate: Candidate;
  frame: Frame;
  tables: readonly Table[];
  own: readonly Term[];
  /** The reply with the headings and questions above it. */
  sourceWords: Words;
  /** The whole of the passages that it comes from. */
  around: Words;
  confidence: number;
  /** What the learned ranking holds to be the answer. */
  ranked: Situation['ranked'];
  knowledge: Knowledge;
}

export const withWords = (one: Words, two: Words): Words => ({
  folded: new Set([...one.folded, ...two.folded]),
  stems: new Set([...one.stems, ...two.stems]),
});

export const exactly = (term: Term, words: Words): boolean =>
  meets({ ...term, alike: NO_OTHER_NAMES }, words) >= MET_EXACTLY;
export const isNumber = ({ folded }: Term): boolean => /^\d/.test(folded);
export const wantsValue = ({ measure }: Frame): boolean => measure !== null && measure !== 'how';
export const massOf = (terms: readonly Term[]): number => terms.reduce((sum, { weight }) => sum + weight, 0);

export const metShare = (terms: readonly Term[], words: Words): number => {
  const mass = massOf(terms);
  return mass === 0 ? 1 : terms.reduce((sum, term) => sum + term.weight * meets(term, words), 0) / mass;
};

/** Whether a word of the question names a row of some table. */
export const namesRow = (term: Term, tables: readonly Table[]): boolean =>
  !isNumber(term) && tables.some(({ rows }) => rows.some(({ labelWords }) => exactly(term, labelWords)));
