import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetHelpArticle, GetLegalPage, ListHelpArticles, SendHelpMessage } from '../../../contract';
import { romeDay } from '../../../domain/chatbot/rome-time';
import { localeOf } from '../../../http/locale';
import { inputOf } from '../../../http/route-input';
import { previewed, sendPreview } from '../../preview/previewed';
import { articleCache } from '../article-cache';
import { HELP_ARTICLE, LEGAL_PAGE } from '../article-uids';
import { help } from '../help';
import { sendHelpMessage } from '../help-messages';
import { legalPage, previewLegalPage } from '../legal';
import { helpMessageRequest } from './validation/help-message';

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
    // There are no drafts here: a pass only makes sure that nothing older is shown, and that it has not expired.
    if (previewed(ctx, HELP_ARTICLE)) return sendPreview(ctx, await help(strapi).find(slugOf(ctx), locale));
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
    const claim = previewed(ctx, LEGAL_PAGE);
    const version = claim && (await previewLegalPage(strapi, claim.documentId, slugOf(ctx), locale, today));
    if (version) return sendPreview(ctx, version);
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
    await sendHelpMessage(strapi, inputOf(ctx, helpMessageRequest));
    ctx.status = 202;
    ctx.body = { data: { sent: true } } satisfies SendHelpMessage['response'];
  },
});
