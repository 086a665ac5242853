import type { Core } from '@strapi/strapi';
import type { Instant } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { hashOfPost } from '../post-content';
import { SOCIAL_POST } from '../social-rows';
import { DAY_MS } from '../../../contract/time-units';
import { instantOf } from '../../../database/date-of';

/** The same again within so many days is worth a word. */
const WARNED_DAYS = 7;

/** What of a project went out within the last week, by account and content: answers when the same did. */
export const recentPosts = async (
  strapi: Core.Strapi,
  projectId: number,
  now: Date,
): Promise<(accountId: number | undefined, hash: string) => Instant | null> => {
  const rows = await strapi.db.query(SOCIAL_POST).findMany({
    where: {
      project: { id: projectId },
      state: 'published',
      postedAt: { $gte: new Date(now.getTime() - WARNED_DAYS * DAY_MS) },
    },
    orderBy: { postedAt: 'asc' },
    populate: { account: { select: ['id'] } },
  });
  const published = new Map<string, Instant>();
  for (const row of rows)
    if (row.account && row.postedAt)
      published.set(`${row.account.id} ${hashOfPost(row)}`, instantOf(row.postedAt));
  return (accountId, hash) => published.get(`${accountId ?? ''} ${hash}`) ?? null;
};

/** Refuses what went out on the same account within a day, unless its owner insists. */
export const assertNew = (
  publishedAt: Instant | null,
  { now, force }: { now: Date; force?: boolean },
): void => {
  if (force || publishedAt === null || now.getTime() - Date.parse(publishedAt) > DAY_MS) return;
  throw new ApiError('CONFLICT', { reason: 'same-content', publishedAt });
};
