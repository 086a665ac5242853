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
import { socialPlan } from '../services/plan';
import {
  validateChangeSocialPlan,
  validateProposeSocialPlan,
  validateWriteSocialPlan,
} from './validation/social-plan';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const data = await socialPlan(strapi, callerOf(ctx)).find(idOf(ctx));
    ctx.body = { data } satisfies GetSocialPlan['response'];
  },

  async propose(ctx: Context) {
    const request = validateProposeSocialPlan(ctx.request.body);
    const data = await socialPlan(strapi, callerOf(ctx)).propose(idOf(ctx), request);
    ctx.body = { data } satisfies ProposeSocialPlan['response'];
  },

  async change(ctx: Context) {
    const request = validateChangeSocialPlan(ctx.request.body);
    const data = await socialPlan(strapi, callerOf(ctx)).change(idOf(ctx), request);
    ctx.body = { data } satisfies ChangeSocialPlan['response'];
  },

  async discard(ctx: Context) {
    await socialPlan(strapi, callerOf(ctx)).discard(idOf(ctx));
    ctx.body = { data: null } satisfies DiscardSocialPlan['response'];
  },

  async write(ctx: Context) {
    const { version } = validateWriteSocialPlan(ctx.request.body);
    const data = await socialPlan(strapi, callerOf(ctx)).write(idOf(ctx), version);
    ctx.status = 202;
    ctx.body = { data } satisfies WriteSocialPlan['response'];
  },
});
