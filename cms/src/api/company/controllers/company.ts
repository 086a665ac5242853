import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetCompany, SaveCompany } from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { companies } from '../services/company';
import { saveCompanyRequest } from './validation/company';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.body = {
      data: await companies(strapi, callerOf(ctx)).find(),
    } satisfies GetCompany['response'];
  },

  async save(ctx: Context) {
    const request = inputOf(ctx, saveCompanyRequest);
    ctx.body = {
      data: await companies(strapi, callerOf(ctx)).save(request),
    } satisfies SaveCompany['response'];
  },
});
