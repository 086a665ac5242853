import type { Core } from '@strapi/strapi';
import type { ConversationFormat, Locale } from '../../../contract';
import { engines } from '../../../engines';
import type { Caller } from '../../../http/context';
import { assistantWords } from '../../../locales/assistant';
import { conversationDocument } from '../../../templates/conversation/document';
import { conversationMarkdown } from '../../../templates/conversation/markdown';
import { attachmentsOf, findConversation } from '../find-conversation';
import { MESSAGE, type MessageRow } from '../rows';
import { toConversation, toMessage } from '../to-assistant';
import { instantOf } from '../../../database/date-of';

interface Exported {
  fileName: string;
  mediaType: string;
  content: Buffer | string;
}

/** A name that is one on every system. */
const fileNameOf = (title: string, extension: string): string => {
  const stem = title
    .replaceAll(/[^\p{L}\p{N}._ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return `${stem || 'conversazione'}.${extension}`;
};

/** A whole conversation as a file. JSON holds also what was replaced, which the thread no longer shows. */
export const exportConversation = async (
  strapi: Core.Strapi,
  caller: Caller,
  id: string,
  format: ConversationFormat,
  locale: Locale,
): Promise<Exported> => {
  const row = await findConversation(strapi, id, caller);
  const rows: MessageRow[] = await strapi.db
    .query(MESSAGE)
    .findMany({ where: { conversation: { id: row.id } }, orderBy: { id: 'asc' } });
  const files = await attachmentsOf(strapi, row.id);
  const conversation = toConversation(row);
  const title = conversation.title || conversation.preview || assistantWords[locale].untitled;
  const fileName = fileNameOf(title, format);
  if (format === 'json') {
    const { id: named, label, createdAt, lastMessageAt } = conversation;
    const about = { id: named, label, title: conversation.title, createdAt, lastMessageAt };
    const messages = rows.map((message) => ({
      ...toMessage(message, files),
      replacedAt: instantOf(message.replacedAt),
    }));
    const content = JSON.stringify({ format: 1, conversation: about, messages }, null, 2);
    return { fileName, mediaType: 'application/json; charset=utf-8', content };
  }
  const thread = {
    title,
    locale,
    at: new Date().toISOString(),
    messages: rows
      .filter(({ replacedAt, state }) => !replacedAt && state !== 'pending')
      .map((message) => toMessage(message, files)),
  };
  if (format === 'md')
    return { fileName, mediaType: 'text/markdown; charset=utf-8', content: conversationMarkdown(thread) };
  const content = await engines(strapi).reports.render(conversationDocument(thread), caller.id);
  return { fileName, mediaType: 'application/pdf', content: Buffer.from(content) };
};
