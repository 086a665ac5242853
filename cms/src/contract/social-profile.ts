import type { Day, Locale, One } from './common';

/** How a business speaks to its customers; English knows one way. */
export const SOCIAL_VOICES = ['tu', 'voi', 'lei'] as const;
export type SocialVoice = (typeof SOCIAL_VOICES)[number];

/** Days between which something may be said, both included; null where it does not matter. */
export interface SayWindow {
  from: Day | null;
  until: Day | null;
}

/** Where something that the profile holds was read. */
export const PROFILE_SOURCES = ['instructions', 'file', 'site', 'chatbot', 'company'] as const;
export interface ProfileSource {
  kind: (typeof PROFILE_SOURCES)[number];
  /** Of the file or the page; '' where the kind says it all. */
  name: string;
}

/** Where an item was read; absent where its owner typed it here. */
interface Sourced {
  source?: ProfileSource | undefined;
}

/** What a fact is: `about`: who the business is; `tip`: advice to customers; `event`: happens on a day; `list`: points under a heading. */
export const PROFILE_FACT_KINDS = ['about', 'fact', 'tip', 'event', 'hours', 'list'] as const;

/** Something true of the business that its customers may read, as a whole sentence or two. */
export interface ProfileFact extends SayWindow, Sourced {
  text: string;
  /** What it is about, in a few words: a heading of its document, a wish of its owner. '' where nothing names it. */
  topic: string;
  kind: (typeof PROFILE_FACT_KINDS)[number];
}

/** Something that is sold, lent or done, as one row of a price list. */
export interface ProfileOffer extends SayWindow, Sourced {
  name: string;
  /** With its currency, as people write it: `da 22 €`; '' where none is known. */
  price: string;
  /** Other columns that customers may read. */
  details: { label: string; value: string }[];
  /** A remark that customers may read; '' for none. */
  note: string;
  /** The price list that it stands in. */
  list: string;
}

/** A question of customers, with its answer. */
export interface ProfileQuestion extends SayWindow, Sourced {
  question: string;
  answer: string;
}

/** Something that its owner wants spoken of. */
export interface ProfileWish {
  words: string;
  often: boolean;
}

/** How often a question to readers ends a post. */
export const CLOSING_QUESTIONS = ['never', 'sometimes', 'always'] as const;
export type ClosingQuestion = (typeof CLOSING_QUESTIONS)[number];

/** How posts end, before the call to action. */
export interface PostClosing {
  /** Words that every post ends with, as their owner wrote them: a greeting, the telephone. */
  lines: string[];
  question: ClosingQuestion;
}

/** Single fields of which the profile says where they were read. */
export const SOURCED_FIELDS = ['name', 'trade', 'place'] as const;
export type SourcedField = (typeof SOURCED_FIELDS)[number];

/** What the writer of posts knows of a business; its owner corrects and confirms it. */
export interface SocialProfile {
  name: string;
  /** Of the table of trades, or `altro`. */
  trade: string;
  place: string;
  language: Locale;
  voice: SocialVoice;
  /** Whom it serves, where its owner said so; no post is written about them. */
  customers: string;
  facts: ProfileFact[];
  offers: ProfileOffer[];
  questions: ProfileQuestion[];
  wishes: ProfileWish[];
  /** What its owner wrote for the writer alone: it is never published. */
  privateNotes: string[];
  /** Words and phrases that no post may use. */
  forbidden: string[];
  /** Tags that stand under every post. */
  hashtags: string[];
  pricesAllowed: boolean;
  /** How many emoji a post may have. */
  emoji: number;
  exclamations: boolean;
  /** Absent in profiles that were confirmed before posts could end in a way of their owner's. */
  closing?: PostClosing | undefined;
  /** Where the single fields were read; a field that its owner typed is not there. */
  sources?: Partial<Record<SourcedField, ProfileSource>> | undefined;
}

/** What the profile lacks, so that its owner is asked. */
export const PROFILE_GAPS = ['name', 'trade', 'place', 'offers', 'prices', 'questions', 'facts'] as const;
export type ProfileGap = (typeof PROFILE_GAPS)[number];

/** The trade of a business that the table does not name. */
export const OTHER_TRADE_ID = 'altro';
const ENOUGH_FACTS = 6;

/** What its owner should still be asked. */
export const profileGapsOf = ({
  name,
  trade,
  place,
  facts,
  offers,
  questions,
  pricesAllowed,
}: SocialProfile): ProfileGap[] => {
  const lacks: Record<ProfileGap, boolean> = {
    name: name.trim() === '',
    trade: trade === OTHER_TRADE_ID,
    place: place.trim() === '',
    offers: offers.length === 0,
    prices: pricesAllowed && offers.length > 0 && offers.every(({ price }) => price === ''),
    questions: questions.length === 0,
    facts: facts.length < ENOUGH_FACTS,
  };
  return PROFILE_GAPS.filter((gap) => lacks[gap]);
};

/** How much of each kind a profile may hold. */
export const PROFILE_LIMITS = {
  facts: 150,
  offers: 120,
  questions: 60,
  wishes: 40,
  privateNotes: 100,
  forbidden: 120,
  hashtags: 20,
  closingLines: 4,
  short: 160,
  text: 1000,
  note: 300,
  privateNote: 2000,
  emoji: 5,
} as const;

/** A trade that a profile may name. */
export interface TradeName {
  id: string;
  name: string;
}

export interface ShownProfile {
  profile: SocialProfile;
  /** Its owner has looked at it; posts are written from it as it stands. */
  confirmed: boolean;
  gaps: ProfileGap[];
  trades: TradeName[];
  version: number;
}

/** `GET /api/social/projects/:id/profile`: as confirmed; where nobody did yet, as read from what is known. */
export interface GetSocialProfile {
  response: One<ShownProfile>;
}
/** `PUT /api/social/projects/:id/profile`: confirms it. STALE_VERSION when another tab saved first. */
export interface ConfirmSocialProfile {
  request: { version: number; profile: SocialProfile };
  response: GetSocialProfile['response'];
}

/** `DELETE /api/social/projects/:id/profile`: forgets what was confirmed, and reads it anew. */
export interface ReadSocialProfileAnew {
  response: GetSocialProfile['response'];
}

/** What a post does. */
export const POST_KINDS = [
  'tip',
  'before-after',
  'behind-the-scenes',
  'offer',
  'question',
  'myth',
  'event',
  'seasonal',
  'price',
  'about',
] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** Why a post is about what it is about, for its owner. */
export const POST_REASONS = [
  'topic',
  'deadline',
  'wish',
  'price-wish',
  'season',
  'occasion',
  'variety',
] as const;
export interface PostReason {
  kind: (typeof POST_REASONS)[number];
  /** The wish, the topic, the day or the occasion in question; '' where there is none. */
  words: string;
}
