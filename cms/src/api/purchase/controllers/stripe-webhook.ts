import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { StripeWebhook } from '../../../contract';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import { rawBody } from '../../../http/raw-body';
import { recordWebhookSignal } from '../record-webhook-signal';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Answers at once; what happened is asked for afterwards. */
  async receive(ctx: Context) {
    const read = engines(strapi).payments.readWebhook;
    if (!read) throw new ApiError('NOT_FOUND');
    const signal = read(rawBody(ctx), ctx.get('stripe-signature'));
    if (!signal) throw new ApiError('UNAUTHENTICATED');
    await recordWebhookSignal(strapi, signal);
    ctx.body = { received: true } satisfies StripeWebhook['response'];
  },
});
