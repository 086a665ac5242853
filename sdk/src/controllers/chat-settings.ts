import type { PackedChat } from '@contract';
import type { VisitorIdentity } from '../elements/chat-window-element.js';
import type { UiMessages } from '../locales/it.js';
import type { lazyMessages, LazyMessages } from '../locales/lazy-messages.js';
import { resolveMessages, resolveUiMessages, type MessageOverrides } from '../locales/resolve-messages.js';
import { applyTheme } from '../styles/apply-theme.js';
import { loadFont } from '../styles/fonts.js';
import { ChatClient } from '../transport/chat-client.js';
import { unpackChat } from '../transport/chat-config.js';
import { createMessage } from './messages.js';

const MARKDOWN = /[*_`#[]|https?:/;

/** The properties of the window that say whose chat it is. */
export interface SettingsHost extends HTMLElement {
  readonly installId: string;
  readonly apiUrl: string;
  readonly previewToken: string;
  readonly language: string;
  readonly config: PackedChat | null;
  readonly words: MessageOverrides;
  readonly visitor: VisitorIdentity | null;
}

/** What the window is made from: its chatbot's config, its texts in the visitor's language, its look, and the way to its server. */
export class ChatSettings {
  config = unpackChat(null);
  uiMessages: UiMessages = resolveUiMessages('');
  /** `null` until a conversation has begun. */
  lazyMessages: LazyMessages | null = null;
  /** The bot's first line: the same message, whatever its text. */
  welcome = createMessage('bot', '', '');
  #lazyTable: typeof lazyMessages | null = null;

  constructor(private readonly host: SettingsHost) {}

  get language(): string {
    return this.host.language || this.config.language || 'it';
  }

  /** Texts of the page's own. */
  get overrides(): MessageOverrides {
    return this.host.words;
  }

  /** The bot's first line has marks of Markdown, or an address. */
  get isWelcomeMarked(): boolean {
    return MARKDOWN.test(this.welcome.text);
  }

  /** To be called when `config`, `language` or `words` of the host is another. */
  update(): void {
    const { host } = this;
    this.config = unpackChat(host.config);
    this.uiMessages = resolveUiMessages(this.language, host.words);
    this.#resolveLazyMessages();
    const text = this.config.welcome || this.uiMessages.welcome;
    if (this.welcome.text !== text) this.welcome = { ...this.welcome, text };
    host.toggleAttribute('left', this.config.position === 'left');
    applyTheme(host, this.config);
    this.loadFont();
  }

  useLazyMessages(table: typeof lazyMessages): void {
    this.#lazyTable = table;
    this.#resolveLazyMessages();
  }

  /** Not before the visitor has opened the chat: what they did not ask for is not fetched. */
  loadFont(): void {
    const { hidden, apiUrl } = this.host;
    if (!hidden && this.config.font) loadFont(this.config.font, apiUrl || location.origin);
  }

  createClient(): ChatClient {
    const { installId, apiUrl, previewToken, visitor } = this.host;
    const { config } = this;
    return new ChatClient({
      apiUrl: config.apiUrl || apiUrl,
      installId,
      chatbotId: config.chatbotId,
      publicKey: config.publicKey,
      language: this.language,
      previewToken,
      visitor,
      onNewKey: (key) => (config.publicKey = key),
    });
  }

  #resolveLazyMessages() {
    if (this.#lazyTable) this.lazyMessages = resolveMessages(this.#lazyTable, this.language, this.host.words);
  }
}
