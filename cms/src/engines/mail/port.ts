import type { Locale } from '../../contract';

export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  /** The `.ics` file. */
  content: string;
}

export interface MailMessage {
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  /** An invitation or its withdrawal (RFC 5546), which mail programs offer to put into the calendar. */
  calendar?: MailCalendar;
}

export interface MailTransport {
  readonly mode: 'capture' | 'smtp';
  /** Sends one message; `messageId` is fixed per outbox row so that a repeat is recognisable. Throws to be tried again. */
  send(message: MailMessage & { messageId: string }): Promise<'sent' | 'captured'>;
}
