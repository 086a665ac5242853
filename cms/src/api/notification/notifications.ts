import type { Core } from '@strapi/strapi';
import { NOTIFICATION_LIMITS, type ListNotifications, type Notification } from '../../contract';
import type { Caller } from '../../http/context';
import { findOwned } from '../../http/owned';
import { announceNotifications } from './notify';
import { NOTIFICATION, toNotification } from './to-notification';

/** A person's notifications. */
export const notifications = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(NOTIFICATION);
  const mine = { owner: { id: caller.id } };
  const unread = { ...mine, readAt: { $null: true } };
  const changed = () => announceNotifications(strapi, caller.id);

  return {
    async list({
      filter,
      page,
    }: Required<ListNotifications['query']>): Promise<ListNotifications['response']> {
      const where = filter === 'unread' ? unread : mine;
      const { pageSize } = NOTIFICATION_LIMITS;
      const [rows, total, unreadCount] = await Promise.all([
        query.findMany({
          where,
          orderBy: { id: 'desc' },
          limit: pageSize,
          offset: (page - 1) * pageSize,
        }),
        query.count({ where }),
        query.count({ where: unread }),
      ]);
      return { data: rows.map(toNotification), meta: { page, pageSize, total, unread: unreadCount } };
    },

    async mark(id: string, read: boolean): Promise<Notification> {
      const row = await findOwned(strapi, NOTIFICATION, id, caller);
      if ((row.readAt !== null) === read) return toNotification(row);
      const readAt = read ? new Date().toISOString() : null;
      await query.updateMany({ where: { id: row.id }, data: { readAt } });
      changed();
      return toNotification({ ...row, readAt });
    },

    async markAllRead(): Promise<void> {
      const count = await strapi.db
        .connection('notifications')
        .where({ owner_id: caller.id })
        .whereNull('read_at')
        .update({ read_at: new Date() });
      if (count > 0) changed();
    },

    async remove(id: string): Promise<void> {
      const row = await findOwned(strapi, NOTIFICATION, id, caller);
      await query.deleteMany({ where: { id: row.id } });
      changed();
    },
  };
};
