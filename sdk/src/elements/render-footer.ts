import { html, nothing } from 'lit';
import type { Conversation } from '../controllers/conversation.js';
import type { VisitorActions } from '../controllers/visitor-actions.js';
import type { ChatSendEvent } from '../events/chat-send-event.js';
import type { UiMessages } from '../locales/it.js';
import type { ChatConfig } from '../transport/chat-config.js';
import './chat-composer.js';

/** What the footer shows, and what it calls. */
export interface FooterView {
  conversation: Conversation;
  actions: VisitorActions;
  config: ChatConfig;
  uiMessages: UiMessages;
  /** What happens, for those who hear it; to be seen as well where `isNotice`. */
  status: string;
  isNotice: boolean;
  send(event: ChatSendEvent): void;
  stop(): void;
}

/** The links, and the field to write in or the form that has taken its place. The field keeps what is typed meanwhile. */
export const renderFooter = (view: FooterView) =>
  html`<footer part="footer" role="none">
    <p class=${view.isNotice ? 'notice' : 'visually-hidden'} role="status">${view.status}</p>
    ${renderComposer(view)} ${view.actions.form ? renderForm(view) : nothing}
  </footer>`;

const renderForm = ({ actions, config, uiMessages }: FooterView) =>
  html`<officina-handover-form
    .formMessages=${actions.formMessages}
    .away=${actions.away}
    .contactUrl=${config.handoverUrl}
    .busy=${actions.form === 'sending'}
    .failure=${actions.form === 'failed' ? uiMessages.networkFailed : ''}
    @handover-request=${actions.requestHandover}
    @handover-cancel=${actions.closeForm}
  ></officina-handover-form>`;

const renderComposer = (view: FooterView) => {
  const { config, uiMessages, conversation, actions } = view;
  // Out of sight while the form is open: what is typed stays.
  const hidden = !!actions.form;
  return html`<div class="links" ?hidden=${hidden}>
      ${renderPersonLink(view)}
      ${config.privacyUrl ? renderLink(view, config.privacyUrl, uiMessages.privacy, 'privacy') : nothing}
    </div>
    <officina-chat-composer
      ?hidden=${hidden}
      .uiMessages=${uiMessages}
      .icon=${config.sendIcon}
      .busy=${conversation.progress !== 'idle'}
      @chat-send=${view.send}
      @chat-stop=${view.stop}
    ></officina-chat-composer>`;
};

/** The way to a person: a form once the server knows the visitor, else a link of the owner's; none where a person answers. */
const renderPersonLink = (view: FooterView) => {
  const { actions, config, uiMessages, conversation } = view;
  if (conversation.attendedBy === 'person') return nothing;
  if (config.handoverEmail && conversation.session)
    return html`<button type="button" @click=${actions.requestPerson}>${uiMessages.person}</button>`;
  return config.handoverUrl ? renderLink(view, config.handoverUrl, uiMessages.person, 'person') : nothing;
};

const renderLink = ({ uiMessages }: FooterView, href: string, label: string, name: string) =>
  html`<a class=${name} href=${href} target="_blank" rel="noopener noreferrer"
    >${label} <span class="visually-hidden">${uiMessages.opensNewTab}</span></a
  >`;
