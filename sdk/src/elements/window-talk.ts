import { html, nothing } from 'lit/html.js';
import type { Conversation } from '../controllers/conversation.js';
import type { ChatMessage } from '../controllers/messages.js';
import type { FeedbackReasonEvent } from '../events/feedback-reason-event.js';
import type { MessageActionEvent } from '../events/message-action-event.js';
import type { Words } from '../locales/it.js';
import type { ChatConfig } from '../transport/chat-config.js';
import type { ReplyDrawing } from './reply-drawing.js';

export interface WindowTalk {
  conversation: Conversation;
  view: ChatConfig;
  words: Words;
  drawing: ReplyDrawing | null;
  /** There is something older than what is shown. */
  hidesOlder: boolean;
  /** What is to be seen of the reply under way. */
  growing: ChatMessage;
  showOlder(): void;
  act(event: MessageActionEvent): void;
  explain(event: FeedbackReasonEvent): void;
  reply(text: string): void;
}

/** What is said, and what could be said next. The window puts the messages into the log by itself, one element each. */
export const drawTalk = ({
  conversation,
  view,
  words,
  drawing,
  hidesOlder,
  growing,
  showOlder,
  act,
  explain,
  reply,
}: WindowTalk) => {
  const { messages, progress, typing, suggestions } = conversation;
  const offers = messages.length ? suggestions : (view.openingQuestions ?? []);
  const quiet = progress === 'idle';
  return html`<div class="scroller" tabindex="0">
    <div class="talk">
      ${
        hidesOlder
          ? html`<button class="pill older" type="button" @click=${showOlder}>${words.older}</button>`
          : nothing
      }
      <div
        class="log"
        part="log"
        role="log"
        lang=${view.language ?? nothing}
        aria-label=${words.messages}
        @message-action=${act}
        @feedback-reason=${explain}
      ></div>
      <div class="next">
        ${
          // Beside the log and inert while letters come: the whole reply enters the log once, and is read out once.
          progress === 'revealing'
            ? html`<officina-chat-message
                inert
                .message=${growing}
                .drawing=${drawing}
              ></officina-chat-message>`
            : quiet && !typing
              ? nothing
              : html`<div class="dots" aria-hidden="true"><i></i><i></i><i></i></div>`
        }
      </div>
      ${
        offers.length && quiet
          ? html`<ul class="replies" aria-label=${messages.length ? words.suggestions : words.questions}>
              ${offers.map(
                (text) =>
                  html`<li>
                    <button class="pill" type="button" dir="auto" @click=${() => reply(text)}>${text}</button>
                  </li>`,
              )}
            </ul>`
          : nothing
      }
    </div>
  </div>`;
};
