import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ConfirmSocialProfile, GetSocialProfile, ReadSocialProfileAnew } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { socialProfile } from '../services/profile';
import { confirmSocialProfileRequest } from './validation/social-profile';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const data = await socialProfile(strapi, callerOf(ctx)).find(String(ctx.params.id));
    ctx.body = { data } satisfies GetSocialProfile['response'];
  },

  async confirm(ctx: Context) {
    const request = inputOf(ctx, confirmSocialProfileRequest);
    const data = await socialProfile(strapi, callerOf(ctx)).confirm(String(ctx.params.id), request);
    ctx.body = { data } satisfies ConfirmSocialProfile['response'];
  },

  async forget(ctx: Context) {
    const data = await socialProfile(strapi, callerOf(ctx)).forget(String(ctx.params.id));
    ctx.body = { data } satisfies ReadSocialProfileAnew['response'];
  },
});
