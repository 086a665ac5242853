import type { Core } from '@strapi/strapi';
import type { PaymentEvent } from '../../engines/payments';
import { enqueueMail } from '../mail/enqueue-mail';
import { titleOf, type OrderOwner, type OrderRow } from './order-row';

const OUTCOMES = { disputed: 'open', 'dispute-won': 'won', 'dispute-lost': 'lost' } as const;
export type DisputeEvent = PaymentEvent & { kind: keyof typeof OUTCOMES };

/** Writes to every administrator that a buyer disputes a charge, or how that ended: it can be answered for some days only. */
export const notifyTeamOfDispute = async (
  strapi: Core.Strapi,
  order: OrderRow,
  { kind, eventId, amountCents, dueBy }: DisputeEvent,
): Promise<void> => {
  const administrators: OrderOwner[] = await strapi.db.query('plugin::users-permissions.user').findMany({
    where: { role: { type: 'admin' }, blocked: { $not: true } },
    orderBy: { id: 'asc' },
  });
  for (const { id, email, displayName, language } of administrators)
    await enqueueMail(strapi, {
      kind: 'order-dispute-team',
      to: email,
      locale: language ?? 'it',
      params: {
        name: displayName ?? '',
        productTitle: titleOf(order),
        customer: order.billing?.fullName ?? order.owner?.displayName ?? '',
        amountCents,
        outcome: OUTCOMES[kind],
        dueBy: dueBy ?? null,
        path: `/admin?${new URLSearchParams({ tab: 'purchases', q: order.owner?.email ?? '' }).toString()}`,
      },
      dedupeKey: `order-dispute-team:${order.documentId}:${eventId}:${id}`,
    });
};
