import type {
  WIDGET_VERSION,
  WidgetChatRequest,
  WidgetOutcome,
  WidgetSource,
  WidgetStreamEvent,
} from '@contract';
import type { ChatAddress } from './chat-address.js';
import { readOutcome, readSource, readSuggestions } from './read-parts.js';
import { serverEvents } from './server-events.js';

/** Spec/admin-builders-widget.md §9. */
const TIMEOUT_MS = 15_000;
const VERSION: typeof WIDGET_VERSION = '1.0.8';

/** The server's proof that this visitor owns this conversation. */
export interface Session {
  id: string;
  token: string;
}

/** What a reply is made of, whether it was streamed or came whole. */
export type ReplyEvent =
  | { type: 'session'; session: Session }
  | { type: 'text'; text: string }
  | { type: 'source'; source: WidgetSource }
  | { type: 'suggestions'; suggestions: string[] }
  | { type: 'outcome'; outcome: WidgetOutcome; handover: boolean; replyId: string; personCalled: boolean };

/** `answer`: the server was reached and gave no reply. `network`: it was not reached, or not in time. */
export type FailureKind = 'answer' | 'network';

export class ChatFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    /** The server's status, or its code for what went wrong within a stream. */
    readonly code: number | string = '',
  ) {
    super(`No reply: ${kind} ${code}`);
  }
}

export interface Question {
  text: string;
  id: string;
  session: Session | null;
}

/** What a visitor can do besides writing; each is a `POST` with the proof of the session. */
export type VisitorAction = 'handover' | 'feedback' | 'stop' | 'person';

/** Speaks to `/api/widget/*`. It holds no state: who the visitor is comes with each call. */
export class ChatClient {
  constructor(readonly address: ChatAddress) {}

  /** Sends a question, and yields the reply piece by piece. Throws `ChatFailure`, or the abort of `signal`. */
  async *requestReply({ text, id, session }: Question, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
    const { installId, chatbotId, publicKey, language, visitor } = this.address;
    const request: WidgetChatRequest = {
      install_id: installId,
      installId,
      chatbot_id: chatbotId,
      botKey: publicKey,
      message: text,
      ...(session ? { sessionId: session.id, session_token: session.token } : {}),
      message_id: id,
      // Without its query: what a shop puts after the question mark is the visitor's own business.
      origin_url: location.origin + location.pathname,
      page_title: document.title,
      user_agent: navigator.userAgent,
      language,
      widget_version: VERSION,
      ...(visitor ? { visitor } : {}),
    };
    const timeout = new AbortController();
    let timer = 0;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => timeout.abort(), TIMEOUT_MS);
    };
    const cancel = () => timeout.abort();
    signal.addEventListener('abort', cancel, { once: true });
    restartTimer();
    let hasReply = false;
    try {
      let response = await this.#send('chat', request, timeout.signal);
      if (response.status === 401) {
        // The key was changed after the page came; nothing has been sent with the old one.
        const { fetchCurrentKey } = await import('./resolve-config.js');
        const botKey = await fetchCurrentKey(this.address, timeout.signal);
        if (botKey) response = await this.#send('chat', { ...request, botKey }, timeout.signal);
      }
      if (!response.ok) throw new ChatFailure('answer', response.status);
      const isStream = response.headers.get('content-type')?.includes('event-stream');
      // A page's polyfill of `fetch` has no streams: what it read to its end is a stream of one piece.
      const { body } = isStream && !response.body ? new Response(await response.text()) : response;
      const events =
        isStream && body ? readStreamedReply(body, restartTimer) : readWholeReply(await response.text());
      for await (const event of events) {
        // Where a person will answer, an empty reply is no failure.
        hasReply ||=
          event.type === 'text' ? !!event.text : event.type === 'outcome' && event.outcome === 'person';
        yield event;
      }
      if (!hasReply) throw new ChatFailure('answer');
    } catch (error) {
      if (signal.aborted || error instanceof ChatFailure) throw error;
      throw new ChatFailure('network');
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      // A consumer that stops reading early must not leave the request running.
      timeout.abort();
    }
  }

  /** Sends what the visitor does, and answers what the server says to it; throws `ChatFailure`. */
  async post(action: VisitorAction, { id, token }: Session, more: object = {}): Promise<unknown> {
    const body = { install_id: this.address.installId, sessionId: id, session_token: token, ...more };
    const response = await this.fetchWithTimeout((signal) => this.#send(action, body, signal));
    const text = await response.text().catch(() => '');
    if (!response.ok) throw new ChatFailure('answer', response.status);
    return text && JSON.parse(text);
  }

  /** Calls, and gives up after 15 s; throws `ChatFailure`. */
  async fetchWithTimeout(call: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
    try {
      return await call(timeout.signal);
    } catch {
      throw new ChatFailure('network');
    } finally {
      clearTimeout(timer);
    }
  }

  #send(path: string, body: object, signal: AbortSignal) {
    const { previewToken } = this.address;
    return this.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...(previewToken ? { authorization: `Bearer ${previewToken}` } : {}),
      },
      signal,
    });
  }

  /** Fetches below `/api/widget/`. */
  fetch(path: string, init: RequestInit): Promise<Response> {
    return fetch(`${this.address.apiUrl}/api/widget/${path}`, { ...init, credentials: 'omit' });
  }
}

async function* readStreamedReply(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<ReplyEvent> {
  for await (const event of serverEvents(body, onBytes)) {
    const read = readEvent(event as WidgetStreamEvent);
    if (read) yield read;
  }
}

async function* readWholeReply(body: string): AsyncGenerator<ReplyEvent> {
  // Our own server streams: whoever meets another one fetches what understands it.
  const { readReply } = await import('./read-reply.js');
  const reply = readReply(body);
  if (!reply) throw new ChatFailure('answer');
  if (reply.sessionId && reply.session_token)
    yield { type: 'session', session: { id: reply.sessionId, token: reply.session_token } };
  yield { type: 'text', text: reply.reply };
  for (const source of reply.sources) yield { type: 'source', source };
  yield { type: 'suggestions', suggestions: reply.suggestions };
  yield {
    type: 'outcome',
    outcome: reply.outcome,
    handover: reply.handover,
    replyId: reply.reply_id,
    personCalled: reply.personCalled,
  };
}

const readEvent = (event: WidgetStreamEvent): ReplyEvent | null => {
  switch (event?.type) {
    case 'data-session': {
      const { sessionId, session_token } = event.data ?? {};
      return sessionId && session_token
        ? { type: 'session', session: { id: sessionId, token: session_token } }
        : null;
    }
    case 'text-delta':
      return typeof event.delta === 'string' ? { type: 'text', text: event.delta } : null;
    case 'source-document': {
      const source = readSource(event);
      return source && { type: 'source', source };
    }
    case 'data-suggestions':
      return { type: 'suggestions', suggestions: readSuggestions(event.data) };
    case 'data-outcome': {
      const { outcome, handover, reply_id, person_called } = event.data ?? {};
      return {
        type: 'outcome',
        outcome: readOutcome(outcome),
        handover: handover === true,
        replyId: reply_id || '',
        personCalled: person_called === true,
      };
    }
    case 'error':
      throw new ChatFailure('answer', event.code);
    default:
      // A newer server may say more than this widget understands.
      return null;
  }
};
