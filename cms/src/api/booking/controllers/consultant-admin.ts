import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { CreateConsultant, ListAdminConsultants, UpdateConsultant } from '../../../contract';
import { inputOf } from '../../../http/route-input';
import { auditContextOf } from '../audit-context';
import { adminConsultants } from '../services/admin-consultants';
import { createConsultantRequest, updateConsultantRequest } from './validation/consultant';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = { data: await adminConsultants(strapi).list() } satisfies ListAdminConsultants['response'];
  },

  async create(ctx: Context) {
    const request = inputOf(ctx, createConsultantRequest);
    const data = await adminConsultants(strapi).create(request, auditContextOf(ctx));
    ctx.status = 201;
    ctx.body = { data } satisfies CreateConsultant['response'];
  },

  async update(ctx: Context) {
    const request = inputOf(ctx, updateConsultantRequest);
    const data = await adminConsultants(strapi).update(String(ctx.params.id), request, auditContextOf(ctx));
    ctx.body = { data } satisfies UpdateConsultant['response'];
  },
});
