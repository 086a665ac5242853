import type { Core } from '@strapi/strapi';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { ATTACHMENT, CONVERSATION, type ConversationRow, type ListedAttachment } from './rows';

type Transaction = Core.Strapi['db']['connection'];

/** A conversation of the caller with the assistant, or 404. Inside a transaction its row can be held until the end. */
export const findConversation = async (
  strapi: Core.Strapi,
  documentId: string,
  caller: Pick<Caller, 'id'>,
  { holdIn, deleted = false }: { holdIn?: Transaction; deleted?: boolean } = {},
): Promise<ConversationRow> => {
  // SQLite has one connection: whoever is in a transaction is alone.
  if (holdIn && strapi.db.dialect.client === 'postgres')
    await holdIn('conversations').where({ document_id: documentId }).forUpdate().select('id');
  const row: ConversationRow | null = await strapi.db.query(CONVERSATION).findOne({
    where: {
      documentId,
      owner: { id: caller.id },
      kind: 'assistant',
      deletedAt: deleted ? { $notNull: true } : { $null: true },
    },
  });
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
};

/** The attachments of a conversation by document id, without what was read in them. */
export const attachmentsOf = async (
  strapi: Core.Strapi,
  conversationId: number,
): Promise<Map<string, ListedAttachment>> => {
  const rows = await strapi.db.query(ATTACHMENT).findMany({
    where: { conversation: { id: conversationId } },
    select: ['id', 'documentId', 'kind', 'name', 'mediaType', 'bytes', 'storageKey', 'pages', 'failure'],
  });
  return new Map(rows.map((row) => [row.documentId, row]));
};
