import { OfficinaErrorEvent } from '../events/officina-error-event.js';
import { OfficinaMessageEvent } from '../events/officina-message-event.js';
import type { LATER_WORDS } from '../locales/later-words.js';
import { SharedSession } from '../storage/shared-session.js';
import { ChatFailure, type ChatClient, type Session } from '../transport/chat-client.js';
import type { ConversationHost, ConversationState } from './conversation-state.js';
import type { ConversationSync } from './conversation-sync.js';
import { LetterReveal } from './letter-reveal.js';
import { aMessage, type ChatMessage } from './messages.js';

/** Nothing on its way; waiting for the first letter; letters coming. */
export type Progress = 'idle' | 'waiting' | 'revealing';

/**
 * The conversation of one visitor: what was said, what is on its way, who answers, and who the visitor is to the server.
 * It sends one message at a time, and a retry repeats the id of the message it repeats, so that none is ever doubled.
 */
export class Conversation implements ConversationState {
  messages: readonly ChatMessage[] = [];
  progress: Progress = 'idle';
  suggestions: readonly string[] = [];
  session: Session | null = null;
  attendedBy: 'bot' | 'person' = 'bot';
  /** A person was asked for, and has not come yet. */
  called = false;
  /** Somebody writes: a person here, or the bot in another tab. */
  typing = false;
  /** The server has older messages than these. */
  hasMore = false;
  /** The owner erased what was said before. */
  erased = false;
  /** The visitor's message whose reply is on its way. */
  asked: ChatMessage | null = null;
  /** What is said about a conversation that has begun; there as soon as one has. */
  words: typeof LATER_WORDS | null = null;

  #reveal: LetterReveal | null = null;
  #shown = '';
  #abort: AbortController | null = null;
  #resumed = '';
  #shared: SharedSession | null = null;
  #sync: ConversationSync | null = null;

  constructor(
    private readonly host: ConversationHost,
    private readonly client: () => ChatClient,
  ) {}

  /** Where the browser says that there is no network. */
  get offline(): boolean {
    return !navigator.onLine;
  }

  /** Call when the host has left the page. */
  leave(): void {
    // An element that is moved in its page is disconnected for an instant; its reply must not be lost.
    queueMicrotask(() => {
      if (this.host.isConnected) return;
      this.#abort?.abort();
      this.#reveal?.cancel();
      this.#sync?.close();
      this.#shared?.close();
      this.#resumed = '';
    });
  }

  /**
   * Says `text` as the visitor; ignored when empty or while a reply is on its way. Without a network it waits for one, and
   * leaves then.
   */
  async send(text: string): Promise<void> {
    const said = text.trim();
    if (!said || this.progress !== 'idle') return;
    const message = aMessage('user', said);
    this.erased = false;
    this.#add(this.offline ? { ...message, fate: 'queued' } : message);
    if (!this.offline) await this.#ask(message);
  }

  /** Asks again for the reply that failed. */
  async retry(): Promise<void> {
    if (this.progress !== 'idle' || !this.messages.at(-1)?.failure) return;
    this.messages = this.messages.slice(0, -1);
    const unanswered = this.messages.at(-1);
    if (unanswered?.sender === 'user') await this.#ask(unanswered);
  }

  /** The network, the page or the window came or went: what waited leaves in its order, and what happens is heard. */
  async wake(): Promise<void> {
    this.host.requestUpdate();
    void this.#resume();
    this.#sync?.listen();
    if (!this.offline && this.messages.at(-1)?.failure === 'network') await this.retry();
    for (let next; !this.offline && (next = this.messages.find(({ fate }) => fate === 'queued'));) {
      if (this.progress !== 'idle') return;
      await this.#ask(this.change(next, { ...next, fate: undefined }));
    }
  }

  /** Shows the rest of the reply at once. */
  skip(): void {
    this.#reveal?.skip();
  }

