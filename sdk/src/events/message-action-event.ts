/** What a visitor can do with a message. */
export type MessageAction = 'retry' | 'person' | 'up' | 'down' | 'copy';

/** Inside the window: the visitor chose one of a message's buttons. */
export class MessageActionEvent extends Event {
  constructor(readonly action: MessageAction) {
    super('message-action', { bubbles: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'message-action': MessageActionEvent;
  }
}
