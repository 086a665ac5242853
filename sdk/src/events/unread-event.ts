/** From the window to the widget around it: so many messages have come that the visitor has not seen. */
export class UnreadEvent extends Event {
  constructor(readonly count: number) {
    super('officina-unread');
  }
}

declare global {
  interface HTMLElementEventMap {
    'officina-unread': UnreadEvent;
  }
}
