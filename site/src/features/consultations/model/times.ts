import { BOOKING_RULES, type Booking, type Locale } from '@contract';
import { formatDay } from '../../../lib/days';

const TAGS: Record<Locale, string> = { it: 'it-IT', en: 'en-GB' };

/** The zone of the clock that the visitor looks at. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `09:00`, on the clock of a zone. */
export const timeIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );

/** `2026-12-01`, on the calendar of a zone. */
export const dayIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(instant),
  );

/** True when a visitor's clock shows another hour than Rome's at that instant. */
export const differsFromRome = (instant: string, zone: string): boolean =>
  timeIn(instant, zone) !== timeIn(instant, BOOKING_RULES.zone) ||
  dayIn(instant, zone) !== dayIn(instant, BOOKING_RULES.zone);

/** `martedì 1 dicembre 2026` */
export const longDay = (day: string, locale: Locale): string =>
  formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `01/12/2026` */
export const shortDay = (day: string): string => day.split('-').reverse().join('/');

/** `mar 1 dic`: enough where the day is not Rome's. */
export const briefDay = (instant: string, zone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(TAGS[locale], {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(instant));

/** Whether its room can be entered at an instant. */
export const roomIsOpen = (
  { status, startsAt, endsAt, meetingUrl }: Pick<Booking, 'status' | 'startsAt' | 'endsAt' | 'meetingUrl'>,
  now: number,
): boolean =>
  status === 'upcoming' &&
  meetingUrl !== null &&
  now >= Date.parse(startsAt) - BOOKING_RULES.joinMinutes * 60_000 &&
  now < Date.parse(endsAt);
