import { expect, test } from 'vitest';
import { readRange } from './byte-range';

test.each([
  ['', null],
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=4-400', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-300', { start: 0, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  // What a server may answer with the whole file.
  ['bytes=5-2', null],
  ['bytes=0-1,4-5', null],
  ['bytes=-', null],
  ['pages=1-2', null],
])('of ten bytes %j is %j', (header, part) => {
  expect(readRange(header, 10)).toEqual(part);
});

test('of an empty file no part can be had', () => {
  expect([readRange('bytes=0-', 0), readRange('bytes=-1', 0)]).toEqual(['unsatisfiable', 'unsatisfiable']);
});
