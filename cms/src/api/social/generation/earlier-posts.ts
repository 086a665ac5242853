import type { Core } from '@strapi/strapi';
import type { EarlierPost } from '../../../engines/ai/posts/port';
import { SOCIAL_POST, type SocialPostRow } from '../social-rows';
import { DAY_MS } from '../../../contract/time-units';
import { instantOf } from '../../../database/date-of';

/** Thirty of each network. */
const REMEMBERED = 150;
/** Readers have forgotten what was said before. */
const DAYS = 60;

/** What a project said in the sixty days before an instant, or is about to say, newest first: none of it is to be said again. */
export const earlierPosts = async (
  strapi: Core.Strapi,
  projectId: number,
  at: Date,
): Promise<EarlierPost[]> => {
  const since = new Date(at.getTime() - DAYS * DAY_MS);
  const rows: Pick<SocialPostRow, 'platform' | 'copy' | 'scheduledFor' | 'kind'>[] = await strapi.db
    .query(SOCIAL_POST)
    .findMany({
      where: {
        project: { id: projectId },
        deletedAt: { $null: true },
        threadRoot: { $null: true },
        contentHash: { $notNull: true },
        $or: [{ scheduledFor: { $null: true } }, { scheduledFor: { $gte: since } }],
      },
      select: ['platform', 'copy', 'scheduledFor', 'kind'],
      orderBy: [{ scheduledFor: 'desc' }, { id: 'desc' }],
      limit: REMEMBERED,
    });
  return rows.flatMap(({ platform, copy, scheduledFor, kind }) =>
    copy ? [{ platform, copy, at: scheduledFor ? instantOf(scheduledFor) : '', kind: kind ?? '' }] : [],
  );
};
