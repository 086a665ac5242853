import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from '../../../http/api-error';
import { readSettings } from '../../../settings';
import { listOutbox } from '../outbox';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    if (readSettings().production) throw new ApiError('NOT_FOUND');
    const mails = await listOutbox(strapi);
    ctx.body = { data: mails.map(({ html: _html, ...mail }) => mail) };
  },
});
