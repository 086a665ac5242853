import type { ReactiveController } from 'lit';
import { OfficinaErrorEvent } from '../events/officina-error-event.js';
import { OfficinaMessageEvent } from '../events/officina-message-event.js';
import { SharedSession } from '../storage/shared-session.js';
import { ChatFailure, type ReplyEvent, type Session } from '../transport/chat-client.js';
import type { ConversationHost, ConversationState } from './conversation-state.js';
import type { ConversationSync } from './conversation-sync.js';
import { createMessage, type ChatMessage } from './messages.js';
import type { Typewriter } from './typewriter.js';

/** No reply on its way; waiting for its first letter; letters coming. */
export type Progress = 'idle' | 'waiting' | 'revealing';

/**
 * The conversation of one visitor: its messages, what is on its way, who answers, and who the visitor is to the server.
 * It sends one message at a time, and a retry repeats the id of the message it repeats, so that none is ever doubled.
 */
export class Conversation implements ConversationState, ReactiveController {
  messages: readonly ChatMessage[] = [];
  progress: Progress = 'idle';
  suggestions: readonly string[] = [];
  session: Session | null = null;
  attendedBy: 'bot' | 'person' = 'bot';
  personRequested = false;
  typing = false;
  hasMore = false;
  erased = false;
  pendingQuestion: ChatMessage | null = null;

  #typewriter: Typewriter | null = null;
  #shownText = '';
  #abort: AbortController | null = null;
  #resumedFor = '';
  #listening: AbortController | null = null;
  #shared: SharedSession | null = null;
  #sync: ConversationSync | null = null;

  constructor(private readonly host: ConversationHost) {
    host.addController(this);
  }

  get offline(): boolean {
    return !navigator.onLine;
  }

  hostConnected(): void {
    const { signal } = (this.#listening = new AbortController());
    addEventListener('online', this.wake, { signal });
    addEventListener('offline', this.wake, { signal });
    document.addEventListener('visibilitychange', this.wake, { signal });
    // Its config and texts are there with its first rendering.
    void this.host.updateComplete.then(this.wake);
  }

  hostDisconnected(): void {
    this.#listening?.abort();
    // An element that is moved in its page is disconnected for an instant; its reply must not be lost.
    queueMicrotask(() => {
      if (this.host.isConnected) return;
      this.#abort?.abort();
      this.#typewriter?.cancel();
      this.#sync?.close();
      this.#shared?.close();
      this.#resumedFor = '';
    });
  }

  /**
   * Sends `text` as the visitor's; ignored when empty or while a reply is on its way. Without a network it waits for one, and
   * leaves then.
   */
  async send(text: string): Promise<void> {
    const trimmed = text.trim();
    if (!trimmed || this.progress !== 'idle') return;
    const message = createMessage('user', trimmed);
    this.erased = false;
    this.#add(this.offline ? { ...message, deliveryStatus: 'queued' } : message);
    if (!this.offline) await this.#requestReply(message);
  }

  /** Asks again for the reply that failed. */
  async retry(): Promise<void> {
    if (this.progress !== 'idle' || !this.messages.at(-1)?.failure) return;
    this.messages = this.messages.slice(0, -1);
    const unanswered = this.messages.at(-1);
    if (unanswered?.sender === 'user') await this.#requestReply(unanswered);
  }

  /** The network, the page or the window came or went: what waited leaves in its order, and the live line opens or closes. */
  readonly wake = async (): Promise<void> => {
    this.host.requestUpdate();
    void this.#resume();
    this.#sync?.updateLiveLine();
    if (!this.offline && this.messages.at(-1)?.failure === 'network') await this.retry();
    for (let queued; !this.offline && (queued = this.messages.find(isQueued));) {
      if (this.progress !== 'idle') return;
      await this.#requestReply(this.replaceMessage(queued, { ...queued, deliveryStatus: undefined }));
    }
  };

  /** Shows the rest of the reply at once. */
  skip(): void {
    this.#typewriter?.skip();
  }

  /** Ends the reply with what is shown of it. */
  stop(): void {
    const { session, pendingQuestion } = this;
    if (!pendingQuestion) return;
    const { messageId } = pendingQuestion;
    this.#abort?.abort();
    // Where it does not arrive, the server notices that nobody listens any more.
    if (session)
      this.host
        .createClient()
        .post('stop', session, { message_id: messageId })
        .catch(() => undefined);
    if (this.#shownText) this.#add({ ...createMessage('bot', this.#shownText, messageId), stopped: true });
    this.#setIdle();
  }

  /** Loads what came before the oldest message known; throws `ChatFailure`. */
  async loadOlder(): Promise<void> {
    await (await this.#loadSync()).loadOlder();
  }

  reset(): void {
    this.#abort?.abort();
    this.session = null;
    this.messages = this.suggestions = [];
    this.attendedBy = 'bot';
    this.personRequested = this.typing = this.hasMore = false;
  }

  /** Puts a newer state of a message in the place of what was known of it. */
  replaceMessage(before: ChatMessage, after: ChatMessage): ChatMessage {
    this.messages = this.messages.map((message) => (message.id === before.id ? after : message));
    this.host.requestUpdate();
    return after;
  }

  announce(message: ChatMessage): void {
    const { sender, text } = message;
    this.host.dispatchEvent(new OfficinaMessageEvent({ sender, text }));
    if (sender !== 'user') this.host.messageReceived(message);
  }

  /** Brings back the conversation that this tab had on the page before, or that another tab has. */
  async #resume() {
    const { installId, previewToken } = this.host.createClient().address;
    if (previewToken || !installId || this.#resumedFor === installId) return;
    this.#resumedFor = installId;
    this.#shared?.close();
    const shared = (this.#shared = new SharedSession(installId, (message) =>
      this.#loadSync().then(
        (sync) => sync.handleTabMessage(message),
        () => undefined,
      ),
    ));
    const session = await shared.find();
    if (!session || shared !== this.#shared || this.session) return;
    this.session = session;
    const ready = this.host.loadReplyRenderer();
    await this.#withSync(async (sync) => {
      await ready;
      await sync.catchUp();
    });
  }

