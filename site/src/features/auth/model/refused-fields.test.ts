import { expect, test } from 'vitest';
import { refusedFields } from './refused-fields';

test.each([
  [{ code: 'EMAIL_TAKEN', fields: {} }, { email: 'emailTaken' }],
  [{ code: 'WEAK_PASSWORD', fields: {} }, { password: 'weakPassword' }],
  [{ code: 'VALIDATION', fields: { displayName: 'max' } }, { name: 'nameRequired' }],
  [
    { code: 'VALIDATION', fields: { email: 'email', passwordConfirmation: 'same' } },
    { email: 'emailInvalid', confirmation: 'confirmationDiffers' },
  ],
  [{ code: 'VALIDATION', fields: { locale: 'enum' } }, {}],
  [{ code: 'RATE_LIMITED', fields: {} }, {}],
])('%j concerns %j', (failure, problems) => expect(refusedFields(failure)).toEqual(problems));
