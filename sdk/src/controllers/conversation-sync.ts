import type { WidgetLiveEvent } from '@contract';
import { LATER_WORDS } from '../locales/later-words.js';
import type { SharedSession, TabNews } from '../storage/shared-session.js';
import type { ChatClient } from '../transport/chat-client.js';
import { VisitorReader } from '../transport/visitor-reader.js';
import type { ConversationHost, ConversationState } from './conversation-state.js';
import { LiveEvents } from './live-events.js';
import { fromServer, merge, place, toServer } from './merge-messages.js';
import type { ChatMessage } from './messages.js';

export { LATER_WORDS };

/** How long somebody who was writing is taken to be still writing. */
const TYPING_MS = 6000;
/** Who has heard everything this recently need not ask for it again. */
const FRESH_MS = 2000;

/**
 * Keeps a conversation that has begun in step with the server and with the visitor's other tabs: what was said before, what a
 * person says, what was missed. It comes with the first message of a visitor, not with the chat.
 */
export class ConversationSync {
  #live: LiveEvents | null = null;
  #typingTimer = 0;
  #heardAt = -Infinity;
  readonly #reader: VisitorReader;

  constructor(
    private readonly conversation: ConversationState,
    private readonly host: ConversationHost,
    client: () => ChatClient,
    private readonly shared: () => SharedSession | null,
  ) {
    this.#reader = new VisitorReader(client);
  }

  /** Stops hearing. */
  close(): void {
    this.#live?.close();
    this.#live = null;
  }

  /**
   * Hears what happens without the visitor asking: while they look at the chat, and behind the closed one only where a
   * person answers. To be called whenever one of these changes.
   */
  listen(): void {
    const { conversation, host } = this;
    const { session } = conversation;
    const listens =
      session &&
      host.isConnected &&
      !document.hidden &&
      !conversation.offline &&
      (!host.hidden || conversation.attendedBy === 'person');
    if (!listens) this.close();
    else
      this.#live ??= new LiveEvents(
        (signal) => this.#reader.events(session, signal),
        this.#hear,
        () => {
          // What was said while nobody listened.
          if (performance.now() - this.#heardAt > FRESH_MS) void this.catchUp();
        },
      );
  }

  /** A message of this tab, for the others; what is told is known here. */
  tell(message: ChatMessage): void {
    this.#heardAt = performance.now();
    this.shared()?.tell({ type: 'message', message: toServer(message) });
  }

  /** Fetches the end of the conversation, and puts what is new in its place. */
  async catchUp(): Promise<void> {
    const { conversation } = this;
    const { session } = conversation;
    if (!session) return;
    this.#heardAt = performance.now();
    try {
      const history = await this.#reader.history(session);
      if (session.id !== conversation.session?.id) return;
      if (history) {
        const before = conversation.messages;
        const known = new Set(before.map(({ id }) => id));
        conversation.messages = merge(
          before,
          history.messages.map(fromServer).filter((told) => !this.#isComing(told)),
        );
        if (!known.size) conversation.hasMore = history.has_more;
        conversation.attendedBy = history.attended_by;
        conversation.called &&= history.person_requested && history.attended_by === 'bot';
        if (known.size)
          for (const message of conversation.messages)
            if (!known.has(message.id)) conversation.announce(message);
      } else {
        this.shared()?.forget();
        conversation.forget();
      }
    } catch {
      // Unreachable for now: the session stays, and the conversation goes on from here.
    }
    this.listen();
    this.host.requestUpdate();
  }

  /** Fetches what came before the oldest message known; throws `ChatFailure`. */
  async older(): Promise<void> {
    const { conversation } = this;
    const { session, messages } = conversation;
    const before = messages.find(({ replyId }) => replyId)?.replyId;
    if (!session || !before) return;
    const page = await this.#reader.history(session, before);
    const known = new Set(messages.map(({ replyId }) => replyId));
    const told = (page?.messages ?? []).filter(({ id }) => !known.has(id)).map(fromServer);
    conversation.hasMore = !!page?.has_more && told.length > 0;
    conversation.messages = [...told, ...conversation.messages];
  }

  /** What another tab says. */
  hearTab(news: TabNews): void {
    const { conversation } = this;
    switch (news.type) {
      case 'message':
        this.#take(fromServer(news.message));
        break;
      case 'busy':
        this.#showTyping(news.busy);
        break;
      case 'session':
        if (conversation.session?.id !== news.session.id) conversation.forget();
        conversation.session = news.session;
        void this.catchUp();
        break;
      case 'forgotten':
        conversation.forget();
        this.close();
    }
    this.host.requestUpdate();
  }

  readonly #hear = (event: WidgetLiveEvent) => {
    const { conversation } = this;
    switch (event.type) {
      case 'message':
        this.#take(fromServer(event.message));
        break;
      case 'typing':
        this.#showTyping(true);
        break;
      case 'attended':
        conversation.attendedBy = event.by;
        conversation.called = false;
        conversation.suggestions = [];
        if (event.by === 'bot') this.#showTyping(false);
        this.listen();
        break;
      case 'erased':
        this.shared()?.forget();
        conversation.forget();
        conversation.erased = true;
        this.close();
    }
    this.host.requestUpdate();
  };

  /** Something said elsewhere, unless it is known. */
  #take(told: ChatMessage) {
    const { conversation } = this;
    if (this.#isComing(told)) return;
    conversation.messages = place(conversation.messages, told);
    if (told.sender !== 'user') this.#showTyping(false);
    if (conversation.messages.includes(told)) conversation.announce(told);
  }

  /** True for the reply that this tab is waiting for: it comes by its own stream. */
  #isComing({ messageId, sender }: ChatMessage) {
    return sender === 'bot' && !!messageId && messageId === this.conversation.asked?.messageId;
  }

  #showTyping(typing: boolean) {
    clearTimeout(this.#typingTimer);
    if (typing) this.#typingTimer = window.setTimeout(() => this.#showTyping(false), TYPING_MS);
    this.conversation.typing = typing;
    this.host.requestUpdate();
  }
}
