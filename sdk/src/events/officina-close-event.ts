import { OfficinaEvent } from './officina-event.js';

/** Before the chat closes. `preventDefault()` keeps it open. */
export class OfficinaCloseEvent extends OfficinaEvent {
  constructor() {
    super('officina-close', true);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'officina-close': OfficinaCloseEvent;
  }
}
