import type { Core } from '@strapi/strapi';
import { apiReference } from '../http/openapi/api-reference';

/** `/docs/api`: the reference of the API, before the site takes it for a page of its own. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (isRead && (ctx.path === '/docs/api' || ctx.path === '/docs/api/')) apiReference(strapi).sendPage(ctx);
    else await next();
  };
