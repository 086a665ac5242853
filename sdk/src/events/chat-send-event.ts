/** Inside the window: the visitor sent the text of the composer. */
export class ChatSendEvent extends Event {
  constructor(readonly text: string) {
    super('chat-send', { cancelable: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'chat-send': ChatSendEvent;
  }
}
