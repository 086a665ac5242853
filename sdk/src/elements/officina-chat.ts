import type { WidgetConfig } from '@contract';
import { parentOrigin, tellParent } from '../host/frame.js';
import { provideFont } from '../styles/fonts.js';
import { readShellConfig, type RawConfig, type ShellConfig } from '../transport/read-config.js';
import type { Key } from '../storage/session-store.js';
import { embeddedStyles } from './chat-shell.styles.js';
import { ChatShell, type ShellSettings } from './chat-shell.js';

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
 * @csspart bubble - The round button.
 * @csspart invitation - The invitation beside it.
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

  #previewToken = '';

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
    this.#showFont();
    if (this.isConnected && this.config) this.refresh();
  }

  override get config(): WidgetConfig | RawConfig | null | undefined {
    return super.config;
  }
  override set config(value: WidgetConfig | RawConfig | null | undefined) {
    super.config = value;
    this.#showFont();
  }

  override connectedCallback(): void {
    // Properties that a page set before this class was there hide its accessors: set them again, through these.
    const early = ['installId', 'apiUrl', 'language', 'embedded', 'previewToken', 'config', 'open'] as const;
    for (const name of early) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete (this as Partial<this>)[name];
      Object.assign(this, { [name]: value });
    }
    super.connectedCallback();
  }

  // Who chooses a font in the builder sees it at once, in the invitation too.
  #showFont() {
    const config = this.#previewToken && (super.config as RawConfig | null);
    if (config) provideFont(readShellConfig(config).font, this.settings.apiUrl);
  }

  protected override get settings(): ShellSettings {
    const { apiUrl, previewToken, embedded } = this;
    return { apiUrl: apiUrl || location.origin, previewToken, embedded };
  }

  protected override get patience(): number {
    return this.embedded ? 0 : super.patience;
  }

  protected override get covers(): boolean {
    return !this.embedded && super.covers;
  }

  protected override recall(key: Key): string | null {
    return this.previewToken ? null : super.recall(key);
  }

  protected override remember(key: Key, value: string): void {
    if (!this.previewToken) super.remember(key, value);
  }

  protected override stylesOf(view: ShellConfig, place: number): string {
    return super.stylesOf(view, place) + embeddedStyles;
  }

  protected override get pageOrigin(): string {
    return parentOrigin() || location.origin;
  }

  protected override announce(change: 'ready' | 'opened' | 'closed'): void {
    if (this.embedded) tellParent(this.installId, change);
  }

  protected override loadWindow() {
    return import('./chat-window.js');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'officina-chat': OfficinaChat;
  }
}
