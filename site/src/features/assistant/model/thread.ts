import type { AssistantAttachment, AssistantMessage, AssistantStreamEvent } from '@contract';

/** A reply in the making, with the message that asked for it. */
export interface Exchange {
  /** Null where the message is in the thread already: another reply to it is being written. */
  message: AssistantMessage | null;
  reply: AssistantMessage;
  /** The id from which on the thread gives way: an edited message, or the reply that is written anew. */
  replaces: string | null;
}

interface SentQuestion {
  clientId: string;
  /** Null for another reply to the last message. */
  text: string | null;
  attachments?: readonly AssistantAttachment[];
  replaces?: string | null;
  now: Date;
}

/** What is shown before the server has answered anything. */
export const expectedExchange = ({
  clientId,
  text,
  attachments = [],
  replaces = null,
  now,
}: SentQuestion): Exchange => {
  const common = {
    clientId,
    stopped: false,
    advice: null,
    createdAt: now.toISOString(),
  };
  return {
    replaces,
    message:
      text === null
        ? null
        : {
            ...common,
            id: clientId,
            author: 'user',
            text,
            state: 'done',
            attachments: [...attachments],
          },
    reply: {
      ...common,
      id: `${clientId}:reply`,
      author: 'assistant',
      text: '',
      state: 'pending',
      attachments: [],
    },
  };
};

/** The exchange after one more event of its stream. */
export const afterEvent = (exchange: Exchange, event: AssistantStreamEvent): Exchange => {
  switch (event.type) {
    case 'meta':
      // A stream that is joined again begins anew.
      return { ...exchange, message: event.message, reply: event.reply };
    case 'delta':
      return { ...exchange, reply: { ...exchange.reply, text: exchange.reply.text + event.text } };
    case 'done':
    case 'error':
      return { ...exchange, reply: event.reply };
  }
};

const put = (messages: readonly AssistantMessage[], message: AssistantMessage): AssistantMessage[] =>
  messages.some(({ id }) => id === message.id)
    ? messages.map((each) => (each.id === message.id ? message : each))
    : [...messages, message];

/** The thread with an exchange in its place. */
export const withExchange = (
  messages: readonly AssistantMessage[],
  exchange: Exchange | null,
): AssistantMessage[] => {
  if (!exchange) return [...messages];
  const { message, reply, replaces } = exchange;
  const from = replaces === null ? -1 : messages.findIndex(({ id }) => id === replaces);
  const remaining = from < 0 ? messages : messages.slice(0, from);
  return put(message ? put(remaining, message) : remaining, reply);
};

/** The last reply, when it is the end of the thread. */
export const lastReply = (messages: readonly AssistantMessage[]): AssistantMessage | null => {
  const last = messages.at(-1);
  return last?.author === 'assistant' ? last : null;
};
