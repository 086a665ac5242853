import { route } from '../../../http/route';
import {
  bookingLinkRequest,
  linkedDayRequest,
  linkedMoveRequest,
} from '../controllers/validation/booking-link';

export default {
  routes: [
    route('POST', '/booking-link', 'booking-link.open', {
      access: 'public',
      body: bookingLinkRequest,
      answer: 'OpenBookingLink',
      errors: ['TOKEN_EXPIRED'],
    }),
    route('POST', '/booking-link/calendar', 'booking-link.calendar', {
      access: 'public',
      body: bookingLinkRequest,
      answer: 'GetLinkedCalendar',
      errors: ['TOKEN_EXPIRED'],
    }),
    route('POST', '/booking-link/slots', 'booking-link.slots', {
      access: 'public',
      body: linkedDayRequest,
      answer: 'ListLinkedSlots',
      errors: ['TOKEN_EXPIRED'],
    }),
    route('POST', '/booking-link/move', 'booking-link.move', {
      access: 'public',
      body: linkedMoveRequest,
      answer: 'MoveLinkedBooking',
      errors: ['CONFLICT', 'NOT_FOUND', 'TOKEN_EXPIRED'],
    }),
  ],
};
