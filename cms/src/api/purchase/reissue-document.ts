import type { Core } from '@strapi/strapi';
import { dateOf } from '../../database/date-of';
import type { BillingData, ReissueDocument } from '../../contract';
import { readBilling } from '../../domain/purchase/billing';
import { billingChanges } from '../../domain/purchase/billing-changes';
import type { BookedPayment } from '../../domain/purchase/refund';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { recordAudit } from '../audit/record-audit';
import { refuseOfficeChange } from './correct-billing';
import { canCorrectBilling } from './to-purchase';
import { tellAdminsOfPurchases } from './notify-admins';
import { findOrder, holdOrder, PURCHASE } from './order-row';
import { findReceipt } from './receipt-of';
import { toReceipt } from './receipt-row';
import { receipts } from './receipts';
import { refuseBillingProblems } from './refuse-billing-problems';
import { checkVatNumber, vatCheckColumns } from './vat-checks';

/** True for the document of a payment of which nothing was taken back. */
export const canReissue = (receiptRowId: number, payments: readonly BookedPayment[]): boolean =>
  payments.some(({ receiptId, creditedCents }) => receiptId === receiptRowId && creditedCents === 0);

/**
 * Corrects a document that is issued, in the only way there is: a credit note takes it back, and a new one over the same money and period
 * is made out to who it should have been. A number that the Union's register does not know makes it one with Italy's VAT.
 */
export const reissueDocument = async (
  strapi: Core.Strapi,
  actor: Caller,
  receiptId: string,
  { billing, note }: ReissueDocument['request'],
  requestId: string,
): Promise<ReissueDocument['response']['data']> => {
  const { purchase, snapshot } = await findReceipt(strapi, receiptId);
  const id = purchase.documentId;
  const read: BillingData = refuseBillingProblems(readBilling(billing), false);
  refuseOfficeChange(snapshot?.buyer ?? null, read);
  const vatCheck = await checkVatNumber(strapi, read);
  const books = receipts(strapi);

  return strapi.db.transaction(async ({ trx, onCommit }) => {
    await holdOrder(trx, id);
    const row = await findReceipt(strapi, receiptId);
    const order = await findOrder(strapi, id);
    if (!order || !canReissue(row.id, await books.payments(order.id)))
      throw new ApiError('CONFLICT', { reason: 'credited' });
    const period = { periodStart: dateOf(row.periodStart), periodEnd: dateOf(row.periodEnd) };
    const creditNote = await books.issue({
      purchaseRowId: order.id,
      amountCents: -row.amountCents,
      periodStart: null,
      periodEnd: null,
      corrects: row.id,
    });
    const document = await books.issue({
      purchaseRowId: order.id,
      amountCents: row.amountCents,
      ...period,
      buyer: { billing: read, vatCheck },
    });
    // What comes next is made out to them too.
    if (canCorrectBilling(order))
      await strapi.db
        .query(PURCHASE)
        .update({ where: { id: order.id }, data: { billing: read, ...vatCheckColumns(vatCheck, order) } });
    const changes = billingChanges(row.snapshot?.buyer ?? null, read);
    await recordAudit(strapi, {
      actor,
      action: 'purchase.reissue',
      subject: { type: 'purchase', id },
      before: { ...changes.before, document: toReceipt(row).number },
      after: {
        ...changes.after,
        document: document.number,
        creditNote: creditNote.number,
        ...(note === '' ? {} : { reason: note }),
      },
      requestId,
    });
    onCommit(() => tellAdminsOfPurchases(strapi));
    return { creditNote: creditNote.number, document: document.number };
  });
};
