import type { Instant, One } from './common';
import type { SocialGeneration } from './social-calendar';
import type { SocialPlatform } from './social-platform';
import type { PostKind, PostReason } from './social-profile';

/** How far a plan looks ahead, and how many instants of a full calendar it takes at most. */
export const PLAN_RULES = { weeks: { min: 4, max: 8 }, posts: 84, topicLength: 100 } as const;

/** Times of the year for which a plan looks for something fitting; the last ones are single trades' own. */
export const PLAN_OCCASIONS = [
  'valentine',
  'womens-day',
  'fathers-day',
  'mothers-day',
  'easter',
  'summer',
  'back-to-school',
  'black-friday',
  'winter',
  'christmas',
  'year-end',
  'winter-sales',
  'summer-sales',
  'tyre-change',
  'tax-returns',
  'thirteenth-salary',
  'grape-harvest',
  'olive-harvest',
  'boiler-season',
  'school-enrolment',
] as const;
export type PlanOccasion = (typeof PLAN_OCCASIONS)[number];

/** A post that is not written yet: when, where, what about and why. */
export interface PlannedPost {
  id: string;
  at: Instant;
  /** The same instant on the calendar's own clocks. */
  day: string;
  time: string;
  platforms: SocialPlatform[];
  topic: string;
  /** Null where the owner chose the topic. */
  kind: PostKind | null;
  reason: PostReason;
}
export interface SocialPlan {
  scheduleId: string;
  weeks: number;
  /** By instant. */
  posts: PlannedPost[];
  /** Instants for which nothing true and new is known: their owner is asked for more. */
  empty: number;
  version: number;
}
/** `GET /api/social/projects/:id/plan`: what is still ahead of it; null where there is none. */
export interface GetSocialPlan {
  response: One<SocialPlan | null>;
}
/** `POST /api/social/projects/:id/plan`: proposes one from today on, in place of another. CONFLICT, reason `no-material`. */
export interface ProposeSocialPlan {
  request: { scheduleId: string; platforms: SocialPlatform[]; weeks: number };
  response: One<SocialPlan>;
}
/**
 * `PUT /api/social/projects/:id/plan`: what stays of it, each post at one of the plan's own instants. VALIDATION for posts or instants
 * that it does not have, STALE_VERSION with `details.current` when it changed meanwhile.
 */
export interface ChangeSocialPlan {
  request: { version: number; posts: Pick<PlannedPost, 'id' | 'at' | 'topic'>[] };
  response: One<SocialPlan>;
}
/** `DELETE /api/social/projects/:id/plan` */
export interface DiscardSocialPlan {
  response: { data: null };
}
/**
 * `POST /api/social/projects/:id/plan/write`, header `Idempotency-Key` required: has the planned posts written, and the plan is done
 * with. STALE_VERSION; CONFLICT, reason `running`, while other posts are written.
 */
export interface WriteSocialPlan {
  request: { version: number };
  response: One<SocialGeneration>;
}
