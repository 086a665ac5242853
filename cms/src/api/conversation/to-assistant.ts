import type {
  AssistantAttachment,
  AssistantConversation,
  AssistantMessage,
  AssistantShare,
  ReplyAdvice,
} from '../../contract';
import type { AssistantEvent } from '../../engines/ai/assistant';
import type { ConversationRow, ListedAttachment, MessageRow } from './rows';
import { instantOf } from '../../database/date-of';

/** The link to a shared conversation; null where there is none. */
export const toShare = ({ shareToken, sharedAt }: ConversationRow): AssistantShare | null =>
  shareToken && sharedAt
    ? { token: shareToken, path: `/condivisa/${shareToken}`, sharedAt: instantOf(sharedAt) }
    : null;

/** Row → contract, in one place; so are those below. */
export const toConversation = (row: ConversationRow): AssistantConversation => ({
  id: row.documentId,
  label: row.label ?? '',
  title: row.title ?? '',
  preview: row.preview ?? '',
  archived: row.archivedAt !== null,
  share: toShare(row),
  createdAt: instantOf(row.createdAt),
  lastMessageAt: instantOf(row.lastMessageAt ?? row.createdAt),
});

export const toAttachment = (row: ListedAttachment): AssistantAttachment => ({
  id: row.documentId,
  kind: row.kind,
  name: row.name,
  mediaType: row.mediaType,
  bytes: row.bytes,
  reading:
    row.kind === 'image'
      ? null
      : row.failure === null
        ? { state: 'read', pages: row.pages }
        : { state: 'failed', failure: row.failure },
});

/** `files`: the conversation's attachments by document id; a reply has none. */
export const toMessage = (
  row: MessageRow,
  files: ReadonlyMap<string, ListedAttachment> = new Map(),
): AssistantMessage => ({
  id: row.documentId,
  clientId: row.clientId,
  author: row.author,
  text: row.content ?? '',
  state: row.state,
  stopped: row.stopped ?? false,
  attachments: (row.attachments ?? []).flatMap((id) => {
    const file = files.get(id);
    return file ? [toAttachment(file)] : [];
  }),
  advice: row.advice,
  createdAt: instantOf(row.createdAt),
});

/** What is kept of the assistant's reply beside its words. */
export const toReplyAdvice = ({
  advice: { topic, outcome, calculation, suggestions, nextStep, sources },
  engine,
  fallback,
}: Extract<AssistantEvent, { type: 'done' }>): ReplyAdvice => ({
  topic,
  outcome,
  ...(calculation ? { calculation } : {}),
  suggestions,
  nextStep,
  sources,
  engine,
  fallback,
});
