import type { ProfileFact, ProfileOffer, ProfileWish } from '../../../../contract';

/** A statement as it was found, before it is judged and dated. */
export interface RawFact {
  text: string;
  topic: string;
  kind: ProfileFact['kind'];
  /** Its owner does not want it told before this day. */
  from: string | null;
}

export type RawOffer = Omit<ProfileOffer, 'from' | 'until'>;

export interface RawQuestion {
  question: string;
  answer: string;
}

/** What a text gave. */
export interface RawMaterial {
  facts: RawFact[];
  offers: RawOffer[];
  questions: RawQuestion[];
  wishes: ProfileWish[];
  privateNotes: string[];
  forbidden: string[];
  /** Said of the customers. */
  customers: string[];
  /** Things that are not to be had now. */
  unavailable: string[];
}

export const emptyMaterial = (): RawMaterial => ({
  facts: [],
  offers: [],
  questions: [],
  wishes: [],
  privateNotes: [],
  forbidden: [],
  customers: [],
  unavailable: [],
});
