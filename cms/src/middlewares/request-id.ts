import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';

const SANE = /^[\w-]{8,64}$/;

/** Gives each request the id that its answer, its log line and its error carry; a proxy's own id is kept. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const given = ctx.get('x-request-id');
  const id = SANE.test(given) ? given : randomUUID();
  ctx.state.requestId = id;
  ctx.set('X-Request-Id', id);
  await next();
};
