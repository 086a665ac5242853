import type { Core } from '@strapi/strapi';
import type { RowInput } from '../database/query';
import { OUTBOX_UID } from '../api/mail/enqueue-mail';
import { enqueueSending, SEND_MAIL } from '../api/mail/enqueue-sending';
import { nextAttempt } from '../domain/mail/next-attempt';
import { engines } from '../engines';
import { isPermanentMailFailure } from '../engines/mail';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const LONGEST_ERROR = 500;

/**
 * Sends one mail of the outbox. A crash after the mail server took it may send it again, with the same Message-ID; an address
 * refused for good is not tried again, and a server that is away is tried for days, with growing pauses.
 */
export const sendMail = (strapi: Core.Strapi): JobDefinition<{ mailId: string }> => ({
  name: SEND_MAIL,
  concurrency: 2,
  timeoutMs: timings().jobs.sendMailMs,
  async run({ mailId }) {
    const outbox = strapi.db.query(OUTBOX_UID);
    const mail = await outbox.findOne({ where: { documentId: mailId } });
    if (!mail || !['queued', 'sending'].includes(mail.state)) return;
    const set = (data: RowInput<typeof OUTBOX_UID>) => outbox.update({ where: { id: mail.id }, data });
    if (mail.expiresAt && new Date(mail.expiresAt) < new Date()) {
      await set({ state: 'expired', nextAttemptAt: null });
      return;
    }
    const attempts = (mail.attempts ?? 0) + 1;
    await set({ state: 'sending', attempts, nextAttemptAt: null });
    const { recipient: to, language: locale, subject, text, html, messageId } = mail;
    const calendar = mail.calendar ?? undefined;
    const outcome = await engines(strapi)
      .mail.send({ to, locale, subject, text, html, messageId, calendar })
      .catch((error: unknown) => ({ error }));
    if (typeof outcome === 'string') {
      await set({ state: outcome, sentAt: new Date(), lastError: null });
      return;
    }
    const { error } = outcome;
    const lastError = error instanceof Error ? error.message.slice(0, LONGEST_ERROR) : 'Unknown error';
    const now = new Date();
    const next = isPermanentMailFailure(error)
      ? null
      : nextAttempt({ createdAt: new Date(mail.createdAt), attempts, now }, timings().outside);
    const shown = lastError.replaceAll(to, '…');
    if (next === null) {
      await set({ state: 'failed', lastError });
      strapi.log.error(`Mail ${mailId} was not sent: ${shown}`);
      return;
    }
    await strapi.db.transaction(async () => {
      await set({ state: 'queued', lastError, nextAttemptAt: next });
      await enqueueSending(strapi, { mailId, attempts, runAt: next });
    });
    strapi.log.warn(`Mail ${mailId} is tried again at ${next.toISOString()}: ${shown}`);
  },
});
