import { z } from '@strapi/utils';
import {
  BOOKING_LIST_LIMITS,
  BUFFER_MINUTES,
  type CreateHoliday,
  type OpenSlotByHand,
  type SaveBookingWeek,
  type SaveCalendarSync,
  type SetNoShow,
  type UpdateAdminBooking,
  type UpdateSlot,
} from '../../../../contract';
import { consultant, day, documentId, page } from './booking';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time');
/** Each time once, in order, whatever order they were typed in. */
const times = z
  .array(time)
  .max(24, 'max')
  .transform((list) => [...new Set(list)].sort());

const isWebAddress = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

export const listAdminBookingsQuery = z.object({
  when: z.enum(['upcoming', 'past', 'cancelled', 'all']).default('upcoming'),
  day: z
    .union([z.literal('').transform(() => undefined), day])
    .optional()
    // Named even where it is not given: the service asks for every filter.
    .transform((chosen) => chosen),
  consultant,
  q: z.string().trim().max(BOOKING_LIST_LIMITS.search, 'max').default(''),
  page,
});
export const meetingRequest = z.strictObject({
  meetingUrl: z.string().trim().max(BOOKING_LIST_LIMITS.url, 'max').refine(isWebAddress, 'url'),
}) satisfies z.ZodType<UpdateAdminBooking['request']>;
export const openSlotRequest = z.strictObject({
  consultantId: documentId,
  day,
  time,
}) satisfies z.ZodType<OpenSlotByHand['request']>;
export const updateSlotRequest = z.strictObject({ available: z.boolean() }) satisfies z.ZodType<
  UpdateSlot['request']
>;
export const weekRequest = z.strictObject({
  '1': times,
  '2': times,
  '3': times,
  '4': times,
  '5': times,
  '6': times,
  bufferMinutes: z.literal(BUFFER_MINUTES).optional(),
}) satisfies z.ZodType<SaveBookingWeek['request']>;
export const noShowRequest = z.strictObject({ noShow: z.boolean() }) satisfies z.ZodType<
  SetNoShow['request']
>;
export const calendarSyncRequest = z.strictObject({
  busyUrl: z
    .string()
    .trim()
    .max(BOOKING_LIST_LIMITS.calendarUrl, 'max')
    // Calendars hand out the scheme that opens their own program.
    .transform((text) => text.replace(/^webcals?:/i, 'https:'))
    .refine((text) => text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)), 'url'),
}) satisfies z.ZodType<SaveCalendarSync['request']>;
export const holidayRequest = z.strictObject({
  day,
  name: z.string().trim().max(BOOKING_LIST_LIMITS.holidayName, 'max').optional(),
}) satisfies z.ZodType<CreateHoliday['request']>;

/** Of the address: there is no day that no calendar has. */
export const dayParams = z.object({ day });
