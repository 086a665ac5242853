import { z } from '@strapi/utils';
import {
  BOOKING_RULES,
  CONSULTATION_MINUTES,
  type ConsultationMinutes,
  type CreateBooking,
  type HoldSlot,
  type ListBookings,
  type ListOpenSlots,
  type MoveBooking,
} from '../../../../contract';
import { minutesOf } from '../../../../domain/booking/booking-times';
import { isCalendarDay } from '../../../../domain/booking/days';

/** A day that a calendar has. */
export const day = z.string().refine(isCalendarDay, 'day');
export const page = z.coerce.number().int().min(1).max(100_000).default(1);

const slotId = z.string().min(1, 'required').max(64, 'max');
const create = z.strictObject({
  slotId,
  note: z.string().trim().max(BOOKING_RULES.note, 'max').optional(),
  purchaseId: slotId.optional(),
}) satisfies z.ZodType<CreateBooking['request']>;
const chosen = z.strictObject({ slotId }) satisfies z.ZodType<MoveBooking['request']>;
const list = z.object({ when: z.enum(['upcoming', 'past']).default('upcoming'), page });
/** How long a consultation is looked for; what a query says is text. */
const minutes = z
  .enum(CONSULTATION_MINUTES.map(String) as [string, ...string[]])
  .transform((text) => minutesOf(Number(text)))
  .optional();
const slots = z.object({ day, minutes });
const calendar = z.object({ minutes });

export const validateCreateBooking = (body: unknown): CreateBooking['request'] => create.parse(body);
export const validateMoveBooking = (body: unknown): MoveBooking['request'] => chosen.parse(body);
export const validateHoldSlot = (body: unknown): HoldSlot['request'] => chosen.parse(body);
export const validateListBookings = (query: unknown): Required<ListBookings['query']> => list.parse(query);
export const validateBookingCalendar = (query: unknown): { minutes?: ConsultationMinutes } =>
  calendar.parse(query);
export const validateListOpenSlots = (query: unknown): ListOpenSlots['query'] => slots.parse(query);
