import type { Core } from '@strapi/strapi';
import type { SocialGeneration, SocialPlatform } from '../../../contract';
import { slotKeyOf } from '../../../domain/social/slots';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { announceSocial } from '../announce-social';
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

/** A post that is to be written: when, where, and what about ('' where that is free). */
interface WantedPost {
  at: string;
  platform: SocialPlatform;
  topic: string;
}

interface Beginning {
  project: SocialProjectRow;
  schedule: SocialScheduleRow;
  platforms: SocialPlatform[];
  topics: string[];
  /** Runs while the project's row is locked; what it throws undoes everything. */
  wanted: () => WantedPost[] | Promise<WantedPost[]>;
}

/** Whether anything is known that posts could be written from. */
export const hasMaterial = async (
  strapi: Core.Strapi,
  caller: Caller,
  project: SocialProjectRow,
): Promise<boolean> => {
  const { instructions, documents, profile } = await briefOf(strapi, project, caller.locale);
  return profile !== null || instructions !== '' || documents.length > 0;
};

/** The account that posts of a network go to: the first that works. */
const accountsOf = async (
  strapi: Core.Strapi,
  project: SocialProjectRow,
): Promise<Map<SocialPlatform, number>> => {
  const rows: { id: number; platform: SocialPlatform }[] = await strapi.db.query(SOCIAL_ACCOUNT).findMany({
    where: { project: { id: project.id }, state: 'connected' },
    orderBy: { id: 'desc' },
    select: ['id', 'platform'],
  });
  return new Map(rows.map(({ id, platform }) => [platform, id]));
};

/** One at a time: refuses while another one writes; one whose job was lost is put to its end. */
const assertNoneRuns = async (strapi: Core.Strapi, project: SocialProjectRow, now: Date): Promise<void> => {
  const query = strapi.db.query(SOCIAL_GENERATION);
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

/** Those whose places have no post yet, with the names of their places. */
const untaken = async (
  strapi: Core.Strapi,
  schedule: SocialScheduleRow,
  wanted: readonly WantedPost[],
): Promise<(WantedPost & { slotKey: string })[]> => {
  const places = wanted.map((one) => ({
    ...one,
    slotKey: slotKeyOf(schedule.documentId, one.at, one.platform),
  }));
  const taken = await strapi.db.query(SOCIAL_POST).findMany({
    where: { slotKey: { $in: places.map(({ slotKey }) => slotKey) } },
    select: ['slotKey'],
  });
  const keys = new Set(taken.map(({ slotKey }) => slotKey));
  return places.filter(({ slotKey }) => !keys.has(slotKey));
};

/**
 * Takes places of a calendar and has their posts written. The project's row is locked, so that two requests cannot take the same ones;
 * each place has a unique name besides. CONFLICT, reason `running`, while another generation writes.
 */
export const beginGeneration = async (
  strapi: Core.Strapi,
  caller: Caller,
  { project, schedule, platforms, topics, wanted }: Beginning,
): Promise<SocialGeneration> => {
  const now = new Date();
  const canWrite = await hasMaterial(strapi, caller, project);
  const accounts = await accountsOf(strapi, project);
  const made = await strapi.db.transaction(async ({ trx }) => {
    await trx('social_projects')
      .where({ id: project.id })
      .update({ version: trx.ref('version') });
    await assertNoneRuns(strapi, project, now);
    const places = canWrite ? await untaken(strapi, schedule, await wanted()) : [];
    const ended = places.length === 0;
    const row: SocialGenerationRow = await strapi.db.query(SOCIAL_GENERATION).create({
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
    for (const { at, platform, slotKey, topic } of places)
      await strapi.db.query(SOCIAL_POST).create({
        data: {
          project: project.id,
          schedule: schedule.id,
          generation: row.id,
          account: accounts.get(platform) ?? null,
          platform,
          topic,
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
        tenant: String(caller.id),
      });
    }
    return { ...row, schedule };
  });
  announceSocial(strapi, caller.id, project);
  return toSocialGeneration(made);
};
