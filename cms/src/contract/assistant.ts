import type { Advice } from './advice';
import type { Instant, Locale, One, Page } from './common';
import type { FileFailure } from './errors';

/** Every limit of the assistant; the free messages of a month are the server's to say (`AssistantAllowance`). */
export const ASSISTANT_LIMITS = {
  /** Characters of one message; a longer one answers MESSAGE_TOO_LONG. */
  message: 8_000,
  title: 120,
  query: 100,
  /** spec/customer-app.md §5: per message. More answer 422, `attachmentIds: 'maxImages' | 'maxDocuments'`. */
  images: 4,
  documents: 4,
  imageBytes: 8 * 1024 * 1024,
  documentBytes: 10 * 1024 * 1024,
  /** Files of one person that are uploaded and not sent; more answer 409 FILE_LIMIT_REACHED. */
  unsentFiles: 40,
  imageExtensions: ['png', 'jpg', 'jpeg'],
  documentExtensions: ['pdf', 'csv', 'xlsx', 'doc', 'docx'],
  /** Conversations of one page of the history, and messages of one page of a conversation. */
  pageSize: 20,
  messagesPageSize: 50,
  /** For so long a deleted conversation can be brought back. */
  undoMinutes: 10,
} as const;

/** Free messages of this month (Europe/Rome); none is used up by a reply that did not come about. */
export interface AssistantAllowance {
  limit: number;
  used: number;
  left: number;
  /** The first instant of next month. */
  resetsAt: Instant;
}

/** `GET /api/assistant/welcome`: what the greeting is made of. */
export interface GetAssistantWelcome {
  response: One<{
    name: string;
    /** '' when no company is known. */
    companyName: string;
    hasEarlier: boolean;
    allowance: AssistantAllowance;
  }>;
}

/** `OLD_FORMAT`: a `.doc` of before Word 2007. */
export type AttachmentFailure = FileFailure | 'OLD_FORMAT';
/** What became of a document. `pages` is null where a file has none (a table, a Word file). */
export type AttachmentReading =
  { state: 'read'; pages: number | null } | { state: 'failed'; failure: AttachmentFailure };

export interface AssistantAttachment {
  id: string;
  kind: 'image' | 'document';
  name: string;
  mediaType: string;
  bytes: number;
  /** Null for an image. */
  reading: AttachmentReading | null;
}
/**
 * `POST /api/assistant/attachments` (multipart, one file in field `file`): kept, and read at once; answered when that is done (a second,
 * at most ten). 415 UNSUPPORTED_FILE_TYPE, 413 FILE_TOO_LARGE. A document that cannot be read is kept too: `reading` says why.
 */
export interface UploadAttachment {
  response: One<AssistantAttachment>;
}
/** `DELETE /api/assistant/attachments/:id` answers 204: takes back what was not sent. What is never sent is erased after a day. */
/** `GET /api/assistant/attachments/:id/content` (Bearer): the bytes, to its owner only. Images are WebP, drawn anew. */

export interface AssistantConversation {
  id: string;
  /** The specification's five-digit number, as a label only. */
  label: string;
  /** '' until its owner names it: shown as 'Nuovo Progetto', and by its preview in a list. */
  title: string;
  /** The beginning of the first message. */
  preview: string;
  archived: boolean;
  share: AssistantShare | null;
  createdAt: Instant;
  lastMessageAt: Instant;
}

/** How a reply came about and what belongs to it beside its words. */
export type ReplyAdvice = Pick<
  Advice,
  'topic' | 'outcome' | 'calculation' | 'suggestions' | 'nextStep' | 'sources'
> & {
  engine: 'embedded' | 'model' | 'webhook';
  /** The configured model did not answer, and the embedded engine stepped in. */
  fallback: boolean;
};

export interface AssistantMessage {
  id: string;
  /** The client's own name for it. A reply carries the one of the request that asked for it. */
  clientId: string;
  author: 'user' | 'assistant';
  /** Markdown in a reply; plain in a message. Of a reply in the making: ''. */
  text: string;
  /** A failed reply has its apology as text; `RegenerateReply` or the same message sent again tries anew. */
  state: 'pending' | 'done' | 'failed';
  /** Its reader stopped the reply before its end. */
  stopped: boolean;
  attachments: AssistantAttachment[];
  /** Null on a message, and on a reply that is pending, failed or was stopped. */
  advice: ReplyAdvice | null;
  createdAt: Instant;
}

