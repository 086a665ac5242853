import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { apiReference } from '../../../http/openapi/api-reference';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  get(ctx: Context) {
    apiReference(strapi).sendDocument(ctx);
  },
});
