import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { Conversation, type ChatMessage as Message } from '../controllers/conversation.js';
import type { ChatSendEvent } from '../events/chat-send-event.js';
import type { HandoverRequestEvent } from '../events/handover-request-event.js';
import { drawIcon } from '../icons/draw-icon.js';
import { CLOSE_ICONS, ROBOT_ICON } from '../icons/window-icons.js';
import type { Words } from '../locales/it.js';
import { wordsIn } from '../locales/words.js';
import { base } from '../styles/base.js';
import { fontStack, provideFont } from '../styles/fonts.js';
import { inkOn } from '../styles/ink.js';
import { ThemeSheet } from '../styles/theme-sheet.js';
import { ChatClient, ChatFailure } from '../transport/chat-client.js';
import { readChatConfig, type ChatConfig, type RawConfig } from '../transport/read-config.js';
import './chat-composer.js';
import type { ChatComposer } from './chat-composer.js';
import './chat-message.js';
import type { ChatWindowElement, VisitorIdentity } from './chat-window-element.js';
import { styles } from './chat-window.styles.js';
import { defineOnce } from './define-once.js';
import './typing-dots.js';

const RADII: Record<string, string> = { none: '0px', sm: '6px', md: '12px', lg: '18px', full: '22px' };
/** Pixels from the end within which the list still follows what is said. */
const AT_END = 24;

/** `missing`: the form's own code did not arrive. */
type Handover = 'none' | 'form' | 'sending' | 'failed' | 'sent' | 'missing';

/**
 * The open chat: header, conversation, composer. It floats over the page, fills a phone's screen (and keeps the keyboard
 * inside while it does), or fills its container when `embedded`.
 *
 * @fires {Event} officina-wish-close - The visitor wants it closed; the widget around it decides.
 * @fires {OfficinaMessageEvent} officina-message - A message was added.
 * @fires {OfficinaErrorEvent} officina-error - A reply failed.
 * @csspart window - The whole panel.
 * @csspart header - Avatar, name, AI label, close button.
 * @csspart log - The list of messages.
 * @csspart footer - Links and composer.
 */
export class ChatWindow extends LitElement implements ChatWindowElement {
  static override readonly styles = [base, styles];

  static override readonly properties = {
    installId: {},
    apiUrl: {},
    previewToken: {},
    language: {},
    config: { attribute: false },
    embedded: { type: Boolean, reflect: true },
    hidden: { type: Boolean, reflect: true },
    modal: { state: true },
    handover: { state: true },
    handoverEmail: { state: true },
    behind: { state: true },
    brokenAvatar: { state: true },
  };

  installId = '';
  apiUrl = '';
  previewToken = '';
  language = '';
  config: RawConfig | null = null;
  words: Partial<Record<string, string>> | null = null;
  visitor: VisitorIdentity | null = null;
  embedded = false;
  override hidden = false;

  private modal = false;
  private handover: Handover = 'none';
  private handoverEmail = '';
  private behind = false;
  private brokenAvatar = '';

  private get scroller() {
    return this.renderRoot?.querySelector('.scroller');
  }
  private get composer() {
    return this.renderRoot?.querySelector<ChatComposer>('officina-chat-composer');
  }
  private get closer() {
    return this.renderRoot?.querySelector<HTMLElement>('.close');
  }

  readonly #conversation = new Conversation(this, () => this.#client());
  readonly #theme = new ThemeSheet();
  /** Replies grow, forms open, keyboards rise: whoever is at the end stays there. */
  readonly #resizes = new ResizeObserver(() => this.#follow && this.#toEnd());
  readonly #phone = matchMedia('(max-width: 640px)');
  #view: ChatConfig = readChatConfig({});
  #words: Words = wordsIn('it');
  #follow = true;
  #seen = 0;

