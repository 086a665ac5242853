import type { Passage } from '../passage';
import type { Season } from './seasons';
import type { Term, Words } from './words';

/** A possible reply, with what it rests on. */
export interface Candidate {
  text: string;
  quotes: { passage: Passage; text: string }[];
  /** How well it answers, to be compared with others. */
  score: number;
  /** Share of the question's own words that it answers to. */
  coverage: number;
  missing: Term[];
  /** Share of the words of the question before; 1 where there is none. */
  carried: number;
  /** The index's own first choice, of whose kind of question it is sure. */
  isFirst?: boolean;
  /** A word of the question stands in it as it is, not only by another name. */
  isExact?: boolean;
  /** What stands before its colon names what is asked about: "Partenza: entro le 10". */
  isLabelled?: boolean;
  /** The one cell of all tables that meets every word and every condition of the question. */
  isOnlyCell?: boolean;
  /** Holds the kind of value that was asked for. */
  fits: boolean;
  /** How it came about; for the owner's "why this answer". */
  band: string;
  /** Written in the visitor's language from values; else quoted. */
  isComposed: boolean;
}

/** What the answerers need to know beside the question. */
export interface Situation {
  /** Of which days without a year are meant. */
  year: number;
  /** Names for days of the year that the documents define outside of tables. */
  seasons: readonly Season[];
  /** What the index's learned ranking holds to be the answer, best first, and how sure it is. */
  ranked: readonly { passage: Passage; text: string }[];
  confidence: number;
  /** The business's own name: what everything here is about. */
  ambient: Words;
}
