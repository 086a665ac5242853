import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { CreateReviewLink, GetReviewLink, ReadReview, ReviewSocialPost } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { reviewLinks } from '../services/review-links';
import { reviews } from '../services/reviews';
import { readReviewRequest, reviewSocialPostRequest } from './validation/social-review';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async link(ctx: Context) {
    const data = await reviewLinks(strapi, callerOf(ctx)).find(idOf(ctx));
    ctx.body = { data } satisfies GetReviewLink['response'];
  },

  async createLink(ctx: Context) {
    const data = await reviewLinks(strapi, callerOf(ctx)).create(idOf(ctx));
    ctx.status = 201;
    ctx.body = { data } satisfies CreateReviewLink['response'];
  },

  async removeLink(ctx: Context) {
    await reviewLinks(strapi, callerOf(ctx)).remove(idOf(ctx));
    ctx.status = 204;
  },

  async read(ctx: Context) {
    const { token } = inputOf(ctx, readReviewRequest);
    const data = await reviews(strapi).read(token);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data } satisfies ReadReview['response'];
  },

  async review(ctx: Context) {
    const request = inputOf(ctx, reviewSocialPostRequest);
    const data = await reviews(strapi).add(idOf(ctx), request);
    ctx.body = { data } satisfies ReviewSocialPost['response'];
  },
});
