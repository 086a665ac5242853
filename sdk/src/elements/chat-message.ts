import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, query } from 'lit/decorators.js';
import type { ChatMessage } from '../controllers/messages.js';
import { MessageActionEvent, type MessageAction } from '../events/message-action-event.js';
import type { FormMessages } from '../locales/form-messages.js';
import { it, type UiMessages } from '../locales/it.js';
import type { LazyMessages } from '../locales/lazy-messages.js';
import { base } from '../styles/base.js';
import { styles } from './chat-message.styles.js';
import { defineOnce } from './define-once.js';
import type { ReplyContext, ReplyRenderer } from './reply-renderer.js';

/**
 * One message: the visitor's text as it is; the bot's as safe Markdown with what stands beneath a reply; a person's under a name
 * of its own; or the warning that stands where a reply should be.
 *
 * @fires {MessageActionEvent} message-action - The visitor chose one of its buttons.
 * @fires {FeedbackReasonEvent} feedback-reason - The visitor says what was wrong with the reply.
 */
export class ChatMessageElement extends LitElement implements ReplyContext {
  static override readonly styles = [base, styles];

  @property({ attribute: false }) message: ChatMessage | null = null;
  @property({ attribute: false }) uiMessages: UiMessages = it;
  /** Texts that only a conversation with a person needs. */
  @property({ attribute: false }) lazyMessages: LazyMessages | null = null;
  /** Renders what bots and people write; plain text until it is there. */
  @property({ attribute: false }) replyRenderer: ReplyRenderer | null = null;
  /** Display name of the bot, for those who hear the conversation. */
  @property({ attribute: false }) name = '';
  /** A person can be asked for here. */
  @property({ attribute: false }) canReachPerson = false;
  /** The texts of the form that asks what was wrong; the form is there with them. */
  @property({ attribute: false }) feedbackForm: FormMessages | null = null;
  /** Who wrote it; its stylesheet tells one side from the other by this. */
  @property({ reflect: true }) sender = '';

  @query('.message-text') private textElement!: HTMLElement | null;

  /** The visitor chose one of its buttons. */
  readonly act = (action: MessageAction): void => {
    const text = this.textElement?.innerText.trim() ?? '';
    if (this.message) this.dispatchEvent(new MessageActionEvent(action, this.message, text));
  };

  protected override willUpdate(changed: PropertyValues<this>) {
    this.sender = this.message?.sender ?? '';
    if (changed.has('replyRenderer') && this.replyRenderer) this.#adopt(this.replyRenderer);
  }

  protected override render() {
    const { message } = this;
    if (!message) return nothing;
    if (message.sender === 'user') return this.#renderQuestion(message);
    return message.failure ? this.#renderFailure(message) : this.#renderReply(message);
  }

  #renderQuestion({ text, deliveryStatus }: ChatMessage) {
    const status = deliveryStatus === 'queued' ? this.uiMessages.queued : this.lazyMessages?.delivered;
    return html`<div class="text" dir="auto">
        <span class="visually-hidden">${this.uiMessages.you}: </span
        ><span class="message-text plain">${text}</span>
      </div>
      ${deliveryStatus ? html`<p class="note">${status}</p>` : nothing}`;
  }

  #renderFailure({ failure }: ChatMessage) {
    const { networkFailed, answerFailed, retry } = this.uiMessages;
    return html`<div class="text">${failure === 'network' ? networkFailed : answerFailed}</div>
      <button class="pill" type="button" @click=${() => this.act('retry')}>${retry}</button>`;
  }

  #renderReply({ sender, text, stopped }: ChatMessage) {
    const { replyRenderer } = this;
    const isBot = sender === 'bot';
    const body = replyRenderer?.renderText(text) ?? text;
    return html`${isBot ? nothing : html`<p class="note">${this.lazyMessages?.operator}</p>`}
      <div class="text" ?data-ai-generated=${isBot}>
        ${isBot ? html`<span class="visually-hidden">${this.name}: </span>` : nothing}
        <div class=${replyRenderer ? 'message-text' : 'message-text plain'} dir="auto">${body}</div>
      </div>
      ${stopped ? html`<p class="note">${this.uiMessages.stopped}</p>` : nothing}
      ${replyRenderer?.renderDetails(this)}`;
  }

  #adopt({ styles: { styleSheet } }: ReplyRenderer) {
    const sheets = this.shadowRoot?.adoptedStyleSheets;
    if (styleSheet && !sheets?.includes(styleSheet)) sheets?.push(styleSheet);
  }
}

defineOnce('officina-chat-message', ChatMessageElement);

declare global {
  interface HTMLElementTagNameMap {
    'officina-chat-message': ChatMessageElement;
  }
}
