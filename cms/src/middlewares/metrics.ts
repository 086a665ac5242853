import { createHash, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createServerMetrics } from '../api/metrics/server-metrics';
import { readSettings } from '../settings';
import type { Next } from '../http/context';

const METRICS_PATH = '/metrics';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Digests have one length, which says nothing of the token's. */
const isToken = (given: string, token: string): boolean => {
  const [left, right] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
};

/** Anybody may send any method and ask for any address: labels are taken from lists that do not grow. */
const methodOf = ({ method }: Context): string => (METHODS.includes(method) ? method : 'other');
const routeOf = (ctx: Context): string => {
  const { _matchedRoute: route } = ctx as { _matchedRoute?: unknown };
  if (typeof route === 'string' && route.startsWith('/api/')) return route;
  if (ctx.path.startsWith('/api/')) return '/api/*';
  return ctx.path.startsWith('/cms') ? '/cms/*' : '/*';
};

/**
 * `/metrics` for a monitor that shows the token, and the time of every request for it. Without a token in the environment nothing is
 * counted, and the address is like any that does not exist.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const { metricsToken, dataDir, buildId } = readSettings();
  if (metricsToken === '') return (_ctx: Context, next: Next) => next();
  const metrics = createServerMetrics(strapi, { dataDir, buildId });

  const answer = async (ctx: Context): Promise<void> => {
    ctx.set('Cache-Control', 'no-store');
    if (!isToken(ctx.get('authorization'), `Bearer ${metricsToken}`)) {
      ctx.set('WWW-Authenticate', 'Bearer');
      ctx.status = 401;
      return;
    }
    const text = await metrics.render();
    ctx.status = 200;
    ctx.set('Content-Type', metrics.contentType);
    ctx.body = text;
  };

  return async (ctx: Context, next: Next) => {
    if (ctx.path === METRICS_PATH) return answer(ctx);
    const startedAt = performance.now();
    try {
      await next();
    } finally {
      metrics.observe({
        method: methodOf(ctx),
        route: routeOf(ctx),
        status: ctx.status,
        milliseconds: performance.now() - startedAt,
      });
    }
  };
};
