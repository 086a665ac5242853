import crypto from 'node:crypto';
import type { Context } from 'koa';

const HEADER = 'x-officina-internal';
// Known to this process alone: nobody outside can claim it, and it changes with every start.
const secret = crypto.randomBytes(32).toString('base64url');

/** Marks a request that the server makes to itself, to draw a page. */
export const internalHeaders = (): Record<string, string> => ({ [HEADER]: secret });

/** True for such a request: all pages drawn come from one address, which must not use up a visitor's rate limit. */
export const isInternalCall = (ctx: Pick<Context, 'get'>): boolean => {
  const claimed = Buffer.from(ctx.get(HEADER));
  const known = Buffer.from(secret);
  return claimed.length === known.length && crypto.timingSafeEqual(claimed, known);
};
