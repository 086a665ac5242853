import type { WidgetConfig } from '@contract';
import { parentOrigin, postToParent } from '../host/frame.js';
import { loadFont } from '../styles/fonts.js';
import { fetchConfig } from '../transport/fetch-config.js';
import { acceptConfig, packWidget, type RawConfig } from '../transport/read-config.js';
import { ChatShell, type ShellSettings } from './chat-shell.js';
import { embeddedStyles } from './embedded-styles.js';

/**
 * The chat widget: a bubble that opens a conversation with the chatbot of an installation. Everything happens inside its
 * shadow root; the code of the open chat is imported when the browser is idle or the visitor comes near.
 *
 * ```html
 * <officina-chat install-id="…" api-url="https://…"></officina-chat>
 * ```
 *
 * @tag officina-chat
 * @fires {OfficinaOpenEvent} officina-open - Before the chat opens; cancelable.
 * @fires {OfficinaCloseEvent} officina-close - Before the chat closes; cancelable.
 * @fires {OfficinaMessageEvent} officina-message - A message was added; `detail` is `{ sender, text }`.
 * @fires {OfficinaErrorEvent} officina-error - Something failed; `detail` is `{ reason, message }`.
 * @fires {UnreadEvent} officina-unread - `count` messages came while the chat was closed; 0 once they are seen.
 * @csspart bubble - The round button.
 * @csspart unread - The number of unread messages on it.
 * @csspart invitation - The invitation beside it.
 * @csspart say - Its text, a button.
 * @csspart dismiss - Its cross.
 * @csspart window - The open chat.
 * @csspart header - Its header.
 * @csspart log - Its list of messages.
 * @csspart footer - Its footer.
 * @cssproperty [--officina-bubble-size=48px] - Diameter of the bubble.
 * @cssproperty [--officina-offset-x=24px] - Distance from the side of the page.
 * @cssproperty [--officina-offset-y=24px] - Distance from the bottom of the page.
 * @cssproperty [--officina-z-index=2147483000] - Layer over the page.
 * @cssproperty --officina-font - Font family.
 * @cssproperty --officina-bubble - Colour of the bubble.
 * @cssproperty --officina-icon - Colour of its icon.
 * @cssproperty --officina-invitation - Background of the invitation.
 * @cssproperty --officina-invitation-ink - Text of the invitation.
 * @cssproperty --officina-header - Background of the header.
 * @cssproperty --officina-name - Text of the header.
 * @cssproperty --officina-close-icon - Colour of the close icon.
 * @cssproperty --officina-background - Background of the conversation.
 * @cssproperty --officina-ink - Text straight on that background.
 * @cssproperty --officina-footer - Background of the footer.
 * @cssproperty --officina-footer-ink - Text straight on the footer.
 * @cssproperty --officina-user-bubble - Background of the visitor's messages.
 * @cssproperty --officina-user-ink - Text of the visitor's messages.
 * @cssproperty --officina-bot-bubble - Background of the bot's messages.
 * @cssproperty --officina-bot-ink - Text of the bot's messages.
 * @cssproperty --officina-input - Background of the message field.
 * @cssproperty --officina-input-ink - Text of the message field.
 * @cssproperty --officina-radius - Corner radius of the message field.
 * @cssproperty --officina-send - Background of the send button.
 * @cssproperty --officina-send-icon - Colour of the send icon.
 */
export class OfficinaChat extends ChatShell {
  static override readonly observedAttributes: string[] = [
    ...ChatShell.observedAttributes,
    'api-url',
    'embedded',
  ];

  readonly #frame = new CSSStyleSheet();
  #previewToken = '';
  #config: RawConfig | null = null;
  #request: AbortController | undefined;
  #fetched = false;
  #announced = false;

  /** The installation that speaks here. */
  get installId(): string {
    return this.getAttribute('install-id') ?? '';
  }
  set installId(value: string) {
    this.setAttribute('install-id', value ?? '');
  }

  /** `it` or `en`; the config decides when empty. */
  get language(): string {
    return this.getAttribute('language') ?? '';
  }
  set language(value: string) {
    this.setAttribute('language', value ?? '');
  }

