import type { Core } from '@strapi/strapi';
import {
  SOCIAL_LIMITS,
  type PreviewSocialSlots,
  type SocialSchedule,
  type SocialScheduleDraft,
  type UpdateSocialSchedule,
} from '../../../contract';
import { nextWeek } from '../../../domain/social/slots';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { announceSocial } from '../announce-social';
import { ownProject, ownSchedule } from '../own-social';
import { SOCIAL_SCHEDULE, type SocialScheduleRow } from '../social-rows';
import { toSocialSchedule } from '../to-social-schedule';
import { movePosts } from './move-posts';
import { countPending } from './pending-posts';
import { removePosts } from './remove-posts';

/** What an owner does with the calendars of a project. */
export const socialSchedules = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(SOCIAL_SCHEDULE);
  const read = async (id: string): Promise<SocialSchedule> => {
    const row = await ownSchedule(strapi, caller, id);
    const pendingOf = await countPending(strapi, row.project.id, 'schedule_id');
    return toSocialSchedule(row, pendingOf(row.id));
  };

  return {
    async list(projectId: string): Promise<SocialSchedule[]> {
      const project = await ownProject(strapi, caller, projectId);
      const [rows, pendingOf] = await Promise.all([
        query.findMany({ where: { project: { id: project.id } }, orderBy: { id: 'asc' } }),
        countPending(strapi, project.id, 'schedule_id'),
      ]);
      return rows.map((row) => toSocialSchedule(row, pendingOf(row.id)));
    },

    async create(projectId: string, draft: SocialScheduleDraft): Promise<SocialSchedule> {
      const project = await ownProject(strapi, caller, projectId);
      const row: SocialScheduleRow = await strapi.db.transaction(async ({ trx }) => {
        // Of two tabs that both take the last place, the second waits here and finds it taken.
        await trx('social_projects')
          .where({ id: project.id })
          .update({ version: trx.ref('version') });
        const taken = await query.count({ where: { project: { id: project.id } } });
        if (taken >= SOCIAL_LIMITS.schedules)
          throw new ApiError('CONFLICT', { reason: 'schedule-limit', limit: SOCIAL_LIMITS.schedules });
        return await query.create({ data: { ...draft, project: project.id, version: 1 } });
      });
      announceSocial(strapi, caller.id, project);
      return toSocialSchedule(row, 0);
    },

    async update(
      id: string,
      { version, ...changes }: UpdateSocialSchedule['request'],
    ): Promise<SocialSchedule> {
      const before = await ownSchedule(strapi, caller, id);
      const saved = await strapi.db.transaction(async () => {
        const { count } = await query.updateMany({
          where: { id: before.id, version },
          data: { ...changes, version: version + 1 },
        });
        if (count === 0) return false;
        const moves = changes.daysOfWeek ?? changes.postTimes ?? changes.timezone ?? changes.postsPerWeek;
        if (moves !== undefined)
          await movePosts(strapi, { ...before, ...changes } as SocialScheduleRow, new Date());
        return true;
      });
      const current = await read(id);
      if (!saved) throw new ApiError('STALE_VERSION', { current });
      announceSocial(strapi, caller.id, before.project);
      return current;
    },

    async remove(id: string, posts: 'keep' | 'delete'): Promise<void> {
      const row = await ownSchedule(strapi, caller, id);
      await strapi.db.transaction(async () => {
        if (posts === 'delete') await removePosts(strapi, { schedule: { id: row.id } }, new Date());
        await query.delete({ where: { id: row.id } });
      });
      announceSocial(strapi, caller.id, row.project);
    },

    /** The next seven days of a calendar, saved or not. */
    async preview(
      projectId: string,
      draft: SocialScheduleDraft,
    ): Promise<PreviewSocialSlots['response']['data']> {
      await ownProject(strapi, caller, projectId);
      return nextWeek(draft, new Date());
    },
  };
};
