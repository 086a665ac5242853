import { Temporal } from 'temporal-polyfill';
import {
  REACH_KIND,
  SOCIAL_PLATFORMS,
  SOCIAL_RULES,
  type Day,
  type GetSocialStatistics,
  type SocialFigures,
  type SocialMetrics,
  type SocialPlatform,
} from '../../contract';

/** A published post as it counts. */
export interface MeasuredPost {
  platform: SocialPlatform;
  postedAt: Date;
  /** Whose clock its hour is read from. */
  timezone: string;
  metrics: Pick<SocialMetrics, 'likes' | 'comments' | 'shares' | 'reach'> | null;
}
type Statistics = GetSocialStatistics['response']['data'];
type Figure = 'likes' | 'comments' | 'shares' | 'reach';

const ROME = 'Europe/Rome';
const BEST_TIMES = 5;
/** One lucky post is no time of the week. */
const POSTS_OF_A_TIME = 2;

/** Nobody there counts who saw a post: theirs neither add to a sum nor stand in its way. */
const WITHOUT_REACH: readonly SocialPlatform[] = ['bluesky', 'mastodon', 'googlebusiness'];

/** The sum of what is known; null when nothing is. */
const sumOf = (posts: MeasuredPost[], figure: Figure): number | null => {
  const known = posts.flatMap(({ metrics }) => metrics?.[figure] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

const interactionsOf = ({ metrics }: MeasuredPost): number | null => {
  const known = [metrics?.likes, metrics?.comments, metrics?.shares].filter(
    (value): value is number => typeof value === 'number',
  );
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

const isMeasured = ({ metrics }: MeasuredPost): boolean =>
  metrics !== null &&
  [metrics.likes, metrics.comments, metrics.shares, metrics.reach].some((value) => value !== null);

const figuresOf = (posts: MeasuredPost[]): SocialFigures => ({
  posts: posts.length,
  measured: posts.filter(isMeasured).length,
  likes: sumOf(posts, 'likes'),
  comments: sumOf(posts, 'comments'),
  shares: sumOf(posts, 'shares'),
  reach: sumOf(posts, 'reach'),
});

const zoned = (at: Date, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone);

const groupBy = <T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** The hours of the week whose posts had most answers on average; null while there are too few posts to say so. */
export const bestTimes = (posts: MeasuredPost[]): Statistics['bestTimes'] => {
  const answered = posts.flatMap((post) => {
    const interactions = interactionsOf(post);
    if (interactions === null) return [];
    const { dayOfWeek, hour } = zoned(post.postedAt, post.timezone);
    return [{ dayOfWeek: dayOfWeek % 7, hour, interactions }];
  });
  if (answered.length < SOCIAL_RULES.bestTimesFrom) return null;
  return [...groupBy(answered, ({ dayOfWeek, hour }) => `${dayOfWeek} ${hour}`).values()]
    .filter((group) => group.length >= POSTS_OF_A_TIME)
    .map((group) => ({
      dayOfWeek: group[0]?.dayOfWeek ?? 0,
      hour: group[0]?.hour ?? 0,
      posts: group.length,
      averageInteractions:
        Math.round((group.reduce((sum, { interactions }) => sum + interactions, 0) / group.length) * 10) / 10,
    }))
    .sort(
      (one, other) =>
        other.averageInteractions - one.averageInteractions ||
        one.dayOfWeek - other.dayOfWeek ||
        one.hour - other.hour,
    )
    .slice(0, BEST_TIMES);
};

/** Figures of the posts of a stretch of days in Rome. Reach of people and of views is summed only where all are alike. */
export const statisticsOf = (posts: MeasuredPost[], days: { from: Day; to: Day }): Statistics => {
  const byDay = groupBy(posts, ({ postedAt }) => zoned(postedAt, ROME).toPlainDate().toString());
  const from = Temporal.PlainDate.from(days.from);
  const count = from.until(days.to).days + 1;
  const kinds = new Set(
    posts.flatMap(({ platform }) => (WITHOUT_REACH.includes(platform) ? [] : [REACH_KIND[platform]])),
  );
  const total = figuresOf(posts);
  return {
    total: kinds.size > 1 ? { ...total, reach: null } : total,
    platforms: SOCIAL_PLATFORMS.flatMap((platform) => {
      const own = posts.filter((post) => post.platform === platform);
      return own.length === 0 ? [] : [{ platform, reachKind: REACH_KIND[platform], ...figuresOf(own) }];
    }),
    days: Array.from({ length: count }, (_, index) => {
      const day = from.add({ days: index }).toString();
      const { posts: number, likes, comments, shares } = figuresOf(byDay.get(day) ?? []);
      return { day, posts: number, likes, comments, shares };
    }),
    bestTimes: null,
  };
};
