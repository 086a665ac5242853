import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { ChatMessage } from '../controllers/messages.js';
import type { MessageAction } from '../events/message-action-event.js';
import { drawIcon } from '../icons/draw-icon.js';
import { COPY_ICON, THUMB_ICON } from '../icons/reply-icons.js';
import type { FormWords } from '../locales/form-words.js';
import type { Words } from '../locales/it.js';
import { REPLY_WORDS, type ReplyWords } from '../locales/reply-words.js';
import { speak, type OwnWords } from '../locales/words.js';
import { renderMarkdown } from '../markdown/render.js';
import { styles } from './reply-drawing.styles.js';
import './reply-sources.js';

/** What a message's element tells of itself to what draws its reply. */
export interface RepliedMessage {
  message: ChatMessage | null;
  /** A person can be asked for here. */
  reachable: boolean;
  /** The words of the form that asks what was wrong; the form is there with them. */
  judged: FormWords | null;
  words: Words;
  /** The visitor chose one of its buttons. */
  act(this: void, action: MessageAction): void;
}

/**
 * How replies are drawn, once and for all messages of a window: their Markdown, and what stands beneath them. It comes while the
 * first of them is on its way; who only looks into the chat does not load it.
 */
export class ReplyDrawing {
  /** For the shadow roots of messages. */
  readonly styles = styles;
  readonly #words: ReplyWords;

  constructor(language: string, own: OwnWords) {
    this.#words = speak(REPLY_WORDS, language, own);
  }

  text(markdown: string): TemplateResult[] {
    return renderMarkdown(markdown);
  }

  /** Its sources, the way to a person, thumbs and a button that copies it, and the form that asks what was wrong. */
  beneath({ message, reachable, judged, words, act }: RepliedMessage): unknown {
    if (!message) return nothing;
    const { sources, handover, messageId, text } = message;
    return html`${
      sources.length
        ? html`<officina-reply-sources .sources=${sources} .words=${this.#words}></officina-reply-sources>`
        : nothing
    }${
      handover && reachable
        ? html`<button class="pill" type="button" @click=${() => act('person')}>${words.person}</button>`
        : nothing
    }${messageId && text ? this.#actions(message, act) : nothing}${
      judged ? html`<officina-feedback-form .words=${judged}></officina-feedback-form>` : nothing
    }`;
  }

  #actions({ sender, replyId, feedback }: ChatMessage, act: (action: MessageAction) => void) {
    const words = this.#words;
    const button = (action: MessageAction, label: string, icon: string, pressed?: boolean) =>
      html`<button
        class="act ${action}"
        type="button"
        title=${label}
        aria-label=${label}
        aria-pressed=${pressed ?? nothing}
        @click=${() => act(action)}
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
}
