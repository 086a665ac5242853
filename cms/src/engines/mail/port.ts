import type { Locale } from '../../contract';

export interface MailMessage {
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
}

export interface MailTransport {
  readonly mode: 'capture' | 'smtp';
  /** Sends one message; `messageId` is fixed per outbox row so that a repeat is recognisable. Throws to be tried again. */
  send(message: MailMessage & { messageId: string }): Promise<'sent' | 'captured'>;
}
