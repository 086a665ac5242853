import type { Instant } from '@contract';

/** A file that came with a message. */
export interface ChatAttachment {
  id: string;
  type: 'image' | 'document';
  name: string;
  /** What became of it: how many pages were read, or why none. */
  note?: string;
  /** True where the note says that something is wrong. */
  failed?: boolean;
  /** Fetches the file; an address alone could not carry the session. Absent where it cannot be had. */
  load?: () => Promise<Blob>;
}

/** One message of a conversation, as every conversation of the site shows it. */
export interface ChatMessage {
  id: string;
  from: 'user' | 'assistant';
  /** Markdown where the assistant speaks; as it was typed where the person does. */
  text: string;
  createdAt: Instant;
  attachments?: readonly ChatAttachment[];
  /** Still growing: shown as it comes, said aloud once it is whole. */
  growing?: boolean;
}