  /** Origin of the API, when it is not the page's own. */
  get apiUrl(): string {
    return this.getAttribute('api-url') ?? '';
  }
  set apiUrl(value: string) {
    this.setAttribute('api-url', value ?? '');
  }

  /** Fills its container instead of floating over the page; in a frame, tells the page around it what it does. */
  get embedded(): boolean {
    return this.hasAttribute('embedded');
  }
  set embedded(value: boolean) {
    this.toggleAttribute('embedded', !!value);
  }

  /** Bearer token of the builder's preview: talks to a chatbot that is not published, and remembers nothing. */
  get previewToken(): string {
    return this.#previewToken;
  }
  set previewToken(value: string) {
    this.#previewToken = value ?? '';
    this.#applyOwnConfig();
  }

  /** A config given directly: nothing is fetched, and each new one is drawn at once. */
  get config(): WidgetConfig | RawConfig | null | undefined {
    return this.#config;
  }
  set config(value: WidgetConfig | RawConfig | null | undefined) {
    this.#request?.abort();
    this.#fetched = false;
    this.#config = acceptConfig(value);
    this.#applyOwnConfig();
  }

  constructor() {
    super();
    this.shadowRoot?.adoptedStyleSheets.push(this.#frame);
  }

  override connectedCallback(): void {
    // Properties that a page set before this class was there hide its accessors: set them again, through these.
    const early = [
      'installId',
      'apiUrl',
      'language',
      'embedded',
      'previewToken',
      'words',
      'config',
      'open',
    ] as const;
    for (const name of early) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete (this as Partial<this>)[name];
      Object.assign(this, { [name]: value });
    }
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    this.#request?.abort();
    super.disconnectedCallback();
  }

  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    // A config that was given stays: whoever gives one may name the installation after it.
    if (name === 'install-id' && this.#fetched) this.#config = null;
    super.attributeChangedCallback(name, before, after);
    if (name === 'open') this.#announceState();
  }

  protected override findConfig(): void {
    this.#applyOwnConfig();
    if (!this.#config && this.installId) void this.#fetch();
  }

  async #fetch() {
    this.#request?.abort();
    const { signal } = (this.#request = new AbortController());
    // React sets properties one after the other: a config may follow the id within the same turn.
    await null;
    if (signal.aborted) return;
    try {
      const origin = parentOrigin() || location.origin;
      const config = await fetchConfig(this.settings.apiUrl, this.installId, origin, signal);
      if (signal.aborted) return;
      this.config = config;
      this.#fetched = true;
    } catch (error) {
      if (!signal.aborted) this.emitEvent('error', { reason: 'config', message: `${error}` });
    }
  }

  #applyOwnConfig() {
    const packed = this.#config && packWidget(this.#config, this.language);
    // Who chooses a font in the builder sees it at once, in the invitation too.
    if (packed && this.#previewToken) loadFont(packed[1][7], this.settings.apiUrl);
    // In a frame nobody waits for an invitation that names no delay.
    if (packed && packed[0][7] < 0) packed[0][7] = this.embedded ? 0 : 2;
    if (packed) this.#frame.replaceSync(embeddedStyles(packed[0][5]));
    this.applyConfig(packed);
    if (!packed || this.#announced || !this.isConnected) return;
    this.#announced = true;
    this.#announce('ready');
    this.#announceState();
  }

  #announceState() {
    if (this.#announced) this.#announce(this.open ? 'opened' : 'closed');
  }

  #announce(change: 'ready' | 'opened' | 'closed') {
    if (this.embedded) postToParent(this.installId, change);
  }

  protected override get settings(): ShellSettings {
    const { apiUrl, previewToken, embedded } = this;
    return { apiUrl: apiUrl || location.origin, previewToken, embedded };
  }

  protected override get storageKey(): string | null {
    return this.#previewToken ? null : super.storageKey;
  }

  protected override loadWindow() {
    return import('./open-chat.js');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'officina-chat': OfficinaChat;
  }
}
