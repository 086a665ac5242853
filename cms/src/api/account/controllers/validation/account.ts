import { z } from '@strapi/utils';
import {
  isEmail,
  LIMITS,
  LOCALES,
  type ChangeEmail,
  type ChangePassword,
  type ConfirmEmail,
  type ConfirmNewEmail,
  type ExportData,
  type ForgotPassword,
  type Login,
  type Register,
  type ResendConfirmation,
  type ResetPassword,
  type ScheduleErasure,
  type UpdateMe,
} from '../../../../contract';

const email = z.string().trim().toLowerCase().min(1, 'required').refine(isEmail, 'email');
/** Only bounded here: whether it is good enough is `passwordWeakness`'s to say, with its own code. */
const password = z.string().min(1, 'required').max(1000, 'max');
const code = z.string().min(1, 'required').max(200, 'max');
const displayName = z
  .string()
  .trim()
  .min(1, 'required')
  .max(LIMITS.displayName.max, 'max')
  // A name goes into mails and headings: one line.
  .refine((name) => !/\p{Cc}/u.test(name), 'format');
const locale = z.enum(LOCALES);

const same = ({ password, passwordConfirmation }: { password: string; passwordConfirmation: string }) =>
  password === passwordConfirmation;
const mismatch = { message: 'mismatch', path: ['passwordConfirmation'] };

export const registerRequest = z.strictObject({
  displayName,
  email,
  password,
  locale: locale.optional(),
}) satisfies z.ZodType<Register['request']>;

export const loginRequest = z.strictObject({
  identifier: z.string().trim().toLowerCase().min(1, 'required').max(LIMITS.email.max, 'max'),
  password,
}) satisfies z.ZodType<Login['request']>;

export const emailRequest = z.strictObject({ email }) satisfies z.ZodType<
  ForgotPassword['request'] & ResendConfirmation['request']
>;

export const resetPasswordRequest = z
  .strictObject({ code, password, passwordConfirmation: password })
  .refine(same, mismatch) satisfies z.ZodType<ResetPassword['request']>;

export const changePasswordRequest = z
  .strictObject({ currentPassword: password, password, passwordConfirmation: password })
  .refine(same, mismatch) satisfies z.ZodType<ChangePassword['request']>;

export const confirmEmailRequest = z.strictObject({ confirmation: code }) satisfies z.ZodType<
  ConfirmEmail['request']
>;

export const updateMeRequest = z.strictObject({
  displayName: displayName.optional(),
  locale: locale.optional(),
}) satisfies z.ZodType<UpdateMe['request']>;

export const newEmailRequest = z.strictObject({ email, password }) satisfies z.ZodType<
  ChangeEmail['request']
>;

export const confirmNewEmailRequest = z.strictObject({ code }) satisfies z.ZodType<
  ConfirmNewEmail['request']
>;

export const passwordRequest = z.strictObject({ password }) satisfies z.ZodType<
  ExportData['request'] & ScheduleErasure['request']
>;
