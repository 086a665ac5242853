import type { Core } from '@strapi/strapi';
import { assertSafeInput } from '../http/safe-input';

/** Stands after the body parser. Editors' rich text nests deeper than any request of the site. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const depth = ctx.path.startsWith('/api/') ? 32 : 200;
  assertSafeInput((ctx.request as { body?: unknown }).body, depth);
  await next();
};
