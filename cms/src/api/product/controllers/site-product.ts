import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetProduct, ListProducts } from '../../../contract';
import { localeOf } from '../../../http/locale';
import { inputOf } from '../../../http/route-input';
import { previewed, sendPreview } from '../../preview/previewed';
import { catalogue, PRODUCT } from '../catalogue';
import { productCache } from '../product-cache';
import { listProductsQuery } from './validation/site-product';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const locale = localeOf(ctx);
    const credits = inputOf(ctx, listProductsQuery).kind === 'credits';
    const read = () => (credits ? catalogue(strapi).listCredits(locale) : catalogue(strapi).list(locale));
    await productCache.answer(
      ctx,
      `${credits ? 'credits' : 'list'}:${locale}`,
      async () => ({ data: await read() }) satisfies ListProducts['response'],
    );
  },

  async get(ctx: Context) {
    const locale = localeOf(ctx);
    const idOrSlug = String(ctx.params.idOrSlug);
    const claim = previewed(ctx, PRODUCT);
    const product = claim && (await catalogue(strapi).preview(claim.documentId, idOrSlug, locale));
    if (product) return sendPreview(ctx, product);
    await productCache.answer(
      ctx,
      `one:${locale}:${idOrSlug}`,
      async () => ({ data: await catalogue(strapi).find(idOrSlug, locale) }) satisfies GetProduct['response'],
    );
  },
});
