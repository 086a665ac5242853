import type { WidgetSource } from '@contract';
import { html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { replyMessages, type ReplyMessages } from '../locales/reply-messages.js';
import { formatMessage } from '../locales/resolve-messages.js';
import { base } from '../styles/base.js';
import { defineOnce } from './define-once.js';
import { styles } from './reply-sources.styles.js';

/** What a reply rests on: a chip for each source, and the excerpt of the one that is chosen. */
export class ReplySources extends LitElement {
  static override readonly styles = [base, styles];

  @property({ attribute: false }) sources: readonly WidgetSource[] = [];
  @property({ attribute: false }) messages: ReplyMessages = replyMessages.it;

  /** Index of the source whose excerpt is shown; -1 for none. */
  @state() private expanded = -1;
  #expandedBeforePress = -1;

  protected override render() {
    const { sources, messages, expanded } = this;
    const excerpt = sources[expanded]?.excerpt;
    return html`<ul aria-label=${messages.sources} @pointerdown=${this.#press}>
        ${sources.map(
          ({ title, page }, index) =>
            html`<li>
              <button
                class="chip"
                type="button"
                aria-expanded=${index === expanded}
                @focus=${() => (this.expanded = index)}
                @click=${() => this.#toggle(index)}
                @keydown=${this.#key}
              >
                ${title}${page === null ? nothing : ` · ${formatMessage(messages.page, page)}`}
              </button>
            </li>`,
        )}
      </ul>
      ${excerpt ? html`<blockquote dir="auto" tabindex="0">${excerpt}</blockquote>` : nothing}`;
  }

  // A press focuses first and clicks after: without this note, the click would close what the focus has just opened.
  readonly #press = () => {
    this.#expandedBeforePress = this.expanded;
  };

  #toggle(index: number) {
    this.expanded = this.#expandedBeforePress === index ? -1 : index;
    this.#expandedBeforePress = this.expanded;
  }

  readonly #key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') this.#expandedBeforePress = this.expanded;
    if (event.key !== 'Escape' || this.expanded < 0) return;
    event.stopPropagation();
    this.expanded = -1;
  };
}

defineOnce('officina-reply-sources', ReplySources);

declare global {
  interface HTMLElementTagNameMap {
    'officina-reply-sources': ReplySources;
  }
}
