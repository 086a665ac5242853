import { z } from '@strapi/utils';
import {
  PASSKEY_LIMITS,
  PASSKEY_TRANSPORTS,
  type AddPasskey,
  type BeginPasskeySignIn,
  type PasskeySignIn,
  type RenamePasskey,
} from '../../../../contract';

/** The longest that any authenticator sends is a few thousand characters. */
const bytes = z
  .string()
  .min(1)
  .max(16_384)
  .regex(/^[\w-]+$/);
const name = z.string().trim().min(1, 'required').max(PASSKEY_LIMITS.name, 'max');

export const beginPasskeySignInRequest = z.strictObject({
  pending: z.boolean(),
}) satisfies z.ZodType<BeginPasskeySignIn['request']>;

export const passkeySignInRequest = z.strictObject({
  id: bytes,
  clientDataJSON: bytes,
  authenticatorData: bytes,
  signature: bytes,
}) satisfies z.ZodType<PasskeySignIn['request']>;

export const addPasskeyRequest = z.strictObject({
  name,
  credential: z.strictObject({
    id: bytes,
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.enum(PASSKEY_TRANSPORTS)).max(PASSKEY_TRANSPORTS.length),
  }),
}) satisfies z.ZodType<AddPasskey['request']>;

export const renamePasskeyRequest = z.strictObject({ name }) satisfies z.ZodType<RenamePasskey['request']>;
