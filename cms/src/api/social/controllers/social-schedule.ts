import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  CreateSocialSchedule,
  ListSocialSchedules,
  PreviewSocialSlots,
  UpdateSocialSchedule,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { socialSchedules } from '../services/schedules';
import {
  deleteSocialScheduleQuery,
  previewedScheduleRequest,
  socialScheduleRequest,
  updateSocialScheduleRequest,
} from './validation/social-schedule';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const data = await socialSchedules(strapi, callerOf(ctx)).list(idOf(ctx));
    ctx.body = { data } satisfies ListSocialSchedules['response'];
  },

  async create(ctx: Context) {
    const draft = inputOf(ctx, socialScheduleRequest);
    const data = await socialSchedules(strapi, callerOf(ctx)).create(idOf(ctx), draft);
    ctx.status = 201;
    ctx.body = { data } satisfies CreateSocialSchedule['response'];
  },

  async update(ctx: Context) {
    const request = inputOf(ctx, updateSocialScheduleRequest);
    const data = await socialSchedules(strapi, callerOf(ctx)).update(idOf(ctx), request);
    ctx.body = { data } satisfies UpdateSocialSchedule['response'];
  },

  async remove(ctx: Context) {
    const { posts } = inputOf(ctx, deleteSocialScheduleQuery);
    await socialSchedules(strapi, callerOf(ctx)).remove(idOf(ctx), posts);
    ctx.status = 204;
  },

  async preview(ctx: Context) {
    const draft = inputOf(ctx, previewedScheduleRequest);
    const data = await socialSchedules(strapi, callerOf(ctx)).preview(idOf(ctx), draft);
    ctx.body = { data } satisfies PreviewSocialSlots['response'];
  },
});
