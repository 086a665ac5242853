import { newDocumentId, newRow } from '../../database/new-row';
import type { Core } from '@strapi/strapi';
import { isEmail, type Locale } from '../../contract';
import type { MailCalendar } from '../../engines/mail/port';
import { readSettings } from '../../settings';
import type { MailKind, MailParams } from '../../templates/mail-kinds';
import { renderMail } from '../../templates/render-mail';
import { enqueueSending } from './enqueue-sending';

export const OUTBOX_UID = 'api::mail.outbox-mail';

export interface MailRequest<Kind extends MailKind = MailKind> {
  kind: Kind;
  to: string;
  locale: Locale;
  params: MailParams[Kind];
  /** The same key twice is one mail: `reset:{token}`, `quota:{bot}:{month}:80`… */
  dedupeKey: string;
  /** A mail not sent by then is dropped: its link would be dead. */
  expiresAt?: Date;
  /** Attached as a calendar file. */
  calendar?: MailCalendar;
}

/** A mail whose words are made: what the outbox keeps. */
export interface WrittenMail {
  kind: string;
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  dedupeKey: string;
  expiresAt?: Date;
  calendar?: MailCalendar;
}

/**
 * Writes a mail into the outbox and enqueues its sending, inside the caller's transaction when there is one:
 * the mail exists exactly when the change does, and no request ever waits for a mail server.
 */
export const enqueueMail = async <Kind extends MailKind>(
  strapi: Core.Strapi,
  { kind, to, locale, params, dedupeKey, expiresAt, calendar }: MailRequest<Kind>,
): Promise<void> => {
  const { publicUrl } = readSettings();
  const words = renderMail(kind, params, { locale, publicUrl });
  await storeMail(strapi, { kind, to, locale, ...words, dedupeKey, expiresAt, calendar });
};

/** The same for words that are not ours, such as the panel's own mails. */
export const storeMail = async (
  strapi: Core.Strapi,
  { kind, to, locale, subject, text, html, dedupeKey, expiresAt, calendar }: WrittenMail,
): Promise<void> => {
  if (!isEmail(to)) throw new Error('Not an address to send mail to');
  const { publicUrl } = readSettings();
  const documentId = newDocumentId();
  const now = new Date();
  await strapi.db.transaction(async ({ trx }) => {
    // A violated unique index would end a whole PostgreSQL transaction: let the database skip the second one instead.
    const written = await trx('outbox_mails')
      .insert(
        newRow(
          OUTBOX_UID,
          {
            documentId,
            kind,
            recipient: to,
            language: locale,
            subject,
            text,
            html,
            state: 'queued',
            attempts: 0,
            dedupeKey,
            messageId: `<${documentId}@${new URL(publicUrl).hostname}>`,
            expiresAt: expiresAt ?? null,
            calendar: calendar ?? null,
          },
          now,
        ),
      )
      .onConflict('dedupe_key')
      .ignore()
      .returning('id');
    if (written.length === 0) return;
    await enqueueSending(strapi, { mailId: documentId, attempts: 0 });
  });
};
