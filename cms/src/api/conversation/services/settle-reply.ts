import type { Core } from '@strapi/strapi';
import type { ReplyAdvice } from '../../../contract';
import { MESSAGE, type ConversationRow, type MessageRow } from '../rows';
import { returnMessage } from './allowance';

/** A reply that was promised, and whose it is. */
export interface PendingReply {
  ownerId: number;
  conversation: ConversationRow;
  row: MessageRow;
}

export type ReplyEnd =
  | { state: 'done'; text: string; advice: ReplyAdvice }
  /** Its reader had enough. */
  | { state: 'stopped'; text: string }
  /** `text` is the apology. */
  | { state: 'failed'; text: string };

/**
 * Stores a reply where it was promised, and gives the message back that brought none. False when it is no longer wanted: settled by
 * another, or erased.
 */
export const settleReply = async (
  strapi: Core.Strapi,
  { ownerId, conversation, row }: PendingReply,
  end: ReplyEnd,
): Promise<boolean> =>
  await strapi.db.transaction(async ({ trx }) => {
    const { count } = await strapi.db.query(MESSAGE).updateMany({
      where: { id: row.id, state: 'pending' },
      data: {
        state: end.state === 'failed' ? 'failed' : 'done',
        content: end.text,
        stopped: end.state === 'stopped',
        advice: end.state === 'done' ? end.advice : null,
      },
    });
    if (count === 0) return false;
    // Greetings, thanks and "I don't know" cost nothing.
    const isSmallTalk = end.state === 'done' && end.advice.outcome === 'greeting';
    if (end.state === 'failed' || end.text === '' || isSmallTalk)
      await returnMessage(trx, ownerId, new Date(row.createdAt));
    await trx('conversations').where({ id: conversation.id }).update({ last_message_at: new Date() });
    return true;
  });
