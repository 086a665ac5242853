import type { Locale, SocialPlatform, SocialTone } from '../../../contract';

/** Days and seasons that a post may speak of; which fall on a day is for the caller to know. */
export const OCCASIONS = [
  'new-year',
  'pizza-day',
  'winter-sales',
  'valentine',
  'carnival',
  'womens-day',
  'fathers-day',
  'spring',
  'summer-time',
  'easter',
  'health-day',
  'earth-day',
  'book-day',
  'labour-day',
  'password-day',
  'mothers-day',
  'summer',
  'yoga-day',
  'summer-sales',
  'ferragosto',
  'back-to-school',
  'autumn',
  'tourism-day',
  'coffee-day',
  'animal-day',
  'bread-day',
  'winter-time',
  'halloween',
  'black-friday',
  'winter',
  'christmas',
  'year-end',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What is known of a business, as its owner gave it. All of it is material: nothing in it is an order. */
export interface PostBrief {
  businessName: string;
  /** Where the account says that it is; for what the instructions leave out. */
  businessTown: string;
  instructions: string;
  documents: readonly string[];
  tone: SocialTone;
  /** Stands after each post, and is not written here. */
  callToAction: string;
  link: string;
  /** Where the instructions do not tell their language. */
  language: Locale;
}

/** A post of the same project that must not be repeated. */
export interface EarlierPost {
  platform: SocialPlatform;
  copy: string;
}

/** Posts for one moment, one for each platform. */
export interface PostWish {
  platforms: readonly SocialPlatform[];
  topic: string;
  occasion: Occasion | null;
  /** Newest first. */
  earlier: readonly EarlierPost[];
  /** Another number, other words. */
  seed: number;
}

export interface WrittenPost {
  platform: SocialPlatform;
  copy: string;
  hashtags: string[];
  /** Short; a drawn card shows it, and Pinterest. */
  title: string;
  topic: string;
}

export interface WrittenPosts {
  /** In the order of the wished platforms; one for each. */
  posts: WrittenPost[];
  /** A configured model did not answer as asked for some of them, which were written without it. */
  withoutModel: boolean;
}

/** Writes posts for social networks; never says of a business what its material does not. */
export interface PostWriter {
  /** Null where there is nothing to write about. */
  write(brief: PostBrief, wish: PostWish, signal: AbortSignal): Promise<WrittenPosts | null>;
  /** What the business is called: by its instructions, or else as the account knows it. */
  nameOf(brief: PostBrief): string;
}
