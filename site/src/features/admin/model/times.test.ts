import { expect, test } from 'vitest';
import { overlappingTimes, readTimes } from './times';

test.each([
  ['9.00, 10:30', ['09:00', '10:30']],
  ['15:00 09:00;09:00', ['09:00', '15:00']],
  ['', []],
  ['24:00', null],
  ['mattina', null],
])('%j means %j', (text, times) => {
  expect(readTimes(text)).toEqual(times);
});

test.each([
  [['09:00', '10:00'], 0, null],
  [['09:00', '10:00'], 15, { first: '09:00', second: '10:00' }],
  [['09:00', '10:15', '11:20'], 15, { first: '10:15', second: '11:20' }],
])('%j with a pause of %i minutes overlap at %j', (times, pause, overlap) => {
  expect(overlappingTimes(times, pause)).toEqual(overlap);
});
