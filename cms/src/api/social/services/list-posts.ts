import type { Core } from '@strapi/strapi';
import {
  SOCIAL_LIMITS,
  SOCIAL_POST_STATUSES,
  type GetSocialSummary,
  type ListSocialPosts,
  type SocialPost,
  type SocialPostStatus,
} from '../../../contract';
import { ATTENTION_STATES, PENDING_STATES } from '../../../domain/social/post-rules';
import { engines } from '../../../engines';
import type { Caller } from '../../../http/context';
import { ownPost, ownProject } from '../own-social';
import { readReplies } from '../replies';
import { hashOfPost } from '../post-content';
import { SOCIAL_POST, type SocialPostRow, type SocialProjectRow } from '../social-rows';
import { toSocialPost } from '../to-social-post';
import { recentPosts } from './recent-posts';

type Query = ListSocialPosts['query'];

const statesOf = (status: NonNullable<Query['status']>): readonly SocialPostStatus[] => {
  if (status === 'pending') return PENDING_STATES;
  return status === 'attention' ? ATTENTION_STATES : [status];
};

/** Rows of one project → contract; each needs its account and calendar. */
export const toSocialPosts = async (
  strapi: Core.Strapi,
  project: SocialProjectRow,
  rows: SocialPostRow[],
): Promise<SocialPost[]> => {
  const now = new Date();
  const { social } = engines(strapi);
  const waiting = rows.some(({ state }) => state !== 'published');
  const repeatsOf = waiting ? await recentPosts(strapi, project.id, now) : () => null;
  const repliesOf = await readReplies(strapi, rows);
  return rows.map((row) => {
    const repeats = row.state === 'published' ? null : repeatsOf(row.account?.id, hashOfPost(row));
    return toSocialPost(row, { project, networks: social, now, repeats, replies: repliesOf(row) });
  });
};

/** A post of the caller's as a screen shows it. */
export const readPost = async (strapi: Core.Strapi, caller: Caller, id: string): Promise<SocialPost> => {
  const row = await ownPost(strapi, caller, id);
  const [post] = await toSocialPosts(strapi, row.project, [row]);
  return post as SocialPost;
};

const whereOf = (projectId: number, { status, platform, scheduleId, from, to }: Query) => ({
  project: { id: projectId },
  // Parts of threads are shown with their posts.
  threadRoot: { $null: true },
  deletedAt: { $null: true },
  ...(status ? { state: { $in: [...statesOf(status)] } } : {}),
  ...(platform ? { platform } : {}),
  ...(scheduleId ? { schedule: { documentId: scheduleId } } : {}),
  ...(from || to
    ? {
        scheduledFor: {
          ...(from ? { $gte: new Date(from) } : {}),
          ...(to ? { $lt: new Date(to) } : {}),
        },
      }
    : {}),
});

/** The posts of a project by their planned instant; published ones newest first. */
export const listPosts = async (
  strapi: Core.Strapi,
  caller: Caller,
  { projectId, query }: { projectId: string; query: Query },
): Promise<ListSocialPosts['response']> => {
  const project = await ownProject(strapi, caller, projectId);
  const { page = 1, pageSize = SOCIAL_LIMITS.pageSize } = query;
  const posts = strapi.db.query(SOCIAL_POST);
  const where = whereOf(project.id, query);
  const [rows, total] = await Promise.all([
    posts.findMany({
      where,
      orderBy:
        query.status === 'published'
          ? [{ postedAt: 'desc' }, { id: 'desc' }]
          : [{ scheduledFor: 'asc' }, { id: 'asc' }],
      limit: pageSize,
      offset: (page - 1) * pageSize,
      populate: { account: true, schedule: true },
    }),
    posts.count({ where }),
  ]);
  return { data: await toSocialPosts(strapi, project, rows), meta: { page, pageSize, total } };
};

/** How many posts of a project are in each state. */
export const countPosts = async (
  strapi: Core.Strapi,
  caller: Caller,
  projectId: string,
): Promise<GetSocialSummary['response']['data']> => {
  const project = await ownProject(strapi, caller, projectId);
  const rows: { state: SocialPostStatus; posts: string | number }[] = await strapi.db
    .connection('social_posts')
    .where({ project_id: project.id })
    .whereNull('deleted_at')
    .whereNull('thread_root_id')
    .groupBy('state')
    .select('state')
    .count({ posts: '*' });
  const counts = new Map(rows.map(({ state, posts }) => [state, Number(posts)]));
  return Object.fromEntries(
    SOCIAL_POST_STATUSES.map((status) => [status, counts.get(status) ?? 0]),
  ) as GetSocialSummary['response']['data'];
};
