import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  CreateReport,
  DeleteReport,
  GetReport,
  ListNewestReports,
  ListReports,
  RetryReport,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { hasAlready } from '../../../http/public-cache';
import { inputOf } from '../../../http/route-input';
import { reports } from '../services/reports';
import { createReportRequest, newestReportsQuery } from './validation/report';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const request = inputOf(ctx, createReportRequest);
    const data = await reports(strapi, callerOf(ctx)).create(idOf(ctx), request);
    ctx.status = 202;
    ctx.body = { data } satisfies CreateReport['response'];
  },

  async list(ctx: Context) {
    ctx.body = (await reports(strapi, callerOf(ctx)).list(idOf(ctx))) satisfies ListReports['response'];
  },

  async newest(ctx: Context) {
    const data = await reports(strapi, callerOf(ctx)).newest(inputOf(ctx, newestReportsQuery).projects);
    ctx.body = { data } satisfies ListNewestReports['response'];
  },

  async find(ctx: Context) {
    const data = await reports(strapi, callerOf(ctx)).find(idOf(ctx));
    ctx.body = { data } satisfies GetReport['response'];
  },

  async retry(ctx: Context) {
    const data = await reports(strapi, callerOf(ctx)).retry(idOf(ctx));
    ctx.body = { data } satisfies RetryReport['response'];
  },

  async remove(ctx: Context) {
    await reports(strapi, callerOf(ctx)).remove(idOf(ctx));
    ctx.body = { data: null } satisfies DeleteReport['response'];
  },

  async pdf(ctx: Context) {
    const { name, tag, read } = await reports(strapi, callerOf(ctx)).pdf(idOf(ctx));
    ctx.set('Cache-Control', 'private, no-cache');
    ctx.etag = tag;
    if (hasAlready(ctx, tag)) {
      ctx.status = 304;
      return;
    }
    ctx.attachment(name);
    ctx.type = 'application/pdf';
    ctx.body = Buffer.from(await read());
  },
});
