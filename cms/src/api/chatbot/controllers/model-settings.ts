import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  ForgetWebhookSecret,
  GetModelSettings,
  ListOwnModels,
  RenewWebhookSecret,
  SaveModelSettings,
  TestModelSettings,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { modelSettings } from '../services/model-settings';
import { modelSettingsRequest } from './validation/model-settings';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async get(ctx: Context) {
    const data = await modelSettings(strapi, callerOf(ctx)).get(idOf(ctx));
    ctx.body = { data } satisfies GetModelSettings['response'];
  },

  async save(ctx: Context) {
    const request = inputOf(ctx, modelSettingsRequest);
    const data = await modelSettings(strapi, callerOf(ctx)).save(idOf(ctx), request);
    ctx.body = { data } satisfies SaveModelSettings['response'];
  },

  async test(ctx: Context) {
    const request = inputOf(ctx, modelSettingsRequest);
    const leaving = new AbortController();
    ctx.res.once('close', () => leaving.abort());
    const data = await modelSettings(strapi, callerOf(ctx)).test(idOf(ctx), request, leaving.signal);
    ctx.body = { data } satisfies TestModelSettings['response'];
  },

  async list(ctx: Context) {
    const request = inputOf(ctx, modelSettingsRequest);
    const leaving = new AbortController();
    ctx.res.once('close', () => leaving.abort());
    const data = await modelSettings(strapi, callerOf(ctx)).list(idOf(ctx), request, leaving.signal);
    ctx.body = { data } satisfies ListOwnModels['response'];
  },

  async renewWebhookSecret(ctx: Context) {
    const data = await modelSettings(strapi, callerOf(ctx)).renewWebhookSecret(idOf(ctx));
    ctx.body = { data } satisfies RenewWebhookSecret['response'];
  },

  async forgetWebhookSecret(ctx: Context) {
    const data = await modelSettings(strapi, callerOf(ctx)).forgetWebhookSecret(idOf(ctx));
    ctx.body = { data } satisfies ForgetWebhookSecret['response'];
  },

  async usage(ctx: Context) {
    const csv = await modelSettings(strapi, callerOf(ctx)).usage(idOf(ctx));
    ctx.attachment('modello-ai.csv');
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = csv;
  },
});
