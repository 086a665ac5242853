import type { WidgetLiveEvent } from '@contract';
import { lazyMessages } from '../locales/lazy-messages.js';
import type { SharedSession, TabMessage } from '../storage/shared-session.js';
import { VisitorReader } from '../transport/visitor-reader.js';
import type { ConversationHost, ConversationState } from './conversation-state.js';
import { LiveEvents } from './live-events.js';
import { fromServer, insertMessage, mergeMessages, toServer } from './merge-messages.js';
import type { ChatMessage } from './messages.js';

export { lazyMessages };

/** How long a typing notice holds without another one. */
const TYPING_MS = 6000;
/** A conversation that was fetched this recently need not be fetched again. */
const FRESH_MS = 2000;

/**
 * Keeps a conversation that has begun in step with the server and with the visitor's other tabs: what was said before, what a
 * person says, what was missed. It comes with the first message of a visitor, not with the chat.
 */
export class ConversationSync {
  #live: LiveEvents | null = null;
  #typingTimer = 0;
  #syncedAt = -Infinity;
  readonly #reader: VisitorReader;

  constructor(
    private readonly conversation: ConversationState,
    private readonly host: ConversationHost,
    private readonly shared: () => SharedSession | null,
  ) {
    this.#reader = new VisitorReader(() => host.createClient());
  }

  /** Closes the live line. */
  close(): void {
    this.#live?.close();
    this.#live = null;
  }

  /**
   * Opens or closes the line on which the server reports what happens without the visitor asking: open while they look at the chat,
   * and behind the closed one only where a person answers. To be called whenever one of these changes.
   */
  updateLiveLine(): void {
    const { conversation, host } = this;
    const { session } = conversation;
    const isNeeded =
      session &&
      host.isConnected &&
      !document.hidden &&
      !conversation.offline &&
      (!host.hidden || conversation.attendedBy === 'person');
    if (!isNeeded) this.close();
    else
      this.#live ??= new LiveEvents(
        (signal) => this.#reader.events(session, signal),
        this.#handleLiveEvent,
        () => {
          // What came while the line was closed.
          if (performance.now() - this.#syncedAt > FRESH_MS) void this.catchUp();
        },
      );
  }

  /** Sends a message of this tab to the others. */
  broadcast(message: ChatMessage): void {
    this.#syncedAt = performance.now();
    this.shared()?.broadcast({ type: 'message', message: toServer(message) });
  }

  /** Fetches the end of the conversation, and puts what is new in its place. */
  async catchUp(): Promise<void> {
    const { conversation } = this;
    const { session } = conversation;
    if (!session) return;
    this.#syncedAt = performance.now();
    try {
      const history = await this.#reader.history(session);
      if (session.id !== conversation.session?.id) return;
      if (history) {
        const before = conversation.messages;
        const known = new Set(before.map(({ id }) => id));
        conversation.messages = mergeMessages(
          before,
          history.messages.map(fromServer).filter((message) => !this.#isPendingReply(message)),
        );
        if (!known.size) conversation.hasMore = history.has_more;
        conversation.attendedBy = history.attended_by;
        conversation.personRequested &&= history.person_requested && history.attended_by === 'bot';
        if (known.size)
          for (const message of conversation.messages)
            if (!known.has(message.id)) conversation.announce(message);
      } else {
        this.shared()?.forget();
        conversation.reset();
      }
    } catch {
      // Unreachable for now: the session stays, and the conversation goes on from here.
    }
    this.updateLiveLine();
    this.host.requestUpdate();
  }

  /** Loads what came before the oldest message known; throws `ChatFailure`. */
  async loadOlder(): Promise<void> {
    const { conversation } = this;
    const { session, messages } = conversation;
    const before = messages.find(({ replyId }) => replyId)?.replyId;
    if (!session || !before) return;
    const page = await this.#reader.history(session, before);
    const known = new Set(messages.map(({ replyId }) => replyId));
    const older = (page?.messages ?? []).filter(({ id }) => !known.has(id)).map(fromServer);
    conversation.hasMore = !!page?.has_more && older.length > 0;
    conversation.messages = [...older, ...conversation.messages];
  }

  /** What another tab has sent. */
  handleTabMessage(message: TabMessage): void {
    const { conversation } = this;
    switch (message.type) {
      case 'message':
        this.#receive(fromServer(message.message));
        break;
      case 'busy':
        this.#showTyping(message.busy);
        break;
      case 'session':
        if (conversation.session?.id !== message.session.id) conversation.reset();
        conversation.session = message.session;
        void this.catchUp();
        break;
      case 'forgotten':
        conversation.reset();
        this.close();
    }
    this.host.requestUpdate();
  }

  readonly #handleLiveEvent = (event: WidgetLiveEvent) => {
    const { conversation } = this;
    switch (event.type) {
      case 'message':
        this.#receive(fromServer(event.message));
        break;
      case 'typing':
        this.#showTyping(true);
        break;
      case 'attended':
        conversation.attendedBy = event.by;
        conversation.personRequested = false;
        conversation.suggestions = [];
        if (event.by === 'bot') this.#showTyping(false);
        this.updateLiveLine();
        break;
      case 'erased':
        this.shared()?.forget();
        conversation.reset();
        conversation.erased = true;
        this.close();
    }
    this.host.requestUpdate();
  };

  /** Adds a message that was sent elsewhere, unless it is known. */
  #receive(incoming: ChatMessage) {
    const { conversation } = this;
    if (this.#isPendingReply(incoming)) return;
    conversation.messages = insertMessage(conversation.messages, incoming);
    if (incoming.sender !== 'user') this.#showTyping(false);
    if (conversation.messages.includes(incoming)) conversation.announce(incoming);
  }

  /** True for the reply that this tab is waiting for: it comes by its own stream. */
  #isPendingReply({ messageId, sender }: ChatMessage) {
    return sender === 'bot' && !!messageId && messageId === this.conversation.pendingQuestion?.messageId;
  }

  #showTyping(typing: boolean) {
    clearTimeout(this.#typingTimer);
    if (typing) this.#typingTimer = window.setTimeout(() => this.#showTyping(false), TYPING_MS);
    this.conversation.typing = typing;
    this.host.requestUpdate();
  }
}
