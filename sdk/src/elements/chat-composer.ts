import { LitElement, html, type PropertyValues } from 'lit';
import { ChatSendEvent } from '../events/chat-send-event.js';
import { drawIcon } from '../icons/draw-icon.js';
import { SEND_ICONS } from '../icons/window-icons.js';
import { it, type Words } from '../locales/it.js';
import { base } from '../styles/base.js';
import { ThemeSheet } from '../styles/theme-sheet.js';
import { styles } from './chat-composer.styles.js';
import { defineOnce } from './define-once.js';

/** The server refuses longer ones (LIMITS.visitorMessage). */
const LONGEST_MESSAGE = 2000;

/**
 * The message field and its send button. Enter sends, Shift+Enter adds a line; the field grows from one row to 120 px.
 *
 * @fires {ChatSendEvent} chat-send - The visitor sent a text; `preventDefault()` keeps it in the field.
 */
export class ChatComposer extends LitElement {
  static override readonly styles = [base, styles];

  static override readonly properties = {
    words: { attribute: false },
    icon: {},
    busy: { type: Boolean },
  };

  words: Words = it;
  icon = 'send_default';
  /** A reply is on its way: typing goes on, sending waits. */
  busy = false;

  readonly #sheet = new ThemeSheet();

  private get field() {
    return this.renderRoot?.querySelector('textarea');
  }

  override focus(options?: FocusOptions): void {
    this.field?.focus(options);
  }

  protected override createRenderRoot() {
    const root = super.createRenderRoot() as ShadowRoot;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet.sheet];
    return root;
  }

  protected override updated(changed: PropertyValues<this>) {
    if (changed.has('busy')) this.#showSendable();
  }

  protected override render() {
    const { words, icon } = this;
    return html`<form @submit=${this.#send}>
      <label class="field">
        <span class="spoken">${words.placeholder}</span>
        <textarea
          rows="1"
          dir="auto"
          enterkeyhint="send"
          autocomplete="off"
          maxlength=${LONGEST_MESSAGE}
          placeholder=${words.placeholder}
          @input=${this.#grow}
          @keydown=${this.#key}
        ></textarea>
      </label>
      <button type="submit" aria-label=${words.send} aria-disabled="true">
        ${drawIcon(SEND_ICONS[icon] ?? SEND_ICONS.send_default ?? '')}
      </button>
    </form>`;
  }

  readonly #key = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    this.#send(event);
  };

  readonly #send = (event: Event) => {
    event.preventDefault();
    const text = this.field?.value.trim();
    if (!text || this.busy || !this.field) return;
    if (!this.dispatchEvent(new ChatSendEvent(text))) return;
    this.field.value = '';
    this.#grow();
    this.field.focus();
  };

  readonly #grow = () => {
    if (!this.field) return;
    this.#sheet.set({ 'rows-height': '24px' });
    this.#sheet.set({ 'rows-height': `${Math.min(Math.max(this.field.scrollHeight, 24), 120)}px` });
    this.#showSendable();
  };

  // An attribute, not `disabled`: a disabled button would drop the keyboard focus that it holds.
  #showSendable() {
    const sendable = !this.busy && !!this.field?.value.trim();
    this.renderRoot.querySelector('button')?.setAttribute('aria-disabled', String(!sendable));
  }
}

defineOnce('officina-chat-composer', ChatComposer);
