import type { AdminPurchaseFilter } from '../../contract';
import type { Where } from '../../database/query';
import { endOfRomeDay, startOfRomeDay } from '../../domain/chatbot/rome-time';
import type { PURCHASE } from './order-row';

/** Orders whose bank transfer, the first one or a renewal's, has not arrived. */
export const awaitingTransfer = (): Where<typeof PURCHASE> => ({
  method: 'transfer',
  $or: [
    { state: 'pending' },
    { state: { $in: ['paid', 'expiring', 'unpaid'] }, renewsFrom: { $notNull: true } },
  ],
});

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
