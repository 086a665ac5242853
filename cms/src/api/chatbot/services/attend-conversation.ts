import type { Core } from '@strapi/strapi';
import type { AnswerVisitor, VisitorConversation, VisitorMessage } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { visitorChat } from '../../widget/services/visitor-chat';
import { notifyVisitor } from '../../widget/visitor-channel';
import { widgetBots } from '../../widget/widget-bots';
import { VISITOR_MESSAGE, VISITOR_SESSION } from '../chatbot-row';
import { announceConversation, announceMessage } from '../conversation-events';
import { lockSession } from '../lock-session';
import { toConversation, toVisitorMessage, type MessageRow, type SessionRow } from '../visitor-rows';
import { findOwnChatbot } from './chatbots';

/** The owner in person, in the visitors' conversations of the own chatbot. */
export const attendConversation = (strapi: Core.Strapi, caller: Caller) => {
  const inboxOf = (installId: string) => ({ ownerId: caller.id, installId });

  const conversationOf = async (sessionId: string, chatbotId: number): Promise<SessionRow> => {
    const row: SessionRow | null = await strapi.db
      .query(VISITOR_SESSION)
      .findOne({ where: { sessionId, chatbot: { id: chatbotId } } });
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  };

  return {
    /** From here the owner answers; a reply in the making ends with what has been said. */
    async takeOver(installId: string, sessionId: string): Promise<VisitorConversation> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      const changed = await strapi.db.transaction(async ({ trx }) => {
        const session = await lockSession(strapi, trx, sessionId, bot.id);
        if (!session) throw new ApiError('NOT_FOUND');
        if (session.attendedBy === 'person') return false;
        await trx('visitor_sessions')
          .where({ id: session.id })
          .update({ attended_by: 'person', person_active_at: new Date(), person_requested_at: null });
        return true;
      });
      if (changed) {
        notifyVisitor(strapi, sessionId, { type: 'attended', by: 'person' });
        await announceConversation(strapi, inboxOf(installId), sessionId);
      }
      return toConversation(await conversationOf(sessionId, bot.id));
    },

    /** The bot answers again, beginning with what the visitor still waits for. */
    async handBack(installId: string, sessionId: string): Promise<VisitorConversation> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      await conversationOf(sessionId, bot.id);
      const widgetBot = await widgetBots(strapi).find(installId);
      if (widgetBot) await visitorChat(strapi).handBack(widgetBot, sessionId);
      return toConversation(await conversationOf(sessionId, bot.id));
    },

    /** Notes that nobody waits any more, as when the owner has written a mail; the bot answers what is asked from here on. */
    async resolve(installId: string, sessionId: string): Promise<VisitorConversation> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      const wasAttended = await strapi.db.transaction(async ({ trx }) => {
        const session = await lockSession(strapi, trx, sessionId, bot.id);
        if (!session) throw new ApiError('NOT_FOUND');
        await trx('visitor_sessions')
          .where({ id: session.id })
          .update({ attended_by: 'bot', person_requested_at: null, resolved_at: new Date() });
        return session.attendedBy === 'person';
      });
      if (wasAttended) notifyVisitor(strapi, sessionId, { type: 'attended', by: 'bot' });
      await announceConversation(strapi, inboxOf(installId), sessionId);
      return toConversation(await conversationOf(sessionId, bot.id));
    },

    /** Takes that back: the visitor waits again. */
    async reopen(installId: string, sessionId: string): Promise<VisitorConversation> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      const changed = await strapi.db.transaction(async ({ trx }) => {
        const session = await lockSession(strapi, trx, sessionId, bot.id);
        if (!session) throw new ApiError('NOT_FOUND');
        if (!session.resolvedAt) return false;
        await trx('visitor_sessions')
          .where({ id: session.id })
          .update({ person_requested_at: new Date(), last_sender: 'visitor', resolved_at: null });
        return true;
      });
      if (changed) await announceConversation(strapi, inboxOf(installId), sessionId);
      return toConversation(await conversationOf(sessionId, bot.id));
    },

    /** Says something as a person, which takes the conversation over. */
    async say(
      installId: string,
      sessionId: string,
      { clientId, text }: AnswerVisitor['request'],
    ): Promise<VisitorMessage> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      const messages = strapi.db.query(VISITOR_MESSAGE);
      const message = await strapi.db.transaction(async ({ trx }) => {
        const session = await lockSession(strapi, trx, sessionId, bot.id);
        if (!session) throw new ApiError('NOT_FOUND');
        const before: MessageRow | null = await messages.findOne({
          where: { session: { id: session.id }, clientId, sender: 'person' },
        });
        if (before && before.content !== text) throw new ApiError('IDEMPOTENCY_MISMATCH');
        if (before) return { row: before, isNew: false, tookOver: false };
        const now = new Date();
        const row: MessageRow = await messages.create({
          data: {
            chatbot: bot.id,
            session: session.id,
            clientId,
            sender: 'person',
            content: text,
            state: 'done',
          },
        });
        await trx('visitor_sessions')
          .where({ id: session.id })
          .update({
            attended_by: 'person',
            person_active_at: now,
            person_requested_at: null,
            last_message_at: now,
            last_sender: 'person',
            owner_read_at: now,
            message_count: trx.raw('coalesce(message_count, 0) + 1'),
          });
        return { row, isNew: true, tookOver: session.attendedBy === 'bot' };
      });
      if (message.tookOver) notifyVisitor(strapi, sessionId, { type: 'attended', by: 'person' });
      if (message.isNew) {
        announceMessage(strapi, inboxOf(installId), sessionId, message.row);
        await announceConversation(strapi, inboxOf(installId), sessionId);
      }
      return toVisitorMessage(message.row, sessionId);
    },

    /** Lets the visitor see that somebody is writing. */
    async type(installId: string, sessionId: string): Promise<void> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      const { attendedBy } = await conversationOf(sessionId, bot.id);
      if (attendedBy === 'person') notifyVisitor(strapi, sessionId, { type: 'typing' });
    },

    /** Notes that the inbox is being looked at. */
    async present(installId: string): Promise<void> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      await strapi.db.connection('chatbots').where({ id: bot.id }).update({ owner_seen_at: new Date() });
    },
  };
};