  async #loadSync(): Promise<ConversationSync> {
    const { ConversationSync, lazyMessages } = await import('./conversation-sync.js');
    if (!this.#sync) {
      this.host.useLazyMessages(lazyMessages);
      this.#sync = new ConversationSync(this, this.host, () => this.#shared);
    }
    return this.#sync;
  }

  async #withSync(use: (sync: ConversationSync) => unknown) {
    if (this.host.createClient().address.previewToken) return;
    try {
      await use(await this.#loadSync());
    } catch {
      // The chat goes on without; the next message tries again.
    }
  }

  async #requestReply(message: ChatMessage) {
    const abort = (this.#abort = new AbortController());
    this.pendingQuestion = message;
    this.#typewriter = null;
    this.#showPartialReply('');
    this.#setProgress('waiting');
    this.suggestions = [];
    const ready = this.host.loadReplyRenderer();
    let reply = createMessage('bot', '', message.messageId);
    let suggestions: readonly string[] = [];
    try {
      const question = { text: message.text, id: message.messageId, session: this.session };
      for await (const event of this.host.createClient().requestReply(question, abort.signal)) {
        if (event.type === 'text') {
          // Nobody is to see the marks of Markdown for an instant.
          const replyModule = await ready;
          if (abort.signal.aborted) return;
          if (replyModule) this.#typewriter ??= new replyModule.Typewriter(this.#showPartialReply);
          if (this.#typewriter) this.#typewriter.add(event.text);
          else this.#showPartialReply(reply.text + event.text);
          if (this.progress === 'waiting' && event.text) this.#setProgress('revealing');
        } else if (event.type === 'suggestions') suggestions = event.suggestions;
        else this.#applyReplyEvent(event, message);
        reply = extendReply(reply, event);
      }
      await this.#typewriter?.finish();
      if (abort.signal.aborted || !reply.text) return;
      this.suggestions = suggestions;
      this.#add(reply);
      this.#sync?.broadcast(reply);
    } catch (error) {
      if (!abort.signal.aborted) this.#fail(message, error);
    } finally {
      if (this.#abort === abort) this.#setIdle();
    }
  }

  /** What a reply says of the conversation around it. */
  #applyReplyEvent(event: ReplyEvent, question: ChatMessage) {
    if (event.type === 'session') this.#startSession(event.session, question);
    if (event.type !== 'outcome') return;
    this.personRequested ||= event.personCalled;
    if (event.outcome !== 'person') return;
    this.attendedBy = 'person';
    this.personRequested = false;
    this.replaceMessage(question, { ...question, deliveryStatus: 'delivered' });
  }

  #startSession(session: Session, question: ChatMessage) {
    this.session = session;
    if (this.host.createClient().address.previewToken) return;
    this.#shared?.save(session);
    void this.#withSync((sync) => {
      sync.broadcast(question);
      sync.updateLiveLine();
    });
  }

  #fail(question: ChatMessage, error: unknown) {
    const failure = error instanceof ChatFailure ? error.kind : 'network';
    if (failure === 'network' && this.offline)
      this.replaceMessage(question, { ...question, deliveryStatus: 'queued' });
    else this.messages = [...this.messages, { ...createMessage('bot', '', question.messageId), failure }];
    this.host.dispatchEvent(new OfficinaErrorEvent({ reason: failure, message: String(error) }));
  }

  readonly #showPartialReply = (text: string) => {
    this.#shownText = text;
    this.host.showPartialReply(text);
  };

  #setIdle() {
    this.#typewriter?.cancel();
    this.pendingQuestion = this.#abort = null;
    this.#shared?.broadcast({ type: 'busy', busy: false });
    this.#setProgress('idle');
  }

  #add(message: ChatMessage) {
    this.messages = [...this.messages, message];
    this.announce(message);
    this.host.requestUpdate();
  }

  #setProgress(progress: Progress) {
    this.progress = progress;
    if (progress === 'waiting') this.#shared?.broadcast({ type: 'busy', busy: true });
    this.host.requestUpdate();
  }
}

const isQueued = ({ deliveryStatus }: ChatMessage) => deliveryStatus === 'queued';

/** The reply with what one event of its stream adds to it. */
const extendReply = (reply: ChatMessage, event: ReplyEvent): ChatMessage => {
  switch (event.type) {
    case 'text':
      return { ...reply, text: reply.text + event.text };
    case 'source':
      return { ...reply, sources: [...reply.sources, event.source] };
    case 'outcome':
      return { ...reply, handover: event.handover, replyId: event.replyId };
    default:
      return reply;
  }
};
