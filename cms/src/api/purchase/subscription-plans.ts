import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { ChangePlan, PlanConflict, PlanOffer } from '../../contract';
import { romeDay } from '../../domain/chatbot/rome-time';
import {
  otherPlan,
  quotePlan,
  type CurrentPayment,
  type PlanQuote,
  type StoredPlanChange,
} from '../../domain/purchase/plan-change';
import { engines } from '../../engines';
import { CardRefusedError } from '../../engines/payments';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { recordAudit } from '../audit/record-audit';
import { applyPaymentEvent } from './apply-payment-event';
import { observePayment } from './observe-payment';
import { orderNews } from './order-notifications';
import { holdOrder, paymentOf, PURCHASE, toPayOf, type OrderRow } from './order-row';
import { receipts } from './receipts';
import { askProvider, findOwnOrder, providerOf } from './subscription-access';
import { isSettled, planPricesOf, subscriptionOf } from './to-purchase';

type PaidNow = StoredPlanChange & { when: 'now' };

const conflict = (reason: PlanConflict) => new ApiError('CONFLICT', { reason });

/** Why the terms of an order cannot change now, or null. */
const obstacleOf = (order: OrderRow): PlanConflict | null => {
  if (!isSettled(order)) return 'not-running';
  if (order.pausedUntil) return 'paused';
  return order.renewsFrom ? 'transfer-awaited' : null;
};

/** A change whose payment was asked for today; an older one is quoted anew. */
const openPayment = ({ planChange }: OrderRow): PaidNow | null =>
  planChange?.when === 'now' && romeDay(new Date(planChange.requestedAt)) === romeDay(new Date())
    ? planChange
    : null;

