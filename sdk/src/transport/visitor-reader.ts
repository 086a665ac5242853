import type { WidgetHistoryReply, WidgetMessage } from '@contract';
import { ChatFailure, type ChatClient, type Session } from './chat-client.js';
import { readSources } from './read-sources.js';

/** A stored message as the wire gives it, or `null` when it says nothing. */
const readMessage = (value: unknown): WidgetMessage | null => {
  const { id, sender, text, message_id, feedback, sources, created_at } = (value ??
    {}) as Partial<WidgetMessage>;
  if (typeof text !== 'string') return null;
  return {
    id: `${id ?? ''}`,
    sender: sender === 'user' || sender === 'person' ? sender : 'bot',
    text,
    sources: readSources(sources),
    message_id: typeof message_id === 'string' ? message_id : '',
    feedback: feedback === 'up' || feedback === 'down' ? feedback : null,
    created_at: `${created_at ?? ''}`,
  };
};

/** Reads what the server keeps for a visitor, and what it reports unasked. */
export class VisitorReader {
  constructor(private readonly client: () => ChatClient) {}

  /**
   * The conversation so far, or what came before the message `before`; `null` when the session is no longer valid.
   * Throws `ChatFailure`.
   */
  async history(session: Session, before = ''): Promise<WidgetHistoryReply | null> {
    const response = await this.client().fetchWithTimeout((signal) =>
      this.#read('history', session, signal, before ? { before } : {}),
    );
    if (response.status >= 500 || response.status === 429) throw new ChatFailure('answer');
    if (!response.ok) return null;
    const { data, ...rest } = (await response.json().catch(() => null)) ?? {};
    const { messages, has_more, attended_by, person_requested }: Partial<WidgetHistoryReply> = data ?? rest;
    return Array.isArray(messages)
      ? {
          messages: messages.map(readMessage).filter((message) => message !== null),
          has_more: has_more === true,
          attended_by: attended_by === 'person' ? 'person' : 'bot',
          person_requested: person_requested === true,
        }
      : null;
  }

  /** What happens without the visitor asking, as a stream. */
  events(session: Session, signal: AbortSignal): Promise<Response> {
    return this.#read('events', session, signal);
  }

  #read(path: string, { id, token }: Session, signal: AbortSignal, more = {}) {
    const client = this.client();
    const query = new URLSearchParams({ install_id: client.address.installId, sessionId: id, ...more });
    return client.fetch(`${path}?${query}`, { headers: { authorization: `Bearer ${token}` }, signal });
  }
}