/** `GET /api/assistant/conversations?q=&archived=true|false&page=`: latest first; `q` searches titles and messages. */
export interface ListAssistantConversations {
  query: { q?: string; archived?: boolean; page?: number };
  response: Page<AssistantConversation>;
}
/** `GET /api/assistant/conversations/:id?before=<message id>`: the latest 50 messages (before that one), oldest first. */
export interface GetAssistantConversation {
  response: One<{
    conversation: AssistantConversation;
    messages: AssistantMessage[];
    hasMore: boolean;
  }>;
}
/** `PATCH /api/assistant/conversations/:id` */
export interface UpdateAssistantConversation {
  request: { title?: string; archived?: boolean };
  response: One<AssistantConversation>;
}
/** `DELETE /api/assistant/conversations/:id` answers 204; for ten minutes `POST …/:id/restore` brings it back, then it is erased. */
export interface RestoreAssistantConversation {
  response: One<AssistantConversation>;
}

/**
 * `POST /api/assistant/messages` answers `text/event-stream` of `AssistantStreamEvent`. Without `conversationId` a conversation begins.
 * The same `clientId` (a UUID) twice is one message: the second call joins its reply, or tries anew where it failed.
 * `replaces` names an own earlier message of the conversation: it and all after it leave the thread (the JSON export keeps them).
 * An empty text is allowed with attachments. 409 MESSAGE_IN_PROGRESS while a reply is in the making; 429 QUOTA_EXCEEDED
 * `{limit, resetsAt}` when no free message is left: nothing is stored then.
 */
export interface SendAssistantMessage {
  request: {
    clientId: string;
    conversationId?: string;
    text: string;
    /** Uploaded before; those of the message that is replaced may be named again. */
    attachmentIds?: string[];
    replaces?: string;
    /** For a text that does not tell its language; the account's otherwise. */
    locale?: Locale;
  };
}
/** `POST /api/assistant/conversations/:id/regenerate` answers the same stream: the last reply leaves the thread for a new one. */
export interface RegenerateReply {
  request: { clientId: string; locale?: Locale };
}
/** `GET /api/assistant/conversations/:id/stream`: the reply in the making from its beginning; 204 when there is none. */
/** `POST /api/assistant/conversations/:id/stop` answers 204: the reply ends with what has been said, also when it had ended. */

/** `data: <JSON>` lines. One `meta`, deltas, then exactly one `done` or `error`; a comment `: ping` comes every 25 s. */
export type AssistantStreamEvent =
  | { type: 'meta'; conversation: AssistantConversation; message: AssistantMessage; reply: AssistantMessage }
  | { type: 'delta'; text: string }
  | { type: 'done'; reply: AssistantMessage; allowance: AssistantAllowance }
  /** The reply failed; it is stored with its apology. */
  | { type: 'error'; code: 'UNAVAILABLE'; reply: AssistantMessage; allowance: AssistantAllowance };

/** A link to the thread as it was at `sharedAt`, for whoever has it. */
export interface AssistantShare {
  token: string;
  /** Of the page: `/condivisa/<token>`. */
  path: string;
  sharedAt: Instant;
}
/**
 * `POST /api/assistant/conversations/:id/share` makes the link, or shows the thread of now under the same one;
 * `DELETE …/:id/share` answers 204 and ends it.
 */
export interface ShareAssistantConversation {
  response: One<AssistantShare>;
}
/** A message as anybody with the link sees it: nothing of who wrote it. */
export interface SharedMessage {
  author: 'user' | 'assistant';
  text: string;
  /** Addresses of the images below /api; documents by name only. */
  images: { url: string; name: string }[];
  documents: string[];
  calculation: Advice['calculation'] | null;
  createdAt: Instant;
}
/** `GET /api/shared-conversations/:token` (public, noindex); 404 once it is revoked. `GET …/:token/images/:id`: a picture of it. */
export interface GetSharedConversation {
  response: One<{ title: string; sharedAt: Instant; messages: SharedMessage[] }>;
}

export const CONVERSATION_FORMATS = ['md', 'pdf', 'json'] as const;
export type ConversationFormat = (typeof CONVERSATION_FORMATS)[number];
/** `GET /api/assistant/conversations/:id/export?format=md|pdf|json&locale=it|en` (attachment) */
