import type { Context } from 'koa';
import { ApiError } from './api-error';

/** Far more than any message of a provider. */
const MAX_BYTES = 256 * 1024;
/** Where the body parser leaves the bytes as they came. */
const UNPARSED = Symbol.for('unparsedBody');

/** The body of a signed message, exactly as it came: its signature is over these bytes. */
export const rawBody = (ctx: Context): string => {
  const body = (ctx.request.body as Record<symbol, unknown> | undefined)?.[UNPARSED];
  if (typeof body !== 'string') throw new ApiError('BAD_REQUEST');
  if (body.length > MAX_BYTES) throw new ApiError('PAYLOAD_TOO_LARGE', { maxBytes: MAX_BYTES });
  return body;
};
