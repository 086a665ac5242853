import type { Instant, Locale, One } from './common';

/** `marketing` gives out coupons and sees nothing else of the business. */
export const ROLES = ['customer', 'marketing', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The signed-in person, as `GET /api/me` answers. */
export interface Account {
  id: string;
  email: string;
  displayName: string;
  avatarUrl: string | null;
  role: Role;
  locale: Locale;
  confirmed: boolean;
  /** Whether a password alone does not open it: a code of an authenticator app follows. */
  secondFactor: boolean;
  /** When everything of this person is erased, because they asked for it; null for who stays. */
  erasesAt: Instant | null;
}

/** A short access token (10 minutes), kept in memory only; the refresh token travels in an HttpOnly cookie. */
export interface Session {
  jwt: string;
  user: Account;
}

/** `POST /api/auth/local/register`. `session` is null when the address must be confirmed first. */
export interface Register {
  request: { displayName: string; email: string; password: string; locale?: Locale };
  response: { session: Session | null; confirmationSent: boolean };
}
/**
 * Half a sign-in: `POST /api/auth/second-factor` with a code is the other half. What connects the two is an HttpOnly cookie, and
 * opens nothing by itself.
 */
export interface PendingSignIn {
  secondFactor: { expiresAt: Instant };
}
/** What signing in answers: a session, unless the account has a second factor. */
export type SignInResult = Session | PendingSignIn;

/** `POST /api/auth/local` */
export interface Login {
  request: { identifier: string; password: string };
  response: SignInResult;
}
/** `POST /api/auth/second-factor`: a code of the app, or one of the recovery codes. */
export interface ConfirmSignIn {
  request: { code: string };
  response: Session;
}
/** `POST /api/auth/refresh` (cookie) */
export interface RefreshSession {
  response: Session;
}
/** `POST /api/auth/logout` (cookie): ends the session of this browser; without one, nothing. */
export interface SignOut {
  response: { ok: true };
}
/** `POST /api/auth/forgot-password`: answers the same for known and unknown addresses. */
export interface ForgotPassword {
  request: { email: string };
  response: { ok: true };
}
/**
 * `POST /api/auth/reset-password`: `code` comes from the mail, lives 30 minutes, works once.
 * The mail's link is `/reset-password#code=…`: a fragment, so that the code reaches no log and no referrer.
 */
export interface ResetPassword {
  request: { code: string; password: string; passwordConfirmation: string };
  response: SignInResult;
}
/** `POST /api/auth/change-password` (signed in): ends every other session and answers a new one. */
export interface ChangePassword {
  request: { currentPassword: string; password: string; passwordConfirmation: string };
  response: Session;
}
/**
 * `POST /api/auth/confirm-email`: a button's POST, because mail scanners open links.
 * The mail's link is `/confirm-email#confirmation=…`.
 */
export interface ConfirmEmail {
  request: { confirmation: string };
  response: { ok: true };
}
/** `POST /api/auth/send-email-confirmation` */
export interface ResendConfirmation {
  request: { email: string };
  response: { ok: true };
}
/** `GET /api/me`, `PATCH /api/me` */
export interface UpdateMe {
  request: { displayName?: string; locale?: Locale };
  response: One<Account>;
}
/** What only the person's own page shows. */
export interface Profile {
  account: Account;
  /** False for who has only ever come in with Google: they set one by mail (`/api/auth/forgot-password`). */
  hasPassword: boolean;
  /** The address that the account moves to once somebody confirms it from there. */
  newEmail: { address: string; expiresAt: Instant } | null;
  createdAt: Instant;
}
/** `GET /api/me/profile` */
export interface GetProfile {
  response: One<Profile>;
}
/** `PUT /api/me/avatar` (multipart, field `files`, PNG/JPEG/WebP), `DELETE` removes it. */
export interface PutAvatar {
  response: One<Account>;
}
/**
 * `POST /api/me/new-email`: mails a link to the new address, and a word to the old one, which stays until the link is
 * used. An address that has an account already is answered the same, and told by mail. `DELETE` takes it back.
 */
export interface ChangeEmail {
  request: { email: string; password: string };
  response: One<Profile>;
}
/** `POST /api/auth/confirm-new-email`: as `ConfirmEmail`; the link is `/conferma-nuova-email#code=…` and lives a day. */
export interface ConfirmNewEmail {
  request: { code: string };
  response: { ok: true };
}

export const BROWSERS = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari', 'other'] as const;
export type Browser = (typeof BROWSERS)[number];
export const SYSTEMS = ['windows', 'ios', 'android', 'macos', 'linux', 'other'] as const;
export type System = (typeof SYSTEMS)[number];

/** One browser where the person is signed in. */
export interface OpenSession {
  id: string;
  browser: Browser;
  system: System;
  /** Within a quarter of an hour. */
  lastUsedAt: Instant;
  /** The one that asks. */
  current: boolean;
}
/** `GET /api/me/sessions`; `DELETE /api/me/sessions` ends all others, `DELETE /api/me/sessions/:id` ends one. */
export interface ListSessions {
  response: { data: OpenSession[] };
}
/** `POST /api/me/export`: a zip of everything the person has here. */
export interface ExportData {
  request: { password: string };
}
/** `GET /api/me/second-factor` */
export interface GetSecondFactor {
  response: One<{ enabledAt: Instant | null; recoveryCodesLeft: number; passkeys: boolean }>;
}
/** `POST /api/me/second-factor/setup`: a key for the app; it counts from the first code on. `uri` is what the QR code says. */
export interface SetUpSecondFactor {
  request: { password: string };
  response: One<{ secret: string; uri: string }>;
}
/** `POST /api/me/second-factor`: turns it on with a first code, and ends every other session. The codes are shown this once. */
export interface EnableSecondFactor {
  request: { code: string };
  response: One<{ account: Account; recoveryCodes: string[] }>;
}
/** `POST /api/me/second-factor/recovery-codes`: ten others; those before no longer count. */
export interface RenewRecoveryCodes {
  request: { password: string; code: string };
  response: One<{ recoveryCodes: string[] }>;
}
/** `POST /api/me/second-factor/removal`: ends every other session. */
export interface RemoveSecondFactor {
  request: { password: string; code: string };
  response: One<Account>;
}
/** How long a person may change their mind. */
export const ERASURE_DAYS = 7;
/** `POST /api/me/erasure`: everything goes in seven days, chatbots are offline at once; `DELETE` takes it back. */
export interface ScheduleErasure {
  request: { password: string };
  response: One<Account>;
}
/** `GET /api/site-config`: what the site must know about the server before it draws a screen. */
export interface SiteConfig {
  data: {
    googleSignIn: boolean;
    emailConfirmation: boolean;
    /** Administrators come into the dashboard only with a second factor; elsewhere it is offered. */
    adminSecondFactor: 'required' | 'offered';
    /** Whether passkeys work at this server's address. */
    passkeys: boolean;
    /** The mail viewer at `/dev/outbox` is there only outside production. */
    devOutbox: boolean;
    payments: { sandbox: boolean; stripe: boolean; bankTransfer: boolean };
    engine: 'embedded' | 'openai-compatible' | 'webhook';
    version: string;
  };
}
