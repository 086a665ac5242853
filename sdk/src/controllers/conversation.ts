import type { WidgetSource } from '@contract';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { OfficinaErrorEvent } from '../events/officina-error-event.js';
import { OfficinaMessageEvent } from '../events/officina-message-event.js';
import { forgetSession, recallSession, rememberSession } from '../storage/session-store.js';
import { ChatFailure, type ChatClient, type FailureKind, type Session } from '../transport/chat-client.js';
import { LetterReveal } from './letter-reveal.js';

export interface ChatMessage {
  id: string;
  sender: 'user' | 'bot';
  text: string;
  sources: readonly WidgetSource[];
  /** The reply asks to show the way to a person. */
  handover?: boolean;
  /** A warning in place of a reply, which has not come; it leaves no trace on the server. */
  failure?: FailureKind;
}

/** Nothing on its way; waiting for the first letter; letters coming. */
export type Progress = 'idle' | 'waiting' | 'revealing';

/** Random bytes, because `crypto.randomUUID` is missing on pages served over plain http. */
const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/**
 * The conversation of one visitor: what was said, what is on its way, and who the visitor is to the server.
 * It sends one message at a time, and a retry repeats the id of the message it repeats, so that none is ever doubled.
 */
export class Conversation implements ReactiveController {
  messages: readonly ChatMessage[] = [];
  progress: Progress = 'idle';
  /** The part of the reply that is shown so far. */
  revealed = '';
  suggestions: readonly string[] = [];
  session: Session | null = null;

  #reveal: LetterReveal | null = null;
  #abort: AbortController | null = null;
  #resumed = '';

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly client: () => ChatClient,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    // An element that is moved in its page is disconnected for an instant; its reply must not be lost.
    queueMicrotask(() => {
      if (this.host.isConnected) return;
      this.#abort?.abort();
      this.#reveal?.cancel();
    });
  }

  /** Says `text` as the visitor; ignored when empty or while a reply is on its way. */
  async send(text: string): Promise<void> {
    const said = text.trim();
    if (!said || this.progress !== 'idle') return;
    const message: ChatMessage = { id: newId(), sender: 'user', text: said, sources: [] };
    this.#add(message);
    await this.#ask(message);
  }

  /** Asks again for the reply that failed. */
  async retry(): Promise<void> {
    if (this.progress !== 'idle' || !this.messages.at(-1)?.failure) return;
    this.messages = this.messages.slice(0, -1);
    const unanswered = this.messages.at(-1);
    if (unanswered?.sender === 'user') await this.#ask(unanswered);
  }

  /** Shows the rest of the reply at once. */
  skip(): void {
    this.#reveal?.skip();
  }

  /** Brings back the conversation that this tab had on the page before. */
  async resume(): Promise<void> {
    const { installId, previewToken } = this.client().address;
    if (previewToken || !installId || this.#resumed === installId || this.session) return;
    this.#resumed = installId;
    const session = recallSession(installId);
    if (!session) return;
    this.session = session;
    try {
      const history = await this.client().history(session);
      // Written meanwhile: what was said now is not to be pushed aside.
      if (this.messages.length > 0) return;
      if (history)
        this.messages = history.map(({ id, sender, text, sources }) => ({
          id,
          sender: sender === 'user' ? 'user' : 'bot',
          text,
          sources,
        }));
      else {
        this.session = null;
        forgetSession(installId);
      }
    } catch {
      // Unreachable for now: the session stays, and the conversation goes on from here.
    }
    this.host.requestUpdate();
  }

  async #ask(message: ChatMessage) {
    const { installId, previewToken } = this.client().address;
    const abort = (this.#abort = new AbortController());
    const reveal = (this.#reveal = new LetterReveal((shown) => {
      this.revealed = shown;
      this.host.requestUpdate();
    }));
    this.#become('waiting');
    this.suggestions = [];
    const reply = {
      id: newId(),
      sender: 'bot' as const,
      text: '',
      sources: [] as WidgetSource[],
      handover: false,
    };
    let suggestions: readonly string[] = [];
    try {
      const question = { text: message.text, id: message.id, session: this.session };
      for await (const event of this.client().ask(question, abort.signal)) {
        switch (event.type) {
          case 'session':
            this.session = event.session;
            if (!previewToken) rememberSession(installId, event.session);
            break;
          case 'text':
            reply.text += event.text;
            reveal.add(event.text);
            if (this.progress === 'waiting' && event.text) this.#become('revealing');
            break;
          case 'source':
            reply.sources.push(event.source);
            break;
          case 'suggestions':
            suggestions = event.suggestions;
            break;
          case 'outcome':
            reply.handover = event.handover;
        }
      }
      await reveal.finish();
      if (abort.signal.aborted) return;
      this.suggestions = suggestions;
      this.#add(reply);
    } catch (error) {
      if (abort.signal.aborted) return;
      const failure = error instanceof ChatFailure ? error.kind : 'network';
      this.messages = [...this.messages, { id: newId(), sender: 'bot', text: '', sources: [], failure }];
      this.host.dispatchEvent(new OfficinaErrorEvent({ reason: failure, message: String(error) }));
    } finally {
      reveal.cancel();
      this.revealed = '';
      this.#become('idle');
    }
  }

  #add(message: ChatMessage) {
    this.messages = [...this.messages, message];
    this.host.dispatchEvent(new OfficinaMessageEvent({ sender: message.sender, text: message.text }));
    this.host.requestUpdate();
  }

  #become(progress: Progress) {
    this.progress = progress;
    this.host.requestUpdate();
  }
}
