import { route } from '../../../http/route';

export default {
  routes: [
    route('GET', '/notifications', 'notification.list', { access: 'customer' }),
    route('POST', '/notifications/read', 'notification.markAllRead', { access: 'customer' }),
    route('PATCH', '/notifications/:id', 'notification.mark', { access: 'customer' }),
    route('DELETE', '/notifications/:id', 'notification.remove', { access: 'customer' }),
  ],
};
