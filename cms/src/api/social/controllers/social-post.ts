import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  ActOnSocialPost,
  BulkSocialPosts,
  CreateSocialPost,
  CreateSocialPosts,
  GetSocialLinkCard,
  GetSocialPost,
  GetSocialSummary,
  ListSocialPosts,
  SocialPost,
  UpdateSocialPost,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { engines } from '../../../engines';
import { ownProject } from '../own-social';
import { readLinkCard } from '../publishing/link-card';
import { bulkPosts } from '../services/bulk-posts';
import { createPosts } from '../services/create-posts';
import { duplicatePost } from '../services/duplicate-post';
import { countPosts, listPosts } from '../services/list-posts';
import { socialPosts } from '../services/posts';
import {
  bulkSocialPostsRequest,
  createSocialPostRequest,
  createSocialPostsRequest,
  listSocialPostsQuery,
  socialLinkCardQuery,
  updateSocialPostRequest,
} from './validation/social-post';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = inputOf(ctx, listSocialPostsQuery);
    const answer = await listPosts(strapi, callerOf(ctx), { projectId: idOf(ctx), query });
    ctx.body = answer satisfies ListSocialPosts['response'];
  },

  async summary(ctx: Context) {
    const data = await countPosts(strapi, callerOf(ctx), idOf(ctx));
    ctx.body = { data } satisfies GetSocialSummary['response'];
  },

  async linkCard(ctx: Context) {
    const { url } = inputOf(ctx, socialLinkCardQuery);
    await ownProject(strapi, callerOf(ctx), idOf(ctx));
    const card = await readLinkCard(engines(strapi).web, url, url);
    const data = card && { title: card.title, description: card.description };
    ctx.body = { data } satisfies GetSocialLinkCard['response'];
  },

  async find(ctx: Context) {
    const data = await socialPosts(strapi, callerOf(ctx)).find(idOf(ctx));
    ctx.body = { data } satisfies GetSocialPost['response'];
  },

  async create(ctx: Context) {
    const request = inputOf(ctx, createSocialPostRequest);
    const { force = false, ...post } = request;
    const [data] = await createPosts(strapi, callerOf(ctx), idOf(ctx), {
      posts: [post],
      force,
      single: true,
    });
    ctx.status = 201;
    ctx.body = { data: data as SocialPost } satisfies CreateSocialPost['response'];
  },

  async createMany(ctx: Context) {
    const request = inputOf(ctx, createSocialPostsRequest);
    const data = await createPosts(strapi, callerOf(ctx), idOf(ctx), request);
    ctx.status = 201;
    ctx.body = { data } satisfies CreateSocialPosts['response'];
  },

  async update(ctx: Context) {
    const request = inputOf(ctx, updateSocialPostRequest);
    const data = await socialPosts(strapi, callerOf(ctx)).update(idOf(ctx), request);
    ctx.body = { data } satisfies UpdateSocialPost['response'];
  },

  async remove(ctx: Context) {
    await socialPosts(strapi, callerOf(ctx)).remove(idOf(ctx));
    ctx.status = 204;
  },

  async restore(ctx: Context) {
    const data = await socialPosts(strapi, callerOf(ctx)).restore(idOf(ctx));
    ctx.body = { data } satisfies ActOnSocialPost['response'];
  },

  async duplicate(ctx: Context) {
    const data = await duplicatePost(strapi, callerOf(ctx), idOf(ctx));
    ctx.status = 201;
    ctx.body = { data } satisfies ActOnSocialPost['response'];
  },

  async nextSlot(ctx: Context) {
    const data = await socialPosts(strapi, callerOf(ctx)).nextSlot(idOf(ctx));
    ctx.body = { data } satisfies ActOnSocialPost['response'];
  },

  async bulk(ctx: Context) {
    const request = inputOf(ctx, bulkSocialPostsRequest);
    const data = await bulkPosts(strapi, callerOf(ctx), idOf(ctx), request);
    ctx.body = { data } satisfies BulkSocialPosts['response'];
  },
});
