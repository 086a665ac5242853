import type { PackedChat } from '@contract';
import { html, nothing } from 'lit/html.js';
import { Conversation, type ConversationHost } from '../controllers/conversation.js';
import { MessageList } from '../controllers/message-list.js';
import { aMessage, type ChatMessage } from '../controllers/messages.js';
import { ScrollEnd } from '../controllers/scroll-end.js';
import type { ChatSendEvent } from '../events/chat-send-event.js';
import type { FeedbackReasonEvent } from '../events/feedback-reason-event.js';
import type { HandoverRequestEvent } from '../events/handover-request-event.js';
import type { MessageActionEvent } from '../events/message-action-event.js';
import { UnreadEvent } from '../events/unread-event.js';
import { drawIcon } from '../icons/draw-icon.js';
import { BELL_ICON, CLOSE_ICONS, ROBOT_ICON } from '../icons/window-icons.js';
import type { LaterWords } from '../locales/later-words.js';
import { fill, speak, spokenIn, wordsIn } from '../locales/words.js';
import type { renderMarkdown } from '../markdown/render.js';
import { recall, remember, type Key } from '../storage/session-store.js';
import { fontStack, provideFont } from '../styles/fonts.js';
import { inkOn } from '../styles/ink.js';
import { openConfig } from '../transport/chat-config.js';
import { ChatClient } from '../transport/chat-client.js';
import './chat-composer.js';
import { ChatElement } from './chat-element.js';
import './chat-message.js';
import type { ChatMessageElement } from './chat-message.js';
import type { ChatWindowElement, VisitorIdentity } from './chat-window-element.js';
import { styles } from './chat-window.styles.js';
import { defineOnce } from './define-once.js';
import type { WindowDeeds } from './window-deeds.js';

