import type { Instant, One, Page } from './common';
import type { ModelFault } from './model-settings';
import type { SocialPlatform, SocialTimezone } from './social-platform';
import type { PostKind, PostReason } from './social-profile';
import type { SocialFailure, SocialImage, SocialPostContent, SocialPostStatus } from './social-post-content';
import type { SocialReply } from './social-reply';
import type { SocialReviewNote } from './social-review';

export * from './social-post-content';

/** Why a post that is ready will not go out at its time. */
export const HELD_REASONS = [
  'leaving',
  'draft',
  'project-paused',
  'schedule-paused',
  'approval',
  'no-account',
  'account',
  'image',
] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** Figures as their network gave them; null is unknown, never zero. */
export interface SocialMetrics {
  likes: number | null;
  comments: number | null;
  shares: number | null;
  reach: number | null;
  /** Networks without unique reach give views. */
  reachKind: 'people' | 'views';
  readAt: Instant;
  /** It is no longer there. */
  removed: boolean;
}
/** What makes a model's words for a post unusable. */
export const POST_MODEL_RULES = ['no-text', 'link', 'forbidden', 'too-long', 'repeated'] as const;
/** Why a post was written without the model that was to write it: its words broke a rule twice, or it did not answer. */
export type PostModelFault = (typeof POST_MODEL_RULES)[number] | ModelFault;

export interface SocialPost extends SocialPostContent {
  id: string;
  version: number;
  platform: SocialPlatform;
  accountId: string | null;
  scheduleId: string | null;
  status: SocialPostStatus;
  held: HeldReason | null;
  approved: boolean;
  image: SocialImage | null;
  /** Behind the first, in their order: a carousel. */
  moreImages: SocialImage[];
  /** What follows it: the parts of its thread, or its first comment. */
  replies: SocialReply[];
  /** Its owner is still writing it: it goes nowhere. */
  draft: boolean;
  /** What people with the project's link said of it, oldest first. */
  reviews: SocialReviewNote[];
  topic: string;
  /** What it does and why it is there; null for posts that their owner wrote. */
  kind: PostKind | null;
  reason: PostReason | null;
  /** Why no model wrote it although one was to; null where none was, or it did. */
  modelFault: PostModelFault | null;
  /** Its words were made by AI; true until its owner writes them anew. */
  aiGenerated: boolean;
  simulated: boolean;
  scheduledFor: Instant | null;
  timezone: SocialTimezone;
  /** Moved by hand: its calendar leaves it where it is. */
  pinned: boolean;
  publishedAt: Instant | null;
  late: boolean;
  externalUrl: string | null;
  failure: SocialFailure | null;
  /** When the same words went out on the same account within the last week: worth a warning. */
  repeats: Instant | null;
  /** When the next attempt is made by itself. */
  nextAttemptAt: Instant | null;
  metrics: SocialMetrics | null;
}
/** `GET /api/social/projects/:id/posts?status&platform&scheduleId&from&to&page&pageSize`: by planned instant; published: newest first. */
export interface ListSocialPosts {
  query: {
    status?: SocialPostStatus | 'pending' | 'attention';
    platform?: SocialPlatform;
    scheduleId?: string;
    from?: Instant;
    to?: Instant;
    page?: number;
    pageSize?: number;
  };
  response: Page<SocialPost>;
}
/** `GET /api/social/projects/:id/summary`: for counters. */
export interface GetSocialSummary {
  response: One<Record<SocialPostStatus, number>>;
}
/** `GET /api/social/posts/:id` */
export interface GetSocialPost {
  response: One<SocialPost>;
}
/** A post as its owner writes it. Without `accountId` it goes to the first account of its network. */
export interface SocialPostDraft extends SocialPostContent {
  platform: SocialPlatform;
  accountId?: string;
  scheduledFor: Instant;
  /** In their order; see `REPLY_RULES`. */
  replies?: string[];
  /** Of the library, in their order; see `POST_RULES.image.max`. */
  photoIds?: string[];
  draft?: boolean;
}
/** `POST /api/social/projects/:id/posts`: one written by hand. */
export interface CreateSocialPost {
  request: SocialPostDraft & { force?: boolean };
  response: One<SocialPost>;
}
/**
 * `POST /api/social/projects/:id/posts/batch`: several at once, all or none: one for each network, its repetitions, or a plan that was
 * written in a spreadsheet. VALIDATION names the fields as `posts.INDEX.FIELD`; what went out within a day is refused as by
 * `CreateSocialPost`.
 */
export interface CreateSocialPosts {
  request: { posts: SocialPostDraft[]; force?: boolean };
  response: { data: SocialPost[] };
}
/**
 * `PATCH /api/social/posts/:id`. STALE_VERSION when it changed meanwhile; CONFLICT with `details.reason` `publishing` once it is on
 * its way out. `force` allows what was published within a day (CONFLICT, reason `same-content`).
 */
export interface UpdateSocialPost {
  request: Partial<SocialPostContent> & {
    version: number;
    scheduledFor?: Instant;
    accountId?: string;
    imageAlt?: string;
    /** All of them: those that are not out yet are written anew. */
    replies?: string[];
    draft?: boolean;
    approved?: boolean;
    force?: boolean;
  };
  response: One<SocialPost>;
}
/** `POST /api/social/posts/:id/{duplicate,next-slot,regenerate,retry}`; regenerate takes an `Idempotency-Key`. */
export interface ActOnSocialPost {
  response: One<SocialPost>;
}
/** `POST /api/social/posts/:id/publish`, header `Idempotency-Key` required: due now. */
export interface PublishSocialPost {
  request: { version: number; force?: boolean };
  response: One<SocialPost>;
}
/** `POST /api/social/posts/:id/verify`: its owner looked at the network and says whether it is there. */
export interface VerifySocialPost {
  request: { published: boolean; url?: string };
  response: One<SocialPost>;
}
/**
 * `POST /api/social/posts/:id/image`: multipart field `file`; or JSON: fetched from `url`, taken from the
 * library of photos, several in their order, or drawn from the post's words. `DELETE` removes all.
 */
export interface SetSocialImage {
  request: { url: string } | { photoIds: string[] } | { card: true };
  response: One<SocialPost>;
}
export const SOCIAL_BULK_ACTIONS = ['delete', 'approve', 'shift', 'regenerate'] as const;
/** `POST /api/social/projects/:id/posts/bulk`: what could not be done is told one by one. */
export interface BulkSocialPosts {
  request: { action: (typeof SOCIAL_BULK_ACTIONS)[number]; ids: string[]; shiftMinutes?: number };
  response: One<{ done: string[]; refused: { id: string; reason: 'publishing' | 'past' | 'gone' }[] }>;
}

/** What networks show of a page that a post leads to, where it has no picture. */
export interface SocialLinkPreview {
  title: string;
  description: string;
}
/** `GET /api/social/projects/:id/link-card?url`: what the page says of itself; null where it says nothing or cannot be read. */
export interface GetSocialLinkCard {
  query: { url: string };
  response: One<SocialLinkPreview | null>;
}
