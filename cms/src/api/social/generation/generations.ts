import type { Core } from '@strapi/strapi';
import type { GenerateSocialPosts, SocialGeneration, SocialPlatform } from '../../../contract';
import { nextWeek, slotKeyOf } from '../../../domain/social/slots';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { announceSocial } from '../announce-social';
import { ownProject, ownSchedule } from '../own-social';
import {
  SOCIAL_ACCOUNT,
  SOCIAL_GENERATION,
  SOCIAL_POST,
  SOCIAL_PROJECT,
  type SocialProjectRow,
  type SocialScheduleRow,
} from '../social-rows';
import { briefOf } from './brief-of';
import { isAbandoned, toSocialGeneration, type SocialGenerationRow } from './generation-row';
import { removeUnwritten } from './unwritten-posts';

/** The job that writes the posts of a generation. */
export const WRITE_POSTS = 'write-posts';
export interface WritePostsPayload {
  generationId: string;
}
export const WRITE_ATTEMPTS = 3;
const LISTED = 10;

interface Place {
  at: string;
  platform: SocialPlatform;
  slotKey: string;
}

/** Fillings of calendars with posts. */
export const generations = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(SOCIAL_GENERATION);
  const posts = strapi.db.query(SOCIAL_POST);

  /** Places of the next seven days that have no post yet. */
  const emptyPlaces = async (
    schedule: SocialScheduleRow,
    platforms: SocialPlatform[],
    now: Date,
  ): Promise<Place[]> => {
    const places = nextWeek(schedule, now).slots.flatMap(({ at }) =>
      platforms.map((platform) => ({ at, platform, slotKey: slotKeyOf(schedule.documentId, at, platform) })),
    );
    const taken: { slotKey: string }[] = await posts.findMany({
      where: { slotKey: { $in: places.map(({ slotKey }) => slotKey) } },
      select: ['slotKey'],
    });
    const keys = new Set(taken.map(({ slotKey }) => slotKey));
    return places.filter(({ slotKey }) => !keys.has(slotKey));
  };

  /** The account that posts of a network go to: the first that works. */
  const accountsOf = async (project: SocialProjectRow): Promise<Map<SocialPlatform, number>> => {
    const rows: { id: number; platform: SocialPlatform }[] = await strapi.db.query(SOCIAL_ACCOUNT).findMany({
      where: { project: { id: project.id }, state: 'connected' },
      orderBy: { id: 'desc' },
      select: ['id', 'platform'],
    });
    return new Map(rows.map(({ id, platform }) => [platform, id]));
  };

  /** One at a time: refuses while another one writes; one whose job was lost is put to its end. */
  const assertNoneRuns = async (project: SocialProjectRow, now: Date): Promise<void> => {
    const running: SocialGenerationRow[] = await query.findMany({
      where: { project: { id: project.id }, state: 'running' },
    });
    for (const row of running) {
      if (!isAbandoned(row, now))
        throw new ApiError('CONFLICT', { reason: 'running', generationId: row.documentId });
      await removeUnwritten(strapi, row.id);
      await query.updateMany({
        where: { id: row.id, state: 'running' },
        data: { state: 'failed', failure: 'interrupted', finishedAt: now },
      });
    }
  };

  const hasMaterial = async (project: SocialProjectRow): Promise<boolean> => {
    const { instructions, documents, profile } = await briefOf(strapi, project, caller.locale);
    return profile !== null || instructions !== '' || documents.length > 0;
  };

  return {
    /**
     * Takes the empty places of the next seven days and has them written. The project's row is locked, so that two requests cannot take
     * the same ones; each place has a unique name besides.
     */
    async start(
      projectId: string,
      { scheduleId, platforms, topics }: GenerateSocialPosts['request'],
    ): Promise<SocialGeneration> {
      const now = new Date();
      const project = await ownProject(strapi, caller, projectId);
      const schedule = await ownSchedule(strapi, caller, scheduleId);
      if (schedule.project.id !== project.id) throw new ApiError('NOT_FOUND');
      const canWrite = await hasMaterial(project);
      const accounts = await accountsOf(project);
      const made = await strapi.db.transaction(async ({ trx }) => {
        await trx('social_projects')
          .where({ id: project.id })
          .update({ version: trx.ref('version') });
        await assertNoneRuns(project, now);
        const places = canWrite ? await emptyPlaces(schedule, platforms, now) : [];
        const ended = places.length === 0;
        const row: SocialGenerationRow = await query.create({
          data: {
            project: project.id,
            schedule: schedule.id,
            platforms,
            topics,
            wanted: places.length,
            made: 0,
            state: !canWrite ? 'failed' : ended ? 'done' : 'running',
            failure: canWrite ? null : 'no-material',
            finishedAt: ended ? now : null,
          },
        });
        for (const { at, platform, slotKey } of places)
          await posts.create({
            data: {
              project: project.id,
              schedule: schedule.id,
              generation: row.id,
              account: accounts.get(platform) ?? null,
              platform,
              scheduledFor: new Date(at),
              timezone: schedule.timezone,
              slotKey,
              batchKey: `${row.documentId}:${at}`,
              state: 'queued',
              aiGenerated: true,
              version: 1,
            },
          });
        if (!ended) {
          await strapi.db
            .query(SOCIAL_PROJECT)
            .updateMany({ where: { id: project.id, state: 'draft' }, data: { state: 'active' } });
          await engines(strapi).queue.enqueue({
            name: WRITE_POSTS,
            payload: { generationId: row.documentId } satisfies WritePostsPayload,
            maxAttempts: WRITE_ATTEMPTS,
          });
        }
        return { ...row, schedule };
      });
      announceSocial(strapi, caller.id, project);
      return toSocialGeneration(made);
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
