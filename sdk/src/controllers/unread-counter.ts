import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { UnreadEvent } from '../events/unread-event.js';
import type { LazyMessages } from '../locales/lazy-messages.js';
import { formatMessage } from '../locales/resolve-messages.js';

/** Counts the messages that came while its host was hidden, and fires `officina-unread` whenever the number changes. */
export class UnreadCounter implements ReactiveController {
  #count = 0;

  /** `lazyMessages` gives the words of the number, once a conversation has brought them. */
  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly lazyMessages: () => LazyMessages | null,
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    if (!this.host.hidden) this.#set(0);
  }

  /** A message came: unread where nobody can have seen it. */
  add(): void {
    if (this.host.hidden) this.#set(this.#count + 1);
  }

  #set(count: number) {
    if (this.#count === count) return;
    this.#count = count;
    const text = count === 1 ? this.lazyMessages()?.unreadOne : count && this.lazyMessages()?.unreadMany;
    this.host.dispatchEvent(new UnreadEvent(count, formatMessage(text || '', count)));
  }
}
