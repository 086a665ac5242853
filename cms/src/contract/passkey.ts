import type { Account, Session } from './account';
import type { Instant, One } from './common';

export const PASSKEY_LIMITS = { perPerson: 10, name: 60 } as const;

// WebAuthn Level 3 as JSON: bytes are base64url.
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number];

export interface PasskeyDescriptor {
  id: string;
  type: 'public-key';
  transports: PasskeyTransport[];
}
/** What a browser needs to make one. */
export interface PasskeyCreation {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  timeout: number;
  attestation: 'none';
  /** Those that the person has: a device is not asked for a second one. */
  excludeCredentials: PasskeyDescriptor[];
  authenticatorSelection: {
    residentKey: 'required';
    requireResidentKey: true;
    userVerification: 'required';
  };
}
/** What a browser needs to use one. Without `allowCredentials` the person chooses among those of this site. */
export interface PasskeyRequest {
  challenge: string;
  rpId: string;
  timeout: number;
  userVerification: 'required';
  allowCredentials: PasskeyDescriptor[];
}
/** One that a browser has just made. */
export interface NewPasskeyCredential {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports: PasskeyTransport[];
}
/** That somebody holds one, and has shown it a finger, a face or a PIN. */
export interface PasskeyProof {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}

/** A key of a device or a password manager that signs its owner in without a password. */
export interface Passkey {
  id: string;
  name: string;
  /** Also on the person's other devices. */
  synced: boolean;
  createdAt: Instant;
  lastUsedAt: Instant | null;
}

/**
 * `POST /api/auth/passkey/options`: with `pending`, for the sign-in whose password was right; otherwise a new one, for whoever holds
 * a passkey. `options` is null for a person without one, `app` true for one with an authenticator app.
 */
export interface BeginPasskeySignIn {
  request: { pending: boolean };
  response: One<{ app: boolean; options: PasskeyRequest | null }>;
}
/** `POST /api/auth/passkey` */
export interface PasskeySignIn {
  request: PasskeyProof;
  response: Session;
}
/** `GET /api/me/passkeys` */
export interface ListPasskeys {
  response: { data: Passkey[] };
}
/** `POST /api/me/passkeys/options` */
export interface BeginPasskey {
  request: { password: string };
  response: One<PasskeyCreation>;
}
/**
 * `POST /api/me/passkeys`: from the first one on a password alone does not open the account, and every other session ends. Recovery
 * codes come with what is the first second factor, and are shown this once.
 */
export interface AddPasskey {
  request: { name: string; credential: NewPasskeyCredential };
  response: One<{ account: Account; passkey: Passkey; recoveryCodes: string[] | null }>;
}
/** `PATCH /api/me/passkeys/:id` */
export interface RenamePasskey {
  request: { name: string };
  response: One<Passkey>;
}
/** `POST /api/me/passkeys/:id/removal`: ends every other session. */
export interface RemovePasskey {
  request: { password: string; code: string };
  response: One<Account>;
}
