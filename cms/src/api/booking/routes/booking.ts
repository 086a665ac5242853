import { route } from '../../../http/route';
import {
  bookingCalendarQuery,
  createBookingRequest,
  chooseSlotRequest,
  listBookingsQuery,
  listOpenSlotsQuery,
} from '../controllers/validation/booking';

export default {
  routes: [
    route('GET', '/bookings/calendar', 'booking.calendar', {
      access: 'customer',
      query: bookingCalendarQuery,
      answer: 'GetBookingCalendar',
    }),
    route('GET', '/bookings/slots', 'booking.slots', {
      access: 'customer',
      query: listOpenSlotsQuery,
      answer: 'ListOpenSlots',
    }),
    route('GET', '/bookings/consultations', 'booking.consultations', {
      access: 'customer',
      answer: 'ListBookableConsultations',
    }),
    route('GET', '/bookings/consultants', 'booking.consultants', {
      access: 'customer',
      answer: 'ListConsultants',
    }),
    route('GET', '/bookings/summary', 'booking.summary', { access: 'customer', answer: 'GetBookingSummary' }),
    route('POST', '/bookings/hold', 'booking.hold', {
      access: 'customer',
      body: chooseSlotRequest,
      answer: 'HoldSlot',
      errors: ['CONFLICT', 'NOT_FOUND'],
    }),
    route('DELETE', '/bookings/hold', 'booking.release', { access: 'customer', answer: 'ReleaseSlot' }),
    route('GET', '/bookings', 'booking.list', {
      access: 'customer',
      query: listBookingsQuery,
      answer: 'ListBookings',
    }),
    route('POST', '/bookings', 'booking.create', {
      access: 'customer',
      idempotent: true,
      body: createBookingRequest,
      answer: 'CreateBooking',
      status: 201,
      errors: ['CONFLICT', 'NOT_FOUND'],
    }),
    route('GET', '/bookings/:id', 'booking.get', { access: 'customer', answer: 'GetBooking' }),
    route('GET', '/bookings/:id/calendar.ics', 'booking.calendarFile', {
      access: 'customer',
      answer: { media: 'text/calendar' },
    }),
    route('POST', '/bookings/:id/move', 'booking.move', {
      access: 'customer',
      idempotent: true,
      body: chooseSlotRequest,
      answer: 'MoveBooking',
      errors: ['CONFLICT'],
    }),
    route('POST', '/bookings/:id/cancel', 'booking.cancel', {
      access: 'customer',
      answer: 'CancelBooking',
      errors: ['CONFLICT'],
    }),
  ],
};
