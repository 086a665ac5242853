import type { Core } from '@strapi/strapi';
import type { WithdrawPurchase } from '../../contract';
import { withdrawalRefundOf } from '../../domain/purchase/refund';
import { afterCancelling, isRecurring, isRunning } from '../../domain/purchase/subscription';
import { engines } from '../../engines';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { readSettings } from '../../settings';
import { applyPaymentEvent } from './apply-payment-event';
import { orderNews } from './order-notifications';
import { holdOrder, paymentOf, PURCHASE, type OrderRow } from './order-row';
import { receipts } from './receipts';
import { askProvider, findOwnOrder, providerOf } from './subscription-access';
import { subscriptionOf, withdrawableUntil } from './to-purchase';

/** What owners do with what they bought. The provider is told first, outside of any transaction; telling it twice does no harm. */
export const subscriptions = (strapi: Core.Strapi) => {
  const find = (caller: Caller, id: string): Promise<OrderRow> => findOwnOrder(strapi, caller, id);

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
      await askProvider(strapi, async () =>
        providerOf(strapi, found)?.setRenewal(paymentOf(found), !cancelled),
      );
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
        const payments = await receipts(strapi).payments(order.id);
        await orderNews(strapi, order).withdrawn(by, withdrawalRefundOf(payments), now.toISOString());
      });
    },

    /** Where the card is changed. */
    async cardPage(caller: Caller, id: string): Promise<string> {
      const order = await find(caller, id);
      refuseOther(order);
      const back = `${readSettings().publicUrl}/i-miei-prodotti`;
      const url = await askProvider(
        strapi,
        async () => (await providerOf(strapi, order)?.cardPage(paymentOf(order), back)) ?? null,
      );
      if (!url) throw new ApiError('CONFLICT', { reason: 'no-card' });
      return url;
    },
  };
};
