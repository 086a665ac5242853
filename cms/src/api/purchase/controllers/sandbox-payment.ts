import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ChangeSandboxCard, SandboxSession, SettleSandboxSession } from '../../../contract';
import { isRecurring, isRunning } from '../../../domain/purchase/subscription';
import { engines } from '../../../engines';
import { createSandboxProvider, usesSandbox } from '../../../engines/payments';
import { ApiError } from '../../../http/api-error';
import { inputOf } from '../../../http/route-input';
import { readSettings } from '../../../settings';
import { applyPaymentEvent } from '../apply-payment-event';
import { findOrder } from '../order-row';
import { subscriptionOf } from '../to-purchase';
import { changeSandboxCardRequest, settleSandboxSessionRequest } from '../validation';
import { timings } from '../../../settings/timings';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const settings = readSettings();
  const sandbox = () => {
    // With a real provider configured nobody may pay with play money.
    if (!usesSandbox(settings)) throw new ApiError('NOT_FOUND');
    return createSandboxProvider(strapi, settings);
  };

  return {
    async get(ctx: Context) {
      const session = await sandbox().find(String(ctx.params.sessionId));
      if (!session) throw new ApiError('NOT_FOUND');
      const { title, amountCents, state, returnUrl, declinesRenewals } = session;
      const order = await findOrder(strapi, session.purchaseId);
      const renewable = order && isRecurring(order) && isRunning(subscriptionOf(order));
      const card = declinesRenewals ? 'declines' : 'pays';
      ctx.body = {
        data: {
          id: session.sessionId,
          title,
          amountCents,
          status: state,
          returnUrl,
          card: renewable ? card : null,
        },
      } satisfies SandboxSession['response'];
    },

    async settle(ctx: Context) {
      const { outcome } = inputOf(ctx, settleSandboxSessionRequest);
      const provider = sandbox();
      // The stand-in for the provider and its webhook share our database, so both happen or neither.
      const settled = await strapi.db.transaction(async () => {
        const late = outcome === 'succeed-late';
        const result = await provider.settle(String(ctx.params.sessionId), late ? 'succeed' : outcome);
        if (!result) return null;
        const { event } = result;
        if (late)
          await engines(strapi).queue.enqueue({
            name: 'apply-payment',
            payload: event,
            key: `apply-payment:${event.eventId}`,
            runAt: new Date(Date.now() + timings().outside.lateSandboxPaymentMs),
          });
        else await applyPaymentEvent(strapi, event);
        return result;
      });
      if (!settled) throw new ApiError('NOT_FOUND');
      const { state, returnUrl, cancelUrl } = settled.session;
      if (state === 'open') throw new ApiError('CONFLICT');
      ctx.body = {
        data: { status: state, returnUrl: state === 'abandoned' ? cancelUrl : returnUrl },
      } satisfies SettleSandboxSession['response'];
    },

    async changeCard(ctx: Context) {
      const { declines } = inputOf(ctx, changeSandboxCardRequest);
      const session = await sandbox().changeCard(String(ctx.params.sessionId), declines);
      if (!session) throw new ApiError('NOT_FOUND');
      ctx.body = {
        data: { returnUrl: `${readSettings().publicUrl}/i-miei-prodotti` },
      } satisfies ChangeSandboxCard['response'];
    },
  };
};
