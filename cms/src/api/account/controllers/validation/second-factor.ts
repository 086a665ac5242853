import { z } from '@strapi/utils';
import type {
  ConfirmSignIn,
  EnableSecondFactor,
  RemoveSecondFactor,
  RenewRecoveryCodes,
} from '../../../../contract';

/** Of the app or for recovery, with the spaces that people type. */
const code = z.string().trim().min(1, 'required').max(40, 'max');

export const codeRequest = z.strictObject({ code }) satisfies z.ZodType<
  ConfirmSignIn['request'] & EnableSecondFactor['request']
>;

export const proofRequest = z.strictObject({
  password: z.string().min(1, 'required').max(1000, 'max'),
  code,
}) satisfies z.ZodType<RenewRecoveryCodes['request'] & RemoveSecondFactor['request']>;
