import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetSharedConversation } from '../../../contract';
import { sharedConversation } from '../services/shared-conversation';

/** What a link to a conversation shows to whoever has it. It ends when its owner says so: nobody may keep a copy for us. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async show(ctx: Context) {
    const shared = await sharedConversation(strapi, String(ctx.params.token));
    ctx.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' });
    ctx.body = { data: shared.show() } satisfies GetSharedConversation['response'];
  },

  async image(ctx: Context) {
    const shared = await sharedConversation(strapi, String(ctx.params.token));
    const bytes = await shared.image(String(ctx.params.id));
    ctx.set({
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    });
    ctx.type = 'image/webp';
    ctx.body = Buffer.from(bytes);
  },
});
