import type { Core } from '@strapi/strapi';
import type { ConversationFilter } from '../../contract';
import { endOfRomeDay, startOfRomeDay } from '../../domain/chatbot/rome-time';

/** Which conversations of a chatbot are meant. */
export interface ConversationQuery {
  q: string;
  from: string | null;
  to: string | null;
  filter: ConversationFilter;
}

const MAX_MATCHES = 5_000;

const ASKED = { personRequestedAt: { $notNull: true } };
const ATTENDED = { attendedBy: 'person' };

const MATCHING: Record<ConversationFilter, object> = {
  all: {},
  unanswered: { unanswered: true },
  'thumbs-down': { thumbsDown: true },
  // Also where somebody came since, and the request itself is over.
  person: { $or: [{ personAsked: true }, { handoverEmail: { $notNull: true } }] },
  live: { $or: [ATTENDED, ASKED] },
};

/** Conversations in which a visitor waits for an answer that only a person will give. */
export const waitingIn = (chatbotId: number) => ({
  chatbot: { id: chatbotId },
  lastSender: 'visitor',
  $or: [ATTENDED, ASKED],
});

/** Sessions in which somebody wrote `q`; `%` and `_` in it mean themselves. */
const sessionsSaying = async (strapi: Core.Strapi, chatbotId: number, q: string): Promise<number[]> => {
  const knex = strapi.db.connection;
  const like = strapi.db.dialect.client === 'postgres' ? 'ilike' : 'like';
  const rows: { session_id: number }[] = await knex('visitor_messages')
    .distinct('session_id')
    .where({ chatbot_id: chatbotId })
    .whereNotNull('session_id')
    .whereRaw(`content ${like} ? escape '!'`, [`%${q.replace(/[!%_]/g, '!$&')}%`])
    .orderBy('session_id', 'desc')
    .limit(MAX_MATCHES);
  return rows.map((row) => row.session_id);
};

/** The query as the database understands it. */
export const conversationsWhere = async (
  strapi: Core.Strapi,
  chatbotId: number,
  { q, from, to, filter }: ConversationQuery,
) => ({
  $and: [
    { chatbot: { id: chatbotId }, messageCount: { $gt: 0 } },
    MATCHING[filter],
    ...(q ? [{ id: { $in: await sessionsSaying(strapi, chatbotId, q) } }] : []),
    ...(from ? [{ lastMessageAt: { $gte: startOfRomeDay(from) } }] : []),
    ...(to ? [{ startedAt: { $lt: endOfRomeDay(to) } }] : []),
  ],
});
