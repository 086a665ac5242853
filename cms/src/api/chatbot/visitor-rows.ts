import type {
  Attendant,
  VisitorConversation,
  VisitorMessage,
  WidgetOutcome,
  WidgetSource,
} from '../../contract';
import { toInstant } from './to-chatbot';

export interface SessionRow {
  id: number;
  sessionId: string;
  label: string | null;
  originHost: string | null;
  pageTitle: string | null;
  browser: string | null;
  startedAt: string | Date;
  lastMessageAt: string | Date;
  messageCount: number | null;
  preview: string | null;
  unanswered: boolean | null;
  attendedBy: Attendant;
  personRequestedAt: string | Date | null;
  /** When the person who attends last wrote. */
  personActiveAt: string | Date | null;
  lastSender: 'visitor' | 'bot' | 'person' | null;
  ownerReadAt: string | Date | null;
  thumbsDown: boolean | null;
  identityName: string | null;
  identityEmail: string | null;
  resolvedAt: string | Date | null;
  handoverEmail: string | null;
  handoverNote: string | null;
  ownerPreview: boolean | null;
}

export interface MessageRow {
  id: number;
  documentId: string;
  clientId: string;
  sender: 'visitor' | 'bot' | 'person';
  content: string | null;
  sources: WidgetSource[] | null;
  suggestions: string[] | null;
  outcome: WidgetOutcome | null;
  handover: boolean | null;
  answered: boolean | null;
  aiGenerated: boolean | null;
  state: 'pending' | 'done' | 'failed';
  feedback: 'up' | 'down' | null;
  feedbackReason: string | null;
  stopped: boolean | null;
  milliseconds: number | null;
  /** Its message was one of the bought ones. */
  fromCredits: boolean | null;
  createdAt: string | Date;
  updatedAt: string | Date;
}

/** Row → contract. */
export const toConversation = (row: SessionRow): VisitorConversation => ({
  sessionId: row.sessionId,
  label: row.label ?? '',
  startedAt: toInstant(row.startedAt),
  lastMessageAt: toInstant(row.lastMessageAt),
  messageCount: row.messageCount ?? 0,
  preview: row.preview ?? '',
  page: row.pageTitle || row.originHost || null,
  unanswered: row.unanswered ?? false,
  thumbsDown: row.thumbsDown ?? false,
  personRequestedAt: row.personRequestedAt ? toInstant(row.personRequestedAt) : null,
  attendedBy: row.attendedBy,
  waiting: row.lastSender === 'visitor' && (row.attendedBy === 'person' || row.personRequestedAt !== null),
  unread: !row.ownerReadAt || new Date(row.ownerReadAt) < new Date(row.lastMessageAt),
  resolvedAt: row.resolvedAt ? toInstant(row.resolvedAt) : null,
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
  createdAt: toInstant(row.createdAt),
});

/** What a visitor may see: the own messages and everything that was said in answer. */
export const isShown = ({ sender, state, content }: Pick<MessageRow, 'sender' | 'state' | 'content'>) =>
  sender === 'visitor' || (state === 'done' && content !== null && content !== '');
