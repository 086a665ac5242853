import type { Core } from '@strapi/strapi';
import type { Receipt, TransmissionState } from '../../contract';
import type { VatCheck } from '../../domain/purchase/vat-check';
import type { PaymentEvent } from '../../engines/payments';
import type { MailKind, MailParams } from '../../templates/mail-kinds';
import { enqueueMail } from '../mail/enqueue-mail';
import type { PersonRow } from '../account/to-account';
import { titleOf, type OrderRow } from './order-row';

const OUTCOMES = { disputed: 'open', 'dispute-won': 'won', 'dispute-lost': 'lost' } as const;
export type DisputeEvent = PaymentEvent & { kind: keyof typeof OUTCOMES };

type TeamMail = Extract<MailKind, 'order-dispute-team' | 'books-vat-check' | 'books-invoice'>;

/** Writes to every administrator about an order, once for each occasion. */
const notifyTeam = async <Kind extends TeamMail>(
  strapi: Core.Strapi,
  order: OrderRow,
  {
    kind,
    occasion,
    params,
  }: {
    kind: Kind;
    occasion: string;
    params: Omit<MailParams[Kind], 'name' | 'path' | 'productTitle' | 'customer'>;
  },
): Promise<void> => {
  const administrators: PersonRow[] = await strapi.db.query('plugin::users-permissions.user').findMany({
    where: { role: { type: 'admin' }, blocked: { $not: true } },
    orderBy: { id: 'asc' },
  });
  for (const { id, email, displayName, language } of administrators)
    await enqueueMail(strapi, {
      kind,
      to: email,
      locale: language ?? 'it',
      params: {
        name: displayName ?? '',
        productTitle: titleOf(order),
        customer: order.billing?.fullName ?? order.owner?.displayName ?? '',
        path: `/admin?${new URLSearchParams({ tab: 'purchases', q: order.owner?.email ?? '' }).toString()}`,
        ...params,
      } as MailParams[Kind],
      dedupeKey: `${kind}:${order.documentId}:${occasion}:${id}`,
    });
};

/** Writes to every administrator that a buyer disputes a charge, or how that ended: it can be answered for some days only. */
export const notifyTeamOfDispute = (
  strapi: Core.Strapi,
  order: OrderRow,
  { kind, eventId, amountCents, dueBy }: DisputeEvent,
): Promise<void> =>
  notifyTeam(strapi, order, {
    kind: 'order-dispute-team',
    occasion: eventId,
    params: { amountCents, outcome: OUTCOMES[kind], dueBy: dueBy ?? null },
  });

/** Says that the Union's register was away when somebody ordered, or that it does not know a number that documents were written for. */
export const notifyTeamOfVatCheck = (
  strapi: Core.Strapi,
  order: OrderRow,
  { state, vatNumber }: VatCheck,
  issued: readonly Receipt[],
): Promise<void> =>
  notifyTeam(strapi, order, {
    kind: 'books-vat-check',
    occasion: `${vatNumber}:${state}`,
    params: {
      vatNumber,
      outcome: state === 'invalid' ? 'invalid' : 'unavailable',
      documents: issued.filter(({ amountCents }) => amountCents > 0).map(({ number }) => number),
    },
  });

/** Says that an invoice did not get through. */
export const notifyTeamOfInvoice = (
  strapi: Core.Strapi,
  order: OrderRow,
  {
    number,
    state,
    fileName,
    reason,
  }: { number: string; state: TransmissionState; fileName: string; reason: string },
): Promise<void> =>
  notifyTeam(strapi, order, {
    kind: 'books-invoice',
    occasion: `${fileName}:${state}`,
    params: {
      number,
      reason,
      outcome: state === 'refused' ? 'refused' : state === 'failed' ? 'failed' : 'rejected',
    },
  });
