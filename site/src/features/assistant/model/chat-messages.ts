import type { AssistantAttachment, AssistantMessage, AttachmentReading } from '@contract';
import type { ChatAttachment, ChatMessage } from '../../../shared/chat/message';

type ReadingNote = (reading: AttachmentReading | null) => { note: string; failed: boolean };
type Load = (attachmentId: string) => Promise<Blob>;

const toAttachment = (
  { id, kind, name, reading }: AssistantAttachment,
  readingNote: ReadingNote,
  load: Load,
): ChatAttachment => ({ id, type: kind, name, ...readingNote(reading), load: () => load(id) });

/**
 * A message of the assistant’s as every conversation shows it. Its place is known by the client’s own name for it, so
 * that what was shown before the server answered stays the same on the screen.
 */
export const toChatMessage = (
  { author, clientId, text, state, attachments, createdAt }: AssistantMessage,
  readingNote: ReadingNote,
  load: Load,
): ChatMessage => ({
  id: `${author}:${clientId}`,
  from: author,
  text,
  createdAt,
  growing: state === 'pending',
  attachments: attachments.map((attachment) => toAttachment(attachment, readingNote, load)),
});
