import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';
import type { Bell } from '../../engines/payments';
import { PURCHASE } from './order-row';

export const OBSERVE_PAYMENT = 'observe-payment';

/** The purchases that an event is about: the one it names, or those of who pays. */
const purchasesOf = async (strapi: Core.Strapi, { purchaseId, customer }: Bell): Promise<string[]> => {
  if (purchaseId) return [purchaseId];
  if (!customer) return [];
  const rows: { documentId: string }[] = await strapi.db
    .query(PURCHASE)
    .findMany({ where: { providerCustomer: customer }, limit: 50 });
  return rows.map(({ documentId }) => documentId);
};

/** Keeps a provider's event, once, and has the provider asked what has happened: both are there after a crash, or neither. */
export const ringBell = async (strapi: Core.Strapi, bell: Bell): Promise<void> => {
  const purchaseIds = await purchasesOf(strapi, bell);
  const now = new Date();
  await strapi.db.transaction(async ({ trx }) => {
    // A violated unique index would end a whole PostgreSQL transaction: let the database skip the second one instead.
    const written = await trx('payment_events')
      .insert({
        document_id: randomBytes(12).toString('hex'),
        provider: 'stripe-webhook',
        event_id: bell.eventId,
        kind: bell.type,
        payload: JSON.stringify({ purchaseIds }),
        state: purchaseIds.length > 0 ? 'received' : 'ignored',
        created_at: now,
        updated_at: now,
        published_at: now,
      })
      .onConflict(['provider', 'event_id'])
      .ignore()
      .returning('id');
    if (written.length === 0) return;
    for (const purchaseId of purchaseIds)
      await engines(strapi).queue.enqueue({
        name: OBSERVE_PAYMENT,
        payload: { purchaseId },
        // Each event has its own: one that comes while an earlier one is being looked into may be newer than that look.
        key: `${OBSERVE_PAYMENT}:${bell.eventId}:${purchaseId}`,
        maxAttempts: 15,
      });
  });
};
