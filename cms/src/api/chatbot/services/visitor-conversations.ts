import type { Core } from '@strapi/strapi';
import { LIMITS, type GetConversation, type ListConversations } from '../../../contract';
import { endOfRomeDay, startOfRomeDay } from '../../../domain/chatbot/rome-time';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { VISITOR_MESSAGE, VISITOR_SESSION } from '../chatbot-row';
import { toConversation, toVisitorMessage, type MessageRow, type SessionRow } from '../visitor-rows';
import { findOwnChatbot } from './chatbots';

export interface ConversationFilter {
  q: string;
  from: string | null;
  to: string | null;
  page: number;
}

const MAX_MATCHES = 5_000;

/** What visitors and a bot said to each other, for the bot's owner. */
export const visitorConversations = (strapi: Core.Strapi, caller: Caller) => {
  const find = (installId: string) => findOwnChatbot(strapi, installId, caller);

  /** Sessions in which somebody wrote `q`; `%` and `_` in it mean themselves. */
  const sessionsSaying = async (chatbotId: number, q: string): Promise<number[]> => {
    const knex = strapi.db.connection;
    const like = strapi.db.dialect.client === 'postgres' ? 'ilike' : 'like';
    const rows: { session_id: number }[] = await knex('visitor_messages')
      .distinct('session_id')
      .where({ chatbot_id: chatbotId })
      .whereRaw(`content ${like} ? escape '!'`, [`%${q.replace(/[!%_]/g, '!$&')}%`])
      .orderBy('session_id', 'desc')
      .limit(MAX_MATCHES);
    return rows.map((row) => row.session_id);
  };

  return {
    async list(
      installId: string,
      { q, from, to, page }: ConversationFilter,
    ): Promise<ListConversations['response']> {
      const bot = await find(installId);
      const where = {
        chatbot: { id: bot.id },
        messageCount: { $gt: 0 },
        ...(q ? { id: { $in: await sessionsSaying(bot.id, q) } } : {}),
        ...(from ? { lastMessageAt: { $gte: startOfRomeDay(from) } } : {}),
        ...(to ? { startedAt: { $lt: endOfRomeDay(to) } } : {}),
      };
      const sessions = strapi.db.query(VISITOR_SESSION);
      const [waiting, total, rows] = await Promise.all([
        sessions.count({
          where: {
            chatbot: { id: bot.id },
            lastSender: 'visitor',
            $or: [{ attendedBy: 'person' }, { personRequestedAt: { $notNull: true } }],
          },
        }),
        sessions.count({ where }),
        sessions.findMany({
          where,
          orderBy: [{ lastMessageAt: 'desc' }, { id: 'desc' }],
          limit: LIMITS.historyPageSize,
          offset: (page - 1) * LIMITS.historyPageSize,
        }) as Promise<SessionRow[]>,
      ]);
      return {
        data: rows.map(toConversation),
        meta: { page, pageSize: LIMITS.historyPageSize, total, waiting },
      };
    },

    async find(installId: string, sessionId: string): Promise<GetConversation['response']> {
      const bot = await find(installId);
      const session: SessionRow | null = await strapi.db
        .query(VISITOR_SESSION)
        .findOne({ where: { sessionId, chatbot: { id: bot.id } } });
      if (!session) throw new ApiError('NOT_FOUND');
      const rows: MessageRow[] = await strapi.db.query(VISITOR_MESSAGE).findMany({
        where: { session: { id: session.id }, $or: [{ state: 'done' }, { sender: 'visitor' }] },
        orderBy: { id: 'asc' },
      });
      return {
        data: {
          conversation: toConversation(session),
          messages: rows.map((row) => toVisitorMessage(row, sessionId)),
        },
      };
    },
  };
};
