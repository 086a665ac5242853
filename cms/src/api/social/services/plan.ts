import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import {
  PLAN_RULES,
  type ChangeSocialPlan,
  type PlannedPost,
  type ProposeSocialPlan,
  type SocialGeneration,
  type SocialPlan,
} from '../../../contract';
import { occasionsOn } from '../../../domain/social/occasions';
import { changedPosts, pacedCount } from '../../../domain/social/plan';
import { nextWeeks } from '../../../domain/social/slots';
import { spread } from '../../../domain/social/spread';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { announceSocial } from '../announce-social';
import { beginGeneration, hasMaterial } from '../generation/begin-generation';
import { briefOf } from '../generation/brief-of';
import { earlierPosts } from '../generation/earlier-posts';
import { ownProject, ownSchedule } from '../own-social';
import { SOCIAL_PROJECT, type SocialProjectRow, type SocialScheduleRow } from '../social-rows';

const isAhead =
  (now: Date) =>
  ({ at }: { at: string }): boolean =>
    new Date(at) > now;

/** What a project's posts of the next weeks are to be about, before any of them is written. */
export const socialPlan = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(SOCIAL_PROJECT);

  const stored = async (project: Pick<SocialProjectRow, 'id'>): Promise<SocialPlan | null> => {
    const row: Pick<SocialProjectRow, 'plan'> | null = await query.findOne({
      where: { id: project.id },
      select: ['plan'],
    });
    return row?.plan ?? null;
  };

  /** The plan of a locked project, in the version that its owner saw. */
  const planIn = async (project: SocialProjectRow, version: number): Promise<SocialPlan> => {
    const plan = await stored(project);
    if (!plan) throw new ApiError('NOT_FOUND');
    if (plan.version !== version) throw new ApiError('STALE_VERSION', { current: plan });
    return plan;
  };

  /** Stores what becomes of the plan while the project's row is locked: of two tabs that save at once, one waits. */
  const store = async <Next extends SocialPlan | null>(
    project: SocialProjectRow,
    change: () => Promise<Next>,
  ): Promise<Next> => {
    const next = await strapi.db.transaction(async ({ trx }) => {
      await trx('social_projects')
        .where({ id: project.id })
        .update({ version: trx.ref('version') });
      const plan = await change();
      await query.update({ where: { id: project.id }, data: { plan } });
      return plan;
    });
    announceSocial(strapi, caller.id, project);
    return next;
  };

  /** What can be planned for the calendar's instants, evenly over them where too little is known for all. */
  const planned = async (
    project: SocialProjectRow,
    schedule: SocialScheduleRow,
    { platforms, weeks }: ProposeSocialPlan['request'],
  ): Promise<{ posts: PlannedPost[]; empty: number }> => {
    const { posts: writer } = engines(strapi);
    const brief = await briefOf(strapi, project, caller.locale);
    const material = [brief.instructions, ...brief.documents.map(({ text }) => text)].join('\n');
    const now = new Date();
    const slots = nextWeeks(schedule, now, weeks).slice(0, PLAN_RULES.posts);
    const earlier = await earlierPosts(strapi, project.id, now);
    const fill = async (chosen: typeof slots): Promise<PlannedPost[]> => {
      const moments = chosen.map(({ at, day }) => ({
        at,
        day,
        platforms,
        occasion: occasionsOn(day, material)[0] ?? null,
      }));
      const subjects = await writer.plan(brief, moments, earlier);
      return chosen.flatMap((slot, index) => {
        const subject = subjects[index];
        return subject ? [{ id: randomUUID(), ...slot, ...subject }] : [];
      });
    };
    const dense = await fill(slots);
    const count = pacedCount(slots.length, dense.length);
    const posts =
      count === slots.length
        ? dense
        : await fill(spread(slots.length, count).flatMap((index) => slots[index] ?? []));
    return { posts, empty: slots.length - posts.length };
  };

  return {
    async find(projectId: string): Promise<SocialPlan | null> {
      const plan = await stored(await ownProject(strapi, caller, projectId));
      const posts = plan?.posts.filter(isAhead(new Date())) ?? [];
      // A plan whose days are over is none.
      return plan && (posts.length > 0 || plan.posts.length === 0) ? { ...plan, posts } : null;
    },

    /** Proposes a plan in place of another one. */
    async propose(projectId: string, request: ProposeSocialPlan['request']): Promise<SocialPlan> {
      const project = await ownProject(strapi, caller, projectId);
      const schedule = await ownSchedule(strapi, caller, request.scheduleId);
      if (schedule.project.id !== project.id) throw new ApiError('NOT_FOUND');
      if (!(await hasMaterial(strapi, caller, project)))
        throw new ApiError('CONFLICT', { reason: 'no-material' });
      const { posts, empty } = await planned(project, schedule, request);
      const { scheduleId, weeks } = request;
      return store(project, async () => {
        const version = ((await stored(project))?.version ?? 0) + 1;
        return { scheduleId, weeks, posts, empty, version };
      });
    },

    /** Keeps what its owner keeps of it, in the owner's order. */
    async change(
      projectId: string,
      { version, posts: changes }: ChangeSocialPlan['request'],
    ): Promise<SocialPlan> {
      const project = await ownProject(strapi, caller, projectId);
      return store(project, async () => {
        const plan = await planIn(project, version);
        const posts = changedPosts(plan.posts, changes);
        if (!posts) throw new ApiError('VALIDATION', { fields: { posts: 'invalid' } });
        return { ...plan, posts, version: version + 1 };
      });
    },

    async discard(projectId: string): Promise<void> {
      const project = await ownProject(strapi, caller, projectId);
      await store(project, () => Promise.resolve(null));
    },

    /** Has what is planned written; then the plan is done with. */
    async write(projectId: string, version: number): Promise<SocialGeneration> {
      const project = await ownProject(strapi, caller, projectId);
      const { scheduleId, posts } = await planIn(project, version);
      const schedule = await ownSchedule(strapi, caller, scheduleId);
      return beginGeneration(strapi, caller, {
        project,
        schedule,
        platforms: [...new Set(posts.flatMap(({ platforms }) => platforms))],
        topics: [],
        wanted: async () => {
          const plan = await planIn(project, version);
          await query.update({ where: { id: project.id }, data: { plan: null } });
          return plan.posts
            .filter(isAhead(new Date()))
            .flatMap(({ at, topic, platforms }) => platforms.map((platform) => ({ at, platform, topic })));
        },
      });
    },
  };
};
