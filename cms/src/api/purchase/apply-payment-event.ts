import type { Core } from '@strapi/strapi';
import type { Cents } from '../../contract';
import type { RowInput } from '../../database/query';
import { periodEnd } from '../../domain/purchase/period';
import { nextPlan } from '../../domain/purchase/plan-change';
import {
  afterMissedRenewal,
  afterRenewal,
  isOver,
  isRecurring,
  suspendsAt,
  type Subscription,
} from '../../domain/purchase/subscription';
import { afterPaymentEvent, type PaymentOutcome } from '../../domain/purchase/transitions';
import { engines } from '../../engines';
import type { PaymentEvent } from '../../engines/payments/port';
import { applyMoneyBack } from './apply-money-back';
import { coupons } from './coupons';
import { chatbotOf, deliver, setSuspended, takeBack } from './delivery';
import { orderNews } from './order-notifications';
import { findOrder, holdOrder, planColumns, PURCHASE, toPayOf, type OrderRow } from './order-row';
import { askForRefund } from './ask-for-refund';
import { receipts } from './receipts';
import { tellAdminsOfPurchases } from './notify-admins';
import { notifyTeamOfDispute } from './notify-team';
import { dueFirst, subscriptionOf } from './to-purchase';

const EVENT = 'api::purchase.payment-event';

/**
 * The only way a purchase moves. An event counts once (its row is unique by provider and id), only with the amount that
 * was asked, and with everything it brings about in one transaction: status, installation, chatbot, receipt.
 * Joins a running transaction.
 */
export const applyPaymentEvent = async (strapi: Core.Strapi, event: PaymentEvent): Promise<void> => {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await holdOrder(trx, event.purchaseId);

    const { provider, eventId } = event;
    if (await strapi.db.query(EVENT).findOne({ where: { provider, eventId } })) return;

    const order = await findOrder(strapi, event.purchaseId);
    const refusal = !order ? 'no such purchase' : amountRefusal(event, order);
    await strapi.db.query(EVENT).create({
      data: {
        provider,
        eventId,
        kind: event.kind,
        payload: { ...event },
        state: refusal ? 'ignored' : 'applied',
        appliedAt: refusal ? null : new Date(),
      },
    });
    if (!order || refusal) {
      strapi.log.error(`Payment event ${provider}:${eventId} was ignored: ${refusal}`);
      return;
    }
    await move(strapi, order, event);
    const chatbotId = await chatbotOf(strapi, order);
    onCommit(() => announce(strapi, order, chatbotId));
  });
};

/** The owner's screens look again: at the purchases and at the chatbot, its limit or whether it answers. */
const announce = (strapi: Core.Strapi, { owner }: OrderRow, chatbotId: string | null): void => {
  const { live } = engines(strapi);
  if (owner) live.publish({ owner: owner.id, event: { topic: 'purchases' } });
  tellAdminsOfPurchases(strapi);
  if (owner && chatbotId) live.publish({ owner: owner.id, event: { topic: 'chatbot', chatbotId } });
};

/** What the document of a payment is over: the price with its VAT, whoever pays that. */
const totalOf = (kind: 'paid' | 'renewed', order: OrderRow): Cents =>
  kind === 'paid' ? dueFirst(order) : nextPlan(order).priceCents;

const expectedOf = (kind: PaymentEvent['kind'], order: OrderRow): Cents | null => {
  if (kind === 'paid' || kind === 'renewed') return toPayOf(order, totalOf(kind, order));
  if (kind !== 'plan-changed') return null;
  // Nothing of ours asked for it: no amount is right.
  return order.planChange?.when === 'now' ? order.planChange.amountCents : -1;
};

/** Money must be exactly what was asked; a refusal carries none, so only payments are held to it. */
const amountRefusal = ({ kind, amountCents }: PaymentEvent, order: OrderRow): string | null => {
  const expectedCents = expectedOf(kind, order) ?? amountCents;
  return amountCents === expectedCents ? null : `amount ${amountCents} instead of ${expectedCents}`;
};

const move = async (strapi: Core.Strapi, order: OrderRow, event: PaymentEvent): Promise<void> => {
  const { kind } = event;
  const news = orderNews(strapi, order);
  switch (kind) {
    case 'renewed':
    case 'missed':
      return moveSubscription(strapi, order, { ...event, kind });
    case 'plan-changed':
      return applyPlanChange(strapi, order, event);
    case 'refunded':
      return applyMoneyBack(strapi, order, event);
    case 'dispute-lost':
      await applyMoneyBack(strapi, order, event);
      return notifyTeamOfDispute(strapi, order, { ...event, kind });
    case 'disputed':
      await news.disputed(event.amountCents, event.eventId);
      return notifyTeamOfDispute(strapi, order, { ...event, kind });
    case 'dispute-won':
      await news.disputeWon(event.amountCents, event.eventId);
      return notifyTeamOfDispute(strapi, order, { ...event, kind });
    default:
      return moveOrder(strapi, order, { ...event, kind });
  }
};

type EventOf<Kind extends PaymentEvent['kind']> = PaymentEvent & { kind: Kind };

