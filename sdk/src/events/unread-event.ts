import { OfficinaEvent } from './officina-event.js';

/** So many messages have come that the visitor has not seen: on the bubble, and for a page with a launcher of its own. */
export class UnreadEvent extends OfficinaEvent {
  constructor(
    readonly count: number,
    /** The same in words, for assistive technology: "2 nuovi messaggi"; '' for none. */
    readonly label = '',
  ) {
    super('officina-unread');
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'officina-unread': UnreadEvent;
  }
}
