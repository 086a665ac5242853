import { z } from '@strapi/utils';
import {
  BOOKING_RULES,
  CONSULTATION_MINUTES,
  type CreateBooking,
  type GetBookingCalendar,
  type ListBookings,
  type ListOpenSlots,
  type MoveBooking,
} from '../../../../contract';
import { minutesOf } from '../../../../domain/booking/booking-times';
import { isCalendarDay } from '../../../../domain/booking/days';

/** A day that a calendar has. */
export const day = z.string().refine(isCalendarDay, 'day');
export const page = z.coerce.number().int().min(1).max(100_000).default(1);

export const documentId = z.string().min(1, 'required').max(64, 'max');
export const createBookingRequest = z.strictObject({
  slotId: documentId,
  note: z.string().trim().max(BOOKING_RULES.note, 'max').optional(),
  purchaseId: documentId.optional(),
}) satisfies z.ZodType<CreateBooking['request']>;
/** Of a hold and of a move: the opening. */
export const chooseSlotRequest = z.strictObject({ slotId: documentId }) satisfies z.ZodType<
  MoveBooking['request']
>;
export const listBookingsQuery = z.object({
  when: z.enum(['upcoming', 'past']).default('upcoming'),
  page,
}) satisfies z.ZodType<Required<ListBookings['query']>>;
/** How long a consultation is looked for; what a query says is text. */
const minutes = z
  .enum(CONSULTATION_MINUTES.map(String) as [string, ...string[]])
  .transform((text) => minutesOf(Number(text)))
  .optional();
/** Which consultant is looked for; '' is everybody. */
export const consultant = z
  .union([z.literal('').transform(() => undefined), documentId])
  .optional()
  // Named even where it is not given: the service asks for every filter.
  .transform((chosen) => chosen);
export const listOpenSlotsQuery = z.object({ day, minutes, consultant }) satisfies z.ZodType<
  ListOpenSlots['query']
>;
export const bookingCalendarQuery = z.object({ minutes, consultant }) satisfies z.ZodType<
  GetBookingCalendar['query']
>;
