import { expect, test } from 'vitest';
import { addDays } from '../booking/days';
import { occasionsOn } from './occasions';

const BAKERY = 'Panificio: pane, pizza, torte. Vendiamo anche in negozio.';
const STUDIO = 'Studio di consulenza fiscale';

test.each([
  ['2027-03-27', 'easter'],
  ['2026-04-04', 'easter'],
  ['2026-02-13', 'carnival'],
  ['2027-02-05', 'carnival'],
  ['2026-02-14', 'valentine'],
  ['2026-05-09', 'mothers-day'],
  ['2027-05-08', 'mothers-day'],
  ['2026-03-27', 'summer-time'],
  ['2026-10-24', 'winter-time'],
  ['2027-10-30', 'winter-time'],
  ['2026-11-27', 'black-friday'],
  ['2026-08-15', 'ferragosto'],
  ['2026-10-16', 'bread-day'],
  ['2026-12-31', 'year-end'],
  ['2027-01-01', 'new-year'],
])('%s speaks of %s', (day, occasion) => {
  expect(occasionsOn(day, BAKERY)).toContain(occasion);
});

test.each([
  ['2026-04-05', 'easter'],
  ['2026-05-10', 'mothers-day'],
  ['2026-10-25', 'winter-time'],
  ['2026-02-18', 'carnival'],
  ['2026-03-09', 'womens-day'],
])('%s no longer speaks of %s, whose words look ahead', (day, occasion) => {
  expect(occasionsOn(day, BAKERY)).not.toContain(occasion);
});

test('a trade’s own day is for its trade', () => {
  expect(occasionsOn('2026-10-16', STUDIO)).not.toContain('bread-day');
  expect(occasionsOn('2026-11-27', STUDIO)).not.toContain('black-friday');
});

test('days of remembrance, votes and faith are nobody’s occasion to sell', () => {
  for (const day of ['2026-04-25', '2026-06-02', '2026-11-02']) expect(occasionsOn(day, BAKERY)).toEqual([]);
});

test('every day of years has an answer', () => {
  for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1))
    expect(Array.isArray(occasionsOn(day, BAKERY))).toBe(true);
});
