import { SOCIAL_PLATFORMS, SOCIAL_POST_STATUSES, type ListSocialPosts } from '@contract';
import { addDays, weekdayOf } from '../../../lib/days';

export const POST_VIEWS = ['list', 'week', 'month'] as const;
export type PostView = (typeof POST_VIEWS)[number];

/** What a person can ask the list for, beside single states. */
export const POST_FILTERS = ['pending', 'attention', ...SOCIAL_POST_STATUSES] as const;
export type PostFilter = (typeof POST_FILTERS)[number];

/** Which posts are looked at, and how, as the address says it. */
export interface PostsAddress {
  view: PostView;
  status: PostFilter | '';
  platform: (typeof SOCIAL_PLATFORMS)[number] | '';
  scheduleId: string;
  page: number;
  /** A day of the week or month that is shown. */
  day: string;
}

export const postsAddressOf = (search: URLSearchParams, today: string): PostsAddress => {
  const day = search.get('day') ?? '';
  return {
    view: POST_VIEWS.find((view) => view === search.get('view')) ?? 'list',
    status: POST_FILTERS.find((status) => status === search.get('status')) ?? '',
    platform: SOCIAL_PLATFORMS.find((platform) => platform === search.get('platform')) ?? '',
    scheduleId: search.get('schedule') ?? '',
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : today,
  };
};

/** The days of a week or of the weeks of a month, Monday first. */
export const daysShown = (view: 'week' | 'month', day: string): string[] => {
  const mondayOf = (one: string) => addDays(one, 1 - weekdayOf(one));
  if (view === 'week') return Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));
  const first = mondayOf(`${day.slice(0, 7)}-01`);
  const weeks = addDays(first, 35).slice(0, 7) === day.slice(0, 7) ? 6 : 5;
  return Array.from({ length: weeks * 7 }, (_, index) => addDays(first, index));
};

/** What the server is asked for. A calendar asks for all of its days at once, with a day on either side for other zones. */
export const queryOf = (address: PostsAddress): ListSocialPosts['query'] => {
  const { view, status, platform, scheduleId, page, day } = address;
  const filters = {
    status: status || undefined,
    platform: platform || undefined,
    scheduleId: scheduleId || undefined,
  };
  if (view === 'list') return { ...filters, page };
  const days = daysShown(view, day);
  return {
    ...filters,
    from: `${addDays(days[0] ?? day, -1)}T00:00:00.000Z`,
    to: `${addDays(days.at(-1) ?? day, 2)}T00:00:00.000Z`,
    pageSize: 200,
  };
};
