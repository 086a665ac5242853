import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  ActOnSocialPost,
  GetSocialHeartbeat,
  PublishSocialPost,
  VerifySocialPost,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { ownProject } from '../own-social';
import { publishingRequests } from '../publishing/publishing-requests';
import { readHeartbeat } from '../publishing/heartbeat';
import { publishSocialPostRequest, verifySocialPostRequest } from './validation/social-publishing';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async publish(ctx: Context) {
    const request = inputOf(ctx, publishSocialPostRequest);
    const data = await publishingRequests(strapi, callerOf(ctx)).publish(String(ctx.params.id), request);
    ctx.body = { data } satisfies PublishSocialPost['response'];
  },

  async retry(ctx: Context) {
    const data = await publishingRequests(strapi, callerOf(ctx)).retry(String(ctx.params.id));
    ctx.body = { data } satisfies ActOnSocialPost['response'];
  },

  async verify(ctx: Context) {
    const request = inputOf(ctx, verifySocialPostRequest);
    const data = await publishingRequests(strapi, callerOf(ctx)).verify(String(ctx.params.id), request);
    ctx.body = { data } satisfies VerifySocialPost['response'];
  },

  async heartbeat(ctx: Context) {
    await ownProject(strapi, callerOf(ctx), String(ctx.params.id));
    const data = await readHeartbeat(strapi.db, new Date());
    ctx.body = { data } satisfies GetSocialHeartbeat['response'];
  },
});
