import { html, nothing, type TemplateResult } from 'lit';
import type { ChatMessage } from '../controllers/messages.js';
import type { MessageAction } from '../events/message-action-event.js';
import { renderIcon } from '../icons/render-icon.js';
import { COPY_ICON, THUMB_ICON } from '../icons/reply-icons.js';
import type { FormMessages } from '../locales/form-messages.js';
import type { UiMessages } from '../locales/it.js';
import { replyMessages, type ReplyMessages } from '../locales/reply-messages.js';
import { resolveMessages, type MessageOverrides } from '../locales/resolve-messages.js';
import { renderMarkdown } from '../markdown/render.js';
import { styles } from './reply-renderer.styles.js';
import './reply-sources.js';

// It comes with the first reply, as this does.
export { Typewriter } from '../controllers/typewriter.js';

/** What a message's element passes to what renders its reply. */
export interface ReplyContext {
  message: ChatMessage | null;
  /** A person can be asked for here. */
  canReachPerson: boolean;
  /** The texts of the form that asks what was wrong; the form is there with them. */
  feedbackForm: FormMessages | null;
  uiMessages: UiMessages;
  /** The visitor chose one of its buttons. */
  act(this: void, action: MessageAction): void;
}

/**
 * Renders replies, once and for all messages of a window: their Markdown, and what stands beneath them. It is loaded while the
 * first of them is on its way; who only looks into the chat does not load it.
 */
export class ReplyRenderer {
  /** For the shadow roots of messages. */
  readonly styles = styles;
  readonly #messages: ReplyMessages;

  constructor(language: string, overrides: MessageOverrides) {
    this.#messages = resolveMessages(replyMessages, language, overrides);
  }

  renderText(markdown: string): TemplateResult[] {
    return renderMarkdown(markdown);
  }

  /** Sources, the way to a person, thumbs and a button that copies it, and the form that asks what was wrong. */
  renderDetails({ message, canReachPerson, feedbackForm, uiMessages, act }: ReplyContext): unknown {
    if (!message) return nothing;
    const { sources, handover, messageId, text } = message;
    return html`${
      sources.length
        ? html`<officina-reply-sources
            .sources=${sources}
            .messages=${this.#messages}
          ></officina-reply-sources>`
        : nothing
    }${
      handover && canReachPerson
        ? html`<button class="pill" type="button" @click=${() => act('person')}>${uiMessages.person}</button>`
        : nothing
    }${messageId && text ? this.#renderActions(message, act) : nothing}${
      feedbackForm
        ? html`<officina-feedback-form
            .message=${message}
            .formMessages=${feedbackForm}
          ></officina-feedback-form>`
        : nothing
    }`;
  }

  #renderActions({ sender, replyId, feedback }: ChatMessage, act: (action: MessageAction) => void) {
    const { copy, good, bad } = this.#messages;
    const renderButton = (action: MessageAction, label: string, icon: string, pressed?: boolean) =>
      html`<button
        class="action ${action}"
        type="button"
        title=${label}
        aria-label=${label}
        aria-pressed=${pressed ?? nothing}
        @click=${() => act(action)}
      >
        ${renderIcon(icon)}
      </button>`;
    const canRate = sender === 'bot' && replyId;
    return html`<div class="actions">
      ${renderButton('copy', copy, COPY_ICON)}
      ${
        canRate
          ? [
              renderButton('up', good, THUMB_ICON, feedback === 'up'),
              renderButton('down', bad, THUMB_ICON, feedback === 'down'),
            ]
          : nothing
      }
    </div>`;
  }
}
