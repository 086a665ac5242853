import type { PackedChat } from '@contract';
import { html, nothing } from 'lit/html.js';
import { Conversation } from '../controllers/conversation.js';
import type { ConversationHost } from '../controllers/conversation-state.js';
import { MessageList } from '../controllers/message-list.js';
import { aMessage, type ChatMessage } from '../controllers/messages.js';
import { ScrollEnd } from '../controllers/scroll-end.js';
import { VisitorDeeds } from '../controllers/visitor-deeds.js';
import { WindowWorld } from '../controllers/window-world.js';
import type { ChatSendEvent } from '../events/chat-send-event.js';
import { UnreadEvent } from '../events/unread-event.js';
import type { LaterWords } from '../locales/later-words.js';
import { fill, speak, spokenIn, wordsIn, type OwnWords } from '../locales/words.js';
import { recall, remember, type Key } from '../storage/session-store.js';
import { provideFont } from '../styles/fonts.js';
import { paint, paintTheme } from '../styles/paint.js';
import { ChatClient } from '../transport/chat-client.js';
import { openConfig } from '../transport/chat-config.js';
import './chat-composer.js';
import { ChatElement } from './chat-element.js';
import './chat-message.js';
import type { ChatMessageElement } from './chat-message.js';
import type { ChatWindowElement, VisitorIdentity } from './chat-window-element.js';
import { styles } from './chat-window.styles.js';
import { defineOnce } from './define-once.js';
import type { ReplyDrawing } from './reply-drawing.js';
import { drawFooter } from './window-footer.js';
import { drawHeader } from './window-header.js';
import { drawTalk } from './window-talk.js';

