import type { Core } from '@strapi/strapi';
import type { BillingData } from '../../contract';
import { isPublicOffice, readBilling } from '../../domain/purchase/billing';
import { billingChanges } from '../../domain/purchase/billing-changes';
import { isRecurring } from '../../domain/purchase/subscription';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { recordAudit } from '../audit/record-audit';
import { tellAdminsOfPurchases } from './notify-admins';
import { findOrder, holdOrder, PURCHASE, type OrderRow } from './order-row';
import { refuseBillingProblems } from './refuse-billing-problems';
import { canCorrectBilling, dueFirst } from './to-purchase';
import { checkVatNumber, refuseUnknownNumber, vatCheckColumns } from './vat-checks';

/** What is paid depends on whether an office buys: that is decided when the order is placed, and asked for as it was. */
export const refuseOfficeChange = (before: BillingData | null, after: BillingData): void => {
  if (before && isPublicOffice(before) !== isPublicOffice(after))
    throw new ApiError('VALIDATION', { fields: { 'billing.recipientCode': 'office' } });
};

const refuseIssued = (order: OrderRow | null, ownerId: number | null): OrderRow => {
  if (!order || (ownerId !== null && order.owner?.id !== ownerId)) throw new ApiError('NOT_FOUND');
  if (!canCorrectBilling(order)) throw new ApiError('CONFLICT', { reason: 'issued' });
  return order;
};

/**
 * Corrects who the next documents of an order are made out to: its buyer does (`isOwner`), or an administrator. What is issued stays as
 * it is. The audit trail keeps who, what changed and why.
 */
export const correctBilling = async (
  strapi: Core.Strapi,
  actor: Caller,
  { id, isOwner, billing, note }: { id: string; isOwner: boolean; billing: BillingData; note: string },
  requestId: string,
): Promise<void> => {
  const ownerId = isOwner ? actor.id : null;
  const known = refuseIssued(await findOrder(strapi, id), ownerId);
  const isFree = dueFirst(known) === 0 && !isRecurring(known);
  const read = refuseBillingProblems(readBilling(billing), isFree);
  refuseOfficeChange(known.billing, read);
  const vatCheck = await checkVatNumber(strapi, read);
  refuseUnknownNumber(vatCheck);

  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await holdOrder(trx, id);
    // A payment may have come while the register was asked.
    const order = refuseIssued(await findOrder(strapi, id), ownerId);
    const changes = billingChanges(order.billing, read);
    if (Object.keys(changes.after).length === 0) return;
    await strapi.db
      .query(PURCHASE)
      .update({ where: { id: order.id }, data: { billing: read, ...vatCheckColumns(vatCheck, order) } });
    await recordAudit(strapi, {
      actor,
      action: 'purchase.billing',
      subject: { type: 'purchase', id },
      before: changes.before,
      after: note === '' ? changes.after : { ...changes.after, reason: note },
      requestId,
    });
    onCommit(() => tellAdminsOfPurchases(strapi));
  });
};
