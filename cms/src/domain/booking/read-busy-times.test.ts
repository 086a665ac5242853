import { expect, test } from 'vitest';
import { isBusyAt } from './booking-times';
import { NotACalendarError, readBusyTimes } from './read-busy-times';

const range = { from: new Date('2026-11-20T00:00:00Z'), until: new Date('2026-12-20T00:00:00Z') };
const calendar = (...events: string[][]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines, at) => ['BEGIN:VEVENT', `UID:e${at}@x`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const read = (...events: string[][]) =>
  readBusyTimes(calendar(...events), range, 'Europe/Rome').map(
    ({ from, until }) => `${from.toISOString().slice(0, 16)}/${until.toISOString().slice(0, 16)}`,
  );

test.each([
  ['in UTC', ['DTSTART:20261201T080000Z', 'DTEND:20261201T093000Z'], ['2026-12-01T08:00/2026-12-01T09:30']],
  ['by its length', ['DTSTART:20261201T080000Z', 'DURATION:PT45M'], ['2026-12-01T08:00/2026-12-01T08:45']],
  [
    'in a zone that is only named',
    ['DTSTART;TZID=America/New_York:20261201T080000', 'DTEND;TZID=America/New_York:20261201T090000'],
    ['2026-12-01T13:00/2026-12-01T14:00'],
  ],
  [
    'without a zone: the consultant’s clock',
    ['DTSTART:20261201T080000', 'DTEND:20261201T090000'],
    ['2026-12-01T07:00/2026-12-01T08:00'],
  ],
  [
    'a whole day',
    ['DTSTART;VALUE=DATE:20261208', 'DTEND;VALUE=DATE:20261209'],
    ['2026-12-07T23:00/2026-12-08T23:00'],
  ],
  ['cancelled', ['DTSTART:20261201T080000Z', 'DTEND:20261201T093000Z', 'STATUS:CANCELLED'], []],
  ['that leaves one free', ['DTSTART:20261201T080000Z', 'DTEND:20261201T093000Z', 'TRANSP:TRANSPARENT'], []],
  ['long ago', ['DTSTART:20200101T080000Z', 'DTEND:20200101T090000Z'], []],
])('an event %s', (_, lines, expected) => {
  expect(read(lines)).toEqual(expected);
});

test('what repeats is busy each time, but not where it was taken out or moved', () => {
  const weekly = [
    'DTSTART:20261103T090000Z',
    'DTEND:20261103T100000Z',
    'RRULE:FREQ=WEEKLY',
    'EXDATE:20261201T090000Z',
  ];
  const text = calendar(weekly).replace(
    'END:VCALENDAR',
    [
      'BEGIN:VEVENT',
      'UID:e0@x',
      'RECURRENCE-ID:20261208T090000Z',
      'DTSTART:20261209T150000Z',
      'DTEND:20261209T160000Z',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  );
  expect(
    readBusyTimes(text, range, 'Europe/Rome').map(({ from }) => from.toISOString().slice(0, 13)),
  ).toEqual(['2026-11-24T09', '2026-12-09T15', '2026-12-15T09']);
});

test.each(['', 'hello', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD'])('%j is no calendar', (text) => {
  expect(() => readBusyTimes(text, range, 'Europe/Rome')).toThrow(NotACalendarError);
});

test('a rule that never ends is read as far as it matters', () => {
  expect(read(['DTSTART:20000101T090000Z', 'DURATION:PT5M', 'RRULE:FREQ=DAILY'])).toHaveLength(30);
});

test('a consultation is in the way of what it overlaps, and of nothing that ends as it begins', () => {
  const busy = [{ from: new Date('2026-12-01T09:00:00Z'), until: new Date('2026-12-01T10:00:00Z') }];
  const at = (time: string, minutes: number) =>
    isBusyAt({ startsAt: new Date(`2026-12-01T${time}:00Z`), minutes }, busy);
  expect([at('08:00', 60), at('08:30', 60), at('09:30', 30), at('10:00', 60)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
