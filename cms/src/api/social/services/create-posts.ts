import type { Core } from '@strapi/strapi';
import type { CreateSocialPosts, SocialPlatform, SocialPost, SocialPostDraft } from '../../../contract';
import type { RowInput } from '../../../database/query';
import { isPast } from '../../../domain/social/post-rules';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { announceSocial } from '../announce-social';
import { ownProject } from '../own-social';
import { picturesFromLibrary } from '../pictures/pictures-from-library';
import { assertPublishable, hashOfContent, isComplete } from '../post-content';
import { assertReplies, writeReplies } from '../replies';
import {
  SOCIAL_ACCOUNT,
  SOCIAL_POST,
  SOCIAL_PROJECT,
  type SocialAccountRow,
  type SocialPostRow,
  type SocialProjectRow,
} from '../social-rows';
import { pictureFiles } from '../stored-image';
import { scheduleFor } from './free-slot';
import { toSocialPosts } from './list-posts';
import { assertNew, recentPosts } from './recent-posts';

/** Refuses an instant that is over. */
export const assertAhead = (planned: string, now: Date): void => {
  if (isPast(new Date(planned), now)) throw new ApiError('VALIDATION', { fields: { scheduledFor: 'past' } });
};

/** The account that was chosen, or the first that works; null where there is none yet. */
export const accountFor = async (
  strapi: Core.Strapi,
  project: SocialProjectRow,
  platform: SocialPlatform,
  chosen: string | undefined,
): Promise<SocialAccountRow | null> => {
  const row: SocialAccountRow | null = await strapi.db.query(SOCIAL_ACCOUNT).findOne({
    where: {
      project: { id: project.id },
      platform,
      ...(chosen ? { documentId: chosen } : { state: 'connected' }),
    },
    orderBy: { id: 'asc' },
  });
  if (chosen && !row) throw new ApiError('VALIDATION', { fields: { accountId: 'choice' } });
  return row;
};

/** Says at which of several posts something is wrong. */
const atPlace = async <Result>(index: number | null, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (index === null || !(error instanceof ApiError) || error.code !== 'VALIDATION') throw error;
    const { fields } = error.details as { fields: Record<string, string> };
    const named = Object.entries(fields).map(([field, why]) => [`posts.${index}.${field}`, why]);
    throw new ApiError('VALIDATION', { fields: Object.fromEntries(named) as Record<string, string> });
  }
};

interface PreparedPost {
  row: RowInput<typeof SOCIAL_POST>;
  replies: readonly string[];
  accountId: number | null;
  platform: SocialPlatform;
}

/** Posts that their owner writes, several at once: all of them come into being, or none. */
export const createPosts = async (
  strapi: Core.Strapi,
  caller: Caller,
  projectId: string,
  { posts, force = false, single = false }: CreateSocialPosts['request'] & { single?: boolean },
): Promise<SocialPost[]> => {
  const now = new Date();
  const project = await ownProject(strapi, caller, projectId);
  const publishedOn = await recentPosts(strapi, project.id, now);
  const schedule = await scheduleFor(strapi, project.id, null);
  const files: string[] = [];

  const prepare = async ({
    platform,
    accountId,
    scheduledFor,
    replies = [],
    photoIds = [],
    draft = false,
    ...content
  }: SocialPostDraft): Promise<PreparedPost> => {
    assertAhead(scheduledFor, now);
    // A draft may still be unfinished: what its network would refuse is refused when it is done.
    if (!draft) {
      assertPublishable(platform, content, photoIds.length > 0);
      assertReplies(platform, replies);
    }
    const account = await accountFor(strapi, project, platform, accountId);
    const contentHash = hashOfContent(platform, content);
    assertNew(publishedOn(account?.id, contentHash), { now, force });
    const pictures = await picturesFromLibrary(strapi, caller, { project, platform, photoIds });
    files.push(...pictureFiles(pictures));
    return {
      platform,
      replies,
      accountId: account?.id ?? null,
      row: {
        ...content,
        ...pictures,
        project: project.id,
        account: account?.id ?? null,
        platform,
        scheduledFor: new Date(scheduledFor),
        timezone: schedule?.timezone ?? 'Europe/Rome',
        pinned: true,
        draft,
        state: isComplete({ platform, imageFile: pictures.imageFile }) ? 'ready' : 'queued',
        aiGenerated: false,
        contentHash,
        repeatAllowed: force,
        version: 1,
      },
    };
  };

  try {
    const prepared: PreparedPost[] = [];
    for (const [index, post] of posts.entries())
      prepared.push(await atPlace(single ? null : index, () => prepare(post)));
    const ids = await strapi.db.transaction(async () => {
      const made: number[] = [];
      for (const { row, replies, accountId, platform } of prepared) {
        const created: SocialPostRow = await strapi.db.query(SOCIAL_POST).create({ data: row });
        const origin = { id: created.id, projectId: project.id, accountId, platform };
        if (replies.length > 0) await writeReplies(strapi, origin, replies);
        made.push(created.id);
      }
      await strapi.db
        .query(SOCIAL_PROJECT)
        .updateMany({ where: { id: project.id, state: 'draft' }, data: { state: 'active' } });
      return made;
    });
    announceSocial(strapi, caller.id, project);
    const rows: SocialPostRow[] = await strapi.db.query(SOCIAL_POST).findMany({
      where: { id: { $in: ids } },
      orderBy: { id: 'asc' },
      populate: { account: true, schedule: true },
    });
    return await toSocialPosts(strapi, project, rows);
  } catch (error) {
    for (const file of files) await engines(strapi).files.remove(file);
    throw error;
  }
};
