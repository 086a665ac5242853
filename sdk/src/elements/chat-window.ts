import type { PackedChat } from '@contract';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, query } from 'lit/decorators.js';
import type { ConversationHost } from '../controllers/conversation-state.js';
import { ChatSettings } from '../controllers/chat-settings.js';
import { Conversation } from '../controllers/conversation.js';
import { bannerText, typingText } from '../controllers/conversation-status.js';
import { LazyReplyRenderer, type ReplyModule } from '../controllers/lazy-reply-renderer.js';
import type { ChatMessage } from '../controllers/messages.js';
import { StatusNotice } from '../controllers/status-notice.js';
import { UnreadCounter } from '../controllers/unread-counter.js';
import { ViewportObserver } from '../controllers/viewport-observer.js';
import { VisitorActions } from '../controllers/visitor-actions.js';
import { VisitorPreferences } from '../controllers/visitor-preferences.js';
import type { ChatSendEvent } from '../events/chat-send-event.js';
import type { SuggestionEvent } from '../events/suggestion-event.js';
import type { lazyMessages } from '../locales/lazy-messages.js';
import { formatMessage, resolveLanguage, type MessageOverrides } from '../locales/resolve-messages.js';
import { base } from '../styles/base.js';
import type { ChatClient } from '../transport/chat-client.js';
import type { ChatComposer } from './chat-composer.js';
import './chat-header.js';
import type { ChatHeader } from './chat-header.js';
import type { ChatWindowElement, VisitorIdentity } from './chat-window-element.js';
import { styles } from './chat-window.styles.js';
import { defineOnce } from './define-once.js';
import './message-list.js';
import type { MessageList } from './message-list.js';
import { renderFooter } from './render-footer.js';

const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/i;

/**
 * The open chat: header, conversation, composer. It floats over the page, fills a phone's screen (and keeps the keyboard
 * inside while it does), or fills its container when `embedded`.
 *
 * Each subject has a controller of its own; this element gives them its properties and renders what they know.
 *
 * @fires {Event} close-request - The visitor wants it closed; the widget around it decides.
 * @fires {UnreadEvent} officina-unread - Messages came while it was hidden, or have been seen.
 * @fires {OfficinaMessageEvent} officina-message - A message was added.
 * @fires {OfficinaErrorEvent} officina-error - A reply failed.
 * @csspart window - The whole panel.
 * @csspart header - Avatar, name, AI label, sound, close button.
 * @csspart log - The list of messages.
 * @csspart footer - Links and composer.
 */
