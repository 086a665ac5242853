import type { AdminPurchaseFilter } from '../../contract';
import type { Where } from '../../database/query';
import { endOfRomeDay, startOfRomeDay } from '../../domain/chatbot/rome-time';
import type { PURCHASE } from './order-row';

/** Orders that are charged, or asked for, at the end of their period; SQL, for an index on just these. */
export const RENEWS =
  "state = 'paid' and billing_period <> 'once' and price_cents > 0 and cancel_at_period_end is not true";

const ORDERED_BY_TRANSFER = { method: 'transfer', state: 'pending' } as const;
const RENEWED_BY_TRANSFER = {
  method: 'transfer',
  state: { $in: ['paid', 'expiring', 'unpaid'] },
  renewsFrom: { $notNull: true },
} as const;

/** Orders whose bank transfer, the first one or a renewal's, has not arrived. */
export const awaitingTransfer = (): Where<typeof PURCHASE> => ({
  $or: [ORDERED_BY_TRANSFER, RENEWED_BY_TRANSFER],
});

/** Those ordered before an instant, and those that renew from one before another: asked apart, each by an index of its own. */
export const lateTransfers = (orderedBefore: Date, renewingBefore: Date): Where<typeof PURCHASE>[] => [
  { ...ORDERED_BY_TRANSFER, purchasedAt: { $lt: orderedBefore } },
  { ...RENEWED_BY_TRANSFER, renewsFrom: { $lt: renewingBefore } },
];

const inStatus = (status: NonNullable<AdminPurchaseFilter['status']>): Where<typeof PURCHASE>[] => {
  if (status === 'all') return [];
  return [status === 'awaiting-transfer' ? awaitingTransfer() : { state: status }];
};

const about = (q: string) => ({
  $or: [
    { productTitle: { $containsi: q } },
    { transferReference: { $containsi: q } },
    { owner: { email: { $containsi: q } } },
    { owner: { displayName: { $containsi: q } } },
  ],
});

/** An administrator's filter as the database understands it. */
export const purchasesWhere = ({
  q,
  status = 'all',
  method = 'all',
  from,
  to,
}: AdminPurchaseFilter): Where<typeof PURCHASE> => ({
  $and: [
    ...inStatus(status),
    ...(method === 'all' ? [] : [{ method }]),
    ...(from ? [{ purchasedAt: { $gte: startOfRomeDay(from) } }] : []),
    ...(to ? [{ purchasedAt: { $lt: endOfRomeDay(to) } }] : []),
    ...(q ? [about(q)] : []),
  ],
});
