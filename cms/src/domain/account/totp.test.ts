import { expect, test } from 'vitest';
import { createTotpSecret, isTotpCode, matchingStep, totpUri } from './totp';

/** The key of RFC 6238's test vectors, `12345678901234567890`, and the last six digits of their codes. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1234567890, '005924', 41152263],
  [2000000000, '279037', 66666666],
])('at %i the code is %s', (seconds, code, step) => {
  expect(matchingStep(SECRET, code, seconds * 1000)).toBe(step);
});

test('the code of the step before and after counts, of no other', () => {
  const at = (step: number) => matchingStep(SECRET, '287082', step * 30_000);
  expect([at(-1), at(0), at(1), at(2), at(3)]).toEqual([null, 1, 1, 1, null]);
});

test('spaces are forgiven; what is no code of six digits is none', () => {
  expect(matchingStep(SECRET, '287 082', 59_000)).toBe(1);
  expect(['', '28708', '2870822', 'abcdef', '２８７０８２'].map(isTotpCode)).toEqual(Array(5).fill(false));
});

test('a new key is another one each time, and its address names product and account', () => {
  const secret = createTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(secret);
  const uri = new URL(totpUri(secret, 'anna+prova@example.test'));
  expect(uri.protocol + decodeURIComponent(uri.pathname)).toContain('Officina:anna+prova@example.test');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Officina',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
