import type { Core } from '@strapi/strapi';
import type { Next } from '../http/context';

const HEADERS = 'Content-Type, Accept, Authorization';

/**
 * The widget's own CORS: any page may ask, without cookies, and each answer is for the page that asked.
 * Whether the page may use the bot is decided by each route, where the bot is known.
 */
export default (): Core.MiddlewareHandler => async (ctx, next: Next) => {
  if (!ctx.path.startsWith('/api/widget/')) return next();
  ctx.vary('Origin');
  const origin = ctx.get('origin');
  if (origin && origin !== 'null') {
    ctx.set('Access-Control-Allow-Origin', origin);
    ctx.set('Access-Control-Expose-Headers', 'X-Request-Id, Retry-After');
  }
  if (ctx.method !== 'OPTIONS') return next();
  ctx.set({
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': HEADERS,
    'Access-Control-Max-Age': '600',
  });
  ctx.status = 204;
};
