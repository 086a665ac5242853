import type { AttachmentFailure, ReplyAdvice } from '../../contract';
import type { ReadPassage } from '../../engines/documents/port';

export const CONVERSATION = 'api::conversation.conversation';
export const MESSAGE = 'api::conversation.message';
export const ATTACHMENT = 'api::conversation.attachment';

/** A conversation with the assistant, as it is stored. */
export interface ConversationRow {
  id: number;
  documentId: string;
  title: string | null;
  /** The specification's five-digit session id. */
  label: string | null;
  preview: string | null;
  shareToken: string | null;
  sharedAt: string | Date | null;
  archivedAt: string | Date | null;
  deletedAt: string | Date | null;
  lastMessageAt: string | Date | null;
  createdAt: string | Date;
}

export interface MessageRow {
  id: number;
  documentId: string;
  clientId: string;
  author: 'user' | 'assistant';
  content: string | null;
  /** Document ids of attachments. */
  attachments: string[] | null;
  advice: ReplyAdvice | null;
  state: 'pending' | 'done' | 'failed';
  stopped: boolean | null;
  /** When it left the thread for another. */
  replacedAt: string | Date | null;
  createdAt: string | Date;
  updatedAt: string | Date;
}

export interface AttachmentRow {
  id: number;
  documentId: string;
  kind: 'image' | 'document';
  name: string;
  mediaType: string;
  bytes: number;
  storageKey: string;
  pages: number | null;
  failure: AttachmentFailure | null;
  /** What was read, of a document that could be. */
  passages: ReadPassage[] | null;
}
