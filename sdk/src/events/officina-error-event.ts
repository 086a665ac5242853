import { OfficinaEvent } from './officina-event.js';

/** `config`: the chatbot is not available here. `load`: the chat's code did not arrive. `answer`, `network`: no reply. */
export interface OfficinaErrorDetail {
  reason: 'config' | 'load' | 'answer' | 'network';
  message: string;
}

/** Something failed. The visitor has been told what concerns them; the page may log it. */
export class OfficinaErrorEvent extends OfficinaEvent {
  constructor(readonly detail: OfficinaErrorDetail) {
    super('officina-error');
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'officina-error': OfficinaErrorEvent;
  }
}
