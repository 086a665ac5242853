import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { BlockVisitorNetwork, ListVisitorNetworks } from '../../../contract';
import { callerOf } from '../../../http/context';
import { visitorNetworks } from '../services/visitor-networks';

const idOf = (ctx: Context) => String(ctx.params.id);
const networkIdOf = (ctx: Context) => String(ctx.params.networkId);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = (await visitorNetworks(strapi, callerOf(ctx)).list(
      idOf(ctx),
    )) satisfies ListVisitorNetworks['response'];
  },

  async block(ctx: Context) {
    const data = await visitorNetworks(strapi, callerOf(ctx)).block(idOf(ctx), networkIdOf(ctx));
    ctx.body = { data } satisfies BlockVisitorNetwork['response'];
  },

  async unblock(ctx: Context) {
    const data = await visitorNetworks(strapi, callerOf(ctx)).unblock(idOf(ctx), networkIdOf(ctx));
    ctx.body = { data } satisfies BlockVisitorNetwork['response'];
  },
});
