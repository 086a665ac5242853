import { LitElement, html, nothing } from 'lit';
import type { ChatMessage as Message } from '../controllers/conversation.js';
import { it, type Words } from '../locales/it.js';
import { renderMarkdown } from '../markdown/render.js';
import { base } from '../styles/base.js';
import { styles } from './chat-message.styles.js';
import { defineOnce } from './define-once.js';

/**
 * One message: the visitor's words as they are, the bot's as safe Markdown with its sources, or the warning that stands
 * where a reply should be.
 *
 * @fires {Event} retry - The visitor asks again for a reply that failed.
 * @fires {Event} handover - The visitor asks for a person.
 */
export class ChatMessage extends LitElement {
  static override readonly styles = [base, styles];

  static override readonly properties = {
    message: { attribute: false },
    words: { attribute: false },
    name: {},
    sender: { reflect: true },
    reachable: { type: Boolean },
    opened: { state: true },
  };

  message: Message | null = null;
  words: Words = it;
  /** Display name of the bot, for those who hear the conversation. */
  name = '';
  sender: Message['sender'] = 'bot';
  /** A person can be asked for here. */
  reachable = false;

  /** Index of the source whose excerpt is shown. */
  private opened = -1;
  #openedBeforePress = -1;

  protected override willUpdate() {
    if (this.message) this.sender = this.message.sender;
  }

  protected override render() {
    const { message, words, name } = this;
    if (!message) return nothing;
    if (message.sender === 'user')
      return html`<div class="text" dir="auto">
        <span class="spoken">${words.you}: </span>${message.text}
      </div>`;
    if (message.failure)
      return html`<div class="text">
          ${message.failure === 'network' ? words.networkFailed : words.answerFailed}
        </div>
        <button class="action" type="button" @click=${this.#retry}>${words.retry}</button>`;
    return html`<div class="text" data-ai-generated>
        <span class="spoken">${name}: </span>${renderMarkdown(message.text)}
      </div>
      ${message.sources.length ? this.#sources(message) : nothing}
      ${
        message.handover && this.reachable
          ? html`<button class="action" type="button" @click=${this.#handover}>${words.person}</button>`
          : nothing
      }`;
  }

  #sources({ sources }: Message) {
    const { words, opened } = this;
    const excerpt = sources[opened]?.excerpt;
    return html`<ul class="sources" aria-label=${words.sources} @pointerdown=${this.#press}>
        ${sources.map(
          ({ title, page }, index) =>
            html`<li>
              <button
                class="chip"
                type="button"
                aria-expanded=${index === opened}
                @focus=${() => (this.opened = index)}
                @click=${() => this.#choose(index)}
                @keydown=${this.#key}
              >
                ${title}${page === null ? nothing : ` · ${words.page(page)}`}
              </button>
            </li>`,
        )}
      </ul>
      ${excerpt ? html`<blockquote dir="auto" tabindex="0">${excerpt}</blockquote>` : nothing}`;
  }

  // A press focuses first and clicks after: without this note, the click would close what the focus has just opened.
  readonly #press = () => {
    this.#openedBeforePress = this.opened;
  };

  #choose(index: number) {
    this.opened = this.#openedBeforePress === index ? -1 : index;
    this.#openedBeforePress = this.opened;
  }

  readonly #key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') this.#openedBeforePress = this.opened;
    if (event.key !== 'Escape' || this.opened < 0) return;
    event.stopPropagation();
    this.opened = -1;
  };

  readonly #retry = () => this.dispatchEvent(new Event('retry'));
  readonly #handover = () => this.dispatchEvent(new Event('handover'));
}

defineOnce('officina-chat-message', ChatMessage);
