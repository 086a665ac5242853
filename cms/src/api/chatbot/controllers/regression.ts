import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetRegression, SaveRegressionQuestion } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { regression } from '../services/regression';
import { regressionQuestionRequest } from './validation/improvement';

const idOf = (ctx: Context) => String(ctx.params.id);
const questionIdOf = (ctx: Context) => String(ctx.params.questionId);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const data = await regression(strapi, callerOf(ctx)).find(idOf(ctx));
    ctx.body = { data } satisfies GetRegression['response'];
  },

  async add(ctx: Context) {
    const request = inputOf(ctx, regressionQuestionRequest);
    const data = await regression(strapi, callerOf(ctx)).add(idOf(ctx), request);
    ctx.status = 201;
    ctx.body = { data } satisfies SaveRegressionQuestion['response'];
  },

  async save(ctx: Context) {
    const request = inputOf(ctx, regressionQuestionRequest);
    const data = await regression(strapi, callerOf(ctx)).save(idOf(ctx), questionIdOf(ctx), request);
    ctx.body = { data } satisfies SaveRegressionQuestion['response'];
  },

  async remove(ctx: Context) {
    await regression(strapi, callerOf(ctx)).remove(idOf(ctx), questionIdOf(ctx));
    ctx.status = 204;
  },

  async run(ctx: Context) {
    const data = await regression(strapi, callerOf(ctx)).run(idOf(ctx));
    ctx.status = 202;
    ctx.body = { data } satisfies GetRegression['response'];
  },
});
