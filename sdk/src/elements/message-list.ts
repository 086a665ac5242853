import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { AutoScroll } from '../controllers/auto-scroll.js';
import { createMessage, type ChatMessage } from '../controllers/messages.js';
import { SuggestionEvent } from '../events/suggestion-event.js';
import type { FormMessages } from '../locales/form-messages.js';
import { it, type UiMessages } from '../locales/it.js';
import type { LazyMessages } from '../locales/lazy-messages.js';
import type { ChatConfig } from '../transport/chat-config.js';
import { base } from '../styles/base.js';
import './chat-message.js';
import { defineOnce } from './define-once.js';
import { styles } from './message-list.styles.js';
import type { ReplyRenderer } from './reply-renderer.js';

/** As many messages are in the page at first, and as many more come with each wish for older ones. */
const PAGE_SIZE = 50;
/** So few are shown with the others, rather than kept behind a button. */
const MIN_HIDDEN = 5;

/** What is on its way: nothing; a reply or a person's message that has not begun; the letters of a reply. */
export type PendingReply = 'none' | 'typing' | 'revealing';

/**
 * The conversation: its messages, what is on its way, and what could be asked next. It follows the end while the reader is
 * there, and of a long conversation only the end is in the page.
 *
 * @fires {Event} older-request - The visitor wants to see older messages; answer with `showOlder()`.
 * @fires {SuggestionEvent} suggestion-select - The visitor chose what to ask.
 * @fires {Event} end-reached - The visitor went to the newest messages.
 * @csspart log - The list of messages.
 */
export class MessageList extends LitElement {
  static override readonly styles = [base, styles];

  @property({ attribute: false }) messages: readonly ChatMessage[] = [];
  /** The bot's first line, or `null` where something else comes first. */
  @property({ attribute: false }) welcome: ChatMessage | null = null;
  @property({ attribute: false }) pending: PendingReply = 'none';
  /** What is to be seen of the reply under way. */
  @property({ attribute: false }) partialReply = '';
  /** The server has older messages than these. */
  @property({ attribute: false }) hasMore = false;
  /** What could be asked next; nothing while a reply is on its way. */
  @property({ attribute: false }) suggestions: readonly string[] = [];
  /** Of the chatbot that speaks here; to be given before the element is in the page. */
  @property({ attribute: false }) config!: ChatConfig;
  @property({ attribute: false }) uiMessages: UiMessages = it;
  @property({ attribute: false }) lazyMessages: LazyMessages | null = null;
  @property({ attribute: false }) replyRenderer: ReplyRenderer | null = null;
  /** A person can be asked for here. */
  @property({ attribute: false }) canReachPerson = false;
  /** Id of the message under which a form asks what was wrong. */
  @property({ attribute: false }) ratedMessage = '';
  /** The texts of that form. */
  @property({ attribute: false }) formMessages: FormMessages | null = null;

  /** How many messages are in the page. */
  @state() private limit = PAGE_SIZE;
  /** Messages came below what is read. */
  @state() private behind = false;

  @query('.scroller') private scroller!: HTMLElement;

  readonly #scroll = new AutoScroll(this, () => ({
    scroller: this.scroller,
    content: this.scroller.firstElementChild as Element,
  }));
  readonly #growing = createMessage('bot', '', '');

  /** Older messages than those in the page are known here. */
  get hidesMessages(): boolean {
    return this.messages.length > this.limit + MIN_HIDDEN;
  }

  /** From now on, the end is followed. */
  follow(): void {
    this.#scroll.follow = true;
  }

  /** Shows a page of older messages, which `update` has put into `messages`; what is read stays where it is. */
  async showOlder(update: () => Promise<unknown>): Promise<void> {
    this.#scroll.follow = false;
    const restore = this.#scroll.anchor();
    this.limit += PAGE_SIZE;
    await update();
    await this.updateComplete;
    restore();
  }

  /** Resolves when its messages are rendered as well. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    const elements = this.renderRoot.querySelectorAll('officina-chat-message');
    await Promise.all([...elements].map((element) => element.updateComplete));
    return complete;
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    const { follow } = this.#scroll;
    const before = changed.get('messages')?.at(-1)?.id;
    const isNewer = changed.has('messages') && this.messages.at(-1)?.id !== before;
    if (isNewer && follow) this.limit = PAGE_SIZE;
    if (follow) this.behind = false;
    else if (isNewer) this.behind = true;
  }

  protected override render() {
    const { uiMessages } = this;
    return html`<div class="scroller" tabindex="0">
        <div>
          ${
            this.hasMore || this.hidesMessages
              ? html`<button class="pill older" type="button" @click=${this.#requestOlder}>
                  ${uiMessages.older}
                </button>`
              : nothing
          }
          <div
            class="log"
            part="log"
            role="log"
            lang=${this.config.language || nothing}
            aria-label=${uiMessages.messages}
          >
            ${this.#renderMessages()}
          </div>
          <div class="pending">${this.#renderPending()}</div>
          ${this.suggestions.length ? this.#renderSuggestions() : nothing}
        </div>
      </div>
      ${
        this.behind
          ? html`<button class="pill newer" type="button" @click=${this.#showNewest}>
              ${uiMessages.newMessages}
            </button>`
          : nothing
      }`;
  }

  #renderMessages() {
    const { welcome, limit, config, uiMessages, lazyMessages, replyRenderer } = this;
    const all = welcome ? [welcome, ...this.messages] : this.messages;
    return repeat(
      all.length > limit + MIN_HIDDEN ? all.slice(-limit) : all,
      ({ id }) => id,
      (message) =>
        html`<officina-chat-message
          .message=${message}
          .uiMessages=${uiMessages}
          .lazyMessages=${lazyMessages}
          .replyRenderer=${replyRenderer}
          .name=${config.name}
          .canReachPerson=${this.canReachPerson}
          .feedbackForm=${message.id === this.ratedMessage ? this.formMessages : null}
        ></officina-chat-message>`,
    );
  }

  /** Beside the log and inert while letters come: the whole reply enters the log once, and is read out once. */
  #renderPending() {
    if (this.pending === 'revealing')
      return html`<officina-chat-message
        inert
        .message=${{ ...this.#growing, text: this.partialReply }}
        .replyRenderer=${this.replyRenderer}
      ></officina-chat-message>`;
    return this.pending === 'typing'
      ? html`<div class="dots" aria-hidden="true"><i></i><i></i><i></i></div>`
      : nothing;
  }

  #renderSuggestions() {
    const { suggestions, questions } = this.uiMessages;
    return html`<ul class="suggestions" aria-label=${this.messages.length ? suggestions : questions}>
      ${this.suggestions.map(
        (text) =>
          html`<li>
            <button
              class="pill"
              type="button"
              dir="auto"
              @click=${() => this.dispatchEvent(new SuggestionEvent(text))}
            >
              ${text}
            </button>
          </li>`,
      )}
    </ul>`;
  }

  readonly #requestOlder = () => this.dispatchEvent(new Event('older-request'));

  readonly #showNewest = () => {
    this.#scroll.scrollToEnd();
    this.behind = false;
    this.dispatchEvent(new Event('end-reached'));
  };
}

defineOnce('officina-message-list', MessageList);

declare global {
  interface HTMLElementTagNameMap {
    'officina-message-list': MessageList;
  }
}
