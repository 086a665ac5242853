import { OfficinaEvent } from './officina-event.js';

export interface OfficinaMessage {
  sender: 'user' | 'bot' | 'person';
  text: string;
}

/** A message was added to the conversation: the visitor's as it is sent, the bot's when it is whole, a person's as it comes. */
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
