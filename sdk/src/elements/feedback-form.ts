import { html } from 'lit/html.js';
import { FeedbackReasonEvent } from '../events/feedback-reason-event.js';
import { FORM_WORDS, type FormWords } from '../locales/form-words.js';
import { ChatElement } from './chat-element.js';
import { defineOnce } from './define-once.js';
import { styles } from './handover-form.styles.js';

/**
 * Asks, under a reply with a thumb down, what was wrong. Nobody has to say.
 *
 * @fires {FeedbackReasonEvent} feedback-reason - The visitor said it, or went on without.
 */
export class FeedbackForm extends ChatElement {
  static override readonly styles = [styles];
  static override readonly drawnFrom = ['words'];

  words: FormWords = FORM_WORDS.it;

  protected override updated() {
    this.root.querySelector('input')?.focus({ preventScroll: true });
  }

  protected override render() {
    const { words } = this;
    return html`<form @submit=${this.#submit} @keydown=${this.#key}>
      <label>
        ${words.reason}
        <input name="reason" maxlength="300" autocomplete="off" dir="auto" />
      </label>
      <div class="actions">
        <button class="pill send" type="submit">${words.reasonSend}</button>
        <button class="pill" type="button" @click=${() => this.#end('')}>${words.cancel}</button>
      </div>
    </form>`;
  }

  readonly #submit = (event: Event) => {
    event.preventDefault();
    this.#end(this.root.querySelector('input')?.value.trim() ?? '');
  };

  readonly #key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Here it leaves the form, and not the chat.
    event.stopPropagation();
    this.#end('');
  };

  #end(reason: string) {
    this.dispatchEvent(new FeedbackReasonEvent(reason));
  }
}

defineOnce('officina-feedback-form', FeedbackForm);

declare global {
  interface HTMLElementTagNameMap {
    'officina-feedback-form': FeedbackForm;
  }
}
