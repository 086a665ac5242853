import { html, LitElement, nothing } from 'lit';
import { property, query } from 'lit/decorators.js';
import { ChatSendEvent } from '../events/chat-send-event.js';
import { renderIcon } from '../icons/render-icon.js';
import { SEND_ICONS, STOP_ICON } from '../icons/window-icons.js';
import { it, type UiMessages } from '../locales/it.js';
import { base } from '../styles/base.js';
import { styles } from './chat-composer.styles.js';
import { defineOnce } from './define-once.js';

/** The server refuses longer ones (LIMITS.visitorMessage). */
const MAX_MESSAGE_LENGTH = 2000;
/** Where the stylesheet lets the field grow, nobody has to measure it at every key. */
const SIZES_ITSELF = CSS.supports('field-sizing', 'content');

/**
 * The message field and its send button, which stops the reply while one is on its way. Enter sends, Shift+Enter adds a line;
 * the field grows from one row to 120 px.
 *
 * @fires {ChatSendEvent} chat-send - The visitor sent a text; `preventDefault()` keeps it in the field.
 * @fires {Event} chat-stop - The visitor has read enough of the reply.
 */
export class ChatComposer extends LitElement {
  static override readonly styles = [base, styles];

  @property({ attribute: false }) uiMessages: UiMessages = it;
  /** Name of the icon on the send button. */
  @property({ attribute: false }) icon = '';
  /** A reply is on its way: typing goes on, sending waits. */
  @property({ attribute: false }) busy = false;

  @query('textarea') private field!: HTMLTextAreaElement | null;
  @query('button') private button!: HTMLButtonElement | null;

  /** What is typed and not sent. */
  get draft(): string {
    return this.field?.value ?? '';
  }
  set draft(text: string) {
    if (!this.field) return;
    this.field.value = text;
    this.#resize();
  }

  /** Moves the keyboard to the field, once it is there. */
  override focus(options?: FocusOptions): void {
    if (this.field) this.field.focus(options);
    else void this.updateComplete.then(() => this.field?.focus(options));
  }

  protected override updated() {
    this.#updateButton();
  }

  protected override render() {
    const { uiMessages, busy } = this;
    return html`<form @submit=${this.#send}>
      <label class="field">
        <span class="visually-hidden">${uiMessages.placeholder}</span>
        <textarea
          rows="1"
          dir="auto"
          enterkeyhint="send"
          autocomplete="off"
          maxlength=${MAX_MESSAGE_LENGTH}
          placeholder=${uiMessages.placeholder}
          @input=${this.#resize}
          @keydown=${this.#key}
        ></textarea>
      </label>
      <button
        class="icon"
        type=${busy ? 'button' : 'submit'}
        aria-label=${busy ? uiMessages.stop : uiMessages.send}
        @click=${busy ? this.#stop : nothing}
      >
        ${renderIcon(busy ? STOP_ICON : (SEND_ICONS[this.icon] ?? SEND_ICONS.send_default ?? ''))}
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
    const text = this.draft.trim();
    if (!text || this.busy) return;
    if (!this.dispatchEvent(new ChatSendEvent(text))) return;
    this.draft = '';
    this.focus();
  };

  readonly #stop = () => {
    this.dispatchEvent(new Event('chat-stop'));
    this.focus();
  };

  readonly #resize = () => {
    const { field } = this;
    if (!field) return;
    // Its stylesheet holds it between one row and 120 px.
    if (!SIZES_ITSELF) {
      field.style.blockSize = '0';
      // An empty one is one row: measuring it would lay out the whole page before the chat is seen.
      field.style.blockSize = field.value && `${field.scrollHeight}px`;
    }
    this.#updateButton();
  };

  // An attribute, not `disabled`: a disabled button would drop the keyboard focus that it holds.
  #updateButton() {
    const disabled = `${!this.busy && !this.draft.trim()}`;
    if (this.button?.ariaDisabled !== disabled) this.button?.setAttribute('aria-disabled', disabled);
  }
}

defineOnce('officina-chat-composer', ChatComposer);

declare global {
  interface HTMLElementTagNameMap {
    'officina-chat-composer': ChatComposer;
  }
}
