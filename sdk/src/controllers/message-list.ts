import type { ChatMessageElement } from '../elements/chat-message.js';
import type { ChatMessage } from './messages.js';

/** As many messages are in the page at first, and as many more come with each wish for older ones. */
const PAGE = 50;
/** So few are shown with the others, rather than kept behind a button. */
const FEW = 5;

/**
 * Draws messages into a log, one element each: an element lives as long as its message is shown, and is drawn anew only when
 * something about it is new. Of a long conversation only the end is in the page.
 */
export class MessageList {
  #shown = PAGE;
  readonly #elements = new Map<string, ChatMessageElement>();

  /** True where, of so many messages, older ones than those in the page are known. */
  hides(count: number): boolean {
    return count > this.#shown + FEW;
  }

  /** Shows a page more. */
  grow(): void {
    this.#shown += PAGE;
  }

  /** Shows the end only, as at first. */
  shrink(): void {
    this.#shown = PAGE;
  }

  /** `dress` gives an element what it needs besides its message. */
  draw(log: Element, messages: readonly ChatMessage[], dress: (element: ChatMessageElement) => void): void {
    const wanted = this.hides(messages.length) ? messages.slice(-this.#shown) : messages;
    const ids = new Set(wanted.map(({ id }) => id));
    for (const [id, element] of this.#elements)
      if (!ids.has(id)) {
        element.remove();
        this.#elements.delete(id);
      }
    let next = log.firstElementChild;
    for (const message of wanted) {
      const element = this.#elements.get(message.id) ?? document.createElement('officina-chat-message');
      this.#elements.set(message.id, element);
      element.message = message;
      dress(element);
      if (element === next) next = element.nextElementSibling;
      else log.insertBefore(element, next);
    }
  }
}
