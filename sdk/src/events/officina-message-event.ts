import { OfficinaEvent } from './officina-event.js';

export interface OfficinaMessage {
  sender: 'user' | 'bot';
  text: string;
}

/** A message was added to the conversation: the visitor's as it is sent, the bot's when it is whole. */
export class OfficinaMessageEvent extends OfficinaEvent {
  constructor(readonly detail: OfficinaMessage) {
    super('officina-message');
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'officina-message': OfficinaMessageEvent;
  }
}
