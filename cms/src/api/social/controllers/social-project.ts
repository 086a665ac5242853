import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { OpenSocialProject, UpdateSocialProject } from '../../../contract';
import { callerOf } from '../../../http/context';
import { socialProjects } from '../services/projects';
import { validateUpdateSocialProject } from './validation/social-project';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async open(ctx: Context) {
    const data = await socialProjects(strapi, callerOf(ctx)).open(String(ctx.params.installationId));
    ctx.body = { data } satisfies OpenSocialProject['response'];
  },

  async update(ctx: Context) {
    const request = validateUpdateSocialProject(ctx.request.body);
    const data = await socialProjects(strapi, callerOf(ctx)).update(String(ctx.params.id), request);
    ctx.body = { data } satisfies UpdateSocialProject['response'];
  },
});
