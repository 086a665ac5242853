import type { Core } from '@strapi/strapi';
import { SOCIAL_RULES, type SocialPost, type UpdateSocialPost } from '../../../contract';
import { isStillAi } from '../../../domain/social/ai-mark';
import { REMOVABLE_STATES } from '../../../domain/social/post-rules';
import { slotKeyOf } from '../../../domain/social/slots';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { isUniqueViolation } from '../../../http/error-answer';
import { announceSocial } from '../announce-social';
import { changePost, editedPost, refusal } from '../change-post';
import { ownPost } from '../own-social';
import { assertPublishable, hashOfContent, isComplete } from '../post-content';
import { assertReplies, hideReplies, readReplies, writeReplies } from '../replies';
import { SOCIAL_POST, type SocialPostRow, type SocialProjectRow } from '../social-rows';
import { contentOf } from '../to-social-post';
import { accountFor, assertAhead } from './create-posts';
import { freeSlot, scheduleFor } from './free-slot';
import { readPost } from './list-posts';
import { assertNew, recentPosts } from './recent-posts';
import { MINUTE_MS } from '../../../contract/time-units';
import { instantOf } from '../../../database/date-of';

/** What an owner does with single posts. */
export const socialPosts = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(SOCIAL_POST);
  const find = (id: string) => ownPost(strapi, caller, id);
  const read = (id: string) => readPost(strapi, caller, id);
  const changed = async (project: SocialProjectRow, id: string): Promise<SocialPost> => {
    announceSocial(strapi, caller.id, project);
    return read(id);
  };

  /** What follows a post goes to its account, and is what its owner wants it to be now. */
  const followPost = async (
    row: SocialPostRow & { project: SocialProjectRow },
    accountId: number | null,
    replies: readonly string[] | undefined,
  ): Promise<void> => {
    const stored = (await readReplies(strapi, [row]))(row).map(({ copy }) => copy ?? '');
    if (stored.length === 0 && !replies?.length) return;
    const origin = { id: row.id, projectId: row.project.id, accountId, platform: row.platform };
    await writeReplies(strapi, origin, replies ?? stored);
  };

  /** Moves a post to the next instant of its calendar that is free; of two that want the same one, the second gets the next. */
  const takeFreeSlot = async (row: SocialPostRow & { project: SocialProjectRow }): Promise<void> => {
    const schedule = await scheduleFor(strapi, row.project.id, row.schedule);
    if (!schedule) throw new ApiError('CONFLICT', { reason: 'no-schedule' });
    const complete = isComplete(row);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const at = await freeSlot(strapi, schedule, row.platform, { now: new Date(), except: row.id });
      if (!at) break;
      try {
        return await changePost(strapi, row, row.version, {
          ...editedPost(row, { moved: true, complete }),
          scheduledFor: new Date(at),
          timezone: schedule.timezone,
          schedule: schedule.id,
          slotKey: slotKeyOf(schedule.documentId, at, row.platform),
          pinned: false,
        });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    }
    throw new ApiError('CONFLICT', { reason: 'no-slot' });
  };

  return {
    find: read,

    async update(
      id: string,
      {
        version,
        scheduledFor,
        accountId,
        imageAlt,
        replies,
        draft,
        approved,
        force,
        ...changes
      }: UpdateSocialPost['request'],
    ): Promise<SocialPost> {
      const now = new Date();
      const row = await find(id);
      if (row.version !== version) throw new ApiError('STALE_VERSION', { current: await read(id) });
      const moved = scheduledFor !== undefined;
      if (moved) assertAhead(scheduledFor, now);
      const rewritten = Object.keys(changes).length > 0;
      const content = { ...contentOf(row), ...changes };
      const isDraft = draft ?? row.draft ?? false;
      const finished = row.draft === true && !isDraft;
      if (replies && !isDraft) assertReplies(row.platform, replies);
      if ((rewritten && !isDraft) || finished)
        assertPublishable(row.platform, content, row.imageFile !== null);
      const account = accountId ? await accountFor(strapi, row.project, row.platform, accountId) : null;
      const contentHash = hashOfContent(row.platform, content);
      if (rewritten || account) {
        const publishedOn = await recentPosts(strapi, row.project.id, now);
        assertNew(publishedOn(account?.id ?? row.account?.id, contentHash), { now, force });
      }
      await changePost(strapi, row, version, {
        ...changes,
        ...(row.aiGenerated && !isStillAi(row.copy ?? '', content.copy) ? { aiGenerated: false } : {}),
        contentHash,
        ...(rewritten || account ? { repeatAllowed: force ?? false } : {}),
        ...(rewritten || moved || account ? editedPost(row, { moved, complete: isComplete(row) }) : {}),
        ...(moved ? { scheduledFor: new Date(scheduledFor), pinned: true } : {}),
        ...(account ? { account: account.id } : {}),
        ...(imageAlt === undefined ? {} : { imageAlt }),
        ...(draft === undefined ? {} : { draft }),
        ...(approved === undefined ? {} : { approvedAt: approved ? now : null }),
      });
      await followPost(row, account?.id ?? row.account?.id ?? null, replies);
      return changed(row.project, id);
    },

    async remove(id: string): Promise<void> {
      const row = await find(id);
      const { count } = await query.updateMany({
        where: { id: row.id, state: { $in: [...REMOVABLE_STATES] }, deletedAt: { $null: true } },
        data: { deletedAt: new Date(), slotKey: null, version: row.version + 1 },
      });
      if (count === 0) throw await refusal(strapi, row.id);
      await hideReplies(strapi, [row.id], new Date());
      announceSocial(strapi, caller.id, row.project);
    },

    /** Brings back what was taken away a moment ago, to its place in the calendar if nothing has come there. */
    async restore(id: string): Promise<SocialPost> {
      const row = await ownPost(strapi, caller, id, { deleted: true });
      const since = new Date(Date.now() - SOCIAL_RULES.undoMinutes * MINUTE_MS);
      const bringBack = (slotKey: string | null) =>
        query.updateMany({
          where: { id: row.id, deletedAt: { $gte: since } },
          data: { deletedAt: null, slotKey, version: row.version + 1 },
        });
      const place =
        row.schedule && !row.pinned && row.scheduledFor
          ? slotKeyOf(row.schedule.documentId, instantOf(row.scheduledFor), row.platform)
          : null;
      const { count } = await bringBack(place).catch((error: unknown) => {
        if (!isUniqueViolation(error)) throw error;
        return bringBack(null);
      });
      if (count === 0 && row.deletedAt) throw new ApiError('NOT_FOUND');
      await hideReplies(strapi, [row.id], null);
      return changed(row.project, id);
    },

    async nextSlot(id: string): Promise<SocialPost> {
      const row = await find(id);
      await takeFreeSlot(row);
      return changed(row.project, id);
    },
  };
};
