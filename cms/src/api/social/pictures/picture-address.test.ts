import { expect, test } from 'vitest';
import { pictureAddress, pictureKey } from './picture-address';

const KEY = 'ab/ab3c9f1e-7a52-4a1e-9f6d-0c7c1c6f2b10.jpg';
const NOON = Date.parse('2026-11-22T12:00:00Z');
const DAY = 86_400_000;
const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

test('an address leads to its file for two days, and no longer', () => {
  const name = nameOf(pictureAddress(KEY, NOON));
  expect(pictureKey(name, NOON)).toBe(KEY);
  expect(pictureKey(name, NOON + 1.4 * DAY)).toBe(KEY);
  expect(pictureKey(name, NOON + 3 * DAY)).toBeNull();
});

test('it stays the same for a day, so that browsers keep what they fetched', () => {
  expect(pictureAddress(KEY, NOON)).toBe(pictureAddress(KEY, NOON + 0.4 * DAY));
});

test('no part of it can be changed', () => {
  const name = nameOf(pictureAddress(KEY, NOON));
  const [id = '', day = '', signature = ''] = name.split('.');
  for (const forged of [
    `${id}.zzzzzz.${signature}.jpg`,
    `${id.replace('a', 'b')}.${day}.${signature}.jpg`,
    `${id}.${day}.${'A'.repeat(22)}.jpg`,
    `${id}.${day}.${signature}.png`,
    `../${name}`,
    'x',
    '',
  ])
    expect(pictureKey(forged, NOON), forged).toBeNull();
});

test('what is no picture of the store has no address', () => {
  for (const key of ['', 'ab/x.jpg', '../../etc/passwd', 'ab/ab3c9f1e-7a52-4a1e-9f6d-0c7c1c6f2b10.pdf'])
    expect(pictureAddress(key, NOON)).toBe('');
});
