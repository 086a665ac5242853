import type { Core } from '@strapi/strapi';
import type { BulkSocialPosts } from '../../../contract';
import { editObstacle, isPast } from '../../../domain/social/post-rules';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { announceSocial } from '../announce-social';
import { changePost, editedPost } from '../change-post';
import { regeneratePost } from '../generation/regenerate-post';
import { ownPost, ownProject } from '../own-social';
import { isComplete } from '../post-content';
import type { SocialPostRow } from '../social-rows';
import { socialPosts } from './posts';
import { MINUTE_MS } from '../../../contract/time-units';

type Answer = BulkSocialPosts['response']['data'];
type Reason = Answer['refused'][number]['reason'];

class Past extends Error {}

const reasonOf = (error: unknown): Reason | null => {
  if (error instanceof Past) return 'past';
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'NOT_FOUND') return 'gone';
  return error.code === 'CONFLICT' || error.code === 'STALE_VERSION' ? 'publishing' : null;
};

/** Does the same to many posts, one by one: what could not be done is told, the rest is done. */
export const bulkPosts = async (
  strapi: Core.Strapi,
  caller: Caller,
  projectId: string,
  { action, ids, shiftMinutes = 0 }: BulkSocialPosts['request'],
): Promise<Answer> => {
  const project = await ownProject(strapi, caller, projectId);
  const find = async (id: string) => {
    const row = await ownPost(strapi, caller, id);
    if (row.project.id !== project.id) throw new ApiError('NOT_FOUND');
    return row;
  };
  const shift = async (row: SocialPostRow): Promise<void> => {
    const obstacle = editObstacle(row.state);
    if (obstacle) throw new ApiError('CONFLICT', { reason: obstacle });
    const planned = new Date(new Date(row.scheduledFor ?? Date.now()).getTime() + shiftMinutes * MINUTE_MS);
    if (isPast(planned, new Date())) throw new Past();
    await changePost(strapi, row, row.version, {
      ...editedPost(row, { moved: true, complete: isComplete(row) }),
      scheduledFor: planned,
      pinned: true,
    });
  };
  const deeds: Record<typeof action, (row: SocialPostRow) => Promise<unknown>> = {
    delete: (row) => socialPosts(strapi, caller).remove(row.documentId),
    approve: (row) => changePost(strapi, row, row.version, { approvedAt: new Date() }),
    shift,
    regenerate: (row) => regeneratePost(strapi, caller, row.documentId),
  };

  const answer: Answer = { done: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await deeds[action](await find(id));
      answer.done.push(id);
    } catch (error) {
      const reason = reasonOf(error);
      if (!reason) throw error;
      answer.refused.push({ id, reason });
    }
  }
  if (answer.done.length > 0) announceSocial(strapi, caller.id, project);
  return answer;
};
