import type { WidgetSource } from '@contract';
import type { FailureKind } from '../transport/chat-client.js';

/** A message as the window knows it. It never changes: news about it make another one with the same `id`. */
export interface ChatMessage {
  /** Ours, for as long as the window is there. */
  id: string;
  sender: 'user' | 'bot' | 'person';
  text: string;
  sources: readonly WidgetSource[];
  /** The visitor's own id of their message, and of the reply to it. */
  messageId: string;
  /** What the server calls a reply; '' while it has not said. */
  replyId: string;
  feedback: 'up' | 'down' | null;
  /** The reply asks to show the way to a person. */
  handover?: boolean;
  /** A warning in place of a reply, which has not come; it leaves no trace on the server. */
  failure?: FailureKind;
  /** The visitor stopped it before its end. */
  stopped?: boolean;
  /** Of a visitor's message: it waits for the network, or a person has it. */
  deliveryStatus?: 'queued' | 'delivered';
}

/** A version 4 UUID digit by digit, because `crypto.randomUUID` is missing on pages served over plain http. */
const newId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (+digit ^ (random & (15 >> (+digit / 4)))).toString(16);
  });

/** A message with nothing but its sender and text. */
export const createMessage = (
  sender: ChatMessage['sender'],
  text = '',
  messageId = newId(),
): ChatMessage => ({
  id: newId(),
  sender,
  text,
  sources: [],
  messageId,
  replyId: '',
  feedback: null,
});
