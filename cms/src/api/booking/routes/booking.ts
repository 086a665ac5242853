import { route } from '../../../http/route';

export default {
  routes: [
    route('GET', '/bookings/calendar', 'booking.calendar', { access: 'customer' }),
    route('GET', '/bookings/slots', 'booking.slots', { access: 'customer' }),
    route('GET', '/bookings/consultations', 'booking.consultations', { access: 'customer' }),
    route('GET', '/bookings/summary', 'booking.summary', { access: 'customer' }),
    route('POST', '/bookings/hold', 'booking.hold', { access: 'customer' }),
    route('DELETE', '/bookings/hold', 'booking.release', { access: 'customer' }),
    route('GET', '/bookings', 'booking.list', { access: 'customer' }),
    route('POST', '/bookings', 'booking.create', { access: 'customer', idempotent: true }),
    route('GET', '/bookings/:id', 'booking.get', { access: 'customer' }),
    route('GET', '/bookings/:id/calendar.ics', 'booking.calendarFile', { access: 'customer' }),
    route('POST', '/bookings/:id/move', 'booking.move', { access: 'customer', idempotent: true }),
    route('POST', '/bookings/:id/cancel', 'booking.cancel', { access: 'customer' }),
  ],
};
