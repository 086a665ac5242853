import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';

export const SEND_MAIL = 'send-mail';

interface Sending {
  /** The document id of the outbox row. */
  mailId: string;
  /** What came before: a sending that waits for its time does not stand in the way of the next one. */
  attempts: number;
  runAt?: Date;
}

/** Has a mail of the outbox sent, at once or later. Joins the running transaction. */
export const enqueueSending = (strapi: Core.Strapi, { mailId, attempts, runAt }: Sending): Promise<void> =>
  engines(strapi).queue.enqueue({
    name: SEND_MAIL,
    payload: { mailId },
    key: `${SEND_MAIL}:${mailId}:${attempts}`,
    ...(runAt ? { runAt } : {}),
  });
