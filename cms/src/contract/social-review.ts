import type { Instant, One } from './common';
import type { SocialPlatform, SocialTimezone } from './social-platform';
import type { SocialImage, SocialPostContent } from './social-post-content';

export const REVIEW_KINDS = ['approve', 'change', 'comment'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** How long a link leads to the posts, what a person may write with it, and how many remarks a post holds. */
export const REVIEW_RULES = { days: 30, author: 80, text: 1000, notes: 50 } as const;

/** What somebody with the project's link said of a post. */
export interface SocialReviewNote {
  at: Instant;
  author: string;
  kind: ReviewKind;
  /** '' for an approval without a word. */
  text: string;
}

/** Until when the link leads to the posts; null where there is none. Its address is shown once, when it is made. */
export interface SocialReviewLink {
  expiresAt: Instant;
}
/** `GET /api/social/projects/:id/review-link` */
export interface GetReviewLink {
  response: One<SocialReviewLink | null>;
}
/** `POST /api/social/projects/:id/review-link`: a new one; the former leads nowhere from then on. `DELETE` ends it. */
export interface CreateReviewLink {
  response: One<SocialReviewLink & { url: string }>;
}

/** A post as people with the link see it: what will be published, and nothing else of the project. */
export interface ReviewedPost extends SocialPostContent {
  id: string;
  version: number;
  platform: SocialPlatform;
  account: string;
  images: SocialImage[];
  replies: string[];
  scheduledFor: Instant | null;
  timezone: SocialTimezone;
  approved: boolean;
  notes: SocialReviewNote[];
}
/** `POST /api/social/review`: what waits to go out, for whoever has the link's token. TOKEN_EXPIRED for one that ended or never was. */
export interface ReadReview {
  request: { token: string };
  response: One<{ business: string; expiresAt: Instant; posts: ReviewedPost[] }>;
}
/**
 * `POST /api/social/review/posts/:id`. STALE_VERSION when the post changed since it was shown, CONFLICT once it is on its way out: what
 * is approved is what was read. A wish for a change takes an approval back.
 */
export interface ReviewSocialPost {
  request: { token: string; version: number; kind: ReviewKind; author: string; text: string };
  response: One<ReviewedPost>;
}
