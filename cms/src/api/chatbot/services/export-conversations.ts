import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { GetConversation } from '../../../contract';
import type { Caller } from '../../../http/context';
import { conversationCsv } from '../../../locales/conversation-csv';
import { VISITOR_MESSAGE } from '../chatbot-row';
import { loadSessions, matchingSessions, type ConversationQuery } from '../conversation-filter';
import { toConversation, toVisitorMessage, type MessageRow } from '../visitor-rows';
import { findOwnChatbot } from './chatbots';

type Exported = GetConversation['response']['data'];

const SESSIONS_AT_ONCE = 50;

export type ExportFormat = 'csv' | 'json';

/** Every conversation of a query with its messages, oldest first, read from the database as fast as the reader takes them. */
async function* conversationsOf(
  strapi: Core.Strapi,
  chatbotId: number,
  query: ConversationQuery,
): AsyncGenerator<Exported> {
  const matching = await matchingSessions(strapi, chatbotId, query);
  for (let after = 0; ;) {
    const next = (await matching()
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(SESSIONS_AT_ONCE)) as { id: number }[];
    const sessions = await loadSessions(strapi, next);
    for (const session of sessions) {
      after = session.id;
      const messages: MessageRow[] = await strapi.db.query(VISITOR_MESSAGE).findMany({
        where: { session: { id: session.id }, $or: [{ state: 'done' }, { sender: 'visitor' }] },
        orderBy: { id: 'asc' },
      });
      yield {
        conversation: toConversation(session),
        messages: messages.map((row) => toVisitorMessage(row, session.sessionId)),
      };
    }
    if (next.length < SESSIONS_AT_ONCE) return;
  }
}

async function* asJson(conversations: AsyncIterable<Exported>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const exported of conversations) {
    yield `${before}${JSON.stringify(exported)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** The conversations of a query as a file, in the owner's language. */
export const exportConversations = async (
  strapi: Core.Strapi,
  caller: Caller,
  installId: string,
  { format, ...query }: ConversationQuery & { format: ExportFormat },
): Promise<Readable> => {
  const bot = await findOwnChatbot(strapi, installId, caller);
  const conversations = conversationsOf(strapi, bot.id, query);
  return Readable.from(
    format === 'csv' ? conversationCsv(conversations, caller.locale) : asJson(conversations),
  );
};
