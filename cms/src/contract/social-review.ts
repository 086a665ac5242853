import type { Instant, One } from './common';
import type { SocialPlatform, SocialTimezone } from './social-platform';
import type { SocialImage, SocialPostContent } from './social-post';

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
/** `GET /api/social/review/:token`: what waits to go out. 404 for a link that ended or was never made. */
export interface GetReview {
  response: One<{ business: string; expiresAt: Instant; posts: ReviewedPost[] }>;
}
/**
 * `POST /api/social/review/:token/posts/:id`. STALE_VERSION when the post changed since it was shown, CONFLICT once it is on its way
 * out: what is approved is what was read. A wish for a change takes an approval back.
 */
export interface ReviewSocialPost {
  request: { version: number; kind: ReviewKind; author: string; text: string };
  response: One<ReviewedPost>;
}
