import { html, nothing } from 'lit/html.js';
import type { ChatMessage } from '../controllers/messages.js';
import { MessageActionEvent, type MessageAction } from '../events/message-action-event.js';
import { drawIcon } from '../icons/draw-icon.js';
import { COPY_ICON, THUMB_ICON } from '../icons/window-icons.js';
import type { FormWords } from '../locales/form-words.js';
import { it, type Words } from '../locales/it.js';
import type { LaterWords } from '../locales/later-words.js';
import { fill } from '../locales/words.js';
import type { renderMarkdown } from '../markdown/render.js';
import { ChatElement } from './chat-element.js';
import { styles } from './chat-message.styles.js';
import { defineOnce } from './define-once.js';

/**
 * One message: the visitor's words as they are; the bot's as safe Markdown with its sources, thumbs and a button that copies
 * it; a person's under a name of its own; or the warning that stands where a reply should be.
 *
 * @fires {MessageActionEvent} message-action - The visitor chose one of its buttons.
 * @fires {FeedbackReasonEvent} feedback-reason - The visitor says what was wrong with the reply.
 */
export class ChatMessageElement extends ChatElement {
  static override readonly styles = [styles];
  static override readonly drawnFrom = [
    'message',
    'words',
    'later',
    'markdown',
    'name',
    'reachable',
    'judged',
    'opened',
  ];

  message: ChatMessage | null = null;
  words: Words = it;
  /** Words that only a conversation with a person needs. */
  later: LaterWords | null = null;
  /** Display name of the bot, for those who hear the conversation. */
  name = '';
  /** Draws what bots and people write; plain text until it is there. */
  markdown: typeof renderMarkdown | null = null;
  /** A person can be asked for here. */
  reachable = false;
  /** The words of the form that asks what was wrong; the form is there with them. */
  judged: FormWords | null = null;

  /** Index of the source whose excerpt is shown. */
  private opened = -1;
  #openedBeforePress = -1;

  /** What a visitor reads of it, without the marks of Markdown. */
  get shownText(): string {
    const text = this.root.querySelector<HTMLElement>('.said');
    return text?.innerText.trim() ?? '';
  }

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
        ${this.#pill('retry', words.retry)}`;
    return html`${sender === 'person' ? html`<p class="note">${this.later?.operator}</p>` : nothing}
      <div class="text" ?data-ai-generated=${sender === 'bot'}>
        ${sender === 'bot' ? html`<span class="spoken">${this.name}: </span>` : nothing}
        <div class=${this.markdown ? 'said' : 'said plain'} dir="auto">${this.markdown?.(text) ?? text}</div>
      </div>
      ${message.stopped ? html`<p class="note">${words.stopped}</p>` : nothing}
      ${message.sources.length ? this.#sources(message) : nothing}
      ${message.handover && this.reachable ? this.#pill('person', words.person) : nothing}
      ${message.messageId && text ? this.#actions(message) : nothing}
      ${this.judged ? html`<officina-feedback-form .words=${this.judged}></officina-feedback-form>` : nothing}`;
  }

  #pill(action: MessageAction, label: string) {
    return html`<button class="pill" type="button" @click=${() => this.#act(action)}>${label}</button>`;
  }

  #actions({ sender, replyId, feedback }: ChatMessage) {
    const { words } = this;
    const button = (action: MessageAction, label: string, icon: string, pressed?: boolean) =>
      html`<button
        class="act ${action}"
        type="button"
        title=${label}
        aria-label=${label}
        aria-pressed=${pressed ?? nothing}
        @click=${() => this.#act(action)}
      >
        ${drawIcon(icon)}
      </button>`;
    return html`<div class="acts">
      ${button('copy', words.copy, COPY_ICON)}
      ${
        sender === 'bot' && replyId
          ? [
              button('up', words.good, THUMB_ICON, feedback === 'up'),
              button('down', words.bad, THUMB_ICON, feedback === 'down'),
            ]
          : nothing
      }
    </div>`;
  }

  #sources({ sources }: ChatMessage) {
    const { words, opened } = this;
    const excerpt = sources[opened]?.excerpt;
    return html`<ul class="sources" aria-label=${words.sources} @pointerdown=${this.#press}>
        ${sources.map(
          ({ title, page }, index) =>
            html`<li>
              <button
                class="chip"
                type="button"
                aria-expanded=${index === opened}
                @focus=${() => (this.opened = index)}
                @click=${() => this.#choose(index)}
                @keydown=${this.#key}
              >
                ${title}${page === null ? nothing : ` · ${fill(words.page, page)}`}
              </button>
            </li>`,
        )}
      </ul>
      ${excerpt ? html`<blockquote dir="auto" tabindex="0">${excerpt}</blockquote>` : nothing}`;
  }

  // A press focuses first and clicks after: without this note, the click would close what the focus has just opened.
  readonly #press = () => {
    this.#openedBeforePress = this.opened;
  };

  #choose(index: number) {
    this.opened = this.#openedBeforePress === index ? -1 : index;
    this.#openedBeforePress = this.opened;
  }

  readonly #key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') this.#openedBeforePress = this.opened;
    if (event.key !== 'Escape' || this.opened < 0) return;
    event.stopPropagation();
    this.opened = -1;
  };

  #act(action: MessageAction) {
    this.dispatchEvent(new MessageActionEvent(action));
  }
}

defineOnce('officina-chat-message', ChatMessageElement);

declare global {
  interface HTMLElementTagNameMap {
    'officina-chat-message': ChatMessageElement;
  }
}
