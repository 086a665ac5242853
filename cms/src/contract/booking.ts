import type { Cents, Day, Instant, One, Page } from './common';

/** The rules of consultations. Times of day are Rome's, wherever server, consultant and customer are. */
export const BOOKING_RULES = {
  zone: 'Europe/Rome',
  durationMinutes: 60,
  /** Nobody is booked for a consultation that begins sooner, unless its consultant has another notice. */
  noticeHours: 12,
  /** The last day that can be booked is so many days after today. */
  horizonDays: 60,
  /** How long an opening waits for whoever is about to confirm it. */
  holdMinutes: 10,
  /** A customer moves or cancels until so many hours before, unless what they bought says otherwise. */
  changeHours: 24,
  /** Consultations that one person may have ahead of them at once. */
  upcomingPerPerson: 2,
  /** The room is offered so many minutes before. */
  joinMinutes: 10,
  /** Characters of a note. */
  note: 1000,
  pageSize: 10,
} as const;

/** Minutes that may be left between one consultation and the next. */
export const BUFFER_MINUTES = [0, 5, 10, 15, 30] as const;
export type BufferMinutes = (typeof BUFFER_MINUTES)[number];

/** How long the consultations that are sold may last. */
export const CONSULTATION_MINUTES = [30, 60, 90, 120] as const;
export type ConsultationMinutes = (typeof CONSULTATION_MINUTES)[number];

