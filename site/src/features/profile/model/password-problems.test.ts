import { expect, test } from 'vitest';
import { passwordProblems, refusedPassword } from './password-problems';

test.each([
  ['', '', '', { current: 'required', next: 'required' }],
  ['vecchia', 'corta', 'corta', { next: 'short' }],
  ['vecchia', 'abbastanza', 'abastanza', { confirmation: 'differs' }],
  ['vecchia', 'è'.repeat(37), 'è'.repeat(37), { next: 'long' }],
  ['vecchia', 'abbastanza', 'abbastanza', {}],
])('“%s”, “%s”, “%s”', (current, next, confirmation, problems) => {
  expect(passwordProblems({ current, next, confirmation })).toEqual(problems);
});

test('a refusal is about one field, or about none', () => {
  expect(refusedPassword({ code: 'WEAK_PASSWORD', fields: { password: 'common' } })).toEqual({
    next: 'weak',
  });
  expect(refusedPassword({ code: 'VALIDATION', fields: { currentPassword: 'wrong' } })).toEqual({
    current: 'wrong',
  });
  expect(refusedPassword({ code: 'RATE_LIMITED', fields: {} })).toEqual({});
});
