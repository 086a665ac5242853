import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { CorrectUnderstanding, ListContradictions, ListUnderstanding } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { understanding } from '../services/understanding';
import { correctionRequest, understandingQuery } from './validation/understanding';

/** What the routes of this controller name in their addresses. */
const paramsOf = ({ params: { id = '', fileId = '', pageId = '', itemId = '' } }: Context) => ({
  id,
  fileId,
  pageId,
  itemId,
});

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async ofFile(ctx: Context) {
    const { id, fileId } = paramsOf(ctx);
    const { page } = inputOf(ctx, understandingQuery);
    ctx.body = (await understanding(strapi, callerOf(ctx)).list(
      id,
      { trainingFile: fileId },
      page,
    )) satisfies ListUnderstanding['response'];
  },

  async ofPage(ctx: Context) {
    const { id, pageId } = paramsOf(ctx);
    const { page } = inputOf(ctx, understandingQuery);
    ctx.body = (await understanding(strapi, callerOf(ctx)).list(
      id,
      { sitePage: pageId },
      page,
    )) satisfies ListUnderstanding['response'];
  },

  async contradictions(ctx: Context) {
    const data = await understanding(strapi, callerOf(ctx)).contradictions(paramsOf(ctx).id);
    ctx.body = { data } satisfies ListContradictions['response'];
  },

  async correct(ctx: Context) {
    const { id, itemId } = paramsOf(ctx);
    const request = inputOf(ctx, correctionRequest);
    const data = await understanding(strapi, callerOf(ctx)).correct(id, itemId, request);
    ctx.body = { data } satisfies CorrectUnderstanding['response'];
  },

  async hide(ctx: Context) {
    const { id, itemId } = paramsOf(ctx);
    const data = await understanding(strapi, callerOf(ctx)).hide(id, itemId);
    ctx.body = { data } satisfies CorrectUnderstanding['response'];
  },

  async undo(ctx: Context) {
    const { id, itemId } = paramsOf(ctx);
    const data = await understanding(strapi, callerOf(ctx)).undo(id, itemId);
    ctx.body = { data } satisfies CorrectUnderstanding['response'];
  },
});
