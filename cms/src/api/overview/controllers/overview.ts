import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetAdminOverview } from '../../../contract';
import { overview } from '../overview';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async get(ctx: Context) {
    ctx.body = { data: await overview(strapi) } satisfies GetAdminOverview['response'];
  },
});
