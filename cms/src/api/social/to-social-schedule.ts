import type { SocialSchedule } from '../../contract';
import type { SocialScheduleRow } from './social-rows';

/** Row → contract; `pendingPosts` are counted by whoever asks. */
export const toSocialSchedule = (row: SocialScheduleRow, pendingPosts: number): SocialSchedule => ({
  id: row.documentId,
  name: row.name ?? '',
  daysOfWeek: row.daysOfWeek,
  postTimes: row.postTimes,
  timezone: row.timezone,
  postsPerWeek: row.postsPerWeek,
  active: row.active,
  version: row.version,
  pendingPosts,
});
