import type { Core } from '@strapi/strapi';
import type { GenerateSocialPosts, SocialGeneration } from '../../../contract';
import { nextWeek } from '../../../domain/social/slots';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { ownProject, ownSchedule } from '../own-social';
import { SOCIAL_GENERATION } from '../social-rows';
import { beginGeneration } from './begin-generation';
import { toSocialGeneration, type SocialGenerationRow } from './generation-row';

const LISTED = 10;

/** Fillings of calendars with posts. */
export const generations = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(SOCIAL_GENERATION);
  return {
    /** Takes the empty places of the next seven days and has them written. */
    async start(
      projectId: string,
      { scheduleId, platforms, topics }: GenerateSocialPosts['request'],
    ): Promise<SocialGeneration> {
      const now = new Date();
      const project = await ownProject(strapi, caller, projectId);
      const schedule = await ownSchedule(strapi, caller, scheduleId);
      if (schedule.project.id !== project.id) throw new ApiError('NOT_FOUND');
      return beginGeneration(strapi, caller, {
        project,
        schedule,
        platforms,
        topics,
        wanted: () =>
          nextWeek(schedule, now).slots.flatMap(({ at }) =>
            platforms.map((platform) => ({ at, platform, topic: '' })),
          ),
      });
    },

    async find(id: string): Promise<SocialGeneration> {
      const row: SocialGenerationRow | null = await query.findOne({
        where: { documentId: id, project: { owner: { id: caller.id } } },
        populate: ['schedule'],
      });
      if (!row) throw new ApiError('NOT_FOUND');
      return toSocialGeneration(row);
    },

    async list(projectId: string): Promise<SocialGeneration[]> {
      const project = await ownProject(strapi, caller, projectId);
      const rows: SocialGenerationRow[] = await query.findMany({
        where: { project: { id: project.id } },
        orderBy: { id: 'desc' },
        limit: LISTED,
        populate: ['schedule'],
      });
      return rows.map(toSocialGeneration);
    },
  };
};
