import { LitElement, html, nothing } from 'lit';
import { HandoverRequestEvent } from '../events/handover-request-event.js';
import { it, type Words } from '../locales/it.js';
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

  static override readonly properties = {
    words: { attribute: false },
    busy: { type: Boolean },
    failure: {},
    invalid: { state: true },
  };

  words: Words = it;
  busy = false;
  /** Why the last sending failed, in words. */
  failure = '';

  private invalid = false;

  private get email() {
    return this.renderRoot.querySelector('input');
  }
  private get note() {
    return this.renderRoot.querySelector('textarea');
  }

  protected override firstUpdated() {
    this.email?.focus();
  }

  protected override render() {
    const { words, busy, invalid } = this;
    const problem = invalid ? words.emailInvalid : this.failure;
    return html`<form novalidate @submit=${this.#submit}>
      <p id="intro">${words.personIntro}</p>
      <label>
        ${words.email}
        <input
          type="email"
          name="email"
          autocomplete="email"
          maxlength="254"
          required
          aria-invalid=${invalid ? 'true' : nothing}
          aria-describedby="problem"
        />
      </label>
      <label>
        ${words.note}
        <textarea name="note" rows="2" maxlength="1000"></textarea>
      </label>
      <div id="problem" role="alert">${problem}</div>
      <div class="actions">
        <button class="send" type="submit" aria-disabled=${busy}>${words.handoverSend}</button>
        <button type="button" @click=${this.#cancel}>${words.cancel}</button>
      </div>
    </form>`;
  }

  readonly #submit = (event: Event) => {
    event.preventDefault();
    const email = this.email?.value.trim() ?? '';
    this.invalid = !isEmail(email);
    if (this.invalid) this.email?.focus();
    else if (!this.busy) this.dispatchEvent(new HandoverRequestEvent(email, this.note?.value.trim() ?? ''));
  };

  readonly #cancel = () => this.dispatchEvent(new Event('handover-cancel'));
}

defineOnce('officina-handover-form', HandoverForm);
