import type { One } from './common';
import type { SocialPlatform } from './social-platform';

export interface SocialFigures {
  posts: number;
  /** Posts that have any figures; the sums are over these. */
  measured: number;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  reach: number | null;
}
/** `GET /api/social/projects/:id/statistics?from&to` (days, at most 366), and `/statistics.csv` for a file of every published post. */
export interface GetSocialStatistics {
  query: { from: string; to: string };
  response: One<{
    total: SocialFigures;
    platforms: ({ platform: SocialPlatform; reachKind: 'people' | 'views' } & SocialFigures)[];
    days: {
      day: string;
      posts: number;
      likes: number | null;
      comments: number | null;
      shares: number | null;
    }[];
    /** Null under `SOCIAL_RULES.bestTimesFrom` posts. Day of the week and hour, best first. */
    bestTimes: { dayOfWeek: number; hour: number; posts: number; averageInteractions: number }[] | null;
  }>;
}
