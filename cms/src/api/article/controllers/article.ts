import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetArticle, ListArticles } from '../../../contract';
import { localeOf } from '../../../http/locale';
import { articleCache } from '../article-cache';
import { blog } from '../blog';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const locale = localeOf(ctx);
    await articleCache.answer(
      ctx,
      `list:${locale}`,
      async () => ({ data: await blog(strapi).list(locale) }) satisfies ListArticles['response'],
    );
  },

  async get(ctx: Context) {
    const locale = localeOf(ctx);
    const slug = String(ctx.params.slug);
    await articleCache.answer(
      ctx,
      `one:${locale}:${slug}`,
      async () => ({ data: await blog(strapi).find(slug, locale) }) satisfies GetArticle['response'],
    );
  },
});
