import { createCaptureTransport } from './capture';
import type { MailTransport } from './port';
import { createSmtpTransport } from './smtp';

export { isPermanentMailFailure } from './smtp';

/** The mail transport that the settings ask for: SMTP when `SMTP_URL` is there, the outbox alone otherwise. */
export const createMailTransport = (settings: { smtpUrl: string; from: string }): MailTransport =>
  settings.smtpUrl ? createSmtpTransport(settings.smtpUrl, settings.from) : createCaptureTransport();
