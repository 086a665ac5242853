import { newRow } from '../../database/new-row';
import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';
import type { WebhookSignal } from '../../engines/payments';
import { PURCHASE } from './order-row';

export const OBSERVE_PAYMENT = 'observe-payment';

/** What is to be looked into: a purchase, or whichever one a payment is of. */
export type ObservePayment = { purchaseId: string } | { payment: string };

/** The purchases that an event is about: the one it names, or those of who pays. */
export const purchasesOf = async (
  strapi: Core.Strapi,
  { purchaseId, customer }: Pick<WebhookSignal, 'purchaseId' | 'customer'>,
): Promise<string[]> => {
  if (purchaseId) return [purchaseId];
  if (!customer) return [];
  const rows: { documentId: string }[] = await strapi.db
    .query(PURCHASE)
    .findMany({ where: { providerCustomer: customer }, limit: 50 });
  return rows.map(({ documentId }) => documentId);
};

/** Keeps a provider's event, once, and has the provider asked what has happened: both are there after a crash, or neither. */
export const recordWebhookSignal = async (strapi: Core.Strapi, signal: WebhookSignal): Promise<void> => {
  const purchaseIds = await purchasesOf(strapi, signal);
  const about: ObservePayment[] = purchaseIds.map((purchaseId) => ({ purchaseId }));
  // Whose it is only the provider knows: it is asked outside of this transaction.
  if (about.length === 0 && signal.payment) about.push({ payment: signal.payment });
  const now = new Date();
  await strapi.db.transaction(async ({ trx }) => {
    // A violated unique index would end a whole PostgreSQL transaction: let the database skip the second one instead.
    const written = await trx('payment_events')
      .insert(
        newRow(
          'api::purchase.payment-event',
          {
            provider: 'stripe-webhook',
            eventId: signal.eventId,
            kind: signal.type,
            payload: { purchaseIds },
            state: about.length > 0 ? 'received' : 'ignored',
          },
          now,
        ),
      )
      .onConflict(['provider', 'event_id'])
      .ignore()
      .returning('id');
    if (written.length === 0) return;
    for (const payload of about)
      await engines(strapi).queue.enqueue({
        name: OBSERVE_PAYMENT,
        payload,
        // Each event has its own: one that comes while an earlier one is being looked into may be newer than that look.
        key: `${OBSERVE_PAYMENT}:${signal.eventId}:${Object.values(payload).join('')}`,
        maxAttempts: 15,
      });
  });
};
