import type { Core } from '@strapi/strapi';
import {
  REVIEW_RULES,
  SOCIAL_LIMITS,
  type ReadReview,
  type ReviewedPost,
  type ReviewSocialPost,
  type SocialReviewNote,
} from '../../../contract';
import { instantOf } from '../../../database/date-of';
import { ApiError } from '../../../http/api-error';
import { notify } from '../../notification/notify';
import { announceSocial } from '../announce-social';
import { changePost } from '../change-post';
import { hashOf } from '../connect-secrets';
import { readReplies } from '../replies';
import { SOCIAL_POST, SOCIAL_PROJECT, type SocialPostRow, type SocialProjectRow } from '../social-rows';
import { contentOf, imagesOf } from '../to-social-post';

/** What a client is asked about: whatever still means to go out, and is no draft. */
const WAITING = ['queued', 'ready'] as const;

const toReviewed = (row: SocialPostRow, replies: readonly SocialPostRow[]): ReviewedPost => ({
  ...contentOf(row),
  id: row.documentId,
  version: row.version,
  platform: row.platform,
  account: row.account?.accountName ?? '',
  images: imagesOf(row),
  replies: replies.map(({ copy }) => copy ?? ''),
  scheduledFor: instantOf(row.scheduledFor),
  timezone: row.timezone ?? 'Europe/Rome',
  approved: row.approvedAt !== null,
  notes: row.reviews ?? [],
});

/** What people with a project's link see and say. They have no account: the token is their right, and says nothing of who they are. */
export const reviews = (strapi: Core.Strapi) => {
  const posts = strapi.db.query(SOCIAL_POST);

  const projectOf = async (token: string): Promise<SocialProjectRow> => {
    const row: SocialProjectRow | null = await strapi.db.query(SOCIAL_PROJECT).findOne({
      where: { reviewTokenHash: hashOf(token), reviewExpiresAt: { $gt: new Date() } },
      populate: { owner: true, installation: true },
    });
    if (!row || row.installation?.state !== 'active' || row.owner?.erasesAt)
      throw new ApiError('TOKEN_EXPIRED');
    return row;
  };
  const find = (project: SocialProjectRow, documentId?: string): Promise<SocialPostRow[]> =>
    posts.findMany({
      where: {
        project: { id: project.id },
        ...(documentId ? { documentId } : {}),
        state: { $in: [...WAITING] },
        threadRoot: { $null: true },
        deletedAt: { $null: true },
        // Rows from before drafts say nothing of it.
        $or: [{ draft: { $null: true } }, { draft: false }],
      },
      orderBy: [{ scheduledFor: 'asc' }, { id: 'asc' }],
      limit: SOCIAL_LIMITS.bulk,
      populate: { account: true },
    });

  return {
    async read(token: string): Promise<ReadReview['response']['data']> {
      const project = await projectOf(token);
      const rows = await find(project);
      const repliesOf = await readReplies(strapi, rows);
      return {
        business: project.profile?.name || project.name || '',
        expiresAt: instantOf(project.reviewExpiresAt) ?? '',
        posts: rows.map((row) => toReviewed(row, repliesOf(row))),
      };
    },

    async add(
      id: string,
      { token, version, kind, author, text }: ReviewSocialPost['request'],
    ): Promise<ReviewedPost> {
      const project = await projectOf(token);
      const [row] = await find(project, id);
      if (!row) {
        const gone = await posts.findOne({ where: { documentId: id, project: { id: project.id } } });
        throw gone ? new ApiError('CONFLICT', { reason: gone.state }) : new ApiError('NOT_FOUND');
      }
      if (row.version !== version) throw new ApiError('STALE_VERSION', { version: row.version });
      const stored = row.reviews ?? [];
      if (stored.length >= REVIEW_RULES.notes) throw new ApiError('CONFLICT', { reason: 'notes' });
      const now = new Date();
      const note: SocialReviewNote = { at: now.toISOString(), author, kind, text };
      await strapi.db.transaction(async () => {
        await changePost(strapi, row, version, {
          reviews: [...stored, note],
          ...(kind === 'approve' ? { approvedAt: now } : {}),
          ...(kind === 'change' ? { approvedAt: null } : {}),
        });
        if (project.owner)
          await notify(strapi, {
            owner: project.owner.id,
            kind: 'social-post-reviewed',
            params: { platform: row.platform, author, review: kind },
            link: `/social-builder?install_id=${project.installation?.documentId ?? ''}&section=generate`,
            dedupeKey: `social-review:${row.id}:${version}`,
          });
      });
      if (project.owner) announceSocial(strapi, project.owner.id, project);
      const [changed] = await find(project, id);
      if (!changed) throw new ApiError('CONFLICT', { reason: 'publishing' });
      return toReviewed(changed, (await readReplies(strapi, [changed]))(changed));
    },
  };
};
