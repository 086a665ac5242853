import type { Core } from '@strapi/strapi';
import { dateOf } from '../../database/date-of';
import { periodEnd } from '../../domain/purchase/period';
import { nextPlan } from '../../domain/purchase/plan-change';
import { isRunning } from '../../domain/purchase/subscription';
import { afterPaymentEvent } from '../../domain/purchase/transitions';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { recordAudit } from '../audit/record-audit';
import { applyPaymentEvent } from './apply-payment-event';
import { toPayOf } from './order-row';
import { dueFirst, subscriptionOf, type PurchaseRow } from './to-purchase';

const UID = 'api::purchase.purchase';

/**
 * An administrator says that a bank transfer has arrived. Paid already is as good as paid now, and leaves no second entry
 * in the audit log; money may also arrive after the deadline, or after a new order took this one's place.
 */
export const markPaid = async (
  strapi: Core.Strapi,
  actor: Caller,
  id: string,
  requestId: string,
): Promise<void> => {
  await strapi.db.transaction(async ({ trx }) => {
    // Two administrators at once: the second one waits here, and then finds it paid.
    await trx('purchases').where({ document_id: id }).forUpdate().first('id');
    const find = (): Promise<PurchaseRow | null> =>
      strapi.db.query(UID).findOne({ where: { documentId: id } });
    const order = await find();
    if (!order) throw new ApiError('NOT_FOUND');
    if (order.method !== 'transfer') throw new ApiError('CONFLICT', { reason: 'not-a-transfer' });
    const from = dateOf(order.renewsFrom);
    const running = isRunning(subscriptionOf(order));
    if (!from && (order.state === 'paid' || running)) return;
    if (!running && afterPaymentEvent(order.state, 'paid') !== 'paid')
      throw new ApiError('CONFLICT', { reason: order.state });

    const next = nextPlan(order);
    const paidUntil = from && periodEnd(from, next.billingPeriod);
    await applyPaymentEvent(
      strapi,
      paidUntil
        ? {
            provider: 'transfer',
            eventId: `${order.documentId}:${order.transferReference}`,
            purchaseId: order.documentId,
            kind: 'renewed',
            amountCents: toPayOf(order, next.priceCents),
            at: paidUntil.toISOString(),
          }
        : {
            provider: 'transfer',
            eventId: order.documentId,
            purchaseId: order.documentId,
            kind: 'paid',
            amountCents: toPayOf(order, dueFirst(order)),
          },
    );
    const paid = await find();
    await recordAudit(strapi, {
      actor,
      action: 'purchase.mark-paid',
      subject: { type: 'purchase', id: order.documentId },
      before: { status: order.state, paidAt: order.paidAt },
      after: { status: paid?.state, paidAt: paid?.paidAt },
      requestId,
    });
  });
};
