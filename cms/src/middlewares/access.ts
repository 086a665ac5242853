import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from '../http/api-error';
import { authenticate } from '../http/callers';
import type { Caller } from '../http/context';
import { clientIp } from '../http/client-ip';
import { onceOnly } from '../http/idempotency';
import { isInternalCall } from '../http/internal-call';
import { consume, isRateLimit } from '../http/rate-limits';
import type { RouteOptions } from '../http/route';
import { readInput } from '../http/route-input';
import { readSettings } from '../settings';

interface ReceivedFile {
  size: number;
  originalFilename: string | null;
}

const assertFiles = (ctx: Context, limits: NonNullable<RouteOptions['upload']>): void => {
  const { files = {} } = ctx.request as { files?: Record<string, ReceivedFile | ReceivedFile[]> };
  const received = Object.values(files).flat();
  if (received.length > limits.maxFiles) {
    throw new ApiError('PAYLOAD_TOO_LARGE', { maxFiles: limits.maxFiles });
  }
  const tooLarge = received.find(({ size }) => size > limits.maxBytes);
  if (tooLarge) {
    throw new ApiError('FILE_TOO_LARGE', { maxBytes: limits.maxBytes, file: tooLarge.originalFilename });
  }
};

const isAllowed = (access: RouteOptions['access'], { role }: Caller): boolean =>
  access === 'customer' || role === 'admin' || role === access;

/** Stands before each route of ours and applies what `route()` declared: limit, person, files, idempotency, input, in this order. */
export default (options: RouteOptions, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const { access, limit = 'api', upload, idempotent } = options;
  if (!isRateLimit(limit)) throw new Error(`There is no rate limit named ${limit}`);
  // Settings are read for the few routes that need them: there are hundreds, made at each start.
  const needsSecondFactor = access !== 'public' && access !== 'customer' && readSettings().adminSecondFactor;
  return async (ctx, next) => {
    const run = async () => {
      readInput(ctx, options);
      await next();
    };
    if (!isInternalCall(ctx)) await consume(strapi, limit, clientIp(ctx));
    if (access !== 'public') {
      const caller = await authenticate(strapi, ctx);
      if (!caller) throw new ApiError('UNAUTHENTICATED');
      if (!isAllowed(access, caller)) throw new ApiError('FORBIDDEN');
      if (needsSecondFactor && !caller.secondFactor) throw new ApiError('SECOND_FACTOR_REQUIRED');
      ctx.state.caller = caller;
      if (upload) assertFiles(ctx, upload);
      // Inside: a key that comes again is looked at before the rest of the request.
      if (idempotent) return onceOnly(strapi, ctx, caller, run);
    } else if (upload) {
      assertFiles(ctx, upload);
    }
    return run();
  };
};
