import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { SandboxSession, SettleSandboxSession } from '../../../contract';
import { createSandboxProvider, usesSandbox } from '../../../engines/payments';
import { ApiError } from '../../../http/api-error';
import { readSettings } from '../../../settings';
import { applyPaymentEvent } from '../apply-payment-event';
import { validateSettleSandboxSession } from '../validation';

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
      const { title, amountCents, state, returnUrl } = session;
      ctx.body = {
        data: { id: session.sessionId, title, amountCents, status: state, returnUrl },
      } satisfies SandboxSession['response'];
    },

    async settle(ctx: Context) {
      const { outcome } = validateSettleSandboxSession(ctx.request.body);
      const provider = sandbox();
      // The stand-in for the provider and its webhook share our database, so both happen or neither.
      const settled = await strapi.db.transaction(async () => {
        const result = await provider.settle(String(ctx.params.sessionId), outcome);
        if (result) await applyPaymentEvent(strapi, result.event);
        return result;
      });
      if (!settled) throw new ApiError('NOT_FOUND');
      const { state, returnUrl, cancelUrl } = settled.session;
      if (state === 'open') throw new ApiError('CONFLICT');
      ctx.body = {
        data: { status: state, returnUrl: state === 'abandoned' ? cancelUrl : returnUrl },
      } satisfies SettleSandboxSession['response'];
    },
  };
};
