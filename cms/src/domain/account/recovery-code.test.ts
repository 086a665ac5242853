import { expect, test } from 'vitest';
import { createRecoveryCode, normalizeRecoveryCode } from './recovery-code';

test('a code is sixteen letters and digits in groups of four, and never the same twice', () => {
  const codes = Array.from({ length: 200 }, createRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  expect(new Set(codes).size).toBe(200);
});

test.each(['4k7d-9wqe-0r1m-xz5t', '4K7D 9WQE 0R1M XZ5T', ' 4k7d9wqe-or1mxz5t ', '4k7d-9wqe-0rIm-xz5t'])(
  'it is the same however it is typed: %s',
  (typed) => expect(normalizeRecoveryCode(typed)).toBe('4k7d9wqe0r1mxz5t'),
);
