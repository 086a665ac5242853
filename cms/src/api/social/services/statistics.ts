import type { Core } from '@strapi/strapi';
import type { GetSocialStatistics } from '../../../contract';
import { endOfRomeDay, startOfRomeDay } from '../../../domain/chatbot/rome-time';
import { bestTimes, statisticsOf, type MeasuredPost } from '../../../domain/social/statistics';
import type { Caller } from '../../../http/context';
import { socialCsv } from '../../../locales/social-csv';
import { ownProject } from '../own-social';
import { SOCIAL_POST, type SocialPostRow } from '../social-rows';
import { toSocialPosts } from './list-posts';
import { DAY_MS } from '../../../contract/time-units';

const YEAR_DAYS = 366;

const toMeasured = (row: SocialPostRow): MeasuredPost => ({
  platform: row.platform,
  postedAt: new Date(row.postedAt ?? 0),
  timezone: row.timezone ?? 'Europe/Rome',
  metrics: row.metrics,
});

/** What became of the posts of a project. */
export const socialStatistics = (strapi: Core.Strapi, caller: Caller) => {
  const published = (projectId: number, from: Date, to: Date): Promise<SocialPostRow[]> =>
    strapi.db.query(SOCIAL_POST).findMany({
      where: {
        project: { id: projectId },
        state: 'published',
        threadRoot: { $null: true },
        deletedAt: { $null: true },
        postedAt: { $gte: from, $lt: to },
      },
      orderBy: [{ postedAt: 'desc' }, { id: 'desc' }],
      populate: { account: true, schedule: true },
    });

  return {
    async find(
      projectId: string,
      days: GetSocialStatistics['query'],
    ): Promise<GetSocialStatistics['response']['data']> {
      const project = await ownProject(strapi, caller, projectId);
      const now = Date.now();
      const [rows, ofTheYear] = await Promise.all([
        published(project.id, startOfRomeDay(days.from), endOfRomeDay(days.to)),
        published(project.id, new Date(now - YEAR_DAYS * DAY_MS), new Date(now)),
      ]);
      return {
        ...statisticsOf(rows.map(toMeasured), days),
        bestTimes: bestTimes(ofTheYear.map(toMeasured)),
      };
    },

    async csv(projectId: string, { from, to }: GetSocialStatistics['query']): Promise<string> {
      const project = await ownProject(strapi, caller, projectId);
      const rows = await published(project.id, startOfRomeDay(from), endOfRomeDay(to));
      const posts = await toSocialPosts(strapi, project, rows);
      const exported = posts.map((post, index) => ({
        post,
        account: rows[index]?.account?.accountName ?? '',
      }));
      return socialCsv(exported, caller.locale);
    },
  };
};
