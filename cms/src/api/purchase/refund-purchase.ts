import type { Core } from '@strapi/strapi';
import type { Day, RefundPurchase } from '../../contract';
import { romeDay } from '../../domain/chatbot/rome-time';
import { isIban, readIban } from '../../domain/company/iban';
import { refundWay, type StoredRefund } from '../../domain/purchase/refund';
import { engines } from '../../engines';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { recordAudit } from '../audit/record-audit';
import { applyPaymentEvent } from './apply-payment-event';
import { askForRefund } from './ask-for-refund';
import { findOrder, holdOrder, PURCHASE, type OrderRow } from './order-row';
import { receipts } from './receipts';
import { tellAdminsOfPurchases } from './notify-admins';

/** How a purchase's money can be given back here and now; null when it cannot. */
export const refundWayOf = (
  strapi: Core.Strapi,
  { state, paidAt, priceCents, method, provider }: OrderRow,
): 'provider' | 'by-hand' | null => {
  const configured = engines(strapi).payments[method];
  return refundWay({
    status: state,
    paid: paidAt !== null,
    priceCents,
    providerAnswers: method === 'card' && configured !== null && configured.name === provider,
  });
};

const sentByHand = (
  { day, iban, note }: RefundPurchase['request'],
  order: OrderRow,
  today: Day,
): StoredRefund => {
  const fields: Record<string, string> = {};
  const account = readIban(iban ?? '');
  if (!day) fields.day = 'required';
  else if (day > today || day < romeDay(new Date(order.purchasedAt))) fields.day = 'range';
  if (account === '') fields.iban = 'required';
  else if (!isIban(account)) fields.iban = 'iban';
  if (!day || Object.keys(fields).length > 0) throw new ApiError('VALIDATION', { fields });
  return { day, iban: account, note };
};

/**
 * Gives the last payment of a purchase back. What a person sent by hand is written down and counts at once; a card's provider
 * is asked afterwards, and asking again does no harm. The audit trail names neither account nor note: entries outlive people.
 */
export const refundPurchase = async (
  strapi: Core.Strapi,
  actor: Caller,
  id: string,
  request: RefundPurchase['request'],
  requestId: string,
): Promise<void> => {
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await holdOrder(trx, id);
    const order = await findOrder(strapi, id);
    if (!order) throw new ApiError('NOT_FOUND');
    const way = refundWayOf(strapi, order);
    if (!way) throw new ApiError('CONFLICT', { reason: order.state });
    const paid = await receipts(strapi).refundable(order.id);
    if (!paid) throw new ApiError('CONFLICT', { reason: 'nothing-paid' });

    const today = romeDay(new Date());
    const refund: StoredRefund =
      way === 'by-hand' ? sentByHand(request, order, today) : { day: today, iban: '', note: request.note };
    await strapi.db.query(PURCHASE).update({ where: { id: order.id }, data: { refund } });
    await recordAudit(strapi, {
      actor,
      action: 'purchase.refund',
      subject: { type: 'purchase', id },
      before: { status: order.state },
      after: { amountCents: paid.amountCents, way, day: refund.day },
      requestId,
    });
    if (way === 'by-hand')
      await applyPaymentEvent(strapi, {
        provider: 'officina',
        eventId: `refund:${id}`,
        purchaseId: id,
        kind: 'refunded',
        amountCents: paid.amountCents,
      });
    else await askForRefund(strapi, id);
    onCommit(() => tellAdminsOfPurchases(strapi));
  });
};
