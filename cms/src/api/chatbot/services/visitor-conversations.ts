import type { Core } from '@strapi/strapi';
import { LIMITS, type GetConversation, type ListConversations } from '../../../contract';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { notifyVisitor } from '../../widget/visitor-channel';
import { VISITOR_MESSAGE, VISITOR_SESSION } from '../chatbot-row';
import { loadSessions, matchingSessions, waitingIn, type ConversationQuery } from '../conversation-filter';
import { announceConversation } from '../conversation-events';
import { toConversation, toVisitorMessage, type MessageRow, type SessionRow } from '../visitor-rows';
import { findOwnChatbot } from './chatbots';
import { eraseConversation } from './erase-conversation';

/** What visitors and a bot said to each other, for the bot's owner. */
export const visitorConversations = (strapi: Core.Strapi, caller: Caller) => {
  const find = (installId: string) => findOwnChatbot(strapi, installId, caller);

  return {
    async list(
      installId: string,
      { page, ...query }: ConversationQuery & { page: number },
    ): Promise<ListConversations['response']> {
      const bot = await find(installId);
      const matching = await matchingSessions(strapi, bot.id, query);
      const [waiting, counted, shown] = await Promise.all([
        strapi.db.query(VISITOR_SESSION).count({ where: waitingIn(bot.id) }),
        matching().count({ total: '*' }).first() as Promise<{ total: number | string }>,
        matching()
          .select('id')
          .orderBy([
            { column: 'last_message_at', order: 'desc' },
            { column: 'id', order: 'desc' },
          ])
          .limit(LIMITS.historyPageSize)
          .offset((page - 1) * LIMITS.historyPageSize) as Promise<{ id: number }[]>,
      ]);
      const rows = await loadSessions(strapi, shown);
      return {
        data: rows.map(toConversation),
        meta: { page, pageSize: LIMITS.historyPageSize, total: Number(counted.total), waiting },
      };
    },

    /** Reading a conversation marks it read, up to what is shown. */
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
      const read = { ...session, ownerReadAt: session.lastMessageAt };
      if (toConversation(session).unread) {
        await strapi.db
          .connection('visitor_sessions')
          .where({ id: session.id })
          .update({ owner_read_at: new Date(session.lastMessageAt) });
        await announceConversation(strapi, { ownerId: caller.id, installId }, sessionId);
      }
      return {
        data: {
          conversation: toConversation(read),
          messages: rows.map((row) => toVisitorMessage(row, sessionId)),
        },
      };
    },

    async erase(installId: string, sessionId: string): Promise<void> {
      const bot = await find(installId);
      if (!(await eraseConversation(strapi, sessionId, bot.id))) throw new ApiError('NOT_FOUND');
      notifyVisitor(strapi, sessionId, { type: 'erased' });
      engines(strapi).live.publish({
        owner: caller.id,
        event: { topic: 'conversation-erased', chatbotId: installId, sessionId },
      });
    },
  };
};
