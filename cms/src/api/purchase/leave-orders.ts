import type { Core } from '@strapi/strapi';
import { keptSince, UNPAID_ORDER_DAYS, type FiscalSnapshot } from '../../domain/purchase/fiscal-snapshot';
import { daysAfter, isRunning } from '../../domain/purchase/subscription';
import { engines } from '../../engines';
import { coupons } from './coupons';
import { observePayment } from './observe-payment';
import { findOrder, paymentOf, PURCHASE, type OrderRow } from './order-row';
import { RECEIPT, type ReceiptRow } from './receipt-row';
import { subscriptionOf } from './to-purchase';

const AT_ONCE = 200;
const NEVER_PAID = ['pending', 'failed', 'cancelled', 'expired'];

/** What an order says of a person, and no document needs. What was paid, when and by which document is the books'. */
const ANONYMOUS = {
  owner: null,
  chatbot: null,
  adminNote: null,
  couponCode: null,
  card: null,
  paymentPage: null,
  vatCheckDueAt: null,
};

/** True for an order that waits for its money, or for that of its next period. */
const mayBePaid = (order: OrderRow): boolean => order.state === 'pending' || isRunning(subscriptionOf(order));

/** An order whose page of payment was closed before anybody paid leaves nothing. */
const closeCheckout = async (strapi: Core.Strapi, order: OrderRow): Promise<void> => {
  const closed = (await engines(strapi).payments[order.method]?.close(paymentOf(order))) ?? true;
  if (!closed) {
    await observePayment(strapi, order.documentId);
    return;
  }
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db
      .query(PURCHASE)
      .updateMany({ where: { id: order.id, state: 'pending' }, data: { state: 'cancelled' } });
    if (count === 1) await coupons(strapi).giveBack(order);
  });
};

/**
 * Settles the orders of somebody whose account is about to go: money that came without our knowing gets its documents, open payments
 * are closed, and no card is charged again. Throws when the provider does not answer: then the account waits.
 */
export const settleOrdersOf = async (strapi: Core.Strapi, ownerId: number): Promise<void> => {
  const rows: { documentId: string }[] = await strapi.db
    .query(PURCHASE)
    .findMany({ where: { owner: { id: ownerId } }, select: ['documentId'] });
  for (const { documentId } of rows) {
    const known = await findOrder(strapi, documentId);
    if (!known || !mayBePaid(known)) continue;
    await observePayment(strapi, documentId);
    const order = await findOrder(strapi, documentId);
    const provider = order && engines(strapi).payments[order.method];
    if (!provider || provider.name !== order.provider) continue;
    if (order.state !== 'pending') await provider.end(paymentOf(order));
    else if (order.method === 'card') await closeCheckout(strapi, order);
  }
};

/** True once a document holds what the next ones need: who bought. */
const isDocumented = async (strapi: Core.Strapi, order: Pick<OrderRow, 'id'>): Promise<boolean> =>
  (await strapi.db.query(RECEIPT).count({ where: { purchase: { id: order.id } } })) > 0;

/**
 * Takes orders away from their account. Who bought stays with an order only while no document holds it and money may yet come for
 * which one is due; a refund that was asked for is still given.
 */
export const leaveOrders = async (
  strapi: Core.Strapi,
  orders: Pick<OrderRow, 'id' | 'state' | 'method' | 'refund'>[],
): Promise<void> => {
  const query = strapi.db.query(PURCHASE);
  for (const order of orders) {
    // Nobody can forbid a bank to send money; whoever takes cards was asked to close the payment.
    const isNothing =
      NEVER_PAID.includes(order.state) && order.state !== 'pending' && order.method === 'card';
    if (isNothing) {
      await query.delete({ where: { id: order.id } });
      continue;
    }
    const refund = order.refund && order.state !== 'refunded' ? { ...order.refund, note: '' } : null;
    const billing = (await isDocumented(strapi, order)) ? { billing: null } : {};
    await query.update({ where: { id: order.id }, data: { ...ANONYMOUS, ...billing, refund } });
  }
};

/** Of documents that need not be kept any more the numbers and amounts stay, and nobody's name. */
const forgetOldBuyers = async (strapi: Core.Strapi, now: Date, signal: AbortSignal): Promise<void> => {
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const rows: ReceiptRow[] = await strapi.db.query(RECEIPT).findMany({
      where: {
        issuedAt: { $lt: keptSince(now) },
        purchase: { owner: { id: { $null: true } } },
        id: { $gt: after },
      },
      orderBy: { id: 'asc' },
      limit: AT_ONCE,
    });
    for (const { id, snapshot, seal } of rows) {
      if (!snapshot?.buyer) continue;
      await strapi.db.connection('receipt_files').where({ receipt_id: id }).del();
      const anonymous: FiscalSnapshot = { ...snapshot, buyer: null };
      await strapi.db.query(RECEIPT).update({
        where: { id },
        data: { snapshot: anonymous, invoiceXml: null, seal: seal && { ...seal, buyerSalt: null } },
      });
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
};

/**
 * Lets go of what was kept of people who have left, once nothing needs it: orders that nobody paid, data that a document holds by
 * now, and the names in documents that are old enough.
 */
export const forgetLeftOrders = async (
  strapi: Core.Strapi,
  now: Date,
  signal: AbortSignal,
): Promise<void> => {
  const query = strapi.db.query(PURCHASE);
  const left = { owner: { id: { $null: true } }, billing: { $notNull: true } };
  const orders = await query.findMany({ where: left });
  for (const order of orders) {
    signal.throwIfAborted();
    const isUnpaid = order.paidAt === null && NEVER_PAID.includes(order.state);
    if (isUnpaid && new Date(order.purchasedAt) < daysAfter(now, -UNPAID_ORDER_DAYS))
      await query.delete({ where: { id: order.id } });
    else if (await isDocumented(strapi, order))
      await query.update({ where: { id: order.id }, data: { billing: null } });
  }
  await forgetOldBuyers(strapi, now, signal);
};
