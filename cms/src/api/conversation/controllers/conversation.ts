import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  GetAssistantConversation,
  ListAssistantConversations,
  RestoreAssistantConversation,
  ShareAssistantConversation,
  UpdateAssistantConversation,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { consume } from '../../../http/rate-limits';
import { inputOf } from '../../../http/route-input';
import { conversations } from '../services/conversations';
import { exportConversation } from '../services/export-conversation';
import { exportQuery, listQuery, readQuery, updateRequest } from './validation/assistant';

const idOf = (ctx: Context) => String(ctx.params.id);

/** The history of conversations with the assistant. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = inputOf(ctx, listQuery);
    ctx.body = (await conversations(strapi, callerOf(ctx)).list(
      query,
    )) satisfies ListAssistantConversations['response'];
  },

  async read(ctx: Context) {
    const { before } = inputOf(ctx, readQuery);
    const data = await conversations(strapi, callerOf(ctx)).read(idOf(ctx), before);
    ctx.body = { data } satisfies GetAssistantConversation['response'];
  },

  async update(ctx: Context) {
    const changes = inputOf(ctx, updateRequest);
    const data = await conversations(strapi, callerOf(ctx)).update(idOf(ctx), changes);
    ctx.body = { data } satisfies UpdateAssistantConversation['response'];
  },

  async remove(ctx: Context) {
    await conversations(strapi, callerOf(ctx)).remove(idOf(ctx));
    ctx.status = 204;
  },

  async restore(ctx: Context) {
    const data = await conversations(strapi, callerOf(ctx)).restore(idOf(ctx));
    ctx.body = { data } satisfies RestoreAssistantConversation['response'];
  },

  async share(ctx: Context) {
    const data = await conversations(strapi, callerOf(ctx)).share(idOf(ctx));
    ctx.body = { data } satisfies ShareAssistantConversation['response'];
  },

  async revoke(ctx: Context) {
    await conversations(strapi, callerOf(ctx)).revoke(idOf(ctx));
    ctx.status = 204;
  },

  async export(ctx: Context) {
    const caller = callerOf(ctx);
    const { format, locale = caller.locale } = inputOf(ctx, exportQuery);
    await consume(strapi, 'conversation-export', String(caller.id));
    const { fileName, mediaType, content } = await exportConversation(
      strapi,
      caller,
      idOf(ctx),
      format,
      locale,
    );
    ctx.attachment(fileName);
    ctx.set('Cache-Control', 'private, no-store');
    ctx.type = mediaType;
    ctx.body = content;
  },
});