const moveOrder = async (
  strapi: Core.Strapi,
  order: OrderRow,
  event: EventOf<Exclude<PaymentOutcome, 'refunded'>>,
): Promise<void> => {
  const now = new Date();
  const status = afterPaymentEvent(order.state, event.kind);
  const moved = status !== order.state;
  const set = (data: RowInput<typeof PURCHASE>) =>
    strapi.db.query(PURCHASE).update({ where: { id: order.id }, data: { state: status, ...data } });
  const news = orderNews(strapi, order);

  switch (event.kind) {
    case 'paid': {
      // Money that was received is on the books, whatever became of the order before or since.
      if (order.paidAt) return;
      const end = isRecurring(order) ? periodEnd(now, order.billingPeriod) : null;
      const periodEndsAt = event.at ? new Date(event.at) : end;
      const later = order.periodEndsAt && periodEndsAt && new Date(order.periodEndsAt) > periodEndsAt;
      await set({ paidAt: now, ...(later ? {} : { periodEndsAt }) });
      const receipt = await issue(strapi, order, totalOf('paid', order), periodEndsAt && [now, periodEndsAt]);
      if (moved) await coupons(strapi).redeemAgain(order);
      if (moved) await deliver(strapi, order);
      if (moved) await news.paid(receipt, event.amountCents);
      return;
    }
    case 'failed':
    case 'abandoned':
      if (!moved) return;
      await set({});
      await coupons(strapi).giveBack(order);
      if (event.kind === 'failed') await news.failed();
      return;
    case 'ended':
      if (!moved) return;
      await set({ renewsFrom: null });
      await setSuspended(strapi, order, true);
      await news.ended();
      return;
    case 'withdrawn':
      if (!moved) return;
      await set({ withdrawnAt: now, renewsFrom: null });
      await takeBack(strapi, order);
      await askForRefund(strapi, order.documentId);
  }
};

const moveSubscription = async (
  strapi: Core.Strapi,
  order: OrderRow,
  event: EventOf<'renewed' | 'missed'>,
): Promise<void> => {
  const before = subscriptionOf(order);
  const at = new Date(event.at ?? before.periodEndsAt ?? Date.now());
  const store = ({ status, periodEndsAt }: Subscription, more: Record<string, unknown> = {}) =>
    strapi.db
      .query(PURCHASE)
      .update({ where: { id: order.id }, data: { state: status, periodEndsAt, ...more } });
  const news = orderNews(strapi, order);

  if (event.kind === 'missed') {
    const after = afterMissedRenewal(before, at);
    if (after.status !== before.status) await store(after);
    const stops = suspendsAt(after);
    const isPaidMeanwhile = before.periodEndsAt !== null && before.periodEndsAt > at;
    if (!stops || isPaidMeanwhile) return;
    // A bank that wants to hear from the buyer can be answered also when a card was refused before.
    if (event.confirmUrl)
      await news.confirm(order.priceCents, { suspendsAt: stops.toISOString(), confirmUrl: event.confirmUrl });
    else if (after.status !== before.status) await news.missed(order.priceCents, stops.toISOString());
    return;
  }
  const after = afterRenewal(before, at);
  const begins = after.periodEndsAt !== before.periodEndsAt && order.planChange !== null;
  await store(after, { renewsFrom: null, ...(begins ? planColumns(nextPlan(order)) : {}) });
  const receipt = await issue(strapi, order, totalOf('renewed', order), [
    before.periodEndsAt ?? new Date(),
    at,
  ]);
  const goesOn = ['paid', 'expiring'].includes(after.status) && order.pausedUntil === null;
  if (goesOn) await setSuspended(strapi, order, false);
  if (receipt) await news.renewed(receipt, at.toISOString());
};

/** Another plan was paid: it begins now. Money for what is over by now goes back. */
const applyPlanChange = async (strapi: Core.Strapi, order: OrderRow, event: PaymentEvent): Promise<void> => {
  const change = order.planChange;
  if (change?.when !== 'now' || !event.at) return;
  const now = new Date();
  const until = new Date(event.at);
  const after = afterRenewal(subscriptionOf(order), until);
  await strapi.db.query(PURCHASE).update({
    where: { id: order.id },
    data: {
      state: after.status,
      periodEndsAt: until,
      renewsFrom: null,
      ...planColumns({ billingPeriod: change.period, priceCents: change.priceCents }),
    },
  });
  const receipt = await issue(strapi, order, event.amountCents, [now, until]);
  if (isOver(order.state)) await askForRefund(strapi, order.documentId);
  else
    await orderNews(strapi, order).planChanged({
      period: change.period,
      priceCents: change.priceCents,
      amountCents: event.amountCents,
      creditCents: change.creditCents,
      startsAt: now.toISOString(),
      renewsAt: until.toISOString(),
      receipt: receipt?.number ?? null,
    });
};

/** The receipt of money that moved; nothing is written about none. */
const issue = async (
  strapi: Core.Strapi,
  order: OrderRow,
  amountCents: number,
  period: [start: Date, end: Date] | null,
) =>
  amountCents === 0
    ? null
    : receipts(strapi).issue({
        purchaseRowId: order.id,
        amountCents,
        periodStart: period?.[0] ?? null,
        periodEnd: period?.[1] ?? null,
      });
