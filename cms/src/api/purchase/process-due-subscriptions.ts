import type { Core } from '@strapi/strapi';
import { dateOf, instantOf } from '../../database/date-of';
import type { Where } from '../../database/query';
import { periodEnd } from '../../domain/purchase/period';
import { nextPlan } from '../../domain/purchase/plan-change';
import {
  daysAfter,
  GRACE_DAYS,
  isRecurring,
  RENEWAL_NOTICE_DAYS,
  REVIVAL_DAYS,
  suspendsAt,
} from '../../domain/purchase/subscription';
import { engines } from '../../engines';
import { transferDetails, TRANSFER_DAYS, type PaymentEvent } from '../../engines/payments';
import { readSettings } from '../../settings';
import { applyPaymentEvent } from './apply-payment-event';
import { coupons } from './coupons';
import { chatbotOf, setSuspended } from './delivery';
import { endPause } from './end-pause';
import { observePayment } from './observe-payment';
import { orderNews } from './order-notifications';
import { holdOrder, paymentOf, PURCHASE, toPayOf, type OrderRow } from './order-row';
import { askForTransfer, awaitedTransferOf } from './renewal-transfer';
import { tellAdminsOfPurchases } from './notify-admins';
import { subscriptionOf } from './to-purchase';

const AT_ONCE = 100;
/** When a buyer is reminded of a first transfer: some days before the order expires. */
const REMINDER_DAYS = TRANSFER_DAYS - 3;
/** A provider's own page is open so long at most; what it has not told by then is not asked any more. */
const RECONCILED_DAYS = 2;

