import { randomInt } from 'node:crypto';
import { newRow } from '../../../database/new-row';
import type { Core } from '@strapi/strapi';
import {
  ASSISTANT_LIMITS,
  type AssistantAllowance,
  type RegenerateReply,
  type SendAssistantMessage,
} from '../../../contract';
import { oneLine } from '../../../domain/chatbot/visitor-facts';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { findConversation } from '../find-conversation';
import {
  ATTACHMENT,
  type AttachmentRow,
  CONVERSATION,
  type ConversationRow,
  MESSAGE,
  type MessageRow,
} from '../rows';
import { readAllowance, takeMessage } from './allowance';

type Transaction = Core.Strapi['db']['connection'];

/** A message as it was sent, once it is validated. */
export type NewMessage = Pick<
  SendAssistantMessage['request'],
  'clientId' | 'conversationId' | 'text' | 'replaces'
> & {
  attachmentIds: string[];
};

/** A message and its reply. `allowance` is set where this call began the reply, and null where it was here before. */
export interface Opened {
  conversation: ConversationRow;
  question: MessageRow;
  reply: MessageRow;
  allowance: AssistantAllowance | null;
}
interface Timing {
  now: Date;
  /** A pending reply that nobody has touched for so long belongs to a process that died. */
  abandonedMs: number;
}

const PREVIEW = 140;

