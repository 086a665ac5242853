import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  ActOnSocialPost,
  GenerateSocialPosts,
  GetSocialGeneration,
  ListSocialGenerations,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { generations } from '../generation/generations';
import { regeneratePost } from '../generation/regenerate-post';
import { generateSocialPostsRequest } from './validation/social-generation';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async start(ctx: Context) {
    const request = inputOf(ctx, generateSocialPostsRequest);
    const data = await generations(strapi, callerOf(ctx)).start(idOf(ctx), request);
    ctx.status = 202;
    ctx.body = { data } satisfies GenerateSocialPosts['response'];
  },

  async list(ctx: Context) {
    const data = await generations(strapi, callerOf(ctx)).list(idOf(ctx));
    ctx.body = { data } satisfies ListSocialGenerations['response'];
  },

  async find(ctx: Context) {
    const data = await generations(strapi, callerOf(ctx)).find(idOf(ctx));
    ctx.body = { data } satisfies GetSocialGeneration['response'];
  },

  async regenerate(ctx: Context) {
    const data = await regeneratePost(strapi, callerOf(ctx), idOf(ctx));
    ctx.body = { data } satisfies ActOnSocialPost['response'];
  },
});
