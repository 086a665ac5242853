import type { ChatMessage } from '../controllers/messages.js';

/** Inside the window: what the visitor says was wrong with a reply; '' where they would rather not. */
export class FeedbackReasonEvent extends Event {
  constructor(
    readonly reason: string,
    readonly message: ChatMessage,
  ) {
    // Out of the message's shadow root; the window lets it go no further.
    super('feedback-reason', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'feedback-reason': FeedbackReasonEvent;
  }
}
