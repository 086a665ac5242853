import type { VisitorConversation, VisitorMessage } from '@contract';

/** A visitor's conversation as the server answers it, with the fields a test cares about. */
export const aConversation = (fields: Partial<VisitorConversation> = {}): VisitorConversation => ({
  sessionId: 's1',
  label: '10421',
  startedAt: '2026-11-21T09:00:00.000Z',
  lastMessageAt: '2026-11-21T09:05:00.000Z',
  messageCount: 2,
  preview: 'Entro quanto posso chiedere il rimborso?',
  page: 'Spedizioni',
  unanswered: false,
  thumbsDown: false,
  personRequestedAt: null,
  attendedBy: 'bot',
  waiting: false,
  unread: false,
  resolvedAt: null,
  handoverEmail: null,
  handoverNote: null,
  identity: null,
  isPreview: false,
  ...fields,
});

/** One message of it, the visitor's unless told. */
export const aVisitorMessage = (fields: Partial<VisitorMessage> = {}): VisitorMessage => ({
  id: 'm1',
  sessionId: 's1',
  sender: 'visitor',
  text: 'Entro quanto posso chiedere il rimborso?',
  sources: [],
  answered: null,
  aiGenerated: false,
  feedback: null,
  feedbackReason: '',
  stopped: false,
  createdAt: '2026-11-21T09:00:00.000Z',
  ...fields,
});
