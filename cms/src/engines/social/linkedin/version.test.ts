import { expect, test } from 'vitest';
import { linkedInVersionWarning } from './version';

test.each([
  ['202607', '2026-11-22', false],
  ['202607', '2027-05-31', false],
  ['202607', '2027-06-01', true],
  ['26-07', '2026-11-22', true],
])('%s on %s', (version, day, warns) => {
  expect(linkedInVersionWarning(version, new Date(day)) !== null).toBe(warns);
});
