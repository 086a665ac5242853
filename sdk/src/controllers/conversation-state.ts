import type { Session } from '../transport/chat-client.js';
import type { ChatMessage } from './messages.js';

/** The element that shows the conversation. */
export interface ConversationHost extends HTMLElement {
  requestUpdate(): void;
  /** Brings what draws replies; resolves when they can be drawn, well or plainly. */
  prepare(): Promise<void>;
  /** The part of the reply under way that is to be seen, at most once a frame. */
  reveal(text: string): void;
  /** Words came, in `words`, that only a conversation needs. */
  speak(): void;
  /** Something was said to the visitor. */
  received(message: ChatMessage): void;
}

/** What is known of a conversation: what keeps it in step with the server and with other tabs reads and writes this. */
export interface ConversationState {
  messages: readonly ChatMessage[];
  suggestions: readonly string[];
  session: Session | null;
  attendedBy: 'bot' | 'person';
  /** A person was asked for, and has not come yet. */
  called: boolean;
  /** Somebody writes: a person here, or the bot in another tab. */
  typing: boolean;
  /** The server has older messages than these. */
  hasMore: boolean;
  /** The owner erased what was said before. */
  erased: boolean;
  /** The visitor's message whose reply is on its way. */
  readonly asked: ChatMessage | null;
  /** Where the browser says that there is no network. */
  readonly offline: boolean;
  /** Everything as if nothing had been said. */
  forget(): void;
  /** Tells the page, and whoever counts, that something was said. */
  announce(message: ChatMessage): void;
}
