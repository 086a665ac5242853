import type { BufferMinutes, Consultant } from './booking';
import type { Day, Instant, One } from './common';

export const CONSULTANT_LIMITS = {
  name: 80,
  email: 254,
  reason: 120,
  absences: 60,
  /** A notice of two weeks is the longest. */
  noticeHours: 336,
} as const;

/** Days on which a consultant serves nobody, both included, on the clock of their zone. */
export interface Absence {
  from: Day;
  until: Day;
  /** For administrators only; '' for none. */
  reason: string;
}

/** A consultant as administrators manage them. */
export interface AdminConsultant extends Consultant {
  /** Where news about their bookings goes, beside the administrators; '' for nowhere. */
  email: string;
  /** The IANA time zone in which their weekly hours and absences are meant. */
  zone: string;
  /** Without it nobody books them any more; what is booked stands. */
  active: boolean;
  /** Nobody is booked for a consultation that begins sooner. */
  noticeHours: number;
  absences: (Absence & {
    /** Bookings ahead in it: they stand until somebody moves or cancels them. */
    bookings: number;
  })[];
  /** Bookings ahead. */
  upcoming: number;
}
/** `GET /api/admin/consultants` (administrators): everybody, those who are inactive last. */
export interface ListAdminConsultants {
  response: { data: AdminConsultant[] };
}
/** What administrators write about a consultant. */
export interface ConsultantDetails {
  name: string;
  email: string;
  zone: string;
  noticeHours: number;
}
/** `POST /api/admin/consultants`: with the usual hours. A name that is in use is a VALIDATION, `taken` of `name`. */
export interface CreateConsultant {
  request: ConsultantDetails;
  response: One<AdminConsultant>;
}
/** `PATCH /api/admin/consultants/:id`: openings follow; what is booked stays as it is. */
export interface UpdateConsultant {
  request: Partial<ConsultantDetails> & { active?: boolean; absences?: Absence[] };
  response: One<AdminConsultant>;
}

/** The times at which consultations begin, by day of the week: 1 is Monday, 6 Saturday. Nothing happens on Sundays. */
export type WeekHours = Record<'1' | '2' | '3' | '4' | '5' | '6', string[]>;
/** The hours of a consultant's usual week, on the clock of their zone, and the pause that is kept between two consultations. */
export interface BookingWeek extends WeekHours {
  bufferMinutes: BufferMinutes;
}
/**
 * `GET` and `PUT /api/admin/consultants/:id/week`: openings follow; what is booked, closed or opened by hand stays. Hours that come
 * sooner than a consultation and its pause are over are a VALIDATION, `overlap` of the day. A pause that is left out stays as it is.
 */
export interface GetBookingWeek {
  response: One<BookingWeek>;
}
export interface SaveBookingWeek {
  request: WeekHours & Partial<Pick<BookingWeek, 'bufferMinutes'>>;
  response: One<BookingWeek>;
}

/** Why another calendar could not be read. */
export const CALENDAR_PROBLEMS = ['unreachable', 'not-a-calendar', 'too-large'] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

/** The two ways between a consultant's bookings and their own calendar. */
export interface CalendarSync {
  /** Where calendars subscribe to the consultant's bookings; null until it is made. Whoever has it reads all of them. */
  feedUrl: string | null;
  /** The calendar whose times are busy; '' for none. */
  busyUrl: string;
  busyReadAt: Instant | null;
  /** Times ahead that are busy by it. */
  busyTimes: number;
  problem: CalendarProblem | null;
}
/** `GET /api/admin/consultants/:id/calendar-sync` (administrators) */
export interface GetCalendarSync {
  response: One<CalendarSync>;
}
/** `PUT /api/admin/consultants/:id/calendar-sync`: read at once; one that cannot be read is a VALIDATION of `busyUrl`. '' reads none any more. */
export interface SaveCalendarSync {
  request: { busyUrl: string };
  response: One<CalendarSync>;
}
/** `POST /api/admin/consultants/:id/calendar-sync/feed`: a new address; the one before opens nothing any more. */
export interface RenewCalendarFeed {
  response: One<CalendarSync>;
}
// `GET /api/booking-feed/:key/calendar.ics` (public, by its key) answers the consultant's bookings from a month ago on.
