import { html, nothing } from 'lit/html.js';
import { HandoverRequestEvent } from '../events/handover-request-event.js';
import { FORM_WORDS, type FormWords } from '../locales/form-words.js';
import { ChatElement } from './chat-element.js';
import { defineOnce } from './define-once.js';
import { styles } from './handover-form.styles.js';

const isEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/**
 * Asks for the address at which a person can answer. It takes the composer's place while it is open.
 *
 * @fires {HandoverRequestEvent} handover-request - The form was sent.
 * @fires {Event} handover-cancel - The visitor went back to the chat.
 */
export class HandoverForm extends ChatElement {
  static override readonly styles = [styles];
  static override readonly drawnFrom = ['words', 'away', 'contactUrl', 'busy', 'failure', 'invalid'];

  words: FormWords = FORM_WORDS.it;
  /** A person was asked for, and nobody is there. */
  away = false;
  /** Another way to reach somebody, or ''. */
  contactUrl = '';
  busy = false;
  /** Why the last sending failed, in words. */
  failure = '';

  private invalid = false;

  private get email() {
    return this.root.querySelector('input');
  }

  override connectedCallback() {
    super.connectedCallback();
    this.email?.focus();
  }

  protected override render() {
    const { words, busy, invalid, contactUrl } = this;
    const problem = invalid ? words.emailInvalid : this.failure;
    return html`<form novalidate @submit=${this.#submit}>
      <p id="intro">${this.away ? words.personAway : words.personIntro}</p>
      ${
        contactUrl
          ? html`<p>
              <a href=${contactUrl} target="_blank" rel="noopener noreferrer">${words.contact}</a>
            </p>`
          : nothing
      }
      <label>
        ${words.email}
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
        ${words.note}
        <textarea name="note" rows="2" maxlength="1000" dir="auto"></textarea>
      </label>
      <div id="problem" role="alert">${problem}</div>
      <div class="actions">
        <button class="pill send" type="submit" aria-disabled=${busy}>${words.handoverSend}</button>
        <button class="pill" type="button" @click=${this.#cancel}>${words.cancel}</button>
      </div>
    </form>`;
  }

  readonly #submit = (event: Event) => {
    event.preventDefault();
    const email = this.email?.value.trim() ?? '';
    const note = this.root.querySelector('textarea')?.value.trim() ?? '';
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
