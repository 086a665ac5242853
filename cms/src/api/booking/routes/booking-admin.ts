import { route } from '../../../http/route';
import {
  dayParams,
  holidayRequest,
  listAdminBookingsQuery,
  meetingRequest,
  noShowRequest,
  openSlotRequest,
  updateSlotRequest,
  weekRequest,
} from '../controllers/validation/booking-admin';

const admin = { access: 'admin' } as const;

export default {
  routes: [
    route('GET', '/admin/bookings', 'booking-admin.list', {
      ...admin,
      query: listAdminBookingsQuery,
      answer: 'ListAdminBookings',
    }),
    route('POST', '/admin/bookings/test', 'booking-admin.createTest', {
      ...admin,
      answer: 'CreateTestBooking',
      status: 201,
      errors: ['CONFLICT', 'NOT_FOUND', 'VALIDATION'],
    }),
    route('PATCH', '/admin/bookings/:id', 'booking-admin.update', {
      ...admin,
      body: meetingRequest,
      answer: 'UpdateAdminBooking',
      errors: ['CONFLICT'],
    }),
    route('POST', '/admin/bookings/:id/cancel', 'booking-admin.cancel', {
      ...admin,
      answer: 'CancelAdminBooking',
      errors: ['CONFLICT'],
    }),
    route('POST', '/admin/bookings/:id/no-show', 'booking-admin.setNoShow', {
      ...admin,
      body: noShowRequest,
      answer: 'SetNoShow',
      errors: ['CONFLICT'],
    }),
    route('DELETE', '/admin/bookings/:id', 'booking-admin.removeTest', {
      ...admin,
      answer: 'RemoveTestBooking',
      errors: ['CONFLICT'],
    }),
    route('GET', '/admin/booking-days/:day', 'booking-admin.day', {
      ...admin,
      params: dayParams,
      answer: 'GetBookingDay',
    }),
    route('POST', '/admin/slots', 'booking-admin.openSlot', {
      ...admin,
      body: openSlotRequest,
      answer: 'OpenSlotByHand',
      status: 201,
      errors: ['NOT_FOUND'],
    }),
    route('PATCH', '/admin/slots/:id', 'booking-admin.updateSlot', {
      ...admin,
      body: updateSlotRequest,
      answer: 'UpdateSlot',
      errors: ['CONFLICT'],
    }),
    route('GET', '/admin/consultants/:id/week', 'booking-admin.week', { ...admin, answer: 'GetBookingWeek' }),
    route('PUT', '/admin/consultants/:id/week', 'booking-admin.saveWeek', {
      ...admin,
      body: weekRequest,
      answer: 'SaveBookingWeek',
    }),
    route('GET', '/admin/holidays', 'booking-admin.holidays', { ...admin, answer: 'ListHolidays' }),
    route('POST', '/admin/holidays', 'booking-admin.createHoliday', {
      ...admin,
      body: holidayRequest,
      answer: 'CreateHoliday',
      status: 201,
      errors: ['CONFLICT', 'NOT_FOUND'],
    }),
    route('DELETE', '/admin/holidays/:id', 'booking-admin.deleteHoliday', {
      ...admin,
      answer: 'DeleteHoliday',
    }),
  ],
};
