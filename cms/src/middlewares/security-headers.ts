import type { Core } from '@strapi/strapi';
import { securityHeaders } from '../http/security-headers';
import { readSettings } from '../settings';

/**
 * Writes the headers before the answer is made, so that whoever answers may override one
 * (the widget's frame page sets its own `frame-ancestors`, hot reads their own `Cache-Control`).
 */
export default (): Core.MiddlewareHandler => {
  const { production, secureCookies } = readSettings();
  return async (ctx, next) => {
    ctx.set(securityHeaders({ path: ctx.path, production, https: secureCookies }));
    // `strapi::cors` answers `*` to requests without an Origin; nobody asked, so nothing is granted.
    if (!ctx.get('origin')) {
      ctx.remove('Access-Control-Allow-Origin');
      ctx.remove('Access-Control-Allow-Credentials');
    }
    await next();
  };
};
