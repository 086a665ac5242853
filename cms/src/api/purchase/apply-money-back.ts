import type { Core } from '@strapi/strapi';
import { judgeMoneyBack } from '../../domain/purchase/refund';
import { isOver } from '../../domain/purchase/subscription';
import { afterPaymentEvent } from '../../domain/purchase/transitions';
import type { PaymentEvent } from '../../engines/payments';
import { takeBack } from './delivery';
import { orderNews } from './order-notifications';
import { PURCHASE, type OrderRow } from './order-row';
import { receipts } from './receipts';

/**
 * Money of an order went back, by a refund or because a dispute was lost: the credit note of the payment that it was, the order's end
 * where that is one, and a mail. That nothing more is charged is seen to by whoever observes the payment. Joins a running transaction.
 */
export const applyMoneyBack = async (
  strapi: Core.Strapi,
  order: OrderRow,
  { kind, amountCents, at }: PaymentEvent,
): Promise<void> => {
  const books = receipts(strapi);
  const lostDispute = kind === 'dispute-lost';
  const { receiptId, creditCents, ends } = judgeMoneyBack(await books.payments(order.id), order.state, {
    amountCents,
    periodEnd: at ? new Date(at) : null,
    lostDispute,
  });
  if (creditCents < amountCents)
    strapi.log.error(
      `Of ${amountCents} cents that went back of purchase ${order.documentId} only ${creditCents} are on the books`,
    );
  const note =
    creditCents === 0
      ? null
      : await books.issue({
          purchaseRowId: order.id,
          amountCents: -creditCents,
          periodStart: null,
          periodEnd: null,
          corrects: receiptId,
        });
  const status = afterPaymentEvent(order.state, 'refunded');
  const endsNow = ends && status !== order.state;
  if (endsNow) {
    await strapi.db
      .query(PURCHASE)
      .update({ where: { id: order.id }, data: { state: status, renewsFrom: null } });
    await takeBack(strapi, order);
  }
  if (note || endsNow)
    await orderNews(strapi, order).refunded(note, { ends: endsNow || isOver(order.state), lostDispute });
};
