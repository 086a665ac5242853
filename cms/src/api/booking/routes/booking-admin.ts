import { route } from '../../../http/route';

const admin = { access: 'admin' } as const;

export default {
  routes: [
    route('GET', '/admin/bookings', 'booking-admin.list', admin),
    route('POST', '/admin/bookings/test', 'booking-admin.createTest', admin),
    route('PATCH', '/admin/bookings/:id', 'booking-admin.update', admin),
    route('POST', '/admin/bookings/:id/cancel', 'booking-admin.cancel', admin),
    route('POST', '/admin/bookings/:id/no-show', 'booking-admin.setNoShow', admin),
    route('DELETE', '/admin/bookings/:id', 'booking-admin.removeTest', admin),
    route('GET', '/admin/booking-days/:day', 'booking-admin.day', admin),
    route('POST', '/admin/slots', 'booking-admin.openSlot', admin),
    route('PATCH', '/admin/slots/:id', 'booking-admin.updateSlot', admin),
    route('GET', '/admin/booking-week', 'booking-admin.week', admin),
    route('PUT', '/admin/booking-week', 'booking-admin.saveWeek', admin),
    route('GET', '/admin/holidays', 'booking-admin.holidays', admin),
    route('POST', '/admin/holidays', 'booking-admin.createHoliday', admin),
    route('DELETE', '/admin/holidays/:id', 'booking-admin.deleteHoliday', admin),
  ],
};
