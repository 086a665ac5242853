import type { Core } from '@strapi/strapi';
import { ApiError } from '../../../http/api-error';
import { VISITOR_MESSAGE } from '../../chatbot/chatbot-row';
import { announceConversation, announceMessage } from '../../chatbot/conversation-events';
import { lockSession } from '../../chatbot/lock-session';
import type { MessageRow } from '../../chatbot/visitor-rows';
import { inboxOf, type WidgetBot } from '../widget-bots';

export interface Feedback {
  sessionId: string;
  replyId: string;
  value: 'up' | 'down' | null;
  reason: string;
}

/** Notes what a visitor thinks of a reply of the bot; the last word counts. */
export const giveFeedback = async (
  strapi: Core.Strapi,
  bot: WidgetBot,
  { sessionId, replyId, value, reason }: Feedback,
): Promise<void> => {
  const messages = strapi.db.query(VISITOR_MESSAGE);
  const changed = await strapi.db.transaction(async ({ trx }) => {
    const session = await lockSession(strapi, trx, sessionId, bot.row.id);
    const reply: MessageRow | null =
      session &&
      (await messages.findOne({
        where: { documentId: replyId, session: { id: session.id }, sender: 'bot', state: 'done' },
      }));
    if (!session || !reply) throw new ApiError('NOT_FOUND');
    const feedbackReason = value ? reason : '';
    if (reply.feedback === value && (reply.feedbackReason ?? '') === feedbackReason) return null;
    await messages.updateMany({ where: { id: reply.id }, data: { feedback: value, feedbackReason } });
    const down = await messages.count({ where: { session: { id: session.id }, feedback: 'down' } });
    await trx('visitor_sessions')
      .where({ id: session.id })
      .update({ thumbs_down: down > 0 });
    return { ...reply, feedback: value, feedbackReason };
  });
  if (!changed) return;
  announceMessage(strapi, inboxOf(bot), sessionId, changed);
  await announceConversation(strapi, inboxOf(bot), sessionId);
};