export const BOOKING_STATUSES = ['upcoming', 'done', 'no-show', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Why something about a booking was refused: `details.reason` of a CONFLICT. */
export const BOOKING_CONFLICTS = [
  'slot-taken',
  'limit-reached',
  'too-late',
  'not-upcoming',
  'not-begun',
  'free-used',
  'purchase-used',
  'other-consultant',
] as const;
export type BookingConflict = (typeof BOOKING_CONFLICTS)[number];

/** Why an opening cannot be booked by anybody: `details.reason` of a VALIDATION. */
export const SLOT_OBSTACLES = ['past', 'notice', 'horizon', 'sunday', 'holiday', 'closed'] as const;
export type SlotObstacle = (typeof SLOT_OBSTACLES)[number];

/** Who serves a consultation, as customers know them. */
export interface Consultant {
  id: string;
  name: string;
}
/** `GET /api/bookings/consultants`: who can be booked now, by name. With one alone there is nothing to choose. */
export interface ListConsultants {
  response: { data: Consultant[] };
}

/** One video consultation of a person. */
export interface Booking {
  id: string;
  status: BookingStatus;
  startsAt: Instant;
  endsAt: Instant;
  /** Day and time on Rome's clocks: `2026-12-01`, `09:00`. */
  day: Day;
  time: string;
  timezone: string;
  /** Who serves it. */
  consultant: Consultant;
  note: string;
  /** What was bought, under the title that it was sold under; null for the free first one. */
  title: string | null;
  minutes: ConsultationMinutes;
  /** Where it takes place; null unless it is ahead. */
  meetingUrl: string | null;
  /** Until when its owner may move or cancel it. */
  changeableUntil: Instant;
  /** Made by an administrator to try things out. */
  test: boolean;
}

/** One day of the calendar. `closed` and a count of 0 are both reasons not to choose it. */
export interface BookingDay {
  day: Day;
  closed: 'sunday' | 'holiday' | null;
  /** '' where it has none. */
  holidayName: string;
  /** Openings that the caller could book. */
  free: number;
}
/** What a person may book now. */
export interface BookableConsultation {
  /** Null for the free first one. */
  purchaseId: string | null;
  title: string | null;
  minutes: ConsultationMinutes;
  /** What was paid, VAT included. */
  priceCents: Cents;
  /** Until how many hours before it may be moved or cancelled. */
  changeHours: number;
  /** Whom its product is served by; null where every consultant may. */
  consultant: Consultant | null;
}
/** `GET /api/bookings/consultations`: the free first one, while it has not been used, and what was bought and not booked yet. */
export interface ListBookableConsultations {
  response: { data: BookableConsultation[] };
}

/**
 * `GET /api/bookings/calendar?minutes&consultant`: for consultations of that length, every day that can be booked at all, in order. Of
 * one consultant, or of all of them: a time at which several are free counts once.
 */
export interface GetBookingCalendar {
  query: { minutes?: ConsultationMinutes; consultant?: string };
  response: One<{ today: Day; days: BookingDay[] }>;
}

export interface OpenSlot {
  id: string;
  day: Day;
  time: string;
  startsAt: Instant;
  /** Of several who are free then, whoever has fewest bookings that day. */
  consultant: Consultant;
}
/** `GET /api/bookings/slots?day&minutes&consultant`: what the caller could book that day, in order, each time once. */
export interface ListOpenSlots {
  query: { day: Day; minutes?: ConsultationMinutes; consultant?: string };
  response: { data: OpenSlot[] };
}

/** `POST /api/bookings/hold`: keeps an opening for the caller while they confirm, and lets go of the one they had. */
export interface HoldSlot {
  request: { slotId: string };
  response: One<{ slotId: string; heldUntil: Instant }>;
}
/** `DELETE /api/bookings/hold`: lets go of whatever the caller held. */
export interface ReleaseSlot {
  response: { data: null };
}

/**
 * `POST /api/bookings`, header `Idempotency-Key` required. A hold helps, but is not needed. `purchaseId` is the paid consultation that
 * is booked; without one it is the free first consultation, which everybody has once (CONFLICT `free-used`). A booking that is
 * cancelled in time gives either back.
 */
export interface CreateBooking {
  request: { slotId: string; note?: string; purchaseId?: string };
  response: One<Booking>;
}
/** `GET /api/bookings?when&page`: the caller's own. Ahead: the next first; over and cancelled: the latest first. */
export interface ListBookings {
  query: { when?: 'upcoming' | 'past'; page?: number };
  response: Page<Booking>;
}
/** `GET /api/bookings/summary`: for counters. */
export interface GetBookingSummary {
  response: One<{ upcoming: number }>;
}
/** `GET /api/bookings/:id` */
export interface GetBooking {
  response: One<Booking>;
}
/** `POST /api/bookings/:id/move`, header `Idempotency-Key` required. */
export interface MoveBooking {
  request: { slotId: string };
  response: One<Booking>;
}
/** `POST /api/bookings/:id/cancel`. Saying it again changes nothing. */
export interface CancelBooking {
  response: One<Booking>;
}

/** What a mailed link carries in its fragment: which booking, and the proof. It ends with the consultation. */
export interface BookingLink {
  bookingId: string;
  token: string;
}
/** A booking as whoever has its link sees it: nothing that a forwarded mail should tell. */
export type LinkedBooking = Pick<
  Booking,
  'status' | 'startsAt' | 'day' | 'time' | 'title' | 'minutes' | 'changeableUntil'
> & {
  /** Null where there is only one. */
  consultant: Consultant | null;
  canMove: boolean;
};

/** `POST /api/booking-link`: what the link opens. A link that is over, or of no booking, is TOKEN_EXPIRED. */
export interface OpenBookingLink {
  request: BookingLink;
  response: One<LinkedBooking>;
}
/** `POST /api/booking-link/calendar`: the days to which it could be moved: its consultant's, while they are active. */
export interface GetLinkedCalendar {
  request: BookingLink;
  response: GetBookingCalendar['response'];
}
/** `POST /api/booking-link/slots`: the openings of one of them. */
export interface ListLinkedSlots {
  request: BookingLink & { day: Day };
  response: ListOpenSlots['response'];
}
/** `POST /api/booking-link/move`: as `/api/bookings/:id/move`, by its rules. Moving it to where it is changes nothing. */
export interface MoveLinkedBooking {
  request: BookingLink & { slotId: string };
  response: One<LinkedBooking>;
}
// `GET /api/bookings/:id/calendar.ics` answers the booking as a calendar file.
