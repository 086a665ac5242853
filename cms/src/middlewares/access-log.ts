import type { Core } from '@strapi/strapi';
import type { Caller } from '../http/context';
import { loggedPath } from '../http/logged-path';
import { readSettings } from '../settings';

/** One JSON line per request, without ids in its path, its query or anything of a body: all may hold secrets and personal data. */
export default (): Core.MiddlewareHandler => {
  if (!['info', 'http', 'verbose', 'debug', 'silly'].includes(readSettings().logLevel)) {
    return (_ctx, next) => next();
  }
  return async (ctx, next) => {
    const startedAt = performance.now();
    try {
      await next();
    } finally {
      const line = {
        at: new Date().toISOString(),
        method: ctx.method,
        path: loggedPath(ctx),
        status: ctx.status,
        ms: Math.round(performance.now() - startedAt),
        requestId: ctx.state.requestId as string,
        userId: (ctx.state.caller as Caller | undefined)?.documentId,
      };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
  };
};
