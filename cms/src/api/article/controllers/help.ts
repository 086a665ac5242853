import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetHelpArticle, GetLegalPage, ListHelpArticles, SendHelpMessage } from '../../../contract';
import { romeDay } from '../../../domain/chatbot/rome-time';
import { localeOf } from '../../../http/locale';
import { articleCache } from '../article-cache';
import { help } from '../help';
import { sendHelpMessage } from '../help-messages';
import { legalPage } from '../legal';
import { validateHelpMessage } from './validation/help-message';

const slugOf = (ctx: Context) => String(ctx.params.slug);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const locale = localeOf(ctx);
    await articleCache.answer(
      ctx,
      `help:${locale}`,
      async () => ({ data: await help(strapi).list(locale) }) satisfies ListHelpArticles['response'],
    );
  },

  async get(ctx: Context) {
    const locale = localeOf(ctx);
    await articleCache.answer(
      ctx,
      `help:${locale}:${slugOf(ctx)}`,
      async () =>
        ({ data: await help(strapi).find(slugOf(ctx), locale) }) satisfies GetHelpArticle['response'],
    );
  },

  async legal(ctx: Context) {
    const locale = localeOf(ctx);
    const today = romeDay(new Date());
    // With the day in its name: tomorrow another version may be in force.
    await articleCache.answer(
      ctx,
      `legal:${locale}:${slugOf(ctx)}:${today}`,
      async () =>
        ({
          data: await legalPage(strapi, slugOf(ctx), locale, today),
        }) satisfies GetLegalPage['response'],
    );
  },

  async send(ctx: Context) {
    await sendHelpMessage(strapi, validateHelpMessage(ctx.request.body));
    ctx.status = 202;
    ctx.body = { data: { sent: true } } satisfies SendHelpMessage['response'];
  },
});
