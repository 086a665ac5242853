import type { Instant, One, Page } from './common';

/** Who answers a conversation: the bot, or the owner in person. */
export type Attendant = 'bot' | 'person';

/** One visitor session in the owner's Chat tab. */
export interface VisitorConversation {
  sessionId: string;
  /** The specification's five-digit number, as a label only. */
  label: string;
  startedAt: Instant;
  lastMessageAt: Instant;
  messageCount: number;
  preview: string;
  page: string | null;
  /** True when the bot did not know, or asked back, at least once. */
  unanswered: boolean;
  /** At least one reply has a thumb down. */
  thumbsDown: boolean;
  /** The visitor asked for a person, and when; null when not, or once somebody came. */
  personRequestedAt: Instant | null;
  attendedBy: Attendant;
  /** The visitor wrote last, and only a person will answer. */
  waiting: boolean;
  /** The owner has not looked since the last message. */
  unread: boolean;
  /** When the owner settled what the visitor wanted a person for; null while it is open, or when there was nothing. */
  resolvedAt: Instant | null;
  handoverEmail: string | null;
  handoverNote: string | null;
  /** What the page says of its visitor (`identify()`): unverified. */
  identity: { name: string; email: string } | null;
  isPreview: boolean;
}
export interface VisitorMessage {
  id: string;
  sessionId: string;
  sender: 'visitor' | 'bot' | 'person';
  text: string;
  sources: MessageSource[];
  answered: boolean | null;
  aiGenerated: boolean;
  feedback: 'up' | 'down' | null;
  feedbackReason: string;
  /** The visitor stopped the reply before its end. */
  stopped: boolean;
  createdAt: Instant;
}
export interface MessageSource {
  title: string;
  page: number | null;
}

export const CONVERSATION_FILTERS = ['all', 'unanswered', 'thumbs-down', 'person', 'live'] as const;
/** `person`: asked for one or left an address. `live`: attended by a person, or waiting for one. */
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number];

/** `GET /api/chatbots/:id/conversations?q=&from=&to=&filter=&page=` (days, Europe/Rome) */
export interface ListConversations {
  response: Page<VisitorConversation> & {
    /** Of the whole chatbot, whatever the filter. */
    meta: Page<unknown>['meta'] & { waiting: number };
  };
}
/** `GET /api/chatbots/:id/conversations/:sessionId`; reading it marks it read. */
export interface GetConversation {
  response: { data: { conversation: VisitorConversation; messages: VisitorMessage[] } };
}
/**
 * `GET /api/chatbots/:id/conversations/export?format=csv|json&q=&from=&to=&filter=`: every message of the whole filter, streamed.
 * CSV opens in an Italian Excel (`;`, UTF-8 with mark) and its cells hold no formulas.
 */

/** `POST …/:sessionId/take-over`: from here the owner answers and the bot is silent. Saying it again changes nothing. */
/** `POST …/:sessionId/hand-back`: the bot answers again. */
/** `POST …/:sessionId/resolve`: nobody waits any more; the owner has answered elsewhere. `POST …/:sessionId/reopen` takes it back. */
export interface AttendConversation {
  response: One<VisitorConversation>;
}
/** `POST …/:sessionId/messages`: says something as a person; takes the conversation over. The same `clientId` twice is one message. */
export interface AnswerVisitor {
  request: { clientId: string; text: string };
  response: One<VisitorMessage>;
}
/** `POST …/:sessionId/typing` answers 204: the visitor sees that somebody is writing. */
/** `DELETE …/:sessionId` answers 204: the conversation and all that names its visitor is erased. */
/** `POST /api/chatbots/:id/inbox-presence` answers 204: the inbox is being looked at; said every 30 s, believed for 90 s. */
