import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetArticle, GetArticleNeighbours, ListArticles } from '../../../contract';
import { localeOf } from '../../../http/locale';
import { inputOf } from '../../../http/route-input';
import { previewed, sendPreview } from '../../preview/previewed';
import { articleCache } from '../article-cache';
import { ARTICLE } from '../article-uids';
import { blog } from '../blog';
import { listArticlesQuery } from './validation/list-articles';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const locale = localeOf(ctx);
    const { page, tag } = inputOf(ctx, listArticlesQuery);
    await articleCache.answer(
      ctx,
      `list:${locale}:${page}:${tag ?? ''}`,
      (): Promise<ListArticles['response']> => blog(strapi).page(locale, page, tag),
    );
  },

  async get(ctx: Context) {
    const locale = localeOf(ctx);
    const slug = String(ctx.params.slug);
    const claim = previewed(ctx, ARTICLE);
    const draft = claim && (await blog(strapi).preview(claim, slug));
    if (draft) return sendPreview(ctx, draft);
    await articleCache.answer(
      ctx,
      `one:${locale}:${slug}`,
      async () => ({ data: await blog(strapi).find(slug, locale) }) satisfies GetArticle['response'],
    );
  },

  async neighbours(ctx: Context) {
    const locale = localeOf(ctx);
    const slug = String(ctx.params.slug);
    await articleCache.answer(
      ctx,
      `near:${locale}:${slug}`,
      async () =>
        ({ data: await blog(strapi).neighbours(slug, locale) }) satisfies GetArticleNeighbours['response'],
    );
  },
});
