import type { Booking, Consultant } from './booking';
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

/** `GET /api/admin/bookings?when&day&consultant&q&page` (administrators): `q` looks at names, addresses and notes. */
export interface ListAdminBookings {
  query: {
    when?: 'upcoming' | 'past' | 'cancelled' | 'all';
    day?: Day;
    consultant?: string;
    q?: string;
    page?: number;
  };
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
  consultant: Consultant;
  /** Whoever would serve it is away that day, or inactive: customers are not offered it. */
  away: boolean;
  /** False when an administrator closed it. */
  available: boolean;
  /** Opened by hand, outside the week's hours. */
  manual: boolean;
  /** Somebody is about to confirm it. */
  heldUntil: Instant | null;
  booking: AdminBooking | null;
}
/** `GET /api/admin/booking-days/:day`: the day view, with the openings of everybody. */
export interface GetBookingDay {
  response: One<{ day: Day; closed: 'sunday' | 'holiday' | null; holidayName: string; slots: AdminSlot[] }>;
}
/**
 * `POST /api/admin/slots`: opens a time of a day, on Rome's clocks, for one consultant, or opens it again. Too near to another opening
 * of theirs it is a VALIDATION `overlap`.
 */
export interface OpenSlotByHand {
  request: { consultantId: string; day: Day; time: string };
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
