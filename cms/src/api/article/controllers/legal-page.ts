import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { readAsVisitor } from '../../../http/core-content';
import { romeDay } from '../../../domain/chatbot/rome-time';
import { LEGAL_PAGE } from '../article-uids';

/** A version of a legal page is written before its day: until then it is the editors'. */
const inForce = () => ({
  $or: [{ effectiveOn: { $lte: romeDay(new Date()) } }, { effectiveOn: { $null: true } }],
});

export default factories.createCoreController(LEGAL_PAGE, () => ({
  async find(ctx: Context) {
    readAsVisitor(ctx, inForce());
    return super.find(ctx);
  },

  async findOne(ctx: Context) {
    readAsVisitor(ctx, inForce());
    return super.findOne(ctx);
  },
}));
