import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  ListLocalModelServers,
  ListPlatformModels,
  ListProviderModels,
  SavePlatformModel,
  TestPlatformModel,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { usageCsv } from '../model-usage';
import { platformModels } from '../platform-models';
import { usageMonths } from '../usage-months';
import { featureParams, platformModelRequest } from './validation/platform-model';

const auditOf = (ctx: Context) => ({ actor: callerOf(ctx), requestId: String(ctx.state.requestId) });
/** Ends what was begun for somebody who has left. */
const whileConnected = (ctx: Context): AbortSignal => {
  const leaving = new AbortController();
  ctx.res.once('close', () => leaving.abort());
  return leaving.signal;
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const [data, months] = await Promise.all([platformModels(strapi).list(), usageMonths(strapi)]);
    ctx.body = { data, meta: { months } } satisfies ListPlatformModels['response'];
  },

  async local(ctx: Context) {
    const data = await platformModels(strapi).findLocal(whileConnected(ctx));
    ctx.body = { data } satisfies ListLocalModelServers['response'];
  },

  async usage(ctx: Context) {
    ctx.set('content-disposition', 'attachment; filename="modelli-consumo.csv"');
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = await usageCsv(strapi);
  },

  async save(ctx: Context) {
    const { feature } = inputOf(ctx, featureParams);
    const request = inputOf(ctx, platformModelRequest);
    const data = await platformModels(strapi).save(feature, request, auditOf(ctx));
    ctx.body = { data } satisfies SavePlatformModel['response'];
  },

  async remove(ctx: Context) {
    await platformModels(strapi).remove(inputOf(ctx, featureParams).feature, auditOf(ctx));
    ctx.status = 204;
  },

  async listProviderModels(ctx: Context) {
    const { feature } = inputOf(ctx, featureParams);
    const request = inputOf(ctx, platformModelRequest);
    const data = await platformModels(strapi).listProviderModels(feature, request, whileConnected(ctx));
    ctx.body = { data } satisfies ListProviderModels['response'];
  },

  async test(ctx: Context) {
    const { feature } = inputOf(ctx, featureParams);
    const request = inputOf(ctx, platformModelRequest);
    const data = await platformModels(strapi).test(feature, request, whileConnected(ctx));
    ctx.body = { data } satisfies TestPlatformModel['response'];
  },
});
