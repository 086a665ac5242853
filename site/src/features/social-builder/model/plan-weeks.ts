import type { PlannedPost } from '@contract';
import { addDays, weekdayOf } from '../../../lib/days';

/** The posts of one week. */
interface PlanWeek {
  /** Its Monday. */
  monday: string;
  posts: PlannedPost[];
}

/** Posts in order, week by week; weeks without any are left out. */
export const weeksOfPlan = (posts: readonly PlannedPost[]): PlanWeek[] => {
  const weeks: PlanWeek[] = [];
  for (const post of posts) {
    const monday = addDays(post.day, 1 - weekdayOf(post.day));
    const last = weeks.at(-1);
    if (last?.monday === monday) last.posts.push(post);
    else weeks.push({ monday, posts: [post] });
  }
  return weeks;
};
