import type { InterviewMessage } from '@contract';
import type { ChatMessage } from '../../../shared/chat/message';
import type { Sending } from './use-project-chat';

const documents = (id: string, names: string[]) =>
  names.map((name, index) => ({ id: `${id}-${index}`, type: 'document' as const, name }));

/** The chat's messages, and after them what is on its way with the reply that is awaited. */
export const toMessages = (messages: InterviewMessage[], sending: Sending | null): ChatMessage[] => {
  const sentMessages = messages.map(({ id, author, text, attachments, createdAt }): ChatMessage => ({
    id,
    from: author,
    text,
    createdAt,
    attachments: documents(id, attachments),
  }));
  if (!sending) return sentMessages;
  const createdAt = new Date().toISOString();
  return [
    ...sentMessages,
    {
      id: 'sending',
      from: 'user',
      text: sending.text,
      createdAt,
      attachments: documents('sending', sending.attachments),
    },
    { id: 'awaited', from: 'assistant', text: '', createdAt, growing: true },
  ];
};
