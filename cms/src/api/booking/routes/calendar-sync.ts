import { route } from '../../../http/route';

const admin = { access: 'admin' } as const;

export default {
  routes: [
    route('GET', '/admin/calendar-sync', 'calendar-sync.get', admin),
    route('PUT', '/admin/calendar-sync', 'calendar-sync.save', admin),
    route('POST', '/admin/calendar-sync/feed', 'calendar-sync.renewFeed', admin),
    // Public because calendars know nobody's session: the key in the address is the unguessable permission.
    route('GET', '/booking-feed/:key/calendar.ics', 'calendar-sync.feed', { access: 'public' }),
  ],
};
