import type { Locale, One } from './common';

export const ROLES = ['customer', 'admin'] as const;
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
/** `POST /api/auth/local` */
export interface Login {
  request: { identifier: string; password: string };
  response: Session;
}
/** `POST /api/auth/refresh` (cookie) */
export interface RefreshSession {
  response: Session;
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
  response: Session;
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
/** `GET /api/site-config`: what the site must know about the server before it draws a screen. */
export interface SiteConfig {
  data: {
    googleSignIn: boolean;
    emailConfirmation: boolean;
    /** The mail viewer at `/dev/outbox` is there only outside production. */
    devOutbox: boolean;
    payments: { sandbox: boolean; stripe: boolean; bankTransfer: boolean };
    engine: 'embedded' | 'openai-compatible' | 'webhook';
    version: string;
  };
}
