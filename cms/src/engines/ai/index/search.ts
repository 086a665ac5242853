import type { Passage } from '../port';
import type { ReadPassageText } from './passage-features';
import type { Query } from './query';

/** A candidate after re-ranking. */
export interface Candidate {
  document: number;
  passage: Passage;
  /** The learned model's score; comparable within one question only. */
  score: number;
  features: number[];
  read: ReadPassageText;
}
export interface Search {
  query: Query;
  candidates: Candidate[];
  /** 0..1, how sure we are that the material answers the question. */
  confidence: number;
  confidenceFeatures: number[];
}
