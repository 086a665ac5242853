import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { readAsVisitor } from '../../../http/core-content';
import { PRODUCT } from '../catalogue';

/**
 * The marketplace as Strapi answers it; the site's own fast reads are `site-product`. Orders point to a product's row, which
 * publishing would replace: `listed` and not a draft says whether it is on sale.
 */
export default factories.createCoreController(PRODUCT, () => ({
  async find(ctx: Context) {
    readAsVisitor(ctx, { listed: true });
    return super.find(ctx);
  },

  async findOne(ctx: Context) {
    readAsVisitor(ctx, { listed: true });
    return super.findOne(ctx);
  },
}));
