import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ListCuratedAnswers, SaveCuratedAnswer } from '../../../contract';
import { callerOf } from '../../../http/context';
import { curatedAnswers } from '../services/curated-answers';
import { validateCuratedAnswer } from './validation/training';

const idOf = (ctx: Context) => String(ctx.params.id);
const answerIdOf = (ctx: Context) => String(ctx.params.answerId);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const data = await curatedAnswers(strapi, callerOf(ctx)).list(idOf(ctx));
    ctx.body = { data } satisfies ListCuratedAnswers['response'];
  },

  async add(ctx: Context) {
    const request = validateCuratedAnswer(ctx.request.body);
    const data = await curatedAnswers(strapi, callerOf(ctx)).add(idOf(ctx), request);
    ctx.status = 201;
    ctx.body = { data } satisfies SaveCuratedAnswer['response'];
  },

  async save(ctx: Context) {
    const request = validateCuratedAnswer(ctx.request.body);
    const data = await curatedAnswers(strapi, callerOf(ctx)).save(idOf(ctx), answerIdOf(ctx), request);
    ctx.body = { data } satisfies SaveCuratedAnswer['response'];
  },

  async remove(ctx: Context) {
    await curatedAnswers(strapi, callerOf(ctx)).remove(idOf(ctx), answerIdOf(ctx));
    ctx.status = 204;
  },
});