/** How long a passing notice ("copied") stays. */
const NOTICE_MS = 4000;
/** A mark of Markdown, or an address. */
const MARKED = /[*_`#[]|https?:/;
/** So long a reply waits for what draws it; plain text is better than none. */
const PATIENCE_MS = 2000;
const RTL = /^(ar|fa|he|ur)\b/i;

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
  words: OwnWords = null;
  visitor: VisitorIdentity | null = null;
  embedded = false;

  private modal = false;
  private behind = false;
  /** What has just happened, in words. */
  private notice = '';
  private sound = false;
  private brokenAvatar = '';

  readonly #conversation = new Conversation(this, () => this.#client());
  readonly #list = new MessageList();
  readonly #end = new ScrollEnd(() => this.requestUpdate());
  readonly #world = new WindowWorld({
    fit: (isPhone, seen) => this.#fit(isPhone, seen),
    wake: () => void this.#conversation.wake(),
    leave: () => this.#remember(':draft', this.composer?.draft ?? ''),
  });
  readonly #deeds = new VisitorDeeds(this.#conversation, {
    now: () => ({
      view: this.#view,
      words: this.#words,
      later: this.#later,
      language: this.#language,
      own: this.words,
    }),
    client: () => this.#client(),
    say: (text) => this.#say(text),
    requestUpdate: () => this.requestUpdate(),
    comeBack: () => void this.updateComplete.then(() => this.focusInput()),
  });
  #view = openConfig(null);
  #words = wordsIn('');
  /** Words that are there once a conversation has begun. */
  #later: LaterWords | null = null;
  #drawings: typeof ReplyDrawing | null = null;
  #drawing: ReplyDrawing | null = null;
  #preparing: Promise<void> | null = null;
  /** What draws replies did not come, or not in time. */
  #plain = false;
  #welcome = aMessage('bot', '', '');
  #growing = this.#welcome;
  #drawnFor: unknown[] = [];
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
      import('./reply-drawing.js'),
      new Promise<never>((_, fail) => setTimeout(fail, PATIENCE_MS)),
    ]).then(
      ({ ReplyDrawing }) => {
        this.#drawings = ReplyDrawing;
        this.speak();
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
  speak(): void {
    this.#speak();
    this.requestUpdate();
  }

  #speak() {
    const language = this.#language;
    const { words } = this.#conversation;
    this.#later = words && speak(words, language, this.words);
    this.#drawing = this.#drawings && new this.#drawings(language, this.words);
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
    this.#world.watch();
    this.sound = this.#recall(':sound') === '1';
    if (this.composer) this.composer.draft ||= this.#recall(':draft') ?? '';
    void this.#conversation.wake();
  }

  disconnectedCallback() {
    this.#remember(':draft', this.composer?.draft ?? '');
    this.#end.leave();
    this.#world.leave();
    this.#conversation.leave();
  }

  attributeChangedCallback() {
    if (!this.isConnected) return;
    if (!this.hidden) this.#count(0);
    // Before the keyboard comes in and makes the browser lay out: afterwards it would have to do it again.
    this.#bringFont();
    void this.#conversation.wake();
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
    const { reachable, judged, formWords } = this.#deeds;
    const dress = (element: ChatMessageElement) =>
      Object.assign(element, {
        words: this.#words,
        later: this.#later,
        drawing: this.#drawing,
        name,
        reachable,
        judged: element.message?.id === judged ? formWords : null,
      });
    const marked = MARKED.test(text);
    if (messages.length || marked) void this.prepare();
    // A welcome with marks waits for what draws them.
    const welcomes = !hasMore && !(marked && !this.#drawing && !this.#plain);
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
    const state = this.#state;
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
      ${state ? html`<p class="banner">${state}</p>` : nothing} ${this.#talk()} ${this.#footer(state)}
      ${turn(() => this.root.querySelector<HTMLElement>('header button'))}
    </div>`;
  }

  #header() {
    const { sound, brokenAvatar } = this;
    return drawHeader({
      view: this.#view,
      words: this.#words,
      sound,
      brokenAvatar,
      breakAvatar: () => (this.brokenAvatar = this.#view.avatarUrl),
      switchSound: this.#switchSound,
      close: this.#wishClose,
    });
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
    const conversation = this.#conversation;
    const { act, explain } = this.#deeds;
    return drawTalk({
      conversation,
      view: this.#view,
      words: this.#words,
      drawing: this.#drawing,
      hidesOlder: conversation.hasMore || this.#list.hides(conversation.messages.length),
      growing: this.#growing,
      showOlder: this.#showOlder,
      act,
      explain,
      reply: (text) => {
        this.focusInput();
        this.ask(text);
      },
    });
  }

  #footer(state: string) {
    const { notice, behind } = this;
    const words = this.#words;
    const conversation = this.#conversation;
    const { progress, typing, attendedBy } = conversation;
    const writer = (attendedBy === 'person' && typing && this.#later?.operator) || this.#view.name;
    return drawFooter({
      conversation,
      deeds: this.#deeds,
      view: this.#view,
      words,
      // The one place that speaks of what happens; replies speak for themselves, in the log.
      news: notice || (progress === 'waiting' || typing ? fill(words.typing, writer) : ''),
      passes: !!notice && notice !== state,
      behind,
      showNewer: this.#showNewer,
      send: this.#send,
      stop: this.#stop,
    });
  }

  /** Colours, words and font of the chatbot, whenever one of them is another. */
  #dressUp() {
    const { config, language, words, embedded } = this;
    this.toggleAttribute('embedded', embedded);
    const drawnFor = [config, language, words, embedded];
    if (drawnFor.some((value, index) => value !== this.#drawnFor[index])) {
      this.#drawnFor = drawnFor;
      this.#view = openConfig(config);
      this.#words = wordsIn(this.#language, words);
      this.#speak();
      this.toggleAttribute('left', this.#view.position === 'left');
      paintTheme(this, this.#view);
      this.#world.fit();
    }
    this.#bringFont();
  }

  /** Not before the visitor has opened the chat: what they did not ask for is not fetched. */
  #bringFont() {
    if (!this.hidden && this.#view.font) provideFont(this.#view.font, this.apiUrl || location.origin);
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

  #lastStop(): HTMLElement | null | undefined {
    const last = this.root.querySelector('footer')?.lastElementChild;
    return last?.shadowRoot?.querySelector<HTMLElement>('button:last-of-type');
  }

  #fit(isPhone: boolean, seen: VisualViewport | null) {
    this.modal = isPhone && !this.embedded;
    const { height = 0, offsetTop = 0 } = (this.modal && seen) || {};
    paint(this, {
      'viewport-height': height ? `${height}px` : '',
      'viewport-top': offsetTop ? `${offsetTop}px` : '',
    });
  }

  #recall(key: Key) {
    return this.previewToken ? null : recall(this.installId, key);
  }

  /** Kept for those who have written; the others have not asked us to keep anything. */
  #remember(key: Key, value: string) {
    if (this.#conversation.session && !this.previewToken) remember(this.installId, key, value);
  }

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

  readonly #showOlder = async () => {
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

  readonly #showNewer = () => {
    this.#end.go();
    this.requestUpdate();
    this.focusInput();
  };

  readonly #send = (event: ChatSendEvent) => this.ask(event.text);

  readonly #stop = () => {
    this.#conversation.stop();
    this.#say(this.#words.stopped);
  };

  readonly #wishClose = () => this.dispatchEvent(new Event('officina-wish-close'));

  readonly #key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    if (this.#deeds.form) this.#deeds.closeForm();
    else if (this.#conversation.progress === 'revealing') this.#conversation.skip();
    else this.#wishClose();
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
