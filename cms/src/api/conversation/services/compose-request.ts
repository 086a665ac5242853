import type { Core } from '@strapi/strapi';
import type { Locale } from '../../../contract';
import type { AssistantRequest } from '../../../engines/ai/assistant';
import type { Passage, HistoryMessage } from '../../../engines/ai/port';
import { USER_UID, toAccount, type UserRow } from '../../account/to-account';
import { attachmentsOf } from '../find-conversation';
import {
  ATTACHMENT,
  type AttachmentRow,
  type ConversationRow,
  type ListedAttachment,
  MESSAGE,
  type MessageRow,
} from '../rows';
import { companyKnowledge } from './company-knowledge';
import { modelImages } from './model-images';

const HISTORY_MESSAGES = 12;
/** Of so many before them a model is told what was asked. */
const OLDER_MESSAGES = 60;
/** Pictures of so many messages before the question still belong to it, and so many of them are shown to a model. */
const RECENT_MESSAGES = 6;
const MOST_PICTURES = 4;
/** Conversations whose documents stay in memory, with the index that the adviser makes of them. */
const MOST_LIBRARIES = 20;

const libraries = new Map<string, readonly Passage[]>();

/** The texts of documents. The same documents are the same array: an index is made of them once. */
const libraryOf = async (strapi: Core.Strapi, ids: string[]): Promise<readonly Passage[]> => {
  if (ids.length === 0) return [];
  const name = ids.join(' ');
  const known = libraries.get(name);
  if (known) return known;
  const rows: AttachmentRow[] = await strapi.db
    .query(ATTACHMENT)
    .findMany({ where: { documentId: { $in: ids } }, orderBy: { id: 'asc' } });
  const passages = rows.flatMap((row) =>
    (row.passages ?? []).map((passage, at): Passage => ({
      id: `${row.documentId}:${at}`,
      sourceId: row.documentId,
      sourceTitle: row.name,
      ...passage,
    })),
  );
  const [oldest] = libraries.keys();
  if (libraries.size >= MOST_LIBRARIES && oldest !== undefined) libraries.delete(oldest);
  libraries.set(name, passages);
  return passages;
};

export interface Wanted {
  ownerId: number;
  conversation: ConversationRow;
  question: MessageRow;
  /** For a text that does not tell its language. */
  language: Locale | null;
  signal: AbortSignal;
}

/** Everything that the assistant is told with a message: who asks, what was said before, what was attached. */
export const composeRequest = async (
  strapi: Core.Strapi,
  { ownerId, conversation, question, language, signal }: Wanted,
): Promise<AssistantRequest> => {
  const owner: UserRow | null = await strapi.db.query(USER_UID).findOne({ where: { id: ownerId } });
  if (!owner) throw new Error('Nobody asks any more');
  const { displayName, locale } = toAccount(owner);
  const earlier: MessageRow[] = await strapi.db.query(MESSAGE).findMany({
    where: { conversation: { id: conversation.id }, id: { $lt: question.id }, replacedAt: { $null: true } },
    orderBy: { id: 'asc' },
  });
  const files = await attachmentsOf(strapi, conversation.id);
  const filesOf = ({ attachments }: MessageRow): ListedAttachment[] =>
    (attachments ?? []).flatMap((id) => files.get(id) ?? []);
  const readable = [...earlier, question]
    .flatMap(filesOf)
    .filter(({ kind, failure }) => kind === 'document' && failure === null);
  const turns = earlier
    .filter(({ state, content }) => state === 'done' && content)
    .slice(-HISTORY_MESSAGES - OLDER_MESSAGES)
    .map(({ author, content }): HistoryMessage => ({
      role: author === 'user' ? 'user' : 'bot',
      text: content ?? '',
    }));
  const pictures = [...earlier.slice(-RECENT_MESSAGES), question]
    .flatMap(filesOf)
    .filter(({ kind }) => kind === 'image')
    .slice(-MOST_PICTURES);
  const { vatNumber, ...company } = await companyKnowledge(strapi, ownerId);
  return {
    ...company,
    text: question.content ?? '',
    history: turns.slice(-HISTORY_MESSAGES),
    olderTurns: turns.slice(0, -HISTORY_MESSAGES),
    language: language ?? locale,
    userName: displayName,
    documents: await libraryOf(strapi, [...new Set(readable.map(({ documentId }) => documentId))]),
    ...(pictures.length === 0 ? {} : { images: () => modelImages(strapi, pictures) }),
    attached: filesOf(question).map(({ name, kind, pages, failure }) => ({ name, kind, pages, failure })),
    session: { id: conversation.label ?? '', userId: owner.documentId, vatNumber },
    signal,
  };
};
