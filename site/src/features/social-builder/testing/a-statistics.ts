import type { GetSocialStatistics } from '@contract';

type Statistics = GetSocialStatistics['response']['data'];

/** What a network does not say. */
export const UNKNOWN_REACTIONS = { likes: null, comments: null, shares: null, reach: null };
/** A project's statistics as the server answers them: one network that is measured, one that is not. */
export const aSocialStatistics = (fields: Partial<Statistics> = {}): Statistics => ({
  total: { posts: 3, measured: 2, likes: 12, comments: 0, shares: null, reach: 1500 },
  platforms: [
    {
      platform: 'facebook',
      reachKind: 'people',
      posts: 2,
      measured: 2,
      ...UNKNOWN_REACTIONS,
      likes: 12,
      comments: 0,
      reach: 1500,
    },
    { platform: 'x', reachKind: 'views', posts: 1, measured: 0, ...UNKNOWN_REACTIONS },
  ],
  days: [
    { day: '2026-11-20', posts: 2, likes: 12, comments: 0, shares: null },
    { day: '2026-11-21', posts: 1, likes: null, comments: null, shares: null },
  ],
  bestTimes: null,
  ...fields,
});
