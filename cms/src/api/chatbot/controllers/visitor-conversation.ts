import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callerOf } from '../../../http/context';
import { visitorConversations } from '../services/visitor-conversations';
import { validateListConversations } from './validation/list-conversations';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const filter = validateListConversations(ctx.query);
    ctx.body = await visitorConversations(strapi, callerOf(ctx)).list(idOf(ctx), filter);
  },
  async find(ctx: Context) {
    const sessionId = String(ctx.params.sessionId);
    ctx.body = await visitorConversations(strapi, callerOf(ctx)).find(idOf(ctx), sessionId);
  },
});
