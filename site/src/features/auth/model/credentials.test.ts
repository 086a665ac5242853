import { describe, expect, test } from 'vitest';
import {
  emailProblem,
  loginProblems,
  newPasswordProblems,
  passwordProblem,
  signupProblems,
} from './credentials';

describe('an email address', () => {
  test.each([
    ['', 'emailRequired'],
    ['   ', 'emailRequired'],
    ['giulia', 'emailInvalid'],
    ['giulia@bottega', 'emailInvalid'],
    ['giu lia@bottega.it', 'emailInvalid'],
    [`${'a'.repeat(250)}@b.it`, 'emailInvalid'],
    ['giulia@bottega.it', undefined],
    [' giulia@bottega.it ', undefined],
  ])('%j: %s', (email, problem) => expect(emailProblem(email)).toBe(problem));
});

describe('a password', () => {
  test.each([
    ['', 'passwordRequired'],
    ['12345', 'passwordShort'],
    ['123456', undefined],
    ['      ', undefined],
    ['a'.repeat(72), undefined],
    ['a'.repeat(73), 'passwordLong'],
    ['è'.repeat(36), undefined],
    ['è'.repeat(37), 'passwordLong'],
  ])('%j: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));
});

test('a complete sign-in has no problem', () => {
  expect(loginProblems({ email: 'giulia@bottega.it', password: 'segreta' })).toEqual({});
});

test('an empty registration names every field, in the order of the screen', () => {
  expect(Object.entries(signupProblems({ name: ' ', email: '', password: '', confirmation: '' }))).toEqual([
    ['name', 'nameRequired'],
    ['email', 'emailRequired'],
    ['password', 'passwordRequired'],
    ['confirmation', 'confirmationRequired'],
  ]);
});

test('a name longer than the account can hold is refused', () => {
  const fields = { email: 'g@b.it', password: 'segreta', confirmation: 'segreta' };
  expect(signupProblems({ ...fields, name: 'G'.repeat(121) })).toEqual({ name: 'nameTooLong' });
  expect(signupProblems({ ...fields, name: 'G'.repeat(120) })).toEqual({});
});

test('the confirmation must repeat the password to the letter', () => {
  expect(newPasswordProblems({ password: 'segreta', confirmation: 'Segreta' })).toEqual({
    confirmation: 'confirmationDiffers',
  });
});
