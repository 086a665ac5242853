import type {
  Day,
  Instant,
  Locale,
  PostKind,
  PostModelFault,
  PostReason,
  ProfileSource,
  SocialPlatform,
  SocialProfile,
  SocialTone,
  TradeName,
} from '../../../contract';

/** Days and seasons that a post may speak of; which fall on a day is for the caller to know. */
export const OCCASIONS = [
  'new-year',
  'pizza-day',
  'tax-returns',
  'thirteenth-salary',
  'grape-harvest',
  'olive-harvest',
  'boiler-season',
  'school-enrolment',
  'tyre-change',
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

/** A reference file, or a page of the business, as it was read. */
export interface BriefDocument {
  name: string;
  text: string;
  /** `file` unless it says otherwise. */
  kind?: ProfileSource['kind'];
}

/** What is known of a business, as its owner gave it. All of it is material: nothing in it is an order. */
export interface PostBrief {
  businessName: string;
  /** Where the account says that it is; for what the instructions leave out. */
  businessTown: string;
  instructions: string;
  documents: readonly BriefDocument[];
  tone: SocialTone;
  /** Stands after each post, and is not written here. */
  callToAction: string;
  link: string;
  /** Where the instructions do not tell their language. */
  language: Locale;
  /** As its owner confirmed it; null where nobody did, and it is read from the rest. */
  profile: SocialProfile | null;
}

/** A post of the same project that must not be repeated. */
export interface EarlierPost {
  platform: SocialPlatform;
  copy: string;
  /** When it goes out; '' where that is not known. */
  at: Instant;
  kind: PostKind | '';
}

/** Posts for one moment, one for each platform. */
export interface PostWish {
  platforms: readonly SocialPlatform[];
  topic: string;
  occasion: Occasion | null;
  /** The day on which they go out, where the business is. */
  day: Day;
  /** The instant at which they go out; earlier posts of it are of the same moment. '' where there is none. */
  at: Instant;
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
  kind: PostKind;
  /** Why it is about what it is about. */
  reason: PostReason;
  /** Why it was written without the model that was to write it. */
  modelFault: PostModelFault | null;
}

export interface WrittenPosts {
  /** In the order of the wished platforms; those of which nothing true and new can be said are left out. */
  posts: WrittenPost[];
  /** A configured model did not answer as asked for some of them, which were written without it. */
  withoutModel: boolean;
}

/** A moment that a plan is to fill. */
export type PlanMoment = Pick<PostWish, 'platforms' | 'occasion' | 'day' | 'at'>;

/** What a post of a moment would be about, and on which networks. */
export type PlannedSubject = Pick<WrittenPost, 'topic' | 'kind' | 'reason'> & { platforms: SocialPlatform[] };

/** Writes posts for social networks; never says of a business what its material does not. */
export interface PostWriter {
  /** Null where there is nothing to write about. */
  write(brief: PostBrief, wish: PostWish, signal: AbortSignal): Promise<WrittenPosts | null>;
  /**
   * What posts of such moments would be about, in their order; null for a moment for which nothing true and new is known. Nothing is
   * written, and no model is asked.
   */
  plan(
    brief: PostBrief,
    moments: readonly PlanMoment[],
    earlier: readonly EarlierPost[],
  ): Promise<(PlannedSubject | null)[]>;
  /** What is known of the business: as its owner confirmed it, else as it can be read on a day. */
  profileOf(brief: PostBrief, day: Day): SocialProfile;
  /** The trades that a profile may name. */
  trades(language: Locale): TradeName[];
}
