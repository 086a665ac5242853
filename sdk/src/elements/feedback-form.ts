import { html, LitElement } from 'lit';
import { property, query } from 'lit/decorators.js';
import type { ChatMessage } from '../controllers/messages.js';
import { FeedbackReasonEvent } from '../events/feedback-reason-event.js';
import { formMessages, type FormMessages } from '../locales/form-messages.js';
import { base } from '../styles/base.js';
import { defineOnce } from './define-once.js';
import { styles } from './handover-form.styles.js';

/**
 * Asks, under a reply with a thumb down, what was wrong. Nobody has to say.
 *
 * @fires {FeedbackReasonEvent} feedback-reason - The visitor said it, or went on without.
 */
export class FeedbackForm extends LitElement {
  static override readonly styles = [base, styles];

  @property({ attribute: false }) message: ChatMessage | null = null;
  @property({ attribute: false }) formMessages: FormMessages = formMessages.it;

  @query('input') private input!: HTMLInputElement | null;

  protected override firstUpdated() {
    this.input?.focus({ preventScroll: true });
  }

  protected override render() {
    const { reason, reasonSend, cancel } = this.formMessages;
    return html`<form @submit=${this.#submit} @keydown=${this.#key}>
      <label>
        ${reason}
        <input name="reason" maxlength="300" autocomplete="off" dir="auto" />
      </label>
      <div class="actions">
        <button class="pill send" type="submit">${reasonSend}</button>
        <button class="pill" type="button" @click=${() => this.#finish('')}>${cancel}</button>
      </div>
    </form>`;
  }

  readonly #submit = (event: Event) => {
    event.preventDefault();
    this.#finish(this.input?.value.trim() ?? '');
  };

  readonly #key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Here it leaves the form, and not the chat.
    event.stopPropagation();
    this.#finish('');
  };

  #finish(reason: string) {
    if (this.message) this.dispatchEvent(new FeedbackReasonEvent(reason, this.message));
  }
}

defineOnce('officina-feedback-form', FeedbackForm);

declare global {
  interface HTMLElementTagNameMap {
    'officina-feedback-form': FeedbackForm;
  }
}