const RADII: Record<string, string> = { none: '0px', sm: '6px', md: '12px', lg: '18px', full: '22px' };
/** How long a passing notice ("copied") stays. */
const NOTICE_MS = 4000;
/** A mark of Markdown, or an address. */
const MARKED = /[*_`#[]|https?:/;
/** So long a reply waits for what draws it; plain text is better than none. */
const PATIENCE_MS = 2000;
const RTL = /^(ar|fa|he|ur)\b/i;

type Handover = 'none' | 'form' | 'sending' | 'failed';

/**
 * The open chat: header, conversation, composer. It floats over the page, fills a phone's screen (and keeps the keyboard
 * inside while it does), or fills its container when `embedded`.
 *
 * @fires {Event} officina-wish-close - The visitor wants it closed; the widget around it decides.
 * @fires {UnreadEvent} officina-unread - Messages came while it was hidden, or have been seen.
 * @fires {OfficinaMessageEvent} officina-message - A message was added.
 * @fires {OfficinaErrorEvent} officina-error - A reply failed.
 * @csspart window - The whole panel.
 * @csspart header - Avatar, name, AI label, sound, close button.
 * @csspart log - The list of messages.
 * @csspart footer - Links and composer.
 */
export class ChatWindow extends ChatElement implements ChatWindowElement, ConversationHost {
  static override readonly styles = [styles];
  static readonly observedAttributes = ['hidden'];
  static override readonly drawnFrom = [
    'installId',
    'apiUrl',
    'language',
    'config',
    'words',
    'embedded',
    'modal',
    'handover',
    'away',
    'behind',
    'notice',
    'sound',
    'brokenAvatar',
  ];

  installId = '';
  apiUrl = '';
  previewToken = '';
  language = '';
  config: PackedChat | null = null;
  words: Partial<Record<string, string>> | null = null;
  visitor: VisitorIdentity | null = null;
  embedded = false;

  private modal = false;
  private handover: Handover = 'none';
  /** A person was asked for, and nobody was there. */
  private away = false;
  private behind = false;
  /** What has just happened, in words. */
  private notice = '';
  private sound = false;
  private brokenAvatar = '';

  readonly #conversation = new Conversation(this, () => this.#client());
  readonly #list = new MessageList();
  readonly #end = new ScrollEnd(() => this.requestUpdate());
  readonly #phone = matchMedia('(max-width: 640px)');
  #view = openConfig(null);
  #words = wordsIn('');
  #deeds: WindowDeeds | null = null;
  #markdown: typeof renderMarkdown | null = null;
  #preparing: Promise<void> | null = null;
  /** What draws replies did not come, or not in time. */
  #plain = false;
  #welcome = aMessage('bot', '', '');
  #growing = this.#welcome;
  #drawnFor: unknown[] = [];
  #judged = '';
  #seen = 0;
  #unread = 0;
  #attendedBy = 'bot';
  #noticeTimer = 0;

  constructor() {
    super();
    // Who clicks anywhere has read fast enough: the rest of the reply at once.
    this.addEventListener('click', () => this.#conversation.skip());
  }

  get #language() {
    return this.language || this.#view.language || 'it';
  }

  /** Words that are there once a conversation has begun. */
  get #later(): LaterWords | null {
    const { words } = this.#conversation;
    return words && speak(words, this.#language, this.words);
  }

  private get composer() {
    return this.root.querySelector('officina-chat-composer');
  }

  focusInput(): void {
    if (!this.hidden) this.composer?.focus({ preventScroll: true });
  }

  ask(text: string): void {
    this.#end.follow = true;
    void this.#conversation.send(text);
  }

  /** @see ConversationHost */
  reveal(text: string): void {
    this.#growing = { ...this.#welcome, text };
    // Straight to the one element that changes: the window is not drawn anew for each letter.
    const element = this.root.querySelector<ChatMessageElement>('[inert]');
    if (element) element.message = this.#growing;
  }

  /** What draws replies comes while the first of them is on its way; most welcomes have nothing to draw. @see ConversationHost */
  prepare(): Promise<void> {
    return (this.#preparing ??= Promise.race([
      import('../markdown/render.js'),
      new Promise<never>((_, fail) => setTimeout(fail, PATIENCE_MS)),
    ]).then(
      ({ renderMarkdown }) => {
        this.#markdown = renderMarkdown;
        this.requestUpdate();
      },
      () => {
        // Plain text is readable as well, and the next message tries again.
        this.#preparing = null;
        if (this.#plain) return;
        this.#plain = true;
        this.requestUpdate();
      },
    ));
  }

  /** @see ConversationHost */
  received(message: ChatMessage): void {
    if (this.hidden) this.#count(this.#unread + 1);
    if (this.sound && !message.stopped)
      void import('../sound/beep.js').then(({ beep }) => beep()).catch(() => undefined);
  }

  override connectedCallback() {
    super.connectedCallback();
    const scroller = this.root.querySelector<HTMLElement>('.scroller');
    const talk = scroller?.firstElementChild;
    if (scroller && talk) this.#end.watch(scroller, talk);
    this.#watchWorld('addEventListener');
    this.#fit();
    this.sound = this.#recall(':sound') === '1';
    if (this.composer) this.composer.draft ||= this.#recall(':draft') ?? '';
    this.#wake();
  }

  disconnectedCallback() {
    this.#keepDraft();
    this.#end.leave();
    this.#watchWorld('removeEventListener');
    this.#conversation.leave();
  }

  attributeChangedCallback() {
    if (!this.isConnected) return;
    if (!this.hidden) this.#count(0);
    // Before the keyboard comes in and makes the browser lay out: afterwards it would have to do it again.
    this.#bringFont();
    this.#wake();
    this.requestUpdate();
  }

  protected override updated() {
    const { messages, hasMore, attendedBy } = this.#conversation;
    const log = this.root.querySelector('.log');
    const { name, welcome } = this.#view;
    const text = welcome || this.#words.welcome;
    if (this.#welcome.text !== text) this.#welcome = { ...this.#welcome, text };
    const said = messages.length - this.#seen;
    this.#seen = messages.length;
    if (said > 0 && this.#end.follow) this.#list.shrink();
    const reachable = this.#reachable();
    const dress = (element: ChatMessageElement) =>
      Object.assign(element, {
        words: this.#words,
        later: this.#later,
        markdown: this.#markdown,
        name,
        reachable,
        judged: element.message?.id === this.#judged ? (this.#deeds?.formWords ?? null) : null,
      });
    const marked = MARKED.test(text);
    if (messages.length || marked) void this.prepare();
    // A welcome with marks waits for what draws them.
    const welcomes = !hasMore && !(marked && !this.#markdown && !this.#plain);
    if (log) this.#list.draw(log, welcomes ? [this.#welcome, ...messages] : messages, dress);
    if (this.#attendedBy !== attendedBy) {
      this.#attendedBy = attendedBy;
      this.#say((attendedBy === 'person' ? this.#later?.attended : this.#later?.botBack) ?? '');
    }
    if (this.#end.follow) this.behind = false;
    else if (said > 0) this.behind = true;
  }

  protected override render() {
    this.#dressUp();
    const { modal } = this;
    const words = this.#words;
    const language = this.#language;
    // In the full screen of a phone the page behind is not there for the keyboard either: two stops turn Tab around.
    const turn = (where: () => HTMLElement | null | undefined) =>
      modal ? html`<span tabindex="0" @focus=${() => where()?.focus()}></span>` : nothing;
    return html`<div
      class="window"
      part="window"
      role="dialog"
      lang=${this.words ? language : spokenIn(language)}
      dir=${RTL.test(language) ? 'rtl' : nothing}
      aria-label=${fill(words.chatWith, this.#view.name)}
      aria-modal=${modal ? 'true' : nothing}
      @keydown=${this.#key}
    >
      ${turn(() => this.#lastStop())} ${this.#header()}
      ${this.#state ? html`<p class="banner">${this.#state}</p>` : nothing} ${this.#talk()} ${this.#footer()}
      ${turn(() => this.root.querySelector<HTMLElement>('header button'))}
    </div>`;
  }

  #header() {
    const { name, avatarUrl, closeIcon, aiLabel } = this.#view;
    const words = this.#words;
    const label = aiLabel || words.assistant;
    return html`<header part="header" role="none">
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
          name === label ? nothing : html`<p class="ai">${label}</p>`
        }
      </div>
      <button
        class="icon sound"
        type="button"
        title=${words.sound}
        aria-label=${words.sound}
        aria-pressed=${this.sound}
        @click=${this.#switchSound}
      >
        ${drawIcon(BELL_ICON + (this.sound ? '' : 'M3 3l18 18'))}
      </button>
      <button class="icon close" type="button" aria-label=${words.close} @click=${this.#wishClose}>
        ${drawIcon(CLOSE_ICONS[closeIcon] ?? CLOSE_ICONS.x ?? '')}
      </button>
    </header>`;
  }

  /** What is so for a while, in words. */
  get #state(): string {
    const { offline, attendedBy, called, erased } = this.#conversation;
    const later = this.#later;
    const text = offline
      ? this.#words.offline
      : attendedBy === 'person'
        ? later?.attended
        : called
          ? later?.called
          : erased && later?.erased;
    return text || '';
  }

  #talk() {
    const { messages, progress, typing, suggestions, hasMore } = this.#conversation;
    const words = this.#words;
    const offers = messages.length ? suggestions : (this.#view.openingQuestions ?? []);
    const quiet = progress === 'idle';
    return html`<div class="scroller" tabindex="0">
      <div class="talk">
        ${
          hasMore || this.#list.hides(messages.length)
            ? html`<button class="pill older" type="button" @click=${this.#older}>${words.older}</button>`
            : nothing
        }
        <div
          class="log"
          part="log"
          role="log"
          lang=${this.#view.language ?? nothing}
          aria-label=${words.messages}
          @message-action=${this.#act}
          @feedback-reason=${this.#explain}
        ></div>
        <div class="next">
          ${
            // Beside the log and inert while letters come: the whole reply enters the log once, and is read out once.
            progress === 'revealing'
              ? html`<officina-chat-message
                  inert
                  .message=${this.#growing}
                  .markdown=${this.#markdown}
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
                      <button class="pill" type="button" dir="auto" @click=${() => this.#reply(text)}>
                        ${text}
                      </button>
                    </li>`,
                )}
              </ul>`
            : nothing
        }
      </div>
    </div>`;
  }

  #footer() {
    const words = this.#words;
    const { name, sendIcon, privacyUrl, handoverUrl, handoverEmail } = this.#view;
    const { progress, typing, session, attendedBy } = this.#conversation;
    const writer = (attendedBy === 'person' && typing && this.#later?.operator) || name;
    // The one place that speaks of what happens; replies speak for themselves, in the log.
    const news = this.notice || (progress === 'waiting' || typing ? fill(words.typing, writer) : '');
    return html`<footer part="footer" role="none">
      ${
        this.behind
          ? html`<button class="pill newer" type="button" @click=${this.#newer}>${words.newMessages}</button>`
          : nothing
      }
      <!-- The one place that speaks of what happens; replies speak for themselves, in the log. -->
      <p class=${this.notice && this.notice !== this.#state ? 'notice' : 'spoken'} role="status">${news}</p>
      ${
        this.handover === 'none'
          ? html`<div class="links">
                ${
                  attendedBy === 'person'
                    ? nothing
                    : handoverEmail && session
                      ? html`<button type="button" @click=${this.#askPerson}>${words.person}</button>`
                      : handoverUrl
                        ? this.#link(handoverUrl, words.person)
                        : nothing
                }
                ${privacyUrl ? this.#link(privacyUrl, words.privacy, 'privacy') : nothing}
              </div>
              <officina-chat-composer
                .words=${words}
                .icon=${sendIcon}
                .busy=${progress !== 'idle'}
                @chat-send=${this.#send}
                @chat-stop=${this.#stop}
              ></officina-chat-composer>`
          : html`<officina-handover-form
              .words=${this.#deeds?.formWords}
              .away=${this.away}
              .contactUrl=${handoverUrl}
              .busy=${this.handover === 'sending'}
              .failure=${this.handover === 'failed' ? words.networkFailed : ''}
              @handover-request=${this.#handOver}
              @handover-cancel=${this.#closeForm}
            ></officina-handover-form>`
      }
    </footer>`;
  }

  #link(href: string, label: string, kind = 'person') {
    return html`<a class=${kind} href=${href} target="_blank" rel="noopener noreferrer"
      >${label} <span class="spoken">${this.#words.opensNewTab}</span></a
    >`;
  }

  /** Colours, words and font of the chatbot, whenever one of them is another. */
  #dressUp() {
    const { config, language, words, embedded } = this;
    this.toggleAttribute('embedded', embedded);
    const drawnFor = [config, language, words, embedded];
    if (drawnFor.some((value, index) => value !== this.#drawnFor[index])) {
      this.#drawnFor = drawnFor;
      const view = (this.#view = openConfig(config));
      this.#words = wordsIn(this.#language, words);
      this.toggleAttribute('left', view.position === 'left');
      this.#paint({
        font: fontStack(view.font ?? ''),
        header: view.header,
        name: view.nameColor,
        'close-icon': view.closeIconColor,
        background: view.background,
        ink: inkOn(view.background ?? ''),
        footer: view.footer,
        'footer-ink': inkOn(view.footer ?? ''),
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
      this.#fit();
    }
    this.#bringFont();
  }

  /** Not before the visitor has opened the chat: what they did not ask for is not fetched. */
  #bringFont() {
    if (!this.hidden && this.#view.font) provideFont(this.#view.font, this.apiUrl || location.origin);
  }

  /** `{ header: '#d40000' }` becomes `--_header`, which a page may override with `--officina-header`; '' removes it. */
  #paint(values: Record<string, string>) {
    for (const [name, value] of Object.entries(values))
      this.style.setProperty(`--_${name}`, value && `var(--officina-${name},${value})`);
  }

  #client() {
    const { apiUrl, chatbotId, publicKey } = this.#view;
    return new ChatClient({
      apiUrl: apiUrl || this.apiUrl,
      installId: this.installId,
      chatbotId,
      publicKey,
      language: this.#language,
      previewToken: this.previewToken,
      visitor: this.visitor,
      onNewKey: (key) => (this.#view.publicKey = key),
    });
  }

  /** By mail only once the server knows the visitor; by link always. */
  #reachable() {
    const { session, attendedBy } = this.#conversation;
    return attendedBy === 'bot' && (!!this.#view.handoverUrl || (this.#view.handoverEmail && !!session));
  }

  #lastStop(): HTMLElement | null | undefined {
    const last = this.root.querySelector('footer')?.lastElementChild;
    return last?.shadowRoot?.querySelector<HTMLElement>('button:last-of-type');
  }

  #watchWorld(how: 'addEventListener' | 'removeEventListener') {
    this.#phone[how]('change', this.#fit);
    window.visualViewport?.[how]('resize', this.#fit);
    window.visualViewport?.[how]('scroll', this.#fit);
    window[how]('online', this.#wake);
    window[how]('offline', this.#wake);
    window[how]('pagehide', this.#keepDraft);
    document[how]('visibilitychange', this.#wake);
  }

  /** The network, the page or the window came or went. */
  readonly #wake = () => {
    void this.#conversation.wake();
  };

  readonly #fit = () => {
    this.modal = this.#phone.matches && !this.embedded;
    const { height = 0, offsetTop = 0 } = (this.modal && window.visualViewport) || {};
    this.#paint({
      'viewport-height': height ? `${height}px` : '',
      'viewport-top': offsetTop ? `${offsetTop}px` : '',
    });
  };

  #recall(key: Key) {
    return this.previewToken ? null : recall(this.installId, key);
  }

  /** Kept for those who have written; the others have not asked us to keep anything. */
  #remember(key: Key, value: string) {
    if (this.#conversation.session && !this.previewToken) remember(this.installId, key, value);
  }

  readonly #keepDraft = () => this.#remember(':draft', this.composer?.draft ?? '');

  readonly #switchSound = () => {
    this.sound = !this.sound;
    this.#remember(':sound', this.sound ? '1' : '');
    if (this.sound) this.received(this.#welcome);
  };

  #count(unread: number) {
    if (this.#unread === unread) return;
    this.#unread = unread;
    const label = unread === 1 ? this.#later?.unreadOne : unread && this.#later?.unreadMany;
    this.dispatchEvent(new UnreadEvent(unread, fill(label || '', unread)));
  }

  /** Says for a moment what has happened, to eyes and ears. */
  #say(text: string) {
    clearTimeout(this.#noticeTimer);
    this.notice = text;
    this.#noticeTimer = window.setTimeout(() => (this.notice = ''), NOTICE_MS);
  }

  readonly #older = async () => {
    const { messages } = this.#conversation;
    try {
      if (!this.#list.hides(messages.length)) await this.#conversation.older();
      this.#end.follow = false;
      this.#list.grow();
      this.#end.keep(() => this.updated());
      this.requestUpdate();
    } catch {
      this.#say(this.#words.networkFailed);
    }
  };

  readonly #newer = () => {
    this.#end.go();
    this.requestUpdate();
    this.focusInput();
  };

  readonly #send = (event: ChatSendEvent) => this.ask(event.text);

  readonly #stop = () => {
    this.#conversation.stop();
    this.#say(this.#words.stopped);
  };

  #reply(text: string) {
    this.focusInput();
    this.ask(text);
  }

  readonly #act = (event: MessageActionEvent) => {
    const element = event.target as ChatMessageElement;
    const { action } = event;
    const { message } = element;
    if (!message) return;
    if (action === 'retry') void this.#conversation.retry();
    else if (action === 'person') void this.#askPerson();
    else void this.#do((deeds) => (action === 'copy' ? deeds.copy(element) : deeds.judge(message, action)));
  };

  readonly #explain = (event: FeedbackReasonEvent) => {
    event.stopPropagation();
    const { message } = event.target as ChatMessageElement;
    if (message) void this.#do((deeds) => deeds.explain(message, event.reason));
    this.focusInput();
  };

  readonly #wishClose = () => this.dispatchEvent(new Event('officina-wish-close'));

  readonly #key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    if (this.handover !== 'none') this.#closeForm();
    else if (this.#conversation.progress === 'revealing') this.#conversation.skip();
    else this.#wishClose();
  };

  readonly #askPerson = () => {
    const { handoverUrl, handoverEmail } = this.#view;
    if (handoverEmail && this.#conversation.session) void this.#do((deeds) => deeds.callPerson());
    else window.open(handoverUrl, '_blank', 'noopener,noreferrer');
  };

  /** Few visitors do more than talk: the code for that comes with the first who does. */
  async #do(use: (deeds: WindowDeeds) => Promise<void>) {
    try {
      const { WindowDeeds } = await import('./window-deeds.js');
      const host = {
        conversation: this.#conversation,
        client: this.#client(),
        say: (text: string) => this.#say(text),
        called: () => {
          this.#conversation.called = true;
          this.#say(this.#later?.called ?? '');
        },
        openForm: (away: boolean) => {
          this.away = away;
          this.handover = 'form';
        },
        openReason: (id: string) => {
          this.#judged = id;
          this.requestUpdate();
        },
      };
      this.#deeds = new WindowDeeds(host, this.#words.networkFailed, this.#language, this.words);
    } catch {
      this.#say(this.#words.networkFailed);
      return;
    }
    await use(this.#deeds);
  }

  readonly #closeForm = () => {
    this.handover = 'none';
    void this.updateComplete.then(() => this.focusInput());
  };

  readonly #handOver = async ({ email, note }: HandoverRequestEvent) => {
    this.handover = 'sending';
    try {
      await this.#deeds?.leaveAddress(email, note);
      this.#closeForm();
    } catch {
      this.handover = 'failed';
    }
  };
}

/** Makes the open window; the elements inside it are registered with this module. */
export const createWindow = (): ChatWindow => {
  defineOnce('officina-chat-window', ChatWindow);
  const element = document.createElement('officina-chat-window');
  element.setAttribute('exportparts', 'window,header,log,footer');
  return element;
};

declare global {
  interface HTMLElementTagNameMap {
    'officina-chat-window': ChatWindow;
  }
}
