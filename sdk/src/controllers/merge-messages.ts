import type { WidgetMessage } from '@contract';
import { createMessage, type ChatMessage } from './messages.js';

/** A message in the server's shape as the window knows it. */
export const fromServer = ({
  id,
  sender,
  text,
  sources,
  message_id,
  feedback,
}: WidgetMessage): ChatMessage => ({
  ...createMessage(sender, text, message_id),
  sources,
  replyId: id,
  feedback,
});

/** A message in the server's shape, for the visitor's other tabs. */
export const toServer = ({
  sender,
  text,
  sources,
  messageId,
  replyId,
  feedback,
}: ChatMessage): WidgetMessage => ({
  id: replyId,
  sender,
  text,
  sources: [...sources],
  message_id: messageId,
  feedback,
  created_at: new Date().toISOString(),
});

/** True when both are the same message: by the server's name for it, else by the visitor's and the sender. */
const isSame = (one: ChatMessage, other: ChatMessage) =>
  one.replyId && other.replyId
    ? one.replyId === other.replyId
    : !!one.messageId && one.messageId === other.messageId && one.sender === other.sender;

/** What is known of a message, with what the server adds. A failure gives way to the reply that came after all. */
const mergeMessage = (local: ChatMessage, incoming: ChatMessage): ChatMessage => {
  if (local.failure) return incoming;
  const { replyId, feedback } = incoming.replyId ? incoming : local;
  return local.replyId === replyId && local.feedback === feedback
    ? local
    : { ...local, replyId, feedback, sources: local.sources.length ? local.sources : incoming.sources };
};

/** `known` with one message more, unless it is there already; what waits for the network stays behind it. */
export const insertMessage = (
  known: readonly ChatMessage[],
  incoming: ChatMessage,
): readonly ChatMessage[] => {
  const index = known.findIndex((local) => isSame(local, incoming));
  if (index >= 0) return known.with(index, mergeMessage(known[index] ?? incoming, incoming));
  const queue = known.findIndex(({ deliveryStatus }) => deliveryStatus === 'queued');
  return known.toSpliced(queue < 0 ? known.length : queue, 0, incoming);
};

/**
 * What is known here and what the server sends, each message once and in the server's order: older pages stay before it, what the
 * server has not got (a message on its way) after it.
 */
export const mergeMessages = (
  known: readonly ChatMessage[],
  incoming: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const unmatched = new Set(known);
  const merged = incoming.map((message) => {
    const local = known.find((one) => unmatched.has(one) && isSame(one, message));
    if (!local) return message;
    unmatched.delete(local);
    return mergeMessage(local, message);
  });
  const first = Math.max(
    known.findIndex((local) => !unmatched.has(local)),
    0,
  );
  const rest = (messages: readonly ChatMessage[]) => messages.filter((local) => unmatched.has(local));
  return [...rest(known.slice(0, first)), ...merged, ...rest(known.slice(first))];
};
