import type { ChatMessage } from '../controllers/messages.js';

/** What a visitor can do with a message. */
export type MessageAction = 'retry' | 'person' | 'up' | 'down' | 'copy';

/** Inside the window: the visitor chose one of a message's buttons. */
export class MessageActionEvent extends Event {
  constructor(
    readonly action: MessageAction,
    readonly message: ChatMessage,
    /** What a visitor reads of the message, without the marks of Markdown. */
    readonly text: string,
  ) {
    // Out of the list's shadow root; the window lets it go no further.
    super('message-action', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'message-action': MessageActionEvent;
  }
}
