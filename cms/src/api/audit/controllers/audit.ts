import type { Core } from '@strapi/strapi';
import { z } from '@strapi/utils';
import type { Context } from 'koa';
import { AUDIT_SUBJECTS, type ListAuditEntries } from '../../../contract';
import { listAuditEntries } from '../audit-entries';

const list = z.object({
  subject: z.enum(['all', ...AUDIT_SUBJECTS]).default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = (await listAuditEntries(strapi, list.parse(ctx.query))) satisfies ListAuditEntries['response'];
  },
});
