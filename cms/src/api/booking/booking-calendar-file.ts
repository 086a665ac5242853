import { BRAND, type Locale } from '../../contract';
import { endOf } from '../../domain/booking/booking-times';
import { calendarFile, type CalendarEvent, type CalendarMethod } from '../../domain/booking/calendar-file';
import { CALENDAR_WORDS } from '../../locales/calendar-words';
import { readSettings } from '../../settings';
import type { PersonRow } from '../account/to-account';
import type { BookingRow } from './booking-rows';
import { consultantNameOf } from './to-booking';

type CalendarPerson = Pick<PersonRow, 'email' | 'displayName'> & { locale: Locale };

/** A booking as an event of a calendar, in a person's language. Needs its row's `consultant`. */
export const bookingCalendarEvent = (row: BookingRow, person: CalendarPerson): CalendarEvent => {
  const { publicUrl } = readSettings();
  const words = CALENDAR_WORDS[person.locale];
  const startsAt = new Date(row.startsAt);
  const meetingUrl = row.meetingUrl ?? '';
  return {
    uid: row.calendarUid ?? `${row.documentId}@${new URL(publicUrl).hostname}`,
    sequence: row.calendarSequence ?? 0,
    startsAt: startsAt.toISOString(),
    endsAt: endOf(startsAt, row.minutes).toISOString(),
    stampedAt: new Date().toISOString(),
    cancelled: row.state === 'cancelled',
    summary: row.title ?? words.summary,
    description: words.description({
      consultant: consultantNameOf(row),
      meetingUrl,
      note: row.note ?? '',
      listUrl: `${publicUrl}/consultations`,
    }),
    url: meetingUrl,
    organizer: { name: consultantNameOf(row), email: BRAND.supportEmail },
    attendee: { name: person.displayName ?? person.email, email: person.email },
  };
};

/** A booking as a calendar file for whoever booked it. */
export const bookingCalendarFile = (
  row: BookingRow,
  person: CalendarPerson,
  method: CalendarMethod,
): string => calendarFile(bookingCalendarEvent(row, person), method);
