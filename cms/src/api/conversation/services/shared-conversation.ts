import type { Core } from '@strapi/strapi';
import type { GetSharedConversation, SharedMessage } from '../../../contract';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import { attachmentsOf } from '../find-conversation';
import { CONVERSATION, MESSAGE, type ConversationRow, type MessageRow } from '../rows';
import { instantOf } from '../../../database/date-of';

const TOKEN = /^[\w-]{32}$/;

/** What a link shows: the thread as it was when the link was made, and nothing of who made it. */
export const sharedConversation = async (strapi: Core.Strapi, token: string) => {
  const row: ConversationRow | null = TOKEN.test(token)
    ? await strapi.db
        .query(CONVERSATION)
        .findOne({ where: { shareToken: token, kind: 'assistant', deletedAt: { $null: true } } })
    : null;
  if (!row?.sharedAt) throw new ApiError('NOT_FOUND');
  const sharedAt = new Date(row.sharedAt);
  const [messages, files] = await Promise.all([
    strapi.db.query(MESSAGE).findMany({
      where: {
        conversation: { id: row.id },
        replacedAt: { $null: true },
        state: 'done',
        createdAt: { $lte: sharedAt },
      },
      orderBy: { id: 'asc' },
    }),
    attachmentsOf(strapi, row.id),
  ]);
  const filesOf = ({ attachments }: MessageRow) => (attachments ?? []).flatMap((id) => files.get(id) ?? []);

  const toShared = (message: MessageRow): SharedMessage => {
    const attached = filesOf(message);
    return {
      author: message.author,
      text: message.content ?? '',
      images: attached
        .filter(({ kind }) => kind === 'image')
        .map(({ documentId, name }) => ({
          url: `/shared-conversations/${token}/images/${documentId}`,
          name,
        })),
      documents: attached.filter(({ kind }) => kind === 'document').map(({ name }) => name),
      calculation: message.advice?.calculation ?? null,
      createdAt: instantOf(message.createdAt),
    };
  };

  return {
    show: (): GetSharedConversation['response']['data'] => ({
      title: row.title ?? '',
      sharedAt: sharedAt.toISOString(),
      messages: messages.map(toShared),
    }),

    /** A picture that the thread shows; documents are not for strangers. */
    async image(id: string): Promise<Uint8Array> {
      const file = messages
        .flatMap(filesOf)
        .find(({ documentId, kind }) => documentId === id && kind === 'image');
      if (!file) throw new ApiError('NOT_FOUND');
      return engines(strapi).files.get(file.storageKey);
    },
  };
};
