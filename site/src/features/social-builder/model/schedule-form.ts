import { SCHEDULE_DEFAULTS, SOCIAL_LIMITS, type SocialSchedule, type SocialScheduleDraft } from '@contract';

/** Monday first, as Italian calendars have it; 0 is Sunday. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

export const newSchedule = (name: string): SocialScheduleDraft => ({ ...SCHEDULE_DEFAULTS, name });

export const draftOf = ({
  name,
  daysOfWeek,
  postTimes,
  timezone,
  postsPerWeek,
  active,
}: SocialSchedule): SocialScheduleDraft => ({ name, daysOfWeek, postTimes, timezone, postsPerWeek, active });

export const withDay = (days: readonly number[], day: number, chosen: boolean): number[] =>
  [...days.filter((other) => other !== day), ...(chosen ? [day] : [])].sort((a, b) => a - b);

/** Times stay unique and in order (spec/admin-builders-widget.md §5). */
export const withTime = (times: readonly string[], time: string): string[] =>
  [...new Set([...times, time])].sort();

/** Whether a calendar can be saved: a name, at least one day and one time. */
export const isComplete = ({ name, daysOfWeek, postTimes, postsPerWeek }: SocialScheduleDraft): boolean =>
  name.trim() !== '' &&
  daysOfWeek.length > 0 &&
  postTimes.length > 0 &&
  postsPerWeek >= SOCIAL_LIMITS.postsPerWeek.min &&
  postsPerWeek <= SOCIAL_LIMITS.postsPerWeek.max;
