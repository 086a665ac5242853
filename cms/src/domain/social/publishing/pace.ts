import { SOCIAL_RULES } from '../../../contract/social';
import type { SocialPlatform } from '../../../contract/social-platform';
import { MINUTE_MS } from '../../../contract/time-units';

/** An allowance of an operator's app: Facebook and Instagram share one. */
export type Line = 'meta' | Exclude<SocialPlatform, 'facebook' | 'instagram'>;

export const LINE_OF: Record<SocialPlatform, Line> = {
  facebook: 'meta',
  instagram: 'meta',
  x: 'x',
  linkedin: 'linkedin',
  pinterest: 'pinterest',
  bluesky: 'bluesky',
  mastodon: 'mastodon',
  threads: 'threads',
  googlebusiness: 'googlebusiness',
};

/** How many posts are on their way to a network at once, over all servers: what its operator's app may do without being braked. */
export const AT_ONCE: Record<Line, number> = {
  meta: 5,
  x: 3,
  linkedin: 2,
  pinterest: 2,
  bluesky: 3,
  mastodon: 3,
  threads: 3,
  googlebusiness: 3,
};

/** Posts of the same minute leave over so many seconds, each account at its own: whole rounds at :00 are what networks brake. */
export const SPREAD_SECONDS = 46;
/** Spreads ids that follow each other. */
export const SPREAD_FACTOR = 17;
export const startDelayMs = (accountId: number): number =>
  ((accountId * SPREAD_FACTOR) % SPREAD_SECONDS) * 1000;

/** Whoever was planned before is not published behind its owner's back any more. */
export const lateBefore = (now: Date): Date => new Date(now.getTime() - SOCIAL_RULES.lateMinutes * MINUTE_MS);

/** Less is the pace of the work, not worth a word. */
const WORTH_TELLING_MS = 5 * MINUTE_MS;
export const isLate = (scheduledFor: Date, publishedAt: Date): boolean =>
  publishedAt.getTime() - scheduledFor.getTime() > WORTH_TELLING_MS;
