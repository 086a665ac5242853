import type { Core } from '@strapi/strapi';
import { lockSession } from '../lock-session';
import type { SessionRow } from '../visitor-rows';

type Transaction = Core.Strapi['db']['connection'];

/** Removes a conversation and all that names its visitor; false when it was not there. */
export const eraseConversation = async (
  strapi: Core.Strapi,
  sessionId: string,
  chatbotId: number,
): Promise<boolean> =>
  await strapi.db.transaction(async ({ trx }) => {
    // Held first: a message on its way waits, and then begins a conversation of its own.
    const session = await lockSession(strapi, trx, sessionId, chatbotId);
    if (!session) return false;
    await eraseSessions(trx, [session]);
    return true;
  });

/** Where a visitor’s name and address went when a person was called to their conversation. */
const CALLS = ['outbox_mails', 'notifications'];

/** By which the mail and the notification that called a person to a conversation are known. */
export const personCallKey = (sessionId: string): string => `person:${sessionId}`;

/** Takes back what called a person, so that the same may be called again. */
export const eraseCalls = async (trx: Transaction, keys: readonly string[]): Promise<void> => {
  for (const calls of CALLS)
    await trx(calls)
      .whereIn('dedupe_key', [...keys])
      .delete();
};

/** Sessions, their messages, and what called a person to them. */
export const eraseSessions = async (
  trx: Transaction,
  sessions: Pick<SessionRow, 'id' | 'sessionId' | 'handoverEmail'>[],
): Promise<void> => {
  const ids = sessions.map(({ id }) => id);
  const messages = trx('visitor_messages').whereIn('session_id', ids);
  // What was answered to a visitor's question in a comparison may repeat it.
  await trx('compared_questions').whereIn('message_id', messages.clone().select('id')).delete();
  await messages.clone().delete();
  await trx('visitor_sessions').whereIn('id', ids).delete();
  await eraseCalls(
    trx,
    sessions.map(({ sessionId }) => personCallKey(sessionId)),
  );
  for (const calls of CALLS) {
    for (const { sessionId, handoverEmail } of sessions)
      if (handoverEmail) await trx(calls).whereLike('dedupe_key', `handover:${sessionId}:%`).delete();
  }
};
