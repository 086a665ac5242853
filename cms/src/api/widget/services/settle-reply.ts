import type { Core } from '@strapi/strapi';
import type { Answer } from '../../../engines/ai/port';
import { VISITOR_MESSAGE } from '../../chatbot/chatbot-row';
import { lockSession } from '../../chatbot/lock-session';
import type { MessageRow, SessionRow } from '../../chatbot/visitor-rows';
import type { WidgetBot } from '../widget-bots';
import { returnMessage } from './quota';
import type { Reply } from './reply';

// Each of these holds the session first, then the message, then the chatbot: whoever waits for whom, it is never in a circle.

/** A pending reply with the bot and the session it is for. */
export interface PendingReply {
  bot: WidgetBot;
  session: SessionRow;
  row: MessageRow;
}

/** What a finished reply is noted with; nothing of the engine where it was cut short. */
export type ReplyRecord =
  ({ stopped: false; milliseconds: number } & Pick<Answer, 'engine' | 'why'>) | { stopped: true };

/** What became of the visitor's question, for the owner's figures: asking back is no answer; null where neither word fits. */
const wasAnswered = ({ outcome }: Pick<Reply, 'outcome'>): boolean | null => {
  if (outcome === 'answered') return true;
  return outcome === 'unknown' || outcome === 'suggested' ? false : null;
};

/** Stores a reply where it was promised. Null when it is no longer wanted: settled by another, or erased. */
export const settleReply = async (
  strapi: Core.Strapi,
  { bot, session, row }: PendingReply,
  reply: Reply,
  record: ReplyRecord,
): Promise<MessageRow | null> => {
  const messages = strapi.db.query(VISITOR_MESSAGE);
  const stored = await strapi.db.transaction(async ({ trx }) => {
    const current = await lockSession(strapi, trx, session.sessionId, bot.row.id);
    const { count } = await messages.updateMany({
      where: { id: row.id, state: 'pending' },
      data: {
        state: 'done',
        content: reply.text,
        outcome: reply.outcome,
        sources: reply.sources,
        suggestions: reply.suggestions,
        handover: reply.handover,
        answered: record.stopped ? null : wasAnswered(reply),
        aiGenerated: true,
        ...record,
      },
    });
    if (count === 0 || !current) return false;
    const now = new Date();
    await trx('visitor_sessions')
      .where({ id: session.id })
      .update({
        last_message_at: now,
        message_count: trx.raw('coalesce(message_count, 0) + 1'),
        // Who waits for a person goes on waiting, whatever the bot says.
        ...(current.attendedBy === 'bot' && !current.personRequestedAt ? { last_sender: 'bot' } : {}),
        ...(wasAnswered(reply) === false ? { unanswered: true } : {}),
      });
    return true;
  });
  return stored ? messages.findOne({ where: { id: row.id } }) : null;
};

/** Takes a promised reply back because a person answers instead; false when the conversation is the bot's again. */
export const withdrawReply = async (
  strapi: Core.Strapi,
  { bot, session, row }: PendingReply,
): Promise<boolean> =>
  await strapi.db.transaction(async ({ trx }) => {
    const current = await lockSession(strapi, trx, session.sessionId, bot.row.id);
    if (current?.attendedBy === 'bot') return false;
    const count = await trx('visitor_messages').where({ id: row.id, state: 'pending' }).delete();
    if (count === 1) await giveBack(trx, bot, row);
    return true;
  });

/** Notes that a reply did not come about; the message it cost is given back. */
export const failReply = async (strapi: Core.Strapi, { bot, session, row }: PendingReply): Promise<void> =>
  await strapi.db.transaction(async ({ trx }) => {
    await lockSession(strapi, trx, session.sessionId, bot.row.id);
    const { count } = await strapi.db
      .query(VISITOR_MESSAGE)
      .updateMany({ where: { id: row.id, state: 'pending' }, data: { state: 'failed' } });
    if (count === 1) await giveBack(trx, bot, row);
  });

const giveBack = (trx: Core.Strapi['db']['connection'], bot: WidgetBot, row: MessageRow): Promise<void> =>
  returnMessage(trx, bot.row.id, {
    takenAt: new Date(row.createdAt),
    fromCredits: row.fromCredits ?? false,
  });
