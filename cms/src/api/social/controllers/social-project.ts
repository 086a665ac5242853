import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { OpenSocialProject, UpdateSocialProject } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { socialProjects } from '../services/projects';
import { updateSocialProjectRequest } from './validation/social-project';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async open(ctx: Context) {
    const data = await socialProjects(strapi, callerOf(ctx)).open(String(ctx.params.installationId));
    ctx.body = { data } satisfies OpenSocialProject['response'];
  },

  async update(ctx: Context) {
    const request = inputOf(ctx, updateSocialProjectRequest);
    const data = await socialProjects(strapi, callerOf(ctx)).update(String(ctx.params.id), request);
    ctx.body = { data } satisfies UpdateSocialProject['response'];
  },
});
