import type {
  WIDGET_VERSION,
  WidgetChatRequest,
  WidgetHandoverRequest,
  WidgetHistoryReply,
  WidgetOutcome,
  WidgetSource,
  WidgetStreamEvent,
} from '@contract';
import { readOutcome, readReply, readSource, readSources, readSuggestions } from './read-reply.js';
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
  | { type: 'outcome'; outcome: WidgetOutcome; handover: boolean };

/** `answer`: the server was reached and gave no reply. `network`: it was not reached, or not in time. */
export type FailureKind = 'answer' | 'network';

export class ChatFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly code = '',
  ) {
    super(`No reply: ${kind} ${code}`);
  }
}

export interface ChatAddress {
  apiUrl: string;
  installId: string;
  chatbotId: string;
  publicKey: string;
  language: string;
  previewToken: string;
}

export interface Question {
  text: string;
  id: string;
  session: Session | null;
}

const codeOf = (body: string): string => {
  try {
    const code: unknown = JSON.parse(body)?.error?.details?.code;
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
};

/** Speaks to `/api/widget/*`. It holds no state: who the visitor is comes with each call. */
export class ChatClient {
  constructor(readonly address: ChatAddress) {}

  /** Asks, and yields the reply piece by piece. Throws `ChatFailure`, or the abort of `signal`. */
  async *ask({ text, id, session }: Question, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
    const { installId, chatbotId, publicKey, language, previewToken } = this.address;
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
    };
    const timeout = new AbortController();
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => timeout.abort(), TIMEOUT_MS);
    };
    const leave = () => timeout.abort();
    signal.addEventListener('abort', leave, { once: true });
    wait();
    let spoke = false;
    try {
      const response = await this.#fetch('chat', {
        method: 'POST',
        body: JSON.stringify(request),
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream, application/json',
          ...(previewToken ? { authorization: `Bearer ${previewToken}` } : {}),
        },
        signal: timeout.signal,
      });
      if (!response.ok) throw new ChatFailure('answer', codeOf(await response.text()));
      if (response.body && response.headers.get('content-type')?.includes('event-stream')) {
        for await (const event of serverEvents(response.body)) {
          wait();
          const read = readEvent(event as WidgetStreamEvent);
          if (!read) continue;
          spoke ||= read.type === 'text' && read.text !== '';
          yield read;
        }
      } else {
        const reply = readReply(await response.text());
        if (!reply) throw new ChatFailure('answer');
        if (reply.sessionId && reply.session_token)
          yield { type: 'session', session: { id: reply.sessionId, token: reply.session_token } };
        spoke = true;
        yield { type: 'text', text: reply.reply };
        for (const source of reply.sources) yield { type: 'source', source };
        yield { type: 'suggestions', suggestions: reply.suggestions };
        yield { type: 'outcome', outcome: reply.outcome, handover: reply.handover };
      }
      if (!spoke) throw new ChatFailure('answer');
    } catch (error) {
      if (signal.aborted || error instanceof ChatFailure) throw error;
      throw new ChatFailure('network');
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      // A consumer that stops reading early must not leave the request running.
      timeout.abort();
    }
  }

  /** The conversation so far; `null` when the session is no longer valid. Throws `ChatFailure` on the way. */
  async history(session: Session): Promise<WidgetHistoryReply['messages'] | null> {
    const query = new URLSearchParams({ install_id: this.address.installId, sessionId: session.id });
    const response = await this.#reach(`history?${query}`, {
      headers: { authorization: `Bearer ${session.token}` },
    });
    if (response.status >= 500 || response.status === 429) throw new ChatFailure('answer');
    if (!response.ok) return null;
    const body: unknown = await response.json().catch(() => null);
    const { data = body } = (body ?? {}) as { data?: unknown };
    const { messages } = (data ?? {}) as Partial<WidgetHistoryReply>;
    return Array.isArray(messages)
      ? messages
          .filter((message) => typeof message?.text === 'string')
          .map((message) => ({ ...message, sources: readSources(message.sources) }))
      : null;
  }

  /** Leaves an address for a person to answer. Throws `ChatFailure`. */
  async handover(session: Session, email: string, note: string): Promise<void> {
    const request: WidgetHandoverRequest = {
      install_id: this.address.installId,
      sessionId: session.id,
      session_token: session.token,
      email,
      ...(note ? { note } : {}),
    };
    const response = await this.#reach('handover', {
      method: 'POST',
      body: JSON.stringify(request),
      headers: {
        'content-type': 'application/json',
        ...(this.address.previewToken ? { authorization: `Bearer ${this.address.previewToken}` } : {}),
      },
    });
    if (!response.ok) throw new ChatFailure('answer', codeOf(await response.text()));
  }

  async #reach(path: string, init: RequestInit): Promise<Response> {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), TIMEOUT_MS);
    try {
      return await this.#fetch(path, { ...init, signal: giveUp.signal });
    } catch {
      throw new ChatFailure('network');
    } finally {
      clearTimeout(timer);
    }
  }

  #fetch(path: string, init: RequestInit): Promise<Response> {
    return fetch(`${this.address.apiUrl}/api/widget/${path}`, { ...init, credentials: 'omit' });
  }
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
    case 'data-outcome':
      return {
        type: 'outcome',
        outcome: readOutcome(event.data?.outcome),
        handover: event.data?.handover === true,
      };
    case 'error':
      throw new ChatFailure('answer', event.code);
    default:
      // A newer server may say more than this widget understands.
      return null;
  }
};
