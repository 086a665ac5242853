import type { Core } from '@strapi/strapi';
import { dateOf } from '../../database/date-of';
import { dueReminders } from '../../domain/service-order/due';
import { ORDER_PARTS, SERVICE_ORDER, type ServiceOrderRow } from './rows';
import { notifyOrderCustomer, notifyOrderTeam } from './notify-order';
import { isClosed } from './to-service-order';

const AT_ONCE = 200;
/** Each is sent once: for a brief, for each delivery, and for each day that was agreed. */
const remind = async (strapi: Core.Strapi, row: ServiceOrderRow, now: Date): Promise<void> => {
  const deliveredAt = dateOf(row.deliveredAt);
  const order = { ...row, hasBrief: row.brief !== null, orderedAt: new Date(row.orderedAt), deliveredAt };
  for (const news of dueReminders(order, now)) {
    if (news === 'due') await notifyOrderTeam(strapi, row, { news, key: row.dueOn ?? '', text: '' });
    else
      await notifyOrderCustomer(strapi, row, {
        news,
        key: news === 'accept-wanted' ? (deliveredAt?.toISOString() ?? '') : '',
        text: '',
      });
  }
};

/** Reminds everybody who is waited for, by the orders as they are now. */
export const remindServiceOrders = async (strapi: Core.Strapi, now: Date): Promise<void> => {
  for (let last = 0; ;) {
    const rows: ServiceOrderRow[] = await strapi.db.query(SERVICE_ORDER).findMany({
      where: { id: { $gt: last }, state: { $ne: 'accepted' } },
      orderBy: { id: 'asc' },
      populate: ORDER_PARTS,
      limit: AT_ONCE,
    });
    for (const row of rows) if (!isClosed(row)) await strapi.db.transaction(() => remind(strapi, row, now));
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) return;
    last = end.id;
  }
};
