import type { AssistantMessage, Instant, Locale } from '../../contract';

/** A conversation as it is written into a file. */
export interface Thread {
  title: string;
  locale: Locale;
  /** When it is written. */
  at: Instant;
  messages: AssistantMessage[];
}
