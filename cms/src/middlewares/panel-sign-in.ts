import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readKnownDevice, rememberDevice } from '../api/account/known-device';
import { clientIp } from '../http/client-ip';
import type { Next } from '../http/context';
import { consume, reward, type RateLimit } from '../http/rate-limits';

/** People of the panel and of the site may have the same address: they are counted apart. */
const KIND = 'panel';

const emailOf = (ctx: Context): string => {
  const { email } = (ctx.request.body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
};

/**
 * The site's limits for the panel's sign-in too: Strapi's own counts single addresses, of which anybody has a whole /64, and in one
 * process only. In a browser that the account was opened in before, strangers' wrong passwords lock nobody out.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const signIn = async (ctx: Context, next: Next): Promise<void> => {
    const email = emailOf(ctx);
    const network = clientIp(ctx);
    await consume(strapi, 'login', `${KIND}|${network}`);
    const user = await strapi.db.query('admin::user').findOne({ where: { email }, select: ['id'] });
    const device = readKnownDevice(ctx, 'panel');
    const known = user && device?.userIds.includes(String(user.id)) ? device : null;
    const counters: [RateLimit, string][] = known
      ? [['login-device', `${KIND}|${known.id}|${email}`]]
      : [
          ['login-pair', `${KIND}|${network}|${email}`],
          ['login-account', `${KIND}|${email}`],
        ];
    for (const [bucket, key] of counters) await consume(strapi, bucket, key);
    await next();
    if (ctx.status !== 200 || !user) return;
    rememberDevice(ctx, String(user.id), 'panel');
    for (const [bucket, key] of counters) if (bucket !== 'login-account') await reward(strapi, bucket, key);
  };

  return async (ctx, next: Next) => {
    if (ctx.method !== 'POST') return next();
    const path = ctx.path.toLowerCase().replace(/\/+$/, '');
    if (path === '/admin/login') return signIn(ctx, next);
    if (path === '/admin/forgot-password') await consume(strapi, 'forgot', `${KIND}|${clientIp(ctx)}`);
    if (path === '/admin/reset-password') await consume(strapi, 'secret', `${KIND}|${clientIp(ctx)}`);
    return next();
  };
};
