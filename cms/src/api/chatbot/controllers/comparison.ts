import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetModelComparison, JudgeComparedReply, StartModelComparison } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { modelComparison } from '../services/comparison';
import { judgementRequest } from './validation/comparison';
import { modelSettingsRequest } from './validation/model-settings';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const data = await modelComparison(strapi, callerOf(ctx)).find(idOf(ctx));
    ctx.body = { data } satisfies GetModelComparison['response'];
  },

  async start(ctx: Context) {
    const request = inputOf(ctx, modelSettingsRequest);
    const data = await modelComparison(strapi, callerOf(ctx)).start(idOf(ctx), request);
    ctx.status = 202;
    ctx.body = { data } satisfies StartModelComparison['response'];
  },

  async judge(ctx: Context) {
    const request = inputOf(ctx, judgementRequest);
    const data = await modelComparison(strapi, callerOf(ctx)).judge(
      idOf(ctx),
      String(ctx.params.questionId),
      request,
    );
    ctx.body = { data } satisfies JudgeComparedReply['response'];
  },
});
