import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { AnswerImprovement, IgnoreImprovement, ListImprovements } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { improvements } from '../services/improvements';
import { curatedAnswerRequest } from './validation/training';

const idOf = (ctx: Context) => String(ctx.params.id);
const messageIdOf = (ctx: Context) => String(ctx.params.messageId);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = (await improvements(strapi, callerOf(ctx)).list(
      idOf(ctx),
    )) satisfies ListImprovements['response'];
  },

  async ignore(ctx: Context) {
    const data = await improvements(strapi, callerOf(ctx)).ignore(idOf(ctx), messageIdOf(ctx));
    ctx.status = 201;
    ctx.body = { data } satisfies IgnoreImprovement['response'];
  },

  async recall(ctx: Context) {
    await improvements(strapi, callerOf(ctx)).recall(idOf(ctx), String(ctx.params.ignoredId));
    ctx.status = 204;
  },

  async answer(ctx: Context) {
    const request = inputOf(ctx, curatedAnswerRequest);
    const data = await improvements(strapi, callerOf(ctx)).answer(idOf(ctx), messageIdOf(ctx), request);
    ctx.status = 201;
    ctx.body = { data } satisfies AnswerImprovement['response'];
  },
});
