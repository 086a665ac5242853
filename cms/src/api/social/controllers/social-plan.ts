import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  ChangeSocialPlan,
  DiscardSocialPlan,
  GetSocialPlan,
  ProposeSocialPlan,
  WriteSocialPlan,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { socialPlan } from '../services/plan';
import {
  changeSocialPlanRequest,
  proposeSocialPlanRequest,
  writeSocialPlanRequest,
} from './validation/social-plan';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const data = await socialPlan(strapi, callerOf(ctx)).find(idOf(ctx));
    ctx.body = { data } satisfies GetSocialPlan['response'];
  },

  async propose(ctx: Context) {
    const request = inputOf(ctx, proposeSocialPlanRequest);
    const data = await socialPlan(strapi, callerOf(ctx)).propose(idOf(ctx), request);
    ctx.body = { data } satisfies ProposeSocialPlan['response'];
  },

  async change(ctx: Context) {
    const request = inputOf(ctx, changeSocialPlanRequest);
    const data = await socialPlan(strapi, callerOf(ctx)).change(idOf(ctx), request);
    ctx.body = { data } satisfies ChangeSocialPlan['response'];
  },

  async discard(ctx: Context) {
    await socialPlan(strapi, callerOf(ctx)).discard(idOf(ctx));
    ctx.body = { data: null } satisfies DiscardSocialPlan['response'];
  },

  async write(ctx: Context) {
    const { version } = inputOf(ctx, writeSocialPlanRequest);
    const data = await socialPlan(strapi, callerOf(ctx)).write(idOf(ctx), version);
    ctx.status = 202;
    ctx.body = { data } satisfies WriteSocialPlan['response'];
  },
});