export class ChatWindow extends LitElement implements ChatWindowElement, ConversationHost {
  static override readonly styles = [base, styles];
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'hidden'];
  }

  @property({ attribute: false }) installId = '';
  @property({ attribute: false }) apiUrl = '';
  @property({ attribute: false }) previewToken = '';
  @property({ attribute: false }) language = '';
  @property({ attribute: false }) config: PackedChat | null = null;
  @property({ attribute: false }) words: MessageOverrides = null;
  @property({ attribute: false }) visitor: VisitorIdentity | null = null;
  @property({ type: Boolean, reflect: true }) embedded = false;

  @query('officina-chat-header') private header!: ChatHeader | null;
  @query('officina-message-list') private list!: MessageList | null;
  @query('officina-chat-composer') private composer!: ChatComposer | null;

  readonly #settings = new ChatSettings(this);
  readonly #viewport = new ViewportObserver(this);
  readonly #notice = new StatusNotice(this);
  readonly #replies = new LazyReplyRenderer(this);
  readonly #conversation = new Conversation(this);
  readonly #unread = new UnreadCounter(this, () => this.#settings.lazyMessages);
  readonly #preferences = new VisitorPreferences(this, () => !!this.#conversation.session);
  readonly #actions = new VisitorActions(this, this.#settings, this.#conversation, this.#notice);

  #attendedBy = 'bot';

  constructor() {
    super();
    // Who clicks anywhere has read fast enough: the rest of the reply at once.
    this.addEventListener('click', () => this.#conversation.skip());
  }

  /** What is typed and not sent. @see PreferencesHost */
  get draft(): string {
    return this.composer?.draft ?? '';
  }
  set draft(text: string) {
    if (this.composer) this.composer.draft = text;
  }

  focusInput(): void {
    void this.updateComplete.then(() => {
      if (!this.hidden) this.composer?.focus({ preventScroll: true });
    });
  }

  ask(text: string): void {
    this.list?.follow();
    void this.#conversation.send(text);
  }

  /** @see ConversationHost */
  createClient(): ChatClient {
    return this.#settings.createClient();
  }

  /** @see ConversationHost */
  loadReplyRenderer(): Promise<ReplyModule | null> {
    return this.#replies.load();
  }

  /** Straight to the list: the window is not rendered anew for each letter. @see ConversationHost */
  showPartialReply(text: string): void {
    if (this.list) this.list.partialReply = text;
  }

  /** @see ConversationHost */
  useLazyMessages(table: typeof lazyMessages): void {
    this.#settings.useLazyMessages(table);
    this.requestUpdate();
  }

  /** @see ConversationHost */
  messageReceived(message: ChatMessage): void {
    this.#unread.add();
    if (!message.stopped) this.#preferences.playSound();
  }

  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    super.attributeChangedCallback(name, before, after);
    if (name !== 'hidden' || !this.isConnected) return;
    // Before the keyboard comes in and makes the browser lay out: afterwards it would have to do it again.
    this.#settings.loadFont();
    void this.#conversation.wake();
  }

  /** Resolves when the parts in it are rendered as well. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    await Promise.all([this.composer?.updateComplete, this.list?.updateComplete]);
    return complete;
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('embedded')) this.#viewport.update();
    if (changed.has('config') || changed.has('language') || changed.has('words')) {
      this.#settings.update();
      this.#replies.localize(this.#settings.language, this.words);
    }
    const { messages, attendedBy } = this.#conversation;
    if (messages.length || this.#settings.isWelcomeMarked) void this.#replies.load();
    if (attendedBy === this.#attendedBy) return;
    this.#attendedBy = attendedBy;
    const { attended = '', botBack = '' } = this.#settings.lazyMessages ?? {};
    this.#notice.show(attendedBy === 'person' ? attended : botBack);
  }

  protected override render() {
    const { coversPage } = this.#viewport;
    const { config, uiMessages, language } = this.#settings;
    const banner = bannerText(this.#conversation, this.#settings);
    // In the full screen of a phone the page behind is not there for the keyboard either: two stops turn Tab around.
    const focusTurn = (focus: () => void) =>
      coversPage ? html`<span tabindex="0" @focus=${focus}></span>` : nothing;
    return html`<div
      class="window"
      part="window"
      role="dialog"
      lang=${this.words ? language : resolveLanguage(language)}
      dir=${RIGHT_TO_LEFT.test(language) ? 'rtl' : nothing}
      aria-label=${formatMessage(uiMessages.chatWith, config.name)}
      aria-modal=${coversPage ? 'true' : nothing}
      @keydown=${this.#key}
    >
      ${focusTurn(() => this.#lastButton?.focus())} ${this.#renderHeader()}
      ${banner ? html`<p class="banner">${banner}</p>` : nothing} ${this.#renderList()}
      ${this.#renderFooter(banner)} ${focusTurn(() => this.header?.focus())}
    </div>`;
  }

  #renderHeader() {
    return html`<officina-chat-header
      exportparts="header"
      .uiMessages=${this.#settings.uiMessages}
      .config=${this.#settings.config}
      .sound=${this.#preferences.sound}
      @sound-toggle=${this.#toggleSound}
      @close-request=${this.#requestClose}
    ></officina-chat-header>`;
  }

  #renderList() {
    const { messages, progress, typing, hasMore, suggestions } = this.#conversation;
    const { config, uiMessages, lazyMessages } = this.#settings;
    const actions = this.#actions;
    const isQuiet = progress === 'idle';
    // A welcome with marks waits for what renders them.
    const { renderer, failed } = this.#replies;
    const isReady = !this.#settings.isWelcomeMarked || renderer || failed;
    return html`<officina-message-list
      exportparts="log"
      .messages=${messages}
      .welcome=${!hasMore && isReady ? this.#settings.welcome : null}
      .pending=${progress === 'revealing' ? 'revealing' : isQuiet && !typing ? 'none' : 'typing'}
      .hasMore=${hasMore}
      .suggestions=${isQuiet ? (messages.length ? suggestions : (config.openingQuestions ?? [])) : []}
      .config=${config}
      .uiMessages=${uiMessages}
      .lazyMessages=${lazyMessages}
      .replyRenderer=${renderer}
      .canReachPerson=${actions.canReachPerson}
      .ratedMessage=${actions.ratedMessage}
      .formMessages=${actions.formMessages}
      @message-action=${actions.act}
      @feedback-reason=${actions.explainRating}
      @suggestion-select=${this.#sendSuggestion}
      @older-request=${this.#showOlder}
      @end-reached=${this.focusInput}
    ></officina-message-list>`;
  }

  #renderFooter(banner: string) {
    const conversation = this.#conversation;
    const { text: notice } = this.#notice;
    return renderFooter({
      conversation,
      actions: this.#actions,
      config: this.#settings.config,
      uiMessages: this.#settings.uiMessages,
      // The one place that speaks of what happens; replies speak for themselves, in the log.
      status: notice || typingText(conversation, this.#settings),
      isNotice: !!notice && notice !== banner,
      send: this.#send,
      stop: this.#stop,
    });
  }

  get #lastButton(): HTMLElement | null | undefined {
    const last = this.renderRoot.querySelector('footer')?.lastElementChild;
    return last?.shadowRoot?.querySelector<HTMLElement>('button:last-of-type');
  }

  readonly #toggleSound = () => {
    this.#preferences.toggleSound();
    this.#preferences.playSound();
  };

  readonly #showOlder = async () => {
    const { list } = this;
    try {
      if (!list?.hidesMessages) await this.#conversation.loadOlder();
      await list?.showOlder(() => {
        this.requestUpdate();
        return this.updateComplete;
      });
    } catch {
      this.#notice.show(this.#settings.uiMessages.networkFailed);
    }
  };

  readonly #send = (event: ChatSendEvent) => this.ask(event.text);

  readonly #sendSuggestion = ({ text }: SuggestionEvent) => {
    this.focusInput();
    this.ask(text);
  };

  readonly #stop = () => {
    this.#conversation.stop();
    this.#notice.show(this.#settings.uiMessages.stopped);
  };

  readonly #requestClose = () => this.dispatchEvent(new Event('close-request'));

  readonly #key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    if (this.#actions.form) this.#actions.closeForm();
    else if (this.#conversation.progress === 'revealing') this.#conversation.skip();
    else this.#requestClose();
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
