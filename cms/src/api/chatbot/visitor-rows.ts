import type { VisitorConversation, VisitorMessage } from '../../contract';
import type { Row } from '../../database/row';
import type { VISITOR_MESSAGE, VISITOR_SESSION } from './chatbot-row';
import { instantOf } from '../../database/date-of';

export type SessionRow = Row<typeof VISITOR_SESSION>;

export type MessageRow = Row<typeof VISITOR_MESSAGE>;

/** Row → contract. */
export const toConversation = (row: SessionRow): VisitorConversation => ({
  sessionId: row.sessionId,
  label: row.label ?? '',
  startedAt: instantOf(row.startedAt),
  lastMessageAt: instantOf(row.lastMessageAt),
  messageCount: row.messageCount ?? 0,
  preview: row.preview ?? '',
  page: row.pageTitle || row.originHost || null,
  unanswered: row.unanswered ?? false,
  thumbsDown: row.thumbsDown ?? false,
  personRequestedAt: row.personRequestedAt ? instantOf(row.personRequestedAt) : null,
  attendedBy: row.attendedBy,
  waiting: row.lastSender === 'visitor' && (row.attendedBy === 'person' || row.personRequestedAt !== null),
  unread: !row.ownerReadAt || new Date(row.ownerReadAt) < new Date(row.lastMessageAt),
  resolvedAt: row.resolvedAt ? instantOf(row.resolvedAt) : null,
  handoverEmail: row.handoverEmail,
  handoverNote: row.handoverNote,
  identity:
    row.identityName || row.identityEmail
      ? { name: row.identityName ?? '', email: row.identityEmail ?? '' }
      : null,
  isPreview: row.ownerPreview ?? false,
});

/** Row → contract, for the owner. */
export const toVisitorMessage = (row: MessageRow, sessionId: string): VisitorMessage => ({
  id: row.documentId,
  sessionId,
  sender: row.sender,
  text: row.content ?? '',
  sources: (row.sources ?? []).map(({ title, page }) => ({ title, page })),
  answered: row.answered,
  aiGenerated: row.aiGenerated ?? false,
  feedback: row.feedback,
  feedbackReason: row.feedbackReason ?? '',
  stopped: row.stopped ?? false,
  createdAt: instantOf(row.createdAt),
});

/** What a visitor may see: the own messages and everything that was said in answer. */
export const isShown = ({ sender, state, content }: Pick<MessageRow, 'sender' | 'state' | 'content'>) =>
  sender === 'visitor' || (state === 'done' && content !== null && content !== '');