/** What a person does to a conversation in one transaction that holds its row: what it finds there is still so when it commits. */
export const openings = (
  strapi: Core.Strapi,
  trx: Transaction,
  caller: Caller,
  { now, abandonedMs }: Timing,
) => {
  const messages = strapi.db.query(MESSAGE);

  /** Finds the conversation, or begins one; the first message names it, so that sending it twice begins one only. */
  const enter = async (id: string | undefined, clientId: string): Promise<ConversationRow> => {
    if (id !== undefined) return findConversation(strapi, id, caller, { holdIn: trx });
    const label = String(randomInt(10_000, 100_000));
    const begun = {
      ownerId: caller.id,
      kind: 'assistant',
      begunWith: clientId,
      label,
      lastMessageAt: now,
    } as const;
    await trx('conversations')
      .insert(newRow(CONVERSATION, begun, now))
      .onConflict(['owner_id', 'begun_with'])
      .ignore();
    const row: ConversationRow | null = await strapi.db
      .query(CONVERSATION)
      .findOne({ where: { owner: { id: caller.id }, begunWith: clientId } });
    if (!row) throw new ApiError('CONFLICT');
    return findConversation(strapi, row.documentId, caller, { holdIn: trx });
  };

  const namedOrPending = async (conversation: ConversationRow, clientId: string) => {
    const rows: MessageRow[] = await messages.findMany({
      where: { conversation: { id: conversation.id }, $or: [{ clientId }, { state: 'pending' }] },
    });
    return {
      named: rows.filter((row) => row.clientId === clientId),
      inTheMaking: rows.some(
        ({ state, updatedAt }) =>
          state === 'pending' && now.getTime() - new Date(updatedAt).getTime() < abandonedMs,
      ),
    };
  };

  const take = async (): Promise<AssistantAllowance> => {
    const allowance = await takeMessage(trx, caller.id, now);
    if (allowance) return allowance;
    const { limit, resetsAt } = await readAllowance(trx, caller.id, now);
    throw new ApiError('QUOTA_EXCEEDED', { limit, resetsAt });
  };

  /** The attachments that a message names: the caller's own, sent with nothing else, or with a message of this conversation. */
  const claimAttachments = async (
    conversation: ConversationRow,
    ids: string[],
  ): Promise<{ id: number; name: string }[]> => {
    if (ids.length === 0) return [];
    const rows = await strapi.db.query(ATTACHMENT).findMany({
      where: { documentId: { $in: ids }, owner: { id: caller.id } },
      select: ['id', 'kind', 'name'],
      populate: { conversation: { select: ['id'] } },
    });
    const usable = rows.filter((row) => !row.conversation || row.conversation.id === conversation.id);
    if (usable.length !== ids.length)
      throw new ApiError('VALIDATION', { fields: { attachmentIds: 'unknown' } });
    const count = (kind: AttachmentRow['kind']) => usable.filter((row) => row.kind === kind).length;
    const rule =
      count('image') > ASSISTANT_LIMITS.images
        ? 'maxImages'
        : count('document') > ASSISTANT_LIMITS.documents
          ? 'maxDocuments'
          : null;
    if (rule) throw new ApiError('VALIDATION', { fields: { attachmentIds: rule } });
    await trx('attachments')
      .whereIn(
        'id',
        usable.map(({ id }) => id),
      )
      .update({ conversation_id: conversation.id });
    return usable;
  };

  /** Takes a message and all after it out of the thread. They stay where they are, and in the export. */
  const leaveThread = (conversation: ConversationRow, from: number) =>
    trx('messages')
      .where({ conversation_id: conversation.id })
      .andWhere('id', '>=', from)
      .whereNull('replaced_at')
      .update({ replaced_at: now });

  const beginReply = async (conversation: ConversationRow, clientId: string): Promise<MessageRow> =>
    await messages.create({
      data: {
        conversation: conversation.id,
        clientId,
        author: 'assistant',
        state: 'pending',
        aiGenerated: true,
      },
    });

  const touch = (conversation: ConversationRow, preview: string | null) =>
    trx('conversations')
      .where({ id: conversation.id })
      .update({ last_message_at: now, archived_at: null, ...(preview === null ? {} : { preview }) });

  const refresh = async (conversation: ConversationRow): Promise<ConversationRow> =>
    (await strapi.db.query(CONVERSATION).findOne({ where: { id: conversation.id } })) as ConversationRow;

  return {
    async message(request: NewMessage): Promise<Opened> {
      const { clientId, text, attachmentIds, replaces } = request;
      const conversation = await enter(request.conversationId, clientId);
      const { named, inTheMaking } = await namedOrPending(conversation, clientId);
      const known = named.find(({ author }) => author === 'user');
      const answer = named.find(({ author }) => author === 'assistant');
      if (known && answer) {
        if (known.content !== text) throw new ApiError('IDEMPOTENCY_MISMATCH');
        return { conversation, question: known, reply: answer, allowance: null };
      }
      if (inTheMaking) throw new ApiError('MESSAGE_IN_PROGRESS');

      let replaced: MessageRow | null = null;
      if (replaces !== undefined) {
        replaced = await messages.findOne({
          where: {
            documentId: replaces,
            author: 'user',
            conversation: { id: conversation.id },
            replacedAt: { $null: true },
          },
        });
        if (!replaced) throw new ApiError('NOT_FOUND');
        await leaveThread(conversation, replaced.id);
      }
      const files = await claimAttachments(conversation, attachmentIds);
      const allowance = await take();
      const isFirst =
        (await messages.count({
          where: { conversation: { id: conversation.id }, replacedAt: { $null: true } },
        })) === 0;
      const question: MessageRow = await messages.create({
        data: {
          conversation: conversation.id,
          clientId,
          author: 'user',
          content: text,
          attachments: attachmentIds,
          state: 'done',
        },
      });
      const reply = await beginReply(conversation, clientId);
      await touch(conversation, isFirst ? oneLine(text || (files[0]?.name ?? ''), PREVIEW) : null);
      return { conversation: await refresh(conversation), question, reply, allowance };
    },

    async regeneration(id: string, { clientId }: RegenerateReply['request']): Promise<Opened> {
      const conversation = await findConversation(strapi, id, caller, { holdIn: trx });
      const { named, inTheMaking } = await namedOrPending(conversation, clientId);
      const latest: MessageRow[] = await messages.findMany({
        where: { conversation: { id: conversation.id }, replacedAt: { $null: true } },
        orderBy: { id: 'desc' },
        limit: 2,
      });
      const [last, before] = latest;
      const [known] = named;
      if (known && known.author === 'assistant' && before?.author === 'user')
        return { conversation, question: before, reply: known, allowance: null };
      if (inTheMaking) throw new ApiError('MESSAGE_IN_PROGRESS');
      if (known || last?.author !== 'assistant' || before?.author !== 'user') throw new ApiError('CONFLICT');
      const allowance = await take();
      await leaveThread(conversation, last.id);
      const reply = await beginReply(conversation, clientId);
      await touch(conversation, null);
      return { conversation: await refresh(conversation), question: before, reply, allowance };
    },
  };
};