  /** Ends the reply with what is shown of it. */
  stop(): void {
    const { session, asked } = this;
    if (!asked) return;
    this.#abort?.abort();
    this.#reveal?.cancel();
    // Where it does not arrive, the server notices that nobody listens any more.
    if (session)
      this.client()
        .tell('stop', session, { message_id: asked.messageId })
        .catch(() => undefined);
    if (this.#shown) this.#add({ ...aMessage('bot', this.#shown, asked.messageId), stopped: true });
    this.#rest();
  }

  /** Brings what came before the oldest message known; throws `ChatFailure`. */
  async older(): Promise<void> {
    await (await this.#synced()).older();
  }

  /** Everything as if nothing had been said. */
  forget(): void {
    this.#abort?.abort();
    this.session = null;
    this.messages = this.suggestions = [];
    this.attendedBy = 'bot';
    this.called = this.typing = this.hasMore = false;
  }

  /** Puts news about a message in the place of what was known of it. */
  change(before: ChatMessage, after: ChatMessage): ChatMessage {
    this.messages = this.messages.map((message) => (message.id === before.id ? after : message));
    this.host.requestUpdate();
    return after;
  }

  /** Tells the page, and whoever counts, that something was said. */
  announce(message: ChatMessage): void {
    const { sender, text } = message;
    this.host.dispatchEvent(new OfficinaMessageEvent({ sender, text }));
    if (sender !== 'user') this.host.received(message);
  }

  /** Brings back the conversation that this tab had on the page before, or that another tab has. */
  async #resume() {
    const { installId, previewToken } = this.client().address;
    if (previewToken || !installId || this.#resumed === installId) return;
    this.#resumed = installId;
    this.#shared?.close();
    const shared = (this.#shared = new SharedSession(installId, (news) =>
      this.#synced().then(
        (sync) => sync.hearTab(news),
        () => undefined,
      ),
    ));
    const session = await shared.find();
    if (!session || shared !== this.#shared || this.session) return;
    this.session = session;
    const ready = this.host.prepare();
    await this.#keepUp(async (sync) => {
      await ready;
      await sync.catchUp();
    });
  }

  async #synced(): Promise<ConversationSync> {
    const { ConversationSync, LATER_WORDS } = await import('./conversation-sync.js');
    if (!this.words) {
      this.words = LATER_WORDS;
      this.host.speak();
    }
    return (this.#sync ??= new ConversationSync(this, this.host, this.client, () => this.#shared));
  }

  async #keepUp(use: (sync: ConversationSync) => unknown) {
    if (this.client().address.previewToken) return;
    try {
      await use(await this.#synced());
    } catch {
      // The chat goes on without; the next message tries again.
    }
  }

  async #ask(message: ChatMessage) {
    const abort = (this.#abort = new AbortController());
    const reveal = (this.#reveal = new LetterReveal((shown) => this.host.reveal((this.#shown = shown))));
    this.asked = message;
    this.#shown = '';
    this.#become('waiting');
    this.suggestions = [];
    const ready = this.host.prepare();
    let reply = aMessage('bot', '', message.messageId);
    let suggestions: readonly string[] = [];
    try {
      const question = { text: message.text, id: message.messageId, session: this.session };
      for await (const event of this.client().ask(question, abort.signal)) {
        switch (event.type) {
          case 'session':
            this.session = event.session;
            if (this.client().address.previewToken) break;
            this.#shared?.keep(event.session);
            void this.#keepUp((sync) => {
              sync.tell(message);
              sync.listen();
            });
            break;
          case 'text':
            // Nobody is to see the marks of Markdown for an instant.
            await ready;
            if (abort.signal.aborted) return;
            reply = { ...reply, text: reply.text + event.text };
            reveal.add(event.text);
            if (this.progress === 'waiting' && event.text) this.#become('revealing');
            break;
          case 'source':
            reply = { ...reply, sources: [...reply.sources, event.source] };
            break;
          case 'suggestions':
            suggestions = event.suggestions;
            break;
          case 'outcome':
            reply = { ...reply, handover: event.handover, replyId: event.replyId };
            this.called ||= event.called;
            if (event.outcome === 'person') {
              this.attendedBy = 'person';
              this.called = false;
              this.change(message, { ...message, fate: 'delivered' });
            }
        }
      }
      await reveal.finish();
      if (abort.signal.aborted || !reply.text) return;
      this.suggestions = suggestions;
      this.#add(reply);
      this.#sync?.tell(reply);
    } catch (error) {
      if (abort.signal.aborted) return;
      const failure = error instanceof ChatFailure ? error.kind : 'network';
      if (failure === 'network' && this.offline) this.change(message, { ...message, fate: 'queued' });
      else this.messages = [...this.messages, { ...aMessage('bot', '', message.messageId), failure }];
      this.host.dispatchEvent(new OfficinaErrorEvent({ reason: failure, message: String(error) }));
    } finally {
      reveal.cancel();
      if (this.#abort === abort) this.#rest();
    }
  }

  #rest() {
    this.asked = this.#abort = null;
    this.#shared?.tell({ type: 'busy', busy: false });
    this.#become('idle');
  }

  #add(message: ChatMessage) {
    this.messages = [...this.messages, message];
    this.announce(message);
    this.host.requestUpdate();
  }

  #become(progress: Progress) {
    this.progress = progress;
    if (progress === 'waiting') this.#shared?.tell({ type: 'busy', busy: true });
    this.host.requestUpdate();
  }
}
