import { expect, test } from 'vitest';
import { readTimes } from './times';

test.each([
  ['9.00, 10:30', ['09:00', '10:30']],
  ['15:00 09:00;09:00', ['09:00', '15:00']],
  ['', []],
  ['24:00', null],
  ['mattina', null],
])('%j means %j', (text, times) => {
  expect(readTimes(text)).toEqual(times);
});
