import type { Booking, BufferMinutes } from './booking';
import type { Day, Instant, One, Page } from './common';

export const BOOKING_LIST_LIMITS = {
  calendarUrl: 1000,
  search: 120,
  pageSize: 20,
  url: 500,
  holidayName: 120,
} as const;

/** A booking as administrators see it. */
export interface AdminBooking extends Booking {
  /** Null where the account is gone. */
  customer: { name: string; email: string } | null;
  bookedAt: Instant;
}

/** `GET /api/admin/bookings?when&day&q&page` (administrators): `q` looks at names, addresses and notes. */
export interface ListAdminBookings {
  query: { when?: 'upcoming' | 'past' | 'cancelled' | 'all'; day?: Day; q?: string; page?: number };
  response: Page<AdminBooking>;
}
/** `PATCH /api/admin/bookings/:id`: the room that the administrator pastes. The customer gets it by mail. */
export interface UpdateAdminBooking {
  request: { meetingUrl: string };
  response: One<AdminBooking>;
}
/** `POST /api/admin/bookings/:id/cancel`: until it begins. */
export interface CancelAdminBooking {
  response: One<AdminBooking>;
}
/** `POST /api/admin/bookings/:id/no-show`: the customer did not come, or came after all. Only once it has begun (CONFLICT `not-begun`). */
export interface SetNoShow {
  request: { noShow: boolean };
  response: One<AdminBooking>;
}
/** `POST /api/admin/bookings/test`, "Test Prenotazione": a marked booking of the administrator's own on the first free opening. */
export interface CreateTestBooking {
  response: One<AdminBooking>;
}
/** `DELETE /api/admin/bookings/:id`: test bookings only; others are cancelled, not removed. */
export interface RemoveTestBooking {
  response: { data: null };
}

/** An opening as administrators see it. */
export interface AdminSlot {
  id: string;
  day: Day;
  time: string;
  startsAt: Instant;
  /** False when an administrator closed it. */
  available: boolean;
  /** Opened by hand, outside the week's hours. */
  manual: boolean;
  /** Somebody is about to confirm it. */
  heldUntil: Instant | null;
  booking: AdminBooking | null;
}
/** `GET /api/admin/booking-days/:day`: the day view. */
export interface GetBookingDay {
  response: One<{ day: Day; closed: 'sunday' | 'holiday' | null; holidayName: string; slots: AdminSlot[] }>;
}
/**
 * `POST /api/admin/slots`: opens a time of a day, or opens it again. Too near to another opening of the day it is a VALIDATION
 * `overlap`.
 */
export interface OpenSlotByHand {
  request: { day: Day; time: string };
  response: One<AdminSlot>;
}
/**
 * `PATCH /api/admin/slots/:id`: a booked one is not closed (CONFLICT `slot-taken`), and none is opened again too near to another
 * (VALIDATION `overlap`).
 */
export interface UpdateSlot {
  request: { available: boolean };
  response: One<AdminSlot>;
}

/** The times at which consultations begin, by day of the week: 1 is Monday, 6 Saturday. Nothing happens on Sundays. */
export type WeekHours = Record<'1' | '2' | '3' | '4' | '5' | '6', string[]>;
/** The hours of a usual week, and the pause that is kept between two consultations. */
export interface BookingWeek extends WeekHours {
  bufferMinutes: BufferMinutes;
}
/**
 * `GET` and `PUT /api/admin/booking-week`: openings follow; what is booked, closed or opened by hand stays. Hours that come sooner
 * than a consultation and its pause are over are a VALIDATION, `overlap` of the day. A pause that is left out stays as it is.
 */
export interface GetBookingWeek {
  response: One<BookingWeek>;
}
export interface SaveBookingWeek {
  request: WeekHours & Partial<Pick<BookingWeek, 'bufferMinutes'>>;
  response: One<BookingWeek>;
}

export interface Holiday {
  id: string;
  day: Day;
  name: string;
  /** Bookings ahead on that day: they stand until somebody moves or cancels them. */
  bookings: number;
}
/** `GET /api/admin/holidays`: from this year on, in order. */
export interface ListHolidays {
  response: { data: Holiday[] };
}
/** `POST /api/admin/holidays`: a day that is one already is a CONFLICT `holiday-exists`. */
export interface CreateHoliday {
  request: { day: Day; name?: string };
  response: One<Holiday>;
}
/** `DELETE /api/admin/holidays/:id` */
export interface DeleteHoliday {
  response: { data: null };
}

/** Why another calendar could not be read. */
export const CALENDAR_PROBLEMS = ['unreachable', 'not-a-calendar', 'too-large'] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

/** The two ways between our calendar and the consultant's own. */
export interface CalendarSync {
  /** Where calendars subscribe to the bookings; null until it is made. Whoever has it reads all of them. */
  feedUrl: string | null;
  /** The calendar whose times are busy; '' for none. */
  busyUrl: string;
  busyReadAt: Instant | null;
  /** Times ahead that are busy by it. */
  busyTimes: number;
  problem: CalendarProblem | null;
}
/** `GET /api/admin/calendar-sync` (administrators) */
export interface GetCalendarSync {
  response: One<CalendarSync>;
}
/** `PUT /api/admin/calendar-sync`: read at once; one that cannot be read is a VALIDATION of `busyUrl`. '' reads none any more. */
export interface SaveCalendarSync {
  request: { busyUrl: string };
  response: One<CalendarSync>;
}
/** `POST /api/admin/calendar-sync/feed`: a new address; the one before opens nothing any more. */
export interface RenewCalendarFeed {
  response: One<CalendarSync>;
}
// `GET /api/booking-feed/:key/calendar.ics` (public, by its key) answers the bookings from a month ago on.
