import { route } from '../../../http/route';

export default {
  routes: [
    route('POST', '/booking-link', 'booking-link.open', { access: 'public' }),
    route('POST', '/booking-link/calendar', 'booking-link.calendar', { access: 'public' }),
    route('POST', '/booking-link/slots', 'booking-link.slots', { access: 'public' }),
    route('POST', '/booking-link/move', 'booking-link.move', { access: 'public' }),
  ],
};
