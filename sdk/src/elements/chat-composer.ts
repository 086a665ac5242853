import { html, nothing } from 'lit/html.js';
import { ChatSendEvent } from '../events/chat-send-event.js';
import { drawIcon } from '../icons/draw-icon.js';
import { SEND_ICONS, STOP_ICON } from '../icons/window-icons.js';
import { it, type Words } from '../locales/it.js';
import { ChatElement } from './chat-element.js';
import { styles } from './chat-composer.styles.js';
import { defineOnce } from './define-once.js';

/** The server refuses longer ones (LIMITS.visitorMessage). */
const LONGEST_MESSAGE = 2000;
/** Where the stylesheet lets the field grow, nobody has to measure it at every key. */
const GROWS_BY_ITSELF = CSS.supports('field-sizing', 'content');

/**
 * The message field and its send button, which stops the reply while one is on its way. Enter sends, Shift+Enter adds a line;
 * the field grows from one row to 120 px.
 *
 * @fires {ChatSendEvent} chat-send - The visitor sent a text; `preventDefault()` keeps it in the field.
 * @fires {Event} chat-stop - The visitor has read enough of the reply.
 */
export class ChatComposer extends ChatElement {
  static override readonly styles = [styles];
  static override readonly drawnFrom = ['words', 'icon', 'busy'];

  words: Words = it;
  icon = '';
  /** A reply is on its way: typing goes on, sending waits. */
  busy = false;

  private get field() {
    return this.root.querySelector('textarea');
  }

  /** What is typed and not sent. */
  get draft(): string {
    return this.field?.value ?? '';
  }
  set draft(text: string) {
    if (!this.field) return;
    this.field.value = text;
    this.#grow();
  }

  override focus(options?: FocusOptions): void {
    this.field?.focus(options);
  }

  protected override updated() {
    this.#showSendable();
  }

  protected override render() {
    const { words, busy } = this;
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
      <button
        class="icon"
        type=${busy ? 'button' : 'submit'}
        aria-label=${busy ? words.stop : words.send}
        @click=${busy ? this.#stop : nothing}
      >
        ${drawIcon(busy ? STOP_ICON : (SEND_ICONS[this.icon] ?? SEND_ICONS.send_default ?? ''))}
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

  readonly #grow = () => {
    const { field } = this;
    if (!field) return;
    // Its stylesheet holds it between one row and 120 px.
    if (!GROWS_BY_ITSELF) {
      field.style.blockSize = '0';
      // An empty one is one row: measuring it would lay out the whole page before the chat is seen.
      field.style.blockSize = field.value && `${field.scrollHeight}px`;
    }
    this.#showSendable();
  };

  // An attribute, not `disabled`: a disabled button would drop the keyboard focus that it holds.
  #showSendable() {
    const disabled = `${!this.busy && !this.draft.trim()}`;
    const button = this.root.querySelector('button');
    if (button?.ariaDisabled !== disabled) button?.setAttribute('aria-disabled', disabled);
  }
}

defineOnce('officina-chat-composer', ChatComposer);

declare global {
  interface HTMLElementTagNameMap {
    'officina-chat-composer': ChatComposer;
  }
}
