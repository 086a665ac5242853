import type { Core } from '@strapi/strapi';
import { OUTBOX_UID, SEND_MAIL, SEND_MAIL_ATTEMPTS } from '../api/mail/enqueue-mail';
import type { Locale } from '../contract';
import { engines } from '../engines';
import { isPermanentMailFailure } from '../engines/mail';
import type { MailCalendar } from '../engines/mail/port';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

interface OutboxRow {
  id: number;
  recipient: string;
  language: Locale;
  subject: string;
  text: string;
  html: string;
  calendar: MailCalendar | null;
  state: 'queued' | 'sending' | 'sent' | 'failed' | 'captured' | 'expired';
  messageId: string;
  expiresAt: string | null;
}

/**
 * Sends one mail of the outbox. A crash after the mail server took it may send it again, with the same Message-ID;
 * an address refused for good is not tried again.
 */
export const sendMail = (strapi: Core.Strapi): JobDefinition<{ mailId: string }> => ({
  name: SEND_MAIL,
  concurrency: 2,
  timeoutMs: timings().jobs.sendMailMs,
  async run({ mailId }, { attempt }) {
    const outbox = strapi.db.query(OUTBOX_UID);
    const mail = await outbox.findOne<OutboxRow>({ where: { documentId: mailId } });
    if (!mail || !['queued', 'sending'].includes(mail.state)) return;
    const set = (data: Record<string, unknown>) => outbox.update({ where: { id: mail.id }, data });
    if (mail.expiresAt && new Date(mail.expiresAt) < new Date()) {
      await set({ state: 'expired' });
      return;
    }
    await set({ state: 'sending', attempts: attempt });
    const { recipient: to, language: locale, subject, text, html, messageId } = mail;
    const calendar = mail.calendar ?? undefined;
    try {
      const state = await engines(strapi).mail.send({
        to,
        locale,
        subject,
        text,
        html,
        messageId,
        calendar,
      });
      await set({ state, sentAt: new Date(), lastError: null });
    } catch (error) {
      const lastError = error instanceof Error ? error.message.slice(0, 500) : 'Unknown error';
      if (isPermanentMailFailure(error) || attempt >= SEND_MAIL_ATTEMPTS) {
        await set({ state: 'failed', lastError });
        strapi.log.error(`Mail ${mailId} was not sent: ${lastError.replaceAll(to, '…')}`);
        return;
      }
      await set({ state: 'queued', lastError });
      throw error;
    }
  },
});
