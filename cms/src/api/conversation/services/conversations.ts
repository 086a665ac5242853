import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { RowInput, Where } from '../../../database/query';
import {
  ASSISTANT_LIMITS,
  type AssistantConversation,
  type AssistantShare,
  type GetAssistantConversation,
  type GetAssistantWelcome,
  type ListAssistantConversations,
  type UpdateAssistantConversation,
} from '../../../contract';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { USER_UID, toAccount, type UserRow } from '../../account/to-account';
import { announceConversation, tellToStop } from '../conversation-events';
import { attachmentsOf, findConversation } from '../find-conversation';
import { CONVERSATION, MESSAGE, type ConversationRow, type MessageRow } from '../rows';
import { toConversation, toMessage, toShare } from '../to-assistant';
import { readAllowance } from './allowance';

/** 192 bits: nobody finds a conversation by trying. */
const TOKEN_BYTES = 24;

/** A person's conversations with the assistant. */
export const conversations = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(CONVERSATION);
  const messages = strapi.db.query(MESSAGE);
  const own: Where<typeof CONVERSATION> = {
    owner: { id: caller.id },
    kind: 'assistant',
    deletedAt: { $null: true },
  };

  const save = async (
    id: string,
    data: RowInput<typeof CONVERSATION>,
    deleted = false,
  ): Promise<ConversationRow> => {
    const row = await findConversation(strapi, id, caller, { deleted });
    const saved = (await query.update({ where: { id: row.id }, data })) as ConversationRow;
    announceConversation(strapi, caller.id, id);
    return saved;
  };

  /** The ids of conversations that are named so, or in which somebody said that. */
  const speakingOf = async (words: string): Promise<number[]> => {
    const like = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const rows: { id: number }[] = await strapi.db
      .connection('conversations as c')
      .leftJoin('messages as m', (on) => on.on('m.conversation_id', 'c.id').andOnNull('m.replaced_at'))
      .where({ 'c.owner_id': caller.id, 'c.kind': 'assistant' })
      .whereRaw(`(lower(c.title) like ? escape '\\' or lower(m.content) like ? escape '\\')`, [like, like])
      .distinct('c.id as id');
    return rows.map(({ id }) => id);
  };

  return {
    async welcome(): Promise<GetAssistantWelcome['response']['data']> {
      const [user, company, earlier, allowance] = await Promise.all([
        strapi.db.query(USER_UID).findOne({ where: { id: caller.id } }) as Promise<UserRow>,
        strapi.db
          .query('api::company.company')
          .findOne({ where: { owner: { id: caller.id } }, select: ['name'] }),
        query.count({ where: own }),
        readAllowance(strapi.db.connection, caller.id, new Date()),
      ]);
      return {
        name: toAccount(user).displayName,
        companyName: company?.name ?? '',
        hasEarlier: earlier > 0,
        allowance,
      };
    },

    async list({
      q,
      archived,
      page,
    }: Required<ListAssistantConversations['query']>): Promise<ListAssistantConversations['response']> {
      const where: Where<typeof CONVERSATION> = {
        ...own,
        archivedAt: archived ? { $notNull: true } : { $null: true },
        ...(q ? { id: { $in: await speakingOf(q) } } : {}),
      };
      const { pageSize } = ASSISTANT_LIMITS;
      const [rows, total] = await Promise.all([
        query.findMany({
          where,
          orderBy: [{ lastMessageAt: 'desc' }, { id: 'desc' }],
          limit: pageSize,
          offset: (page - 1) * pageSize,
        }),
        query.count({ where }),
      ]);
      return { data: rows.map(toConversation), meta: { page, pageSize, total } };
    },

    async read(id: string, before?: string): Promise<GetAssistantConversation['response']['data']> {
      const conversation = await findConversation(strapi, id, caller);
      const inThread = { conversation: { id: conversation.id }, replacedAt: { $null: true } };
      const edge =
        before === undefined
          ? null
          : await messages.findOne({ where: { ...inThread, documentId: before }, select: ['id'] });
      if (before !== undefined && !edge) throw new ApiError('NOT_FOUND');
      const size = ASSISTANT_LIMITS.messagesPageSize;
      const rows: MessageRow[] = await messages.findMany({
        where: { ...inThread, ...(edge ? { id: { $lt: edge.id } } : {}) },
        orderBy: { id: 'desc' },
        limit: size + 1,
      });
      const files = await attachmentsOf(strapi, conversation.id);
      return {
        conversation: toConversation(conversation),
        messages: rows
          .slice(0, size)
          .reverse()
          .map((row) => toMessage(row, files)),
        hasMore: rows.length > size,
      };
    },

    async update(
      id: string,
      { title, archived }: UpdateAssistantConversation['request'],
    ): Promise<AssistantConversation> {
      return toConversation(
        await save(id, {
          ...(title === undefined ? {} : { title }),
          ...(archived === undefined ? {} : { archivedAt: archived ? new Date() : null }),
        }),
      );
    },

    /** Takes it away; for a while it can be brought back. A link to it ends at once. */
    async remove(id: string): Promise<void> {
      await save(id, { deletedAt: new Date(), shareToken: null, sharedAt: null });
      tellToStop(strapi, id);
    },

    async restore(id: string): Promise<AssistantConversation> {
      return toConversation(await save(id, { deletedAt: null }, true));
    },

    /** The link shows the thread as it is now. */
    async share(id: string): Promise<AssistantShare> {
      const { shareToken } = await findConversation(strapi, id, caller);
      const share = toShare(
        await save(id, {
          shareToken: shareToken ?? randomBytes(TOKEN_BYTES).toString('base64url'),
          sharedAt: new Date(),
        }),
      );
      if (!share) throw new Error('A share that was just made is not there');
      return share;
    },

    async revoke(id: string): Promise<void> {
      await save(id, { shareToken: null, sharedAt: null });
    },
  };
};
