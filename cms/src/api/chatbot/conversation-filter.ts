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

/** What a visitor is known by: as the page named them, or as they signed their request for a person. */
const NAMES = ['identity_name', 'identity_email', 'handover_email'];

/** Sessions in which somebody wrote `q`, or whose visitor is called so; `%` and `_` in it mean themselves. */
const sessionsAbout = async (strapi: Core.Strapi, chatbotId: number, q: string): Promise<number[]> => {
  const knex = strapi.db.connection;
  const like = strapi.db.dialect.client === 'postgres' ? 'ilike' : 'like';
  const pattern = `%${q.replace(/[!%_]/g, '!$&')}%`;
  const [saying, named]: [{ session_id: number }[], { id: number }[]] = await Promise.all([
    knex('visitor_messages')
      .distinct('session_id')
      .where({ chatbot_id: chatbotId })
      .whereNotNull('session_id')
      .whereRaw(`content ${like} ? escape '!'`, [pattern])
      .orderBy('session_id', 'desc')
      .limit(MAX_MATCHES),
    knex('visitor_sessions')
      .select('id')
      .where({ chatbot_id: chatbotId })
      .andWhere((names) => {
        // A number is only an address: half of one is found in too many.
        names.where('label', q);
        for (const name of NAMES) names.orWhereRaw(`${name} ${like} ? escape '!'`, [pattern]);
      })
      .orderBy('id', 'desc')
      .limit(MAX_MATCHES),
  ]);
  return [...new Set([...saying.map((row) => row.session_id), ...named.map(({ id }) => id)])];
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
    ...(q ? [{ id: { $in: await sessionsAbout(strapi, chatbotId, q) } }] : []),
    ...(from ? [{ lastMessageAt: { $gte: startOfRomeDay(from) } }] : []),
    ...(to ? [{ startedAt: { $lt: endOfRomeDay(to) } }] : []),
  ],
});
