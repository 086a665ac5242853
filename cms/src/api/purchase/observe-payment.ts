import type { Core } from '@strapi/strapi';
import { afterCancelling, isRunning } from '../../domain/purchase/subscription';
import { engines } from '../../engines';
import { applyPaymentEvent } from './apply-payment-event';
import { findOrder, holdOrder, paymentOf, PURCHASE } from './order-row';
import { subscriptionOf } from './to-purchase';

/** Asks the provider what has become of a purchase, and makes it so. Asking twice changes nothing. */
export const observePayment = async (strapi: Core.Strapi, purchaseId: string): Promise<void> => {
  const order = await findOrder(strapi, purchaseId);
  if (!order?.providerReference) return;
  const seen = await engines(strapi).payments[order.method]?.observe(paymentOf(order));
  if (!seen) return;
  for (const event of seen.events) await applyPaymentEvent(strapi, event);

  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await holdOrder(trx, purchaseId);
    const now = await findOrder(strapi, purchaseId);
    if (!now) return;
    const before = subscriptionOf(now);
    const after = seen.renews !== null && isRunning(before) ? afterCancelling(before, !seen.renews) : before;
    const changed = after.cancelAtPeriodEnd !== before.cancelAtPeriodEnd || after.status !== before.status;
    if (!changed && now.providerCustomer === seen.customer) return;
    await strapi.db.query(PURCHASE).update({
      where: { id: now.id },
      data: {
        state: after.status,
        cancelAtPeriodEnd: after.cancelAtPeriodEnd,
        providerCustomer: seen.customer,
      },
    });
    const owner = now.owner?.id ?? null;
    if (changed) onCommit(() => engines(strapi).live.publish({ owner, event: { topic: 'purchases' } }));
  });
};
