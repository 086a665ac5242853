import type { Core } from '@strapi/strapi';
import type { WithdrawPurchase } from '../../contract';
import { afterCancelling, isRecurring, isRunning } from '../../domain/purchase/subscription';
import { engines } from '../../engines';
import type { PaymentProvider } from '../../engines/payments';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { findOwned } from '../../http/owned';
import { readSettings } from '../../settings';
import { applyPaymentEvent } from './apply-payment-event';
import { orderNews } from './order-notifications';
import { findOrder, holdOrder, paymentOf, PURCHASE, type OrderRow } from './order-row';
import { dueFirst, subscriptionOf, withdrawableUntil } from './to-purchase';
import { toSeconds } from '../../contract/time-units';
import { timings } from '../../settings/timings';

/** What owners do with what they bought. The provider is told first, outside of any transaction; telling it twice does no harm. */
export const subscriptions = (strapi: Core.Strapi) => {
  const find = async (caller: Caller, id: string): Promise<OrderRow> => {
    await findOwned(strapi, PURCHASE, id, caller);
    const order = await findOrder(strapi, id);
    if (!order) throw new ApiError('NOT_FOUND');
    return order;
  };

  const providerOf = ({ method }: OrderRow): PaymentProvider | null => engines(strapi).payments[method];

  const askProvider = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask();
    } catch (error) {
      strapi.log.error(
        `The payment provider did not answer: ${error instanceof Error ? error.message : String(error)}`,
      );
      throw new ApiError('UNAVAILABLE', {
        retryAfterSeconds: toSeconds(timings().retryAfter.subscriptionMs),
      });
    }
  };

  const refuseOther = (order: OrderRow): void => {
    if (!isRecurring(order) || !isRunning(subscriptionOf(order)))
      throw new ApiError('CONFLICT', { reason: order.state });
  };

  return {
    /** No renewal at the end of what is paid, or again. */
    async setCancelled(caller: Caller, id: string, cancelled: boolean): Promise<void> {
      const found = await find(caller, id);
      refuseOther(found);
      if ((found.cancelAtPeriodEnd ?? false) === cancelled) return;
      await askProvider(async () => providerOf(found)?.setRenewal(paymentOf(found), !cancelled));
      await strapi.db.transaction(async ({ trx, onCommit }) => {
        await holdOrder(trx, id);
        const order = await find(caller, id);
        refuseOther(order);
        const before = subscriptionOf(order);
        if (before.cancelAtPeriodEnd === cancelled || !before.periodEndsAt) return;
        const { status, cancelAtPeriodEnd } = afterCancelling(before, cancelled);
        await strapi.db.query(PURCHASE).update({
          where: { id: order.id },
          // A transfer that was asked for is asked for again when the time comes.
          data: { state: status, cancelAtPeriodEnd, renewsFrom: null },
        });
        if (cancelled) await orderNews(strapi, order).cancelled(before.periodEndsAt.toISOString());
        onCommit(() => engines(strapi).live.publish({ owner: caller.id, event: { topic: 'purchases' } }));
      });
    },

    /** The consumer's withdrawal: it counts from here, whenever the money arrives. */
    async withdraw(caller: Caller, id: string, by: WithdrawPurchase['request']): Promise<void> {
      await strapi.db.transaction(async ({ trx }) => {
        await holdOrder(trx, id);
        const order = await find(caller, id);
        if (order.state === 'withdrawn' || order.state === 'refunded') return;
        const now = new Date();
        if (!withdrawableUntil(order, now)) throw new ApiError('CONFLICT', { reason: 'too-late' });
        await applyPaymentEvent(strapi, {
          provider: 'officina',
          eventId: `withdrawn:${id}`,
          purchaseId: id,
          kind: 'withdrawn',
          amountCents: 0,
        });
        await orderNews(strapi, order).withdrawn(by, dueFirst(order), now.toISOString());
      });
    },

    /** Where the card is changed. */
    async cardPage(caller: Caller, id: string): Promise<string> {
      const order = await find(caller, id);
      refuseOther(order);
      const back = `${readSettings().publicUrl}/i-miei-prodotti`;
      const url = await askProvider(
        async () => (await providerOf(order)?.cardPage(paymentOf(order), back)) ?? null,
      );
      if (!url) throw new ApiError('CONFLICT', { reason: 'no-card' });
      return url;
    },
  };
};
