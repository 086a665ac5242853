import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { readAsVisitor } from '../../../http/core-content';
import { ARTICLE } from '../article-uids';

/** The blog as Strapi answers it; the site's own fast reads are `site-article`. */
export default factories.createCoreController(ARTICLE, () => ({
  async find(ctx: Context) {
    readAsVisitor(ctx);
    return super.find(ctx);
  },

  async findOne(ctx: Context) {
    readAsVisitor(ctx);
    return super.findOne(ctx);
  },
}));