/** What time alone does to orders: renewals, reminders, grace, the end. Every step may run twice without harm. */
export const processDueSubscriptions = (strapi: Core.Strapi, now: Date) => {
  const each = async (
    where: Where<typeof PURCHASE>,
    signal: AbortSignal,
    tend: (order: OrderRow) => Promise<void>,
  ): Promise<void> => {
    for (let last = 0; ;) {
      signal.throwIfAborted();
      const orders: OrderRow[] = await strapi.db.query(PURCHASE).findMany({
        where: { $and: [where, { id: { $gt: last } }] },
        orderBy: { id: 'asc' },
        limit: AT_ONCE,
        populate: ['owner', 'product', 'chatbot'],
      });
      for (const order of orders) {
        try {
          await tend(order);
        } catch (error) {
          // The next one must not wait for this one; the next run tries it again.
          strapi.log.error(`Purchase ${order.documentId} could not be tended: ${String(error)}`);
        }
      }
      const end = orders.at(-1);
      if (!end || orders.length < AT_ONCE) return;
      last = end.id;
    }
  };

  const tell = (
    { documentId }: OrderRow,
    kind: PaymentEvent['kind'],
    occasion: Date,
    at?: Date,
  ): Promise<void> =>
    applyPaymentEvent(strapi, {
      provider: 'officina',
      eventId: `${kind}:${documentId}:${occasion.toISOString()}`,
      purchaseId: documentId,
      kind,
      amountCents: 0,
      at: at?.toISOString(),
    });

  const remindOfTransfer = async (order: OrderRow, renewal: boolean, occasion: string): Promise<void> => {
    const details = awaitedTransferOf(order, (awaited) => transferDetails(readSettings().transfer, awaited));
    if (details) await orderNews(strapi, order).transfer(details, renewal, occasion);
  };

  const tendOpenTransfer = async (order: OrderRow): Promise<void> => {
    if (daysAfter(new Date(order.purchasedAt), TRANSFER_DAYS) > now) {
      await remindOfTransfer(order, false, 'reminder');
      return;
    }
    await strapi.db.transaction(async ({ trx, onCommit }) => {
      await holdOrder(trx, order.documentId);
      const { count } = await strapi.db
        .query(PURCHASE)
        .updateMany({ where: { id: order.id, state: 'pending' }, data: { state: 'expired' } });
      if (count === 0) return;
      await coupons(strapi).giveBack(order);
      await orderNews(strapi, order).expired();
      onCommit(() => tellAdminsOfPurchases(strapi));
    });
  };

  const announceRenewal = async (order: OrderRow): Promise<void> => {
    const from = dateOf(order.periodEndsAt);
    const transferRequested = from && (await askForTransfer(strapi, order, from));
    if (!from || !transferRequested) return;
    const lastCall = daysAfter(from, -1) <= now;
    await remindOfTransfer(
      { ...order, ...transferRequested, product: order.product },
      true,
      `${from.toISOString()}:${lastCall ? 'last' : 'first'}`,
    );
  };

  /** A card is charged without a word of its owner: they hear of it in time to cancel. */
  const announceCharge = async (order: OrderRow): Promise<void> => {
    const from = dateOf(order.periodEndsAt);
    if (from) await orderNews(strapi, order).renewal(from.toISOString());
  };

  const tendEnd = async (order: OrderRow): Promise<void> => {
    const { periodEndsAt, cancelAtPeriodEnd } = subscriptionOf(order);
    if (!periodEndsAt || !isRecurring(order)) return;
    const provider = engines(strapi).payments[order.method];
    const givenUp = daysAfter(periodEndsAt, GRACE_DAYS + REVIVAL_DAYS) <= now;
    if (cancelAtPeriodEnd || !order.owner || givenUp) {
      if (!cancelAtPeriodEnd) await provider?.setRenewal(paymentOf(order), false);
      await tell(order, 'ended', periodEndsAt);
      return;
    }
    const next = nextPlan(order);
    const until = periodEnd(periodEndsAt, next.billingPeriod);
    const event =
      until &&
      (await provider?.renew(paymentOf(order), {
        from: periodEndsAt.toISOString(),
        until: until.toISOString(),
        amountCents: toPayOf(order, next.priceCents),
      }));
    if (event) await applyPaymentEvent(strapi, event);
    else if (provider?.name === 'stripe') await observePayment(strapi, order.documentId);
    else await tell(order, 'missed', periodEndsAt, periodEndsAt);
  };

  const tendUnpaid = async (order: OrderRow): Promise<void> => {
    const stops = suspendsAt(subscriptionOf(order));
    if (!stops || stops > now || !order.periodEndsAt) return;
    const endedAt = instantOf(order.periodEndsAt);
    const chatbotId = await chatbotOf(strapi, order);
    await strapi.db.transaction(async ({ trx, onCommit }) => {
      await holdOrder(trx, order.documentId);
      const still = await strapi.db.query(PURCHASE).count({ where: { id: order.id, state: 'unpaid' } });
      if (still === 0) return;
      await setSuspended(strapi, order, true);
      await orderNews(strapi, order).suspended(endedAt);
      const { live } = engines(strapi);
      const owner = order.owner?.id ?? null;
      onCommit(() => {
        live.publish({ owner, event: { topic: 'purchases' } });
        if (chatbotId) live.publish({ owner, event: { topic: 'chatbot', chatbotId } });
      });
    });
  };

  return async (signal: AbortSignal): Promise<void> => {
    const days = (count: number) => daysAfter(now, count);
    const running = { $in: ['paid', 'expiring', 'unpaid'] as const };
    await each(
      { state: 'pending', method: 'transfer', purchasedAt: { $lte: days(-REMINDER_DAYS) } },
      signal,
      tendOpenTransfer,
    );
    for (const billingPeriod of ['month', 'year'] as const) {
      const soon = {
        state: 'paid' as const,
        billingPeriod,
        priceCents: { $gt: 0 },
        periodEndsAt: { $gt: now, $lte: days(RENEWAL_NOTICE_DAYS[billingPeriod]) },
        // What is paused is heard of again when it goes on; of a year the law wants it said in any case.
        ...(billingPeriod === 'month' ? { pausedUntil: { $null: true as const } } : {}),
      };
      await each({ ...soon, method: 'transfer' }, signal, announceRenewal);
      await each({ ...soon, method: 'card' }, signal, announceCharge);
    }
    await each({ state: running, pausedUntil: { $lte: now } }, signal, async ({ documentId }) => {
      await endPause(strapi, documentId);
    });
    await each({ state: running, periodEndsAt: { $lte: now } }, signal, tendEnd);
    await each({ state: 'unpaid', periodEndsAt: { $lte: days(-GRACE_DAYS) } }, signal, tendUnpaid);
    // What a provider told while we could not hear it.
    await each(
      { state: 'pending', provider: 'stripe', purchasedAt: { $gt: days(-RECONCILED_DAYS) } },
      signal,
      ({ documentId }) => observePayment(strapi, documentId),
    );
  };
};
