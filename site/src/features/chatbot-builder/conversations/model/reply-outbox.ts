import type { VisitorMessage } from '@contract';
import { createStore } from 'zustand/vanilla';

/** Something the owner said that the server has not acknowledged yet. */
export interface OutgoingReply {
  clientId: string;
  sessionId: string;
  text: string;
  state: 'sending' | 'failed';
  failure: unknown;
  /** Messages that were there when it was written: none of them can be this one. */
  known: ReadonlySet<string>;
}

interface OutboxOptions {
  send: (sessionId: string, clientId: string, text: string) => Promise<VisitorMessage>;
  onSent: (message: VisitorMessage) => void;
  makeId?: () => string;
}

/**
 * What the owner says is shown at once and sent one after the other, each under an id of its own: however often a lost
 * answer is asked for again, the visitor reads it once.
 */
export const createReplyOutbox = ({ send, onSent, makeId = () => crypto.randomUUID() }: OutboxOptions) => {
  const store = createStore<{ replies: readonly OutgoingReply[] }>(() => ({ replies: [] }));
  const lines = new Map<string, Promise<void>>();

  const change = (clientId: string, changes: Partial<OutgoingReply>) =>
    store.setState(({ replies }) => ({
      replies: replies.map((reply) => (reply.clientId === clientId ? { ...reply, ...changes } : reply)),
    }));
  const discard = (clientId: string) =>
    store.setState(({ replies }) => ({ replies: replies.filter((reply) => reply.clientId !== clientId) }));

  const dispatch = ({ clientId, sessionId, text }: OutgoingReply) => {
    const turn = (lines.get(sessionId) ?? Promise.resolve()).then(async () => {
      try {
        onSent(await send(sessionId, clientId, text));
        discard(clientId);
      } catch (failure) {
        change(clientId, { state: 'failed', failure });
      }
    });
    lines.set(sessionId, turn);
  };

  const retry = (clientId: string) => {
    const reply = store.getState().replies.find((each) => each.clientId === clientId);
    if (reply?.state !== 'failed') return;
    change(clientId, { state: 'sending', failure: null });
    dispatch(reply);
  };

  return {
    store,
    discard,
    retry,
    /** Says it; `messages` are those that the owner sees. */
    say: (sessionId: string, text: string, messages: readonly VisitorMessage[]) => {
      const known = new Set(messages.map(({ id }) => id));
      const reply: OutgoingReply = {
        clientId: makeId(),
        sessionId,
        text,
        state: 'sending',
        failure: null,
        known,
      };
      store.setState(({ replies }) => ({ replies: [...replies, reply] }));
      dispatch(reply);
    },
    /** The line is back: what failed goes again. */
    retryAll: () => store.getState().replies.forEach(({ clientId }) => retry(clientId)),
  };
};

export type ReplyOutbox = ReturnType<typeof createReplyOutbox>;

/**
 * The replies that are not among the messages yet. A reply may come back on the live stream before its own request is
 * answered, or although the request failed: it is then a new message of the same words.
 */
export const undelivered = (
  replies: readonly OutgoingReply[],
  messages: readonly VisitorMessage[],
): OutgoingReply[] => {
  const claimed = new Set<string>();
  return replies.filter(({ known, text }) => {
    const arrived = messages.find(
      (message) =>
        message.sender === 'person' &&
        message.text.trim() === text.trim() &&
        !known.has(message.id) &&
        !claimed.has(message.id),
    );
    if (arrived) claimed.add(arrived.id);
    return !arrived;
  });
};
