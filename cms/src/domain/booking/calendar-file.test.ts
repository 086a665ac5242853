import { expect, test } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file';

const EVENT: CalendarEvent = {
  uid: 'abc@officina.test',
  sequence: 2,
  startsAt: '2026-10-26T08:00:00.000Z',
  endsAt: '2026-10-26T09:00:00.000Z',
  stampedAt: '2026-10-01T10:11:12.345Z',
  cancelled: false,
  summary: 'Consulenza',
  description: 'Uno; due, tre\\quattro\nseconda riga',
  url: 'https://meet.test/officina-0123456789012345678901234567890123456789',
  organizer: { name: 'Officina', email: 'aiuto@officina.test' },
  attendee: { name: 'Giulia "la Rossa"\r\nX-EVIL:1', email: 'giulia@clienti.test' },
};
const unfold = (file: string) => file.replaceAll('\r\n ', '');
const lines = (file: string) => unfold(file).trimEnd().split('\r\n');

test('says what, when in UTC, and which version', () => {
  expect(lines(calendarFile(EVENT, 'REQUEST'))).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:abc@officina.test',
      'SEQUENCE:2',
      'DTSTAMP:20261001T101112Z',
      'DTSTART:20261026T080000Z',
      'DTEND:20261026T090000Z',
      'DESCRIPTION:Uno\\; due\\, tre\\\\quattro\\nseconda riga',
      'STATUS:CONFIRMED',
    ]),
  );
});

test('withdraws an event', () => {
  const file = lines(calendarFile({ ...EVENT, cancelled: true }, 'CANCEL'));
  expect(file).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:abc@officina.test']),
  );
});

test('a name cannot bring a line of its own', () => {
  const file = lines(calendarFile(EVENT, 'PUBLISH'));
  expect(file.some((line) => line.startsWith('X-EVIL'))).toBe(false);
});

test('lines end in CRLF, have 75 octets at most, and no character is cut', () => {
  const file = calendarFile({ ...EVENT, description: 'perché così è più chiaro ☕ '.repeat(20) }, 'REQUEST');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(unfold(file)).toContain('perché così è più chiaro ☕ '.repeat(20));
});
