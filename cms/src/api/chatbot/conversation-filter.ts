import type { Core } from '@strapi/strapi';
import type { Where } from '../../database/query';
import type { Knex } from 'knex';
import type { ConversationFilter } from '../../contract';
import { endOfRomeDay, startOfRomeDay } from '../../domain/chatbot/rome-time';
import { VISITOR_SESSION } from './chatbot-row';
import type { SessionRow } from './visitor-rows';

/** Which conversations of a chatbot are meant. */
export interface ConversationQuery {
  q: string;
  from: string | null;
  to: string | null;
  filter: ConversationFilter;
}

const MAX_MATCHES = 5_000;

const ASKED = { personRequestedAt: { $notNull: true } };
const ATTENDED = { attendedBy: 'person' } as const;

/** Conversations in which a visitor waits for an answer that only a person will give. */
export const waitingIn = (chatbotId: number): Where<typeof VISITOR_SESSION> => ({
  chatbot: { id: chatbotId },
  lastSender: 'visitor',
  $or: [ATTENDED, ASKED],
});

const narrow: Record<ConversationFilter, (sessions: Knex.QueryBuilder) => unknown> = {
  all: (sessions) => sessions,
  unanswered: (sessions) => sessions.where('unanswered', true),
  'thumbs-down': (sessions) => sessions.where('thumbs_down', true),
  // Also where somebody came since, and the request itself is over.
  person: (sessions) => sessions.where('person_asked', true).orWhereNotNull('handover_email'),
  live: (sessions) => sessions.where('attended_by', 'person').orWhereNotNull('person_requested_at'),
};

/** What a visitor is known by: as the page named them, or as they signed their request for a person. */
const NAMES = ['identity_name', 'identity_email', 'handover_email'];

/** Sessions in which somebody wrote `q`, or whose visitor is called so; `%` and `_` in it mean themselves. */
const sessionsAbout = async (strapi: Core.Strapi, chatbotId: number, q: string): Promise<number[]> => {
  const knex = strapi.db.connection;
  // SQLite's `like` knows no case. PostgreSQL's `ilike` takes three times as long as this: it lowers the pattern anew for each row.
  const contains = (column: string) =>
    strapi.db.dialect.client === 'postgres'
      ? `lower(${column}) like lower(?) escape '!'`
      : `${column} like ? escape '!'`;
  const pattern = `%${q.replace(/[!%_]/g, '!$&')}%`;
  const [saying, named] = (await Promise.all([
    knex('visitor_messages')
      .distinct('session_id')
      .where({ chatbot_id: chatbotId })
      .whereNotNull('session_id')
      .whereRaw(contains('content'), [pattern])
      .orderBy('session_id', 'desc')
      .limit(MAX_MATCHES),
    knex('visitor_sessions')
      .select('id')
      .where({ chatbot_id: chatbotId })
      .andWhere((names) => {
        // A number is only an address: half of one is found in too many.
        names.where('label', q);
        for (const name of NAMES) names.orWhereRaw(contains(name), [pattern]);
      })
      .orderBy('id', 'desc')
      .limit(MAX_MATCHES),
  ])) as [{ session_id: number }[], { id: number }[]];
  return [...new Set([...saying.map((row) => row.session_id), ...named.map(({ id }) => id)])];
};

/**
 * The rows of `visitor_sessions` that are meant, as a query to be begun anew for each use; `q` is looked for once. Strapi's own filter
 * by chatbot joins its table and makes the rows distinct: all conversations were read and sorted by every column, where this reads a
 * page of the newest from their index.
 */
export const matchingSessions = async (
  strapi: Core.Strapi,
  chatbotId: number,
  { q, from, to, filter }: ConversationQuery,
): Promise<() => Knex.QueryBuilder> => {
  const about = q ? await sessionsAbout(strapi, chatbotId, q) : null;
  return () => {
    const sessions = strapi.db
      .connection('visitor_sessions')
      .where({ chatbot_id: chatbotId })
      .where('message_count', '>', 0)
      .where((which) => void narrow[filter](which));
    if (about) sessions.whereIn('id', about);
    if (from) sessions.where('last_message_at', '>=', startOfRomeDay(from));
    if (to) sessions.where('started_at', '<', endOfRomeDay(to));
    return sessions;
  };
};

/** Those conversations, in the same order. */
export const loadSessions = async (
  strapi: Core.Strapi,
  chosen: readonly { id: number }[],
): Promise<SessionRow[]> => {
  const ids = chosen.map(({ id }) => id);
  const rows: SessionRow[] = await strapi.db.query(VISITOR_SESSION).findMany({ where: { id: { $in: ids } } });
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
};
