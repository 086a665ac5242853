import type { PackedChat } from '@contract';

/** What the page says of its visitor (`identify()`). */
export interface VisitorIdentity {
  name?: string;
  email?: string;
}

/**
 * What the closed widget knows of the open one: enough to make it, feed it and show it, without loading it.
 *
 * Where this tab has a conversation from the page before, it makes the window when the browser is idle, `hidden`, so that it can count
 * what a person says meanwhile.
 *
 * It hears back by events of the window: `close-request` (the visitor wants it closed) and `officina-unread` (an `UnreadEvent`:
 * how many messages came while the window was hidden, and the same in words; 0 once it is seen).
 */
export interface ChatWindowElement extends HTMLElement {
  installId: string;
  apiUrl: string;
  previewToken: string;
  language: string;
  /** Opened by `unpackChat()` of `transport/chat-config.ts`. */
  config: PackedChat | null;
  /** Words of the page's own, by key of `locales/*.ts`; the rest stays in `language`. */
  words: Partial<Record<string, string>> | null;
  /** Goes with each message; nothing of it is kept in the browser. */
  visitor: VisitorIdentity | null;
  embedded: boolean;
  /** Moves the keyboard to the message field. */
  focusInput(): void;
  /** Sends `text` as the visitor's. */
  ask(text: string): void;
}

/** The module that arrives at the first opening: `open-chat.ts`. */
export interface ChatWindowModule {
  /** Makes the window of `shell`, whose closed state is `bubble`. */
  createWindow(shell: HTMLElement & { hide(): void }, bubble: HTMLElement): ChatWindowElement;
}
