import { expect, test } from 'vitest';
import { dateOfIssue } from './date-of-issue';

const now = new Date('2027-01-01T00:00:00Z');
test.each([
  ['the first document', null, now],
  ['after one of yesterday', new Date('2026-12-31T10:00:00Z'), now],
  [
    'a clock set back an hour, over the turn of the year',
    new Date('2027-01-01T01:00:00Z'),
    new Date('2027-01-01T01:00:00Z'),
  ],
  ['a clock that was years ahead', new Date('2031-05-01T00:00:00Z'), now],
])('%s', (_, previous, expected) => expect(dateOfIssue(now, previous)).toEqual(expected));
