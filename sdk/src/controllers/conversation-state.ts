import type { ReactiveControllerHost } from 'lit';
import type { lazyMessages } from '../locales/lazy-messages.js';
import type { ChatClient, Session } from '../transport/chat-client.js';
import type { ReplyModule } from './lazy-reply-renderer.js';
import type { ChatMessage } from './messages.js';

/** The element that shows the conversation. */
export interface ConversationHost extends ReactiveControllerHost, HTMLElement {
  createClient(): ChatClient;
  /** Loads what renders replies; resolves with `null` when they can only be shown as plain text. */
  loadReplyRenderer(): Promise<ReplyModule | null>;
  /** The part of the reply under way that is to be seen, at most once a frame. */
  showPartialReply(text: string): void;
  /** Texts have come that only a conversation needs. */
  useLazyMessages(messages: typeof lazyMessages): void;
  /** A message came for the visitor. */
  messageReceived(message: ChatMessage): void;
}

/** What is known of a conversation: what keeps it in step with the server and with other tabs reads and writes this. */
export interface ConversationState {
  messages: readonly ChatMessage[];
  suggestions: readonly string[];
  session: Session | null;
  attendedBy: 'bot' | 'person';
  /** A person was asked for, and has not come yet. */
  personRequested: boolean;
  /** Somebody writes: a person here, or the bot in another tab. */
  typing: boolean;
  /** The server has older messages than these. */
  hasMore: boolean;
  /** The owner erased the conversation that was here before. */
  erased: boolean;
  /** The visitor's message whose reply is on its way. */
  readonly pendingQuestion: ChatMessage | null;
  /** Where the browser says that there is no network. */
  readonly offline: boolean;
  /** Back to a conversation without messages. */
  reset(): void;
  /** Fires the page's event of a new message, and counts it. */
  announce(message: ChatMessage): void;
}
