import type { WidgetMessage } from '@contract';
import { aMessage, type ChatMessage } from './messages.js';

/** A message in the server's shape as the window knows it. */
export const fromServer = ({
  id,
  sender,
  text,
  sources,
  message_id,
  feedback,
}: WidgetMessage): ChatMessage => ({
  ...aMessage(sender, text, message_id),
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

/** True when both are the same thing said: by the server's name for it, else by the visitor's and who spoke. */
const isSame = (one: ChatMessage, other: ChatMessage) =>
  one.replyId && other.replyId
    ? one.replyId === other.replyId
    : !!one.messageId && one.messageId === other.messageId && one.sender === other.sender;

/** What is known of a message, and what was told of it. A failure gives way to the reply that came after all. */
const join = (mine: ChatMessage, told: ChatMessage): ChatMessage => {
  if (mine.failure) return told;
  const { replyId, feedback } = told.replyId ? told : mine;
  return mine.replyId === replyId && mine.feedback === feedback
    ? mine
    : { ...mine, replyId, feedback, sources: mine.sources.length ? mine.sources : told.sources };
};

/** `known` with one message more, unless it is there already; what waits for the network stays behind it. */
export const place = (known: readonly ChatMessage[], told: ChatMessage): readonly ChatMessage[] => {
  const at = known.findIndex((mine) => isSame(mine, told));
  if (at >= 0) return known.with(at, join(known[at] ?? told, told));
  const queue = known.findIndex(({ fate }) => fate === 'queued');
  return known.toSpliced(queue < 0 ? known.length : queue, 0, told);
};

/**
 * What is known here and what the server tells, each message once and in the server's order: older pages stay before it, what the
 * server has not got (a message on its way) after it.
 */
export const merge = (
  known: readonly ChatMessage[],
  told: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const rest = new Set(known);
  const placed = told.map((message) => {
    const mine = known.find((one) => rest.has(one) && isSame(one, message));
    if (!mine) return message;
    rest.delete(mine);
    return join(mine, message);
  });
  const first = Math.max(
    known.findIndex((mine) => !rest.has(mine)),
    0,
  );
  const unplaced = (messages: readonly ChatMessage[]) => messages.filter((mine) => rest.has(mine));
  return [...unplaced(known.slice(0, first)), ...placed, ...unplaced(known.slice(first))];
};