  constructor() {
    super();
    // Who clicks anywhere has read fast enough: the rest of the reply at once.
    this.addEventListener('click', () => this.#conversation.skip());
  }

  focusInput(): void {
    // Right after it was made the field is not there yet.
    void this.updateComplete.then(async () => {
      await this.composer?.updateComplete;
      if (!this.hidden) this.composer?.focus({ preventScroll: true });
    });
  }

  ask(text: string): void {
    this.#follow = true;
    void this.#conversation.send(text);
  }

  override connectedCallback() {
    super.connectedCallback();
    void this.updateComplete.then(() => {
      for (const watched of this.renderRoot.querySelectorAll('.scroller, .scroller > *'))
        this.#resizes.observe(watched);
    });
    this.#phone.addEventListener('change', this.#fit);
    window.visualViewport?.addEventListener('resize', this.#fit);
    window.visualViewport?.addEventListener('scroll', this.#fit);
    this.#fit();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#resizes.disconnect();
    this.#phone.removeEventListener('change', this.#fit);
    window.visualViewport?.removeEventListener('resize', this.#fit);
    window.visualViewport?.removeEventListener('scroll', this.#fit);
  }

  protected override createRenderRoot() {
    const root = super.createRenderRoot() as ShadowRoot;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#theme.sheet];
    return root;
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('config') || changed.has('language')) {
      const view = (this.#view = readChatConfig(this.config ?? {}));
      this.#words = wordsIn(this.language || view.language);
      this.#theme.set({
        font: fontStack(view.font),
        header: view.header,
        name: view.nameColor,
        'close-icon': view.closeIconColor,
        background: view.background,
        ink: inkOn(view.background),
        footer: view.footer,
        'footer-ink': inkOn(view.footer),
        'user-bubble': view.userBubble,
        'user-ink': view.userInk,
        'bot-bubble': view.botBubble,
        'bot-ink': view.botInk,
        input: view.input,
        'input-ink': view.inputInk,
        radius: RADII[view.radius] ?? '12px',
        send: view.sendBackground,
        'send-icon': view.sendIconColor,
      });
    }
    if (changed.has('embedded')) this.#fit();
    // Not before the visitor has opened the chat: what they did not ask for is not fetched.
    if (!this.hidden) provideFont(this.#view.font, this.apiUrl || location.origin);
    if (changed.has('installId') || changed.has('hidden')) if (!this.hidden) void this.#conversation.resume();
  }

  protected override updated() {
    const said = this.#conversation.messages.length;
    if (this.#follow || this.hidden) this.#toEnd();
    else if (said > this.#seen) this.behind = true;
    this.#seen = said;
  }

  protected override render() {
    const { modal } = this;
    const { name } = this.#view;
    const words = this.#words;
    // In the full screen of a phone the page behind is not there for the keyboard either: two stops turn Tab around.
    const turn = (where: () => HTMLElement | null | undefined) =>
      modal ? html`<span tabindex="0" @focus=${() => where()?.focus()}></span>` : nothing;
    return html`<div
      class="window"
      part="window"
      role="dialog"
      lang=${words === wordsIn('en') ? 'en' : 'it'}
      aria-label=${words.chatWith(name)}
      aria-modal=${modal ? 'true' : nothing}
      @keydown=${this.#key}
    >
      ${turn(() => this.#lastStop())} ${this.#header()} ${this.#talk()} ${this.#footer()}
      ${turn(() => this.closer)}
    </div>`;
  }

  #header() {
    const { name, avatarUrl, closeIcon } = this.#view;
    const words = this.#words;
    return html`<header part="header">
      <span class="avatar">
        ${
          avatarUrl && avatarUrl !== this.brokenAvatar
            ? html`<img src=${avatarUrl} alt="" @error=${() => (this.brokenAvatar = avatarUrl)} />`
            : drawIcon(ROBOT_ICON)
        }
      </span>
      <div class="who">
        <p class="name">${name}</p>
        ${
          // A bot that is named after what it is says so already.
          name === words.assistant ? nothing : html`<p class="ai">${words.assistant}</p>`
        }
      </div>
      <button class="close" type="button" aria-label=${words.close} @click=${this.#wishClose}>
        ${drawIcon(CLOSE_ICONS[closeIcon] ?? CLOSE_ICONS.x ?? '')}
      </button>
    </header>`;
  }

  #talk() {
    const { messages, progress, revealed, suggestions } = this.#conversation;
    const words = this.#words;
    const { name, welcome } = this.#view;
    const reachable = this.#reachable();
    const line = (message: Message) =>
      html`<officina-chat-message
        .message=${message}
        .words=${words}
        .name=${name}
        .reachable=${reachable}
        @retry=${() => this.#conversation.retry()}
        @handover=${this.#askPerson}
      ></officina-chat-message>`;
    return html`<div class="scroller" tabindex="0" @scroll=${this.#scrolled}>
      <div class="log" part="log" role="log" aria-label=${words.messages}>
        ${line(this.#welcome(welcome || words.welcome))} ${messages.map(line)}
      </div>
      <div class="next">
        <!-- Beside the log and inert while letters come: the whole reply enters the log once, and is read out once. -->
        ${
          progress === 'revealing' && revealed
            ? html`<officina-chat-message
                inert
                .message=${{ id: '', sender: 'bot', text: revealed, sources: [] }}
                .words=${words}
              ></officina-chat-message>`
            : progress === 'idle'
              ? nothing
              : html`<div><officina-typing-dots aria-hidden="true"></officina-typing-dots></div>`
        }
      </div>
      <div class="spoken" role="status">${progress === 'waiting' ? words.typing(name) : nothing}</div>
      ${
        suggestions.length && progress === 'idle'
          ? html`<ul class="replies" aria-label=${words.suggestions}>
              ${suggestions.map(
                (text) =>
                  html`<li>
                    <button type="button" dir="auto" @click=${() => this.#reply(text)}>${text}</button>
                  </li>`,
              )}
            </ul>`
          : nothing
      }
    </div>`;
  }

  #footer() {
    const words = this.#words;
    const { sendIcon, privacyUrl, handoverUrl } = this.#view;
    const news =
      this.handover === 'sent'
        ? words.handoverDone(this.handoverEmail)
        : this.handover === 'missing'
          ? words.networkFailed
          : nothing;
    const form = this.handover === 'form' || this.handover === 'sending' || this.handover === 'failed';
    return html`<footer part="footer">
      ${
        this.behind
          ? html`<button class="newer" type="button" @click=${this.#newer}>${words.newMessages}</button>`
          : nothing
      }
      <div role="status">${news}</div>
      ${
        form
          ? html`<officina-handover-form
              .words=${words}
              .busy=${this.handover === 'sending'}
              .failure=${this.handover === 'failed' ? words.networkFailed : ''}
              @handover-request=${this.#handOver}
              @handover-cancel=${this.#closeForm}
            ></officina-handover-form>`
          : html`<div class="links">
                ${
                  handoverUrl
                    ? this.#link(handoverUrl, words.person)
                    : this.#reachable()
                      ? html`<button type="button" @click=${this.#askPerson}>${words.person}</button>`
                      : nothing
                }
                ${privacyUrl ? this.#link(privacyUrl, words.privacy, 'privacy') : nothing}
              </div>
              <officina-chat-composer
                .words=${words}
                .icon=${sendIcon}
                .busy=${this.#conversation.progress !== 'idle'}
                @chat-send=${this.#send}
              ></officina-chat-composer>`
      }
    </footer>`;
  }

  #link(href: string, label: string, kind = 'person') {
    return html`<a class=${kind} href=${href} target="_blank" rel="noopener noreferrer"
      >${label} <span class="spoken">${this.#words.opensNewTab}</span></a
    >`;
  }

  #welcomeLine: Message = { id: 'welcome', sender: 'bot', text: '', sources: [] };
  #welcome(text: string): Message {
    // The same object while the text is the same, so that its element is not drawn anew with every letter.
    if (this.#welcomeLine.text !== text) this.#welcomeLine = { ...this.#welcomeLine, text };
    return this.#welcomeLine;
  }

  #client() {
    const { apiUrl, chatbotId, publicKey, language } = this.#view;
    return new ChatClient({
      apiUrl: apiUrl || this.apiUrl,
      installId: this.installId,
      chatbotId,
      publicKey,
      language: this.language || language,
      previewToken: this.previewToken,
    });
  }

  /** By mail only once the server knows the visitor; by link always. */
  #reachable() {
    return !!this.#view.handoverUrl || (this.#view.handoverEmail && !!this.#conversation.session);
  }

  #lastStop(): HTMLElement | null | undefined {
    return (
      this.composer?.renderRoot.querySelector('button') ??
      this.renderRoot
        .querySelector('officina-handover-form')
        ?.shadowRoot?.querySelector<HTMLElement>('button:last-child')
    );
  }

  #toEnd() {
    this.behind = false;
    const { scroller } = this;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }

  readonly #fit = () => {
    this.modal = this.#phone.matches && !this.embedded;
    const { height = 0, offsetTop = 0 } = (this.modal && window.visualViewport) || {};
    this.#theme.set({
      'viewport-height': height ? `${height}px` : '',
      'viewport-top': offsetTop ? `${offsetTop}px` : '',
    });
  };

  readonly #scrolled = () => {
    const { scroller } = this;
    if (!scroller || this.hidden) return;
    this.#follow = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= AT_END;
    if (this.#follow) this.behind = false;
  };

  readonly #newer = () => {
    this.#follow = true;
    this.#toEnd();
    this.focusInput();
  };

  readonly #send = (event: ChatSendEvent) => {
    this.ask(event.text);
  };

  #reply(text: string) {
    this.focusInput();
    this.ask(text);
  }

  readonly #wishClose = () => this.dispatchEvent(new Event('officina-wish-close'));

  readonly #key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    if (this.handover === 'form' || this.handover === 'failed') this.#closeForm();
    else this.#wishClose();
  };

  readonly #askPerson = async () => {
    const { handoverUrl } = this.#view;
    if (handoverUrl) {
      window.open(handoverUrl, '_blank', 'noopener,noreferrer');
      return;
    }
    try {
      // Few visitors ask for a person: the form comes with the first who does.
      await import('./handover-form.js');
      this.handover = 'form';
    } catch {
      this.handover = 'missing';
    }
  };

  readonly #closeForm = () => {
    this.handover = 'none';
    this.focusInput();
  };

  readonly #handOver = async ({ email, note }: HandoverRequestEvent) => {
    const { session } = this.#conversation;
    if (!session) return;
    this.handover = 'sending';
    try {
      await this.#client().handover(session, email, note);
      this.handoverEmail = email;
      this.handover = 'sent';
      this.focusInput();
    } catch (error) {
      if (!(error instanceof ChatFailure)) throw error;
      this.handover = 'failed';
    }
  };
}

/** Makes the open window; the elements inside it are registered with this module. */
export const createWindow = (): ChatWindowElement => {
  defineOnce('officina-chat-window', ChatWindow);
  const element = document.createElement('officina-chat-window') as ChatWindow;
  element.setAttribute('exportparts', 'window,header,log,footer');
  return element;
};

declare global {
  interface HTMLElementTagNameMap {
    'officina-chat-window': ChatWindow;
  }
}
