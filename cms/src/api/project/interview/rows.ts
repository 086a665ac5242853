import type { Core } from '@strapi/strapi';
import type { InterviewMessage } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { CONVERSATION, MESSAGE, type ProjectRow } from '../to-project';
import { instantOf } from '../../../database/date-of';

export interface ChatRow {
  id: number;
  documentId: string;
  project: ProjectRow;
}
/** A message about to be written. */
export type NewMessage = Pick<InterviewMessage, 'author' | 'text' | 'step'> &
  Partial<Pick<InterviewMessage, 'quickReplies' | 'attachments'>>;

/** More than any interview has, corrections included. */
const MOST_MESSAGES = 400;

/** The caller's own interview; 404 for what is missing, another's, or a conversation of another kind. */
export const findChat = async (strapi: Core.Strapi, chatId: string, caller: Caller): Promise<ChatRow> => {
  const row = await strapi.db.query(CONVERSATION).findOne({
    where: { documentId: chatId, kind: 'interview', owner: { id: caller.id } },
    populate: { project: true },
  });
  if (!row?.project) throw new ApiError('NOT_FOUND');
  return { ...row, project: row.project };
};

export const messagesOf = async (strapi: Core.Strapi, chat: ChatRow): Promise<InterviewMessage[]> => {
  const rows = await strapi.db.query(MESSAGE).findMany({
    where: { conversation: { id: chat.id } },
    orderBy: { id: 'desc' },
    limit: MOST_MESSAGES,
  });
  return rows.reverse().map((row) => ({
    id: row.documentId,
    author: row.author,
    text: row.content ?? '',
    step: row.step ?? 0,
    quickReplies: row.quickReplies ?? [],
    attachments: row.attachments ?? [],
    createdAt: instantOf(row.createdAt),
  }));
};

/** Whether something with this id was said already. */
export const wasSaid = async (strapi: Core.Strapi, chat: ChatRow, clientId: string): Promise<boolean> =>
  (await strapi.db.query(MESSAGE).count({ where: { conversation: { id: chat.id }, clientId } })) > 0;

/** Writes what was said, in order; what belongs together shares a `clientId`. */
export const say = async (
  strapi: Core.Strapi,
  chat: ChatRow,
  clientId: string,
  messages: NewMessage[],
): Promise<void> => {
  for (const { author, text, step, quickReplies = [], attachments = [] } of messages)
    await strapi.db.query(MESSAGE).create({
      data: { conversation: chat.id, clientId, author, content: text, step, quickReplies, attachments },
    });
  await strapi.db.query(CONVERSATION).update({ where: { id: chat.id }, data: { lastMessageAt: new Date() } });
};

type Transaction = Core.Strapi['db']['connection'];

/** Holds an interview until the transaction ends, so that two devices answer one after the other; reads it fresh. */
export const lockChat = async (
  strapi: Core.Strapi,
  trx: Transaction,
  chatId: string,
  caller: Caller,
): Promise<ChatRow> => {
  // SQLite has one connection: whoever is in a transaction is alone.
  if (strapi.db.dialect.client === 'postgres')
    await trx('conversations').where({ document_id: chatId }).forUpdate().select('id');
  return findChat(strapi, chatId, caller);
};
