import type { Core } from '@strapi/strapi';
import { dateOf } from '../../database/date-of';
import type { Instant, TransferDetails } from '../../contract';
import { nextPlan } from '../../domain/purchase/plan-change';
import { daysAfter, GRACE_DAYS } from '../../domain/purchase/subscription';
import { engines } from '../../engines';
import { newTransferReference } from '../../engines/payments';
import { isUniqueViolation } from '../../http/error-answer';
import { PURCHASE, toPayOf } from './order-row';
import { dueFirst, type PurchaseRow } from './to-purchase';

interface AwaitedOrder {
  reference: string;
  amountCents: number;
  since: Instant | Date;
}

/** Where the money of an order, or of its next period, is awaited; null when none is, or not by transfer. */
export const awaitedTransferOf = (
  row: PurchaseRow,
  detailsOf: (order: AwaitedOrder) => TransferDetails,
): TransferDetails | null => {
  const { method, transferReference: reference, state } = row;
  if (method !== 'transfer' || !reference) return null;
  if (state === 'pending')
    return detailsOf({ reference, amountCents: toPayOf(row, dueFirst(row)), since: row.purchasedAt });
  const from = dateOf(row.renewsFrom);
  if (!from) return null;
  const amountCents = toPayOf(row, nextPlan(row).priceCents);
  const details = detailsOf({ reference, amountCents, since: from });
  return { ...details, expiresAt: daysAfter(from, GRACE_DAYS).toISOString() };
};

/** Asks for the next period by transfer: a reference of its own, so that each payment is told from the one before. */
export const askForTransfer = async (
  strapi: Core.Strapi,
  row: PurchaseRow,
  from: Date,
): Promise<PurchaseRow | null> => {
  if (!engines(strapi).payments.transfer) return null;
  if (dateOf(row.renewsFrom)?.getTime() === from.getTime()) return row;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const transferReference = newTransferReference();
    try {
      await strapi.db
        .query(PURCHASE)
        .update({ where: { id: row.id }, data: { transferReference, renewsFrom: from } });
      return { ...row, transferReference, renewsFrom: from.toISOString() };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new Error('No free transfer reference was found');
};
