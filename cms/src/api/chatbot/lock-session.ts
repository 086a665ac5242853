import type { Core } from '@strapi/strapi';
import { VISITOR_SESSION } from './chatbot-row';
import type { SessionRow } from './visitor-rows';

type Transaction = Core.Strapi['db']['connection'];

/**
 * Holds a session's row until the transaction ends, so that what is decided about it stays true: who answers, whether a reply is in
 * the making. Null when the conversation is not there, or not this chatbot's.
 */
export const lockSession = async (
  strapi: Core.Strapi,
  trx: Transaction,
  sessionId: string,
  chatbotId: number,
): Promise<SessionRow | null> => {
  // SQLite has one connection: whoever is in a transaction is alone.
  if (strapi.db.dialect.client === 'postgres')
    await trx('visitor_sessions').where({ session_id: sessionId }).forUpdate().select('id');
  return strapi.db.query(VISITOR_SESSION).findOne({ where: { sessionId, chatbot: { id: chatbotId } } });
};
