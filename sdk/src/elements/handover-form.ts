import { html, LitElement, nothing } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { HandoverRequestEvent } from '../events/handover-request-event.js';
import { formMessages, type FormMessages } from '../locales/form-messages.js';
import { base } from '../styles/base.js';
import { defineOnce } from './define-once.js';
import { styles } from './handover-form.styles.js';

const isEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/**
 * Asks for the address at which a person can answer. It takes the composer's place while it is open.
 *
 * @fires {HandoverRequestEvent} handover-request - The form was sent.
 * @fires {Event} handover-cancel - The visitor went back to the chat.
 */
export class HandoverForm extends LitElement {
  static override readonly styles = [base, styles];

  @property({ attribute: false }) formMessages: FormMessages = formMessages.it;
  /** A person was asked for, and nobody is there. */
  @property({ type: Boolean }) away = false;
  /** Another way to reach somebody, or ''. */
  @property({ attribute: false }) contactUrl = '';
  /** The request is on its way. */
  @property({ type: Boolean }) busy = false;
  /** Why the last request failed, in messages. */
  @property({ attribute: false }) failure = '';

  @state() private invalid = false;
  @query('input') private email!: HTMLInputElement | null;
  @query('textarea') private note!: HTMLTextAreaElement | null;

  protected override firstUpdated() {
    this.email?.focus();
  }

  protected override render() {
    const { formMessages: messages, busy, invalid, contactUrl } = this;
    const problem = invalid ? messages.emailInvalid : this.failure;
    return html`<form novalidate @submit=${this.#submit}>
      <p id="intro">${this.away ? messages.personAway : messages.personIntro}</p>
      ${
        contactUrl
          ? html`<p>
              <a href=${contactUrl} target="_blank" rel="noopener noreferrer">${messages.contact}</a>
            </p>`
          : nothing
      }
      <label>
        ${messages.email}
        <input
          type="email"
          name="email"
          autocomplete="email"
          maxlength="254"
          required
          aria-invalid=${invalid ? 'true' : nothing}
          aria-describedby="intro problem"
        />
      </label>
      <label>
        ${messages.note}
        <textarea name="note" rows="2" maxlength="1000" dir="auto"></textarea>
      </label>
      <div id="problem" role="alert">${problem}</div>
      <div class="actions">
        <button class="pill send" type="submit" aria-disabled=${busy}>${messages.handoverSend}</button>
        <button class="pill" type="button" @click=${this.#cancel}>${messages.cancel}</button>
      </div>
    </form>`;
  }

  readonly #submit = (event: Event) => {
    event.preventDefault();
    const email = this.email?.value.trim() ?? '';
    const note = this.note?.value.trim() ?? '';
    this.invalid = !isEmail(email);
    if (this.invalid) this.email?.focus();
    else if (!this.busy) this.dispatchEvent(new HandoverRequestEvent(email, note));
  };

  readonly #cancel = () => this.dispatchEvent(new Event('handover-cancel'));
}

defineOnce('officina-handover-form', HandoverForm);

declare global {
  interface HTMLElementTagNameMap {
    'officina-handover-form': HandoverForm;
  }
}
