import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { StripeWebhook } from '../../../contract';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import { recordWebhookSignal } from '../record-webhook-signal';

/** Far more than any event of theirs. */
const MAX_BYTES = 256 * 1024;
/** Where the body parser leaves the bytes as they came. */
const UNPARSED = Symbol.for('unparsedBody');

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Answers at once; what happened is asked for afterwards. */
  async receive(ctx: Context) {
    const read = engines(strapi).payments.readWebhook;
    if (!read) throw new ApiError('NOT_FOUND');
    const body = (ctx.request.body as Record<symbol, unknown> | undefined)?.[UNPARSED];
    if (typeof body !== 'string') throw new ApiError('BAD_REQUEST');
    if (body.length > MAX_BYTES) throw new ApiError('PAYLOAD_TOO_LARGE', { maxBytes: MAX_BYTES });
    const signal = read(body, ctx.get('stripe-signature'));
    if (!signal) throw new ApiError('UNAUTHENTICATED');
    await recordWebhookSignal(strapi, signal);
    ctx.body = { received: true } satisfies StripeWebhook['response'];
  },
});
