import { route } from '../../../http/route';
import { calendarSyncRequest } from '../controllers/validation/booking-admin';

const admin = { access: 'admin' } as const;

export default {
  routes: [
    route('GET', '/admin/consultants/:id/calendar-sync', 'calendar-sync.get', {
      ...admin,
      answer: 'GetCalendarSync',
    }),
    route('PUT', '/admin/consultants/:id/calendar-sync', 'calendar-sync.save', {
      ...admin,
      body: calendarSyncRequest,
      answer: 'SaveCalendarSync',
    }),
    route('POST', '/admin/consultants/:id/calendar-sync/feed', 'calendar-sync.renewFeed', {
      ...admin,
      answer: 'RenewCalendarFeed',
    }),
    // Public because calendars know nobody's session: the key in the address is the unguessable permission.
    route('GET', '/booking-feed/:key/calendar.ics', 'calendar-sync.feed', {
      access: 'public',
      answer: { media: 'text/calendar' },
    }),
  ],
};
