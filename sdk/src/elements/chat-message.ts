import { html, nothing } from 'lit/html.js';
import type { ChatMessage } from '../controllers/messages.js';
import { MessageActionEvent, type MessageAction } from '../events/message-action-event.js';
import type { FormWords } from '../locales/form-words.js';
import { it, type Words } from '../locales/it.js';
import type { LaterWords } from '../locales/later-words.js';
import { ChatElement } from './chat-element.js';
import { styles } from './chat-message.styles.js';
import { defineOnce } from './define-once.js';
import type { RepliedMessage, ReplyDrawing } from './reply-drawing.js';

/**
 * One message: the visitor's words as they are; the bot's as safe Markdown with what stands beneath a reply; a person's under a name of its own; or the warning that stands where a reply should be.
 *
 * @fires {MessageActionEvent} message-action - The visitor chose one of its buttons.
 * @fires {FeedbackReasonEvent} feedback-reason - The visitor says what was wrong with the reply.
 */
export class ChatMessageElement extends ChatElement implements RepliedMessage {
  static override readonly styles = [styles];
  static override readonly drawnFrom = [
    'message',
    'words',
    'later',
    'drawing',
    'name',
    'reachable',
    'judged',
  ];

  message: ChatMessage | null = null;
  words: Words = it;
  /** Words that only a conversation with a person needs. */
  later: LaterWords | null = null;
  /** Display name of the bot, for those who hear the conversation. */
  name = '';
  /** Draws what bots and people write; plain text until it is there. */
  drawing: ReplyDrawing | null = null;
  /** A person can be asked for here. */
  reachable = false;
  /** The words of the form that asks what was wrong; the form is there with them. */
  judged: FormWords | null = null;

  #dressed = false;

  /** What a visitor reads of it, without the marks of Markdown. */
  get shownText(): string {
    const text = this.root.querySelector<HTMLElement>('.said');
    return text?.innerText.trim() ?? '';
  }

  /** The visitor chose one of its buttons. */
  readonly act = (action: MessageAction): void => {
    this.dispatchEvent(new MessageActionEvent(action));
  };

  protected override render() {
    const { message, words } = this;
    if (!message) return nothing;
    const { sender, text, failure, fate } = message;
    if (this.getAttribute('sender') !== sender) this.setAttribute('sender', sender);
    if (sender === 'user')
      return html`<div class="text" dir="auto">
          <span class="spoken">${words.you}: </span><span class="said plain">${text}</span>
        </div>
        ${fate ? html`<p class="note">${fate === 'queued' ? words.queued : this.later?.delivered}</p>` : nothing}`;
    if (failure)
      return html`<div class="text">${failure === 'network' ? words.networkFailed : words.answerFailed}</div>
        <button class="pill" type="button" @click=${() => this.act('retry')}>${words.retry}</button>`;
    const { drawing } = this;
    if (drawing && !this.#dressed) {
      this.#dressed = true;
      this.root.adoptedStyleSheets.push(drawing.styles);
    }
    return html`${sender === 'person' ? html`<p class="note">${this.later?.operator}</p>` : nothing}
      <div class="text" ?data-ai-generated=${sender === 'bot'}>
        ${sender === 'bot' ? html`<span class="spoken">${this.name}: </span>` : nothing}
        <div class=${drawing ? 'said' : 'said plain'} dir="auto">${drawing?.text(text) ?? text}</div>
      </div>
      ${message.stopped ? html`<p class="note">${words.stopped}</p>` : nothing} ${drawing?.beneath(this)}`;
  }
}

defineOnce('officina-chat-message', ChatMessageElement);

declare global {
  interface HTMLElementTagNameMap {
    'officina-chat-message': ChatMessageElement;
  }
}
