import { OfficinaEvent } from './officina-event.js';

/** Before the chat opens. `preventDefault()` keeps it closed. */
export class OfficinaOpenEvent extends OfficinaEvent {
  constructor() {
    super('officina-open', true);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'officina-open': OfficinaOpenEvent;
  }
}
