import { html, nothing } from 'lit/html.js';
import type { Conversation } from '../controllers/conversation.js';
import type { VisitorDeeds } from '../controllers/visitor-deeds.js';
import type { ChatSendEvent } from '../events/chat-send-event.js';
import type { Words } from '../locales/it.js';
import type { ChatConfig } from '../transport/chat-config.js';

export interface WindowFooter {
  conversation: Conversation;
  deeds: VisitorDeeds;
  view: ChatConfig;
  words: Words;
  /** What happens, for those who hear it, and to be seen as well where it `passes`. */
  news: string;
  passes: boolean;
  /** Messages came below what is read. */
  behind: boolean;
  showNewer(): void;
  send(event: ChatSendEvent): void;
  stop(): void;
}

/** The links, and the field to write in or the form that has taken its place. */
export const drawFooter = ({
  conversation: { progress, session, attendedBy },
  deeds,
  view: { sendIcon, privacyUrl, handoverUrl, handoverEmail },
  words,
  news,
  passes,
  behind,
  showNewer,
  send,
  stop,
}: WindowFooter) => {
  const link = (href: string, label: string, kind = 'person') =>
    html`<a class=${kind} href=${href} target="_blank" rel="noopener noreferrer"
      >${label} <span class="spoken">${words.opensNewTab}</span></a
    >`;
  return html`<footer part="footer" role="none">
    ${
      behind
        ? html`<button class="pill newer" type="button" @click=${showNewer}>${words.newMessages}</button>`
        : nothing
    }
    <p class=${passes ? 'notice' : 'spoken'} role="status">${news}</p>
    ${
      deeds.form
        ? html`<officina-handover-form
            .words=${deeds.formWords}
            .away=${deeds.away}
            .contactUrl=${handoverUrl}
            .busy=${deeds.form === 'sending'}
            .failure=${deeds.form === 'failed' ? words.networkFailed : ''}
            @handover-request=${deeds.leaveAddress}
            @handover-cancel=${deeds.closeForm}
          ></officina-handover-form>`
        : html`<div class="links">
              ${
                attendedBy === 'person'
                  ? nothing
                  : handoverEmail && session
                    ? html`<button type="button" @click=${deeds.askPerson}>${words.person}</button>`
                    : handoverUrl
                      ? link(handoverUrl, words.person)
                      : nothing
              }
              ${privacyUrl ? link(privacyUrl, words.privacy, 'privacy') : nothing}
            </div>
            <officina-chat-composer
              .words=${words}
              .icon=${sendIcon}
              .busy=${progress !== 'idle'}
              @chat-send=${send}
              @chat-stop=${stop}
            ></officina-chat-composer>`
    }
  </footer>`;
};
