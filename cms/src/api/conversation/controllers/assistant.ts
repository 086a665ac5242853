import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetAssistantWelcome } from '../../../contract';
import { callerOf } from '../../../http/context';
import { consume } from '../../../http/rate-limits';
import { inputOf } from '../../../http/route-input';
import { assistantChat } from '../services/assistant-chat';
import { conversations } from '../services/conversations';
import { streamReply } from './stream-reply';
import { regenerateRequest, sendRequest } from './validation/assistant';

const idOf = (ctx: Context) => String(ctx.params.id);

/** Talking to the assistant. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async welcome(ctx: Context) {
    const data = await conversations(strapi, callerOf(ctx)).welcome();
    ctx.body = { data } satisfies GetAssistantWelcome['response'];
  },

  async send(ctx: Context) {
    const caller = callerOf(ctx);
    const { locale = caller.locale, ...message } = inputOf(ctx, sendRequest);
    await consume(strapi, 'assistant', String(caller.id));
    await streamReply(strapi, ctx, caller, await assistantChat(strapi).send(caller, message, locale));
  },

  async regenerate(ctx: Context) {
    const caller = callerOf(ctx);
    const { clientId, locale = caller.locale } = inputOf(ctx, regenerateRequest);
    await consume(strapi, 'assistant', String(caller.id));
    const followed = await assistantChat(strapi).regenerate(caller, idOf(ctx), { clientId, locale });
    await streamReply(strapi, ctx, caller, followed);
  },

  async follow(ctx: Context) {
    const caller = callerOf(ctx);
    const followed = await assistantChat(strapi).follow(caller, idOf(ctx));
    if (followed) await streamReply(strapi, ctx, caller, followed);
    else ctx.status = 204;
  },

  async stop(ctx: Context) {
    await assistantChat(strapi).stop(callerOf(ctx), idOf(ctx));
    ctx.status = 204;
  },
});
