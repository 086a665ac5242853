import type { Instant, One, Page } from './common';

/** What has become of a mail: `failed` was refused for good or given up, `expired` holds a link that is dead. */
export const MAIL_STATES = ['queued', 'sending', 'failed', 'expired'] as const;
export type UnsentMailState = (typeof MAIL_STATES)[number];

/** A mail that has not left, as administrators see it: never its words, for the links in them are live. */
export interface UnsentMail {
  id: string;
  /** What it is for: `reset-password`, `purchase-paid`, … */
  kind: string;
  to: string;
  subject: string;
  state: UnsentMailState;
  attempts: number;
  /** What the mail server said last, in its own words. */
  lastError: string | null;
  createdAt: Instant;
  /** `null`: at once, or never. */
  nextAttemptAt: Instant | null;
}

/** `GET /api/admin/mails?state&page` (newest first) */
export interface ListUnsentMails {
  query: { state?: UnsentMailState | 'all'; page?: number };
  response: Page<UnsentMail>;
}
/** `POST /api/admin/mails/:id/retry`: at once. 409 CONFLICT for what was sent meanwhile or has expired. */
export interface RetryMail {
  response: One<UnsentMail>;
}
