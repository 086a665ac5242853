import fs from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetServiceOrder, UploadServiceFile } from '../../../contract';
import { callerOf } from '../../../http/context';
import { receivedFile } from '../../../http/received-file';
import { sendFile } from '../../../http/sent-file';
import { customerOrders } from '../customer-orders';
import { validateBrief, validateExplained, validateMessage } from './validation';

const idOf = (ctx: Context) => String(ctx.params.id);

/** A customer's own orders of services. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const orders = (ctx: Context) => customerOrders(strapi, callerOf(ctx));
  const answer = (ctx: Context, data: GetServiceOrder['response']['data']) => {
    ctx.body = { data } satisfies GetServiceOrder['response'];
  };
  return {
    get: async (ctx: Context) => answer(ctx, await orders(ctx).get(idOf(ctx))),

    sendBrief: async (ctx: Context) =>
      answer(ctx, await orders(ctx).sendBrief(idOf(ctx), validateBrief(ctx.request.body))),

    write: async (ctx: Context) =>
      answer(ctx, await orders(ctx).write(idOf(ctx), validateMessage(ctx.request.body))),

    accept: async (ctx: Context) => answer(ctx, await orders(ctx).accept(idOf(ctx))),

    askForRevision: async (ctx: Context) =>
      answer(ctx, await orders(ctx).askForRevision(idOf(ctx), validateExplained(ctx.request.body))),

    async upload(ctx: Context) {
      const files = await orders(ctx).files(idOf(ctx));
      const { path, name } = receivedFile(ctx);
      const data = await files.upload({ name, bytes: await fs.readFile(path) });
      ctx.status = 201;
      ctx.body = { data } satisfies UploadServiceFile['response'];
    },

    async download(ctx: Context) {
      const files = await orders(ctx).files(idOf(ctx));
      sendFile(ctx, await files.content(String(ctx.params.file)));
    },

    async removeFile(ctx: Context) {
      const files = await orders(ctx).files(idOf(ctx));
      await files.remove(String(ctx.params.file));
      ctx.status = 204;
    },
  };
};
