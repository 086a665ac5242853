import type { Instant, One } from './common';
import type { SocialPlatform, SocialTimezone } from './social-platform';

export interface SocialScheduleDraft {
  name: string;
  /** 0 is Sunday. Unique, sorted. */
  daysOfWeek: readonly number[];
  /** `HH:mm`, unique, sorted. */
  postTimes: readonly string[];
  timezone: SocialTimezone;
  postsPerWeek: number;
  active: boolean;
}
export interface SocialSchedule extends SocialScheduleDraft {
  id: string;
  version: number;
  /** Ready or waiting: while there are any, the calendar is not in the saved list (spec/admin-builders-widget.md §4), and says why. */
  pendingPosts: number;
}
/** One planned instant, with the day and the time on the calendar's own clocks. */
export interface SocialSlot {
  at: Instant;
  day: string;
  time: string;
}
/** `GET /api/social/projects/:id/schedules` */
export interface ListSocialSchedules {
  response: { data: SocialSchedule[] };
}
/** `POST /api/social/projects/:id/schedules` */
export interface CreateSocialSchedule {
  request: SocialScheduleDraft;
  response: One<SocialSchedule>;
}
/** `PATCH /api/social/schedules/:id`: moves its posts that are neither out nor moved by hand. */
export interface UpdateSocialSchedule {
  request: Partial<SocialScheduleDraft> & { version: number };
  response: One<SocialSchedule>;
}
/** `DELETE /api/social/schedules/:id?posts=`: its posts that are not out yet go too, or stay where they are. */
export interface DeleteSocialSchedule {
  query: { posts: 'keep' | 'delete' };
  response: { data: null };
}
/**
 * `POST /api/social/projects/:id/slots`: the instants of the next seven days that a calendar, saved or not, would fill: at most
 * `postsPerWeek`, spread evenly. `candidates` counts the week's instants; fewer than `postsPerWeek` is worth a word.
 */
export interface PreviewSocialSlots {
  request: SocialScheduleDraft;
  response: One<{ slots: SocialSlot[]; candidates: number }>;
}

// ---------------------------------------------------------------------------------------------------- Generation

/** `model` may stand at a generation that is done: a model did not answer as asked, and some posts were written without it. */
export const GENERATION_FAILURES = [
  'no-accounts',
  'no-material',
  'too-little',
  'model',
  'interrupted',
] as const;
export type GenerationFailure = (typeof GENERATION_FAILURES)[number];

/** One filling of a calendar. Made posts stay when the rest fails; asking again fills what is missing. */
export interface SocialGeneration {
  id: string;
  scheduleId: string | null;
  status: 'running' | 'done' | 'failed';
  wanted: number;
  made: number;
  failure: GenerationFailure | null;
  startedAt: Instant;
}
/** `POST /api/social/projects/:id/generations`, header `Idempotency-Key` required. */
export interface GenerateSocialPosts {
  request: { scheduleId: string; platforms: SocialPlatform[]; topics: string[] };
  response: One<SocialGeneration>;
}
/** `GET /api/social/generations/:id`, and `GET /api/social/projects/:id/generations`: the latest ones, newest first. */
export interface GetSocialGeneration {
  response: One<SocialGeneration>;
}
export interface ListSocialGenerations {
  response: { data: SocialGeneration[] };
}
