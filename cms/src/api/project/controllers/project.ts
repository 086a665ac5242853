import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  CreateProject,
  DeleteProject,
  DuplicateProject,
  GetProjectSummary,
  ListProjects,
  RequestProjectLink,
  UpdateProject,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { projects } from '../services/projects';
import {
  createProjectRequest,
  duplicateProjectRequest,
  listProjectsQuery,
  requestProjectLinkRequest,
  updateProjectRequest,
} from './validation/project';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = inputOf(ctx, listProjectsQuery);
    ctx.body = (await projects(strapi, callerOf(ctx)).list(query)) satisfies ListProjects['response'];
  },

  async summary(ctx: Context) {
    const data = await projects(strapi, callerOf(ctx)).summary();
    ctx.body = { data } satisfies GetProjectSummary['response'];
  },

  async create(ctx: Context) {
    const data = await projects(strapi, callerOf(ctx)).create(inputOf(ctx, createProjectRequest));
    ctx.status = 201;
    ctx.body = { data } satisfies CreateProject['response'];
  },

  async requestLink(ctx: Context) {
    const request = inputOf(ctx, requestProjectLinkRequest);
    const data = await projects(strapi, callerOf(ctx)).requestLink(request);
    ctx.status = 201;
    ctx.body = { data } satisfies RequestProjectLink['response'];
  },

  async update(ctx: Context) {
    const changes = inputOf(ctx, updateProjectRequest);
    const data = await projects(strapi, callerOf(ctx)).update(String(ctx.params.id), changes);
    ctx.body = { data } satisfies UpdateProject['response'];
  },

  async duplicate(ctx: Context) {
    const { name } = inputOf(ctx, duplicateProjectRequest);
    const data = await projects(strapi, callerOf(ctx)).duplicate(String(ctx.params.id), name);
    ctx.status = 201;
    ctx.body = { data } satisfies DuplicateProject['response'];
  },

  async remove(ctx: Context) {
    await projects(strapi, callerOf(ctx)).remove(String(ctx.params.id));
    ctx.body = { data: null } satisfies DeleteProject['response'];
  },
});
