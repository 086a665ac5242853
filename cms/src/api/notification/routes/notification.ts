import { route } from '../../../http/route';
import { listNotificationsQuery, markNotificationRequest } from '../controllers/validation/notification';

export default {
  routes: [
    route('GET', '/notifications', 'notification.list', {
      access: 'customer',
      query: listNotificationsQuery,
      answer: 'ListNotifications',
    }),
    route('POST', '/notifications/read', 'notification.markAllRead', {
      access: 'customer',
      answer: 'MarkAllNotificationsRead',
    }),
    route('PATCH', '/notifications/:id', 'notification.mark', {
      access: 'customer',
      body: markNotificationRequest,
      answer: 'MarkNotification',
    }),
    route('DELETE', '/notifications/:id', 'notification.remove', {
      access: 'customer',
      answer: 'DeleteNotification',
    }),
  ],
};
