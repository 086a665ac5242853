import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ExplainReply } from '../../../contract';
import { callerOf } from '../../../http/context';
import { explainReply } from '../services/explain-reply';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async why(ctx: Context) {
    const { id, replyId } = ctx.params as { id: string; replyId: string };
    const data = await explainReply(strapi, callerOf(ctx), id, replyId);
    ctx.body = { data } satisfies ExplainReply['response'];
  },
});
