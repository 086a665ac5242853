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
import { day, page } from './booking';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time');
/** Each time once, in order, whatever order they were typed in. */
const times = z
  .array(time)
  .max(24, 'max')
  .transform((list) => [...new Set(list)].sort());

const isWebAddress = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

const list = z.object({
  when: z.enum(['upcoming', 'past', 'cancelled', 'all']).default('upcoming'),
  day: z.union([z.literal('').transform(() => undefined), day]).optional(),
  q: z.string().trim().max(BOOKING_LIST_LIMITS.search, 'max').default(''),
  page,
});
const meeting = z.strictObject({
  meetingUrl: z.string().trim().max(BOOKING_LIST_LIMITS.url, 'max').refine(isWebAddress, 'url'),
}) satisfies z.ZodType<UpdateAdminBooking['request']>;
const slot = z.strictObject({ day, time }) satisfies z.ZodType<OpenSlotByHand['request']>;
const availability = z.strictObject({ available: z.boolean() }) satisfies z.ZodType<UpdateSlot['request']>;
const week = z.strictObject({
  '1': times,
  '2': times,
  '3': times,
  '4': times,
  '5': times,
  '6': times,
  bufferMinutes: z.literal(BUFFER_MINUTES).optional(),
}) satisfies z.ZodType<SaveBookingWeek['request']>;
const noShow = z.strictObject({ noShow: z.boolean() }) satisfies z.ZodType<SetNoShow['request']>;
const sync = z.strictObject({
  busyUrl: z
    .string()
    .trim()
    .max(BOOKING_LIST_LIMITS.calendarUrl, 'max')
    // Calendars hand out the scheme that opens their own program.
    .transform((text) => text.replace(/^webcals?:/i, 'https:'))
    .refine((text) => text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)), 'url'),
}) satisfies z.ZodType<SaveCalendarSync['request']>;
const holiday = z.strictObject({
  day,
  name: z.string().trim().max(BOOKING_LIST_LIMITS.holidayName, 'max').optional(),
}) satisfies z.ZodType<CreateHoliday['request']>;

export const validateDay = (text: unknown): string => day.parse(text);
export const validateListAdminBookings = (query: unknown) => {
  const { when, day: chosen, q, page: number } = list.parse(query);
  return { when, day: chosen, q, page: number };
};
export const validateMeeting = (body: unknown): UpdateAdminBooking['request'] => meeting.parse(body);
export const validateOpenSlot = (body: unknown): OpenSlotByHand['request'] => slot.parse(body);
export const validateUpdateSlot = (body: unknown): UpdateSlot['request'] => availability.parse(body);
export const validateWeek = (body: unknown): SaveBookingWeek['request'] => week.parse(body);
export const validateHoliday = (body: unknown): CreateHoliday['request'] => holiday.parse(body);
export const validateNoShow = (body: unknown): SetNoShow['request'] => noShow.parse(body);
export const validateCalendarSync = (body: unknown): SaveCalendarSync['request'] => sync.parse(body);
