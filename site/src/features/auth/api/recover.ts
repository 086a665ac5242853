import type {
  ConfirmEmail,
  ConfirmNewEmail,
  ForgotPassword,
  ResendConfirmation,
  ResetPassword,
} from '@contract';
import { http } from '../../../lib/http';

/** Asks for the mail with the link to a new password. */
export const forgotPassword = (email: string) =>
  http.post<ForgotPassword['response']>('/auth/forgot-password', {
    email: email.trim(),
  } satisfies ForgotPassword['request']);

/** Sets a new password with the code of the mailed link. */
export const resetPassword = (request: ResetPassword['request']) =>
  http.post<ResetPassword['response']>('/auth/reset-password', request);

/** Confirms an address with the code of the mailed link. */
export const confirmEmail = (confirmation: string) =>
  http.post<ConfirmEmail['response']>('/auth/confirm-email', {
    confirmation,
  } satisfies ConfirmEmail['request']);

/** Moves the account to the address that the code was mailed to. */
export const confirmNewEmail = (code: string) =>
  http.post<ConfirmNewEmail['response']>('/auth/confirm-new-email', {
    code,
  } satisfies ConfirmNewEmail['request']);

/** Asks for the confirmation mail once more. */
export const resendConfirmation = (email: string) =>
  http.post<ResendConfirmation['response']>('/auth/send-email-confirmation', {
    email: email.trim(),
  } satisfies ResendConfirmation['request']);
