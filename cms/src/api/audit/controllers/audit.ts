import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ListAuditEntries } from '../../../contract';
import { inputOf } from '../../../http/route-input';
import { listAuditEntries } from '../audit-entries';
import { listAuditQuery } from './validation/audit';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = (await listAuditEntries(
      strapi,
      inputOf(ctx, listAuditQuery),
    )) satisfies ListAuditEntries['response'];
  },
});
