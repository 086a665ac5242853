import type { Instant } from '../../contract';

export interface CalendarEvent {
  /** The same for as long as the booking lives: a calendar knows by it what to move. */
  uid: string;
  /** Higher with each change, or calendars keep the old one. */
  sequence: number;
  startsAt: Instant;
  endsAt: Instant;
  /** When this file was written. */
  stampedAt: Instant;
  cancelled: boolean;
  summary: string;
  description: string;
  /** Where it takes place; '' leaves it out. */
  url: string;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

/** `PUBLISH` for a file that somebody saves; `REQUEST` and `CANCEL` for invitations by mail. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** RFC 5545 §3.3.11: what has a meaning in a value is escaped. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** §3.2: a parameter's value stands in quotes, and has none inside. */
const quoted = (text: string): string => `"${text.replaceAll(/["\u0000-\u001f\u007f]/g, ' ').trim()}"`;

const FOLD_BYTES = 75;

/** §3.1: a line has 75 octets; what is longer goes on after a blank. No character is cut in two. */
const fold = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > FOLD_BYTES) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += sign;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
};

/** `20261201T080000Z`: in UTC, so that no calendar needs to know the rules of a zone. */
const utc = (instant: Instant): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utc(event.stampedAt)}`,
  `DTSTART:${utc(event.startsAt)}`,
  `DTEND:${utc(event.endsAt)}`,
  `SUMMARY:${escapeText(event.summary)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  ...(event.url ? [`LOCATION:${escapeText(event.url)}`, `URL:${event.url}`] : []),
  `ORGANIZER;CN=${quoted(event.organizer.name)}:mailto:${event.organizer.email}`,
  `ATTENDEE;CN=${quoted(event.attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${event.attendee.email}`,
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'TRANSP:OPAQUE',
  'END:VEVENT',
];

const calendarOf = (method: CalendarMethod, lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Officina//Consulenze//IT',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');

/** A booking as a calendar file (RFC 5545, and 5546 for the method). */
export const calendarFile = (event: CalendarEvent, method: CalendarMethod): string =>
  calendarOf(method, eventLines(event));

/** Several bookings as a calendar that others subscribe to. */
export const calendarFeed = (name: string, events: readonly CalendarEvent[]): string =>
  calendarOf('PUBLISH', [
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events.flatMap(eventLines),
  ]);