/** How often a subscription is paid, and what changing that comes to. */
export const subscriptionPlans = (strapi: Core.Strapi) => {
  /** What pays for the running period, as the books have it. */
  const currentPayment = async (order: OrderRow): Promise<CurrentPayment | null> => {
    // A public office leaves its VAT out of what it pays: its plan changes with the next invoice, and nothing is set off.
    if (toPayOf(order, order.priceCents) !== order.priceCents) return null;
    const books = receipts(strapi);
    const payment = (await books.payments(order.id)).at(-1);
    const until = payment?.periodEnd;
    if (!until) return null;
    const receipt = (await books.of(order.id)).find(
      ({ amountCents, periodEnd }) => amountCents > 0 && periodEnd === until.toISOString(),
    );
    if (!receipt?.periodStart) return null;
    return {
      amountCents: payment.paidCents - payment.creditedCents,
      from: new Date(receipt.periodStart),
      until,
    };
  };

  const toOffer = async (order: OrderRow): Promise<PlanOffer | null> => {
    const { periodEndsAt } = subscriptionOf(order);
    if (obstacleOf(order) || !periodEndsAt || order.billingPeriod === 'once') return null;
    if (order.planChange?.when === 'at-period-end')
      return {
        kind: 'keep',
        period: order.billingPeriod,
        priceCents: order.priceCents,
        when: 'at-period-end',
        amountCents: 0,
        creditCents: 0,
        renewsAt: periodEndsAt.toISOString(),
      };
    const plan = order.product && otherPlan(order, planPricesOf(order.product));
    if (!plan) return null;
    const quote: PlanQuote = quotePlan({
      plan,
      method: order.method,
      payment: await currentPayment(order),
      endsAt: periodEndsAt,
      now: new Date(),
    });
    const open = openPayment(order);
    const { creditCents, amountCents } = open ?? quote;
    return {
      kind: 'change',
      ...plan,
      ...quote,
      creditCents,
      amountCents,
      renewsAt: quote.renewsAt.toISOString(),
    };
  };

  /** Runs with the order held: nothing else moves it meanwhile. */
  const withOrder = <Result>(
    caller: Caller,
    id: string,
    work: (order: OrderRow) => Promise<Result>,
  ): Promise<Result> =>
    strapi.db.transaction(async ({ trx, onCommit }) => {
      await holdOrder(trx, id);
      const result = await work(await findOwnOrder(strapi, caller, id));
      onCommit(() => engines(strapi).live.publish({ owner: caller.id, event: { topic: 'purchases' } }));
      return result;
    });

  const store = (order: OrderRow, planChange: StoredPlanChange | null) =>
    strapi.db.query(PURCHASE).update({ where: { id: order.id }, data: { planChange } });

  const record = (caller: Caller, order: OrderRow, request: ChangePlan['request'], requestId: string) =>
    recordAudit(strapi, {
      actor: caller,
      action: 'purchase.change-plan',
      subject: { type: 'purchase', id: order.documentId },
      before: { billingPeriod: order.billingPeriod, priceCents: order.priceCents },
      after: { ...request },
      requestId,
    });

  /** The offer that a request accepts. What the buyer has not been shown is neither charged nor agreed. */
  const accepted = async (order: OrderRow, request: ChangePlan['request']): Promise<PlanOffer> => {
    const obstacle = obstacleOf(order);
    if (obstacle) throw conflict(obstacle);
    const offer = await toOffer(order);
    if (!offer || offer.period !== request.period) throw conflict('no-other-plan');
    if (offer.priceCents !== request.priceCents || offer.amountCents !== request.amountCents)
      throw conflict('price-changed');
    return offer;
  };

  /** True where a request is what is so already: another click of the same person did it. */
  const isDone = ({ billingPeriod, planChange }: OrderRow, { period }: ChangePlan['request']): boolean =>
    planChange?.when === 'at-period-end'
      ? planChange.period === period
      : !planChange && billingPeriod === period;

  const payNow = async (order: OrderRow, change: PaidNow, until: string): Promise<void> => {
    const { documentId: id } = order;
    const { period, priceCents, amountCents, creditCents } = change;
    try {
      const events = await askProvider(
        strapi,
        async () =>
          (await providerOf(strapi, order)?.switchPlan(paymentOf(order), {
            id: change.id,
            plan: { amountCents: toPayOf(order, priceCents), period },
            charge: { amountCents, creditCents, until },
            from: new Date().toISOString(),
          })) ?? [],
        (error) => error instanceof CardRefusedError,
      );
      for (const event of events) await applyPaymentEvent(strapi, event);
    } catch (error) {
      if (!(error instanceof CardRefusedError)) throw error;
      await strapi.db.transaction(async ({ trx }) => {
        await holdOrder(trx, id);
        const { planChange } = (await strapi.db.query(PURCHASE).findOne({ where: { documentId: id } })) ?? {};
        if (planChange?.when === 'now' && planChange.id === change.id) await store(order, null);
      });
      throw conflict('card-declined');
    }
  };

  return {
    /** What the owner can choose now; null where there is nothing to choose. */
    async offer(caller: Caller, id: string): Promise<PlanOffer | null> {
      return toOffer(await findOwnOrder(strapi, caller, id));
    },

    /** However often it is asked at once, one change is made and one payment taken. */
    async change(
      caller: Caller,
      id: string,
      request: ChangePlan['request'],
      requestId: string,
    ): Promise<void> {
      const found = await findOwnOrder(strapi, caller, id);
      if (found.planChange?.when === 'now') await observePayment(strapi, id);
      const reserved = await withOrder(caller, id, async (order) => {
        if (isDone(order, request)) return null;
        const open = openPayment(order);
        const offer = await accepted(order, request);
        if (offer.when !== 'now') return { order, offer, change: null };
        const { period, priceCents, amountCents, creditCents } = offer;
        const change: PaidNow = open ?? {
          when: 'now',
          id: randomUUID(),
          period,
          priceCents,
          amountCents,
          creditCents,
          requestedAt: new Date().toISOString(),
        };
        if (!open) await record(caller, order, request, requestId);
        await store(order, change);
        return { order, offer, change };
      });
      if (!reserved) return;
      const { order, offer, change } = reserved;
      if (change) return payNow(order, change, offer.renewsAt);

      const { period, priceCents, renewsAt: from } = offer;
      await askProvider(strapi, async () =>
        providerOf(strapi, order)?.switchPlan(paymentOf(order), {
          id: randomUUID(),
          plan: { amountCents: toPayOf(order, priceCents), period },
          charge: null,
          from,
        }),
      );
      await withOrder(caller, id, async (held) => {
        if (isDone(held, request)) return;
        await accepted(held, request);
        await store(held, offer.kind === 'keep' ? null : { when: 'at-period-end', period, priceCents });
        await record(caller, held, request, requestId);
        await orderNews(strapi, held).planChanged({
          period,
          priceCents,
          amountCents: 0,
          creditCents: 0,
          startsAt: from,
          renewsAt: from,
          receipt: null,
        });
      });
    },
  };
};
