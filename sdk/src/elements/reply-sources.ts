import type { WidgetSource } from '@contract';
import { html, nothing } from 'lit/html.js';
import { REPLY_WORDS, type ReplyWords } from '../locales/reply-words.js';
import { fill } from '../locales/words.js';
import { ChatElement } from './chat-element.js';
import { defineOnce } from './define-once.js';
import { styles } from './reply-sources.styles.js';

/** What a reply rests on: a chip for each source, and the excerpt of the one that is chosen. */
export class ReplySources extends ChatElement {
  static override readonly styles = [styles];
  static override readonly drawnFrom = ['sources', 'words', 'opened'];

  sources: readonly WidgetSource[] = [];
  words: ReplyWords = REPLY_WORDS.it;

  /** Index of the source whose excerpt is shown. */
  private opened = -1;
  #openedBeforePress = -1;

  protected override render() {
    const { sources, words, opened } = this;
    const excerpt = sources[opened]?.excerpt;
    return html`<ul aria-label=${words.sources} @pointerdown=${this.#press}>
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
                ${title}${page === null ? nothing : ` · ${fill(words.page, page)}`}
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
}

defineOnce('officina-reply-sources', ReplySources);

declare global {
  interface HTMLElementTagNameMap {
    'officina-reply-sources': ReplySources;
  }
}
