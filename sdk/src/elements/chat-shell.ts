import type { WidgetConfig } from '@contract';
import { OfficinaCloseEvent } from '../events/officina-close-event.js';
import { OfficinaErrorEvent, type OfficinaErrorDetail } from '../events/officina-error-event.js';
import { OfficinaOpenEvent } from '../events/officina-open-event.js';
import { TRIGGER_ICONS } from '../icons/trigger-icons.js';
import { SHELL_WORDS } from '../locales/shell.js';
import { recall, remember, type Key } from '../storage/session-store.js';
import { acceptConfig, readShellConfig, type RawConfig, type ShellConfig } from '../transport/read-config.js';
import { shellStyles } from './chat-shell.styles.js';
import type { ChatWindowElement, ChatWindowModule } from './chat-window-element.js';

// On a server there is no HTMLElement, and the React wrapper must still be importable there.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

const SVG = 'http://www.w3.org/2000/svg';
const CROSS = 'M6 6l12 12M18 6L6 18';

// Elements are made by calls, without a parser: nothing for Trusted Types or a Content-Security-Policy to refuse.
const draw = (path = ''): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.append(document.createElementNS(SVG, 'path'));
  svg.firstElementChild?.setAttribute('d', path);
  return svg;
};

const makeButton = (name: string, onClick: () => void, content: Node | string = ''): HTMLButtonElement => {
  const button = document.createElement('button');
  button.className = name;
  button.dir = 'auto';
  button.append(content);
  button.onclick = onClick;
  return button;
};

/** How the widget stands in its page, beyond its config. */
export interface ShellSettings {
  apiUrl: string;
  previewToken?: string;
  embedded?: boolean;
}

/**
 * The closed widget: bubble, invitation, config, and the way to the open one. Without Lit, because these are the bytes that
 * every page view pays for; the window behind `loadWindow()` arrives when the browser is idle or the visitor comes near.
 */
export abstract class ChatShell extends Base {
  static readonly observedAttributes: string[] = ['install-id', 'language', 'open'];

  #config: RawConfig | null = null;
  #view: ShellConfig | null = null;
  #sheet: CSSStyleSheet | undefined;
  #bubble: HTMLButtonElement | null = null;
  #invitation: HTMLElement | undefined;
  #window: ChatWindowElement | null = null;
  #loading: Promise<ChatWindowModule> | null = null;
  #request: AbortController | undefined;
  #timer: number | undefined;
  #takeFocus = false;
  #fetched = false;

  /** Brings the code of the open window. */
  protected abstract loadWindow(): Promise<ChatWindowModule>;
  /** @see ShellSettings */
  protected abstract get settings(): ShellSettings;
  /** Origin of the page whose visitors talk here. */
  protected get pageOrigin(): string {
    return location.origin;
  }
  /** Seconds before the invitation when the config names none. */
  protected get patience(): number {
    return 2;
  }
  /** Whether the open chat covers the page. */
  protected get covers(): boolean {
    return innerWidth <= 640;
  }
  /** What this tab keeps for the pages to come. */
  protected recall(key: Key): string | null {
    return recall(this.#id, key);
  }
  /** @see recall */
  protected remember(key: Key, value: string): void {
    remember(this.#id, key, value);
  }
  /** The stylesheet of what is closed. */
  protected stylesOf(view: ShellConfig, place: number): string {
    return shellStyles(view, place);
  }
  /** Called when the chat is there, opens, and closes. */
  protected announce(_change: 'ready' | 'opened' | 'closed'): void {
    // Only a frame has somebody to tell.
  }

  get #id(): string {
    return this.getAttribute('install-id') ?? '';
  }

  get #language(): string {
    return this.getAttribute('language') ?? '';
  }

  /** Whether the chat is open. Setting it asks nobody and moves no focus; `show()` and `hide()` do both. */
  get open(): boolean {
    return this.hasAttribute('open');
  }
  set open(value: boolean) {
    this.toggleAttribute('open', !!value);
  }

  /** A config given directly: nothing is fetched, and each new one is drawn at once. */
  get config(): WidgetConfig | RawConfig | null | undefined {
    return this.#config;
  }
  set config(value: WidgetConfig | RawConfig | null | undefined) {
    this.#request?.abort();
    this.#fetched = false;
    this.#config = acceptConfig(value);
    if (this.isConnected) this.#draw();
  }

  /** Opens the chat and moves the keyboard into it. */
  show(): void {
    if (this.open || !this.dispatchEvent(new OfficinaOpenEvent())) return;
    this.#takeFocus = true;
    this.open = true;
  }

  /** Closes the chat and gives the keyboard back to the bubble. */
  hide(): void {
    if (!this.open || !this.dispatchEvent(new OfficinaCloseEvent())) return;
    this.open = false;
    this.#bubble?.focus();
  }

  /** Opens the closed chat, closes the open one. */
  toggle(): void {
    if (this.open) this.hide();
    else this.show();
  }

  /** Opens the chat and sends `text` as the visitor's message. */
  async ask(text: string): Promise<void> {
    this.show();
    if (this.open) (await this.#openWindow())?.ask(text);
  }

  connectedCallback(): void {
    this.refresh();
  }

  disconnectedCallback(): void {
    this.#request?.abort();
    this.#dropInvitation();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.isConnected) return;
    if (name === 'open') void this.#showState();
    else {
      // A config that was given stays: whoever gives one may name the installation after it.
      if (name === 'install-id' && this.#fetched) this.#config = null;
      this.refresh();
    }
  }

  /** Draws what has changed, fetching the config first when there is none. */
  protected refresh(): void {
    this.#draw();
    if (!this.#config && this.#id) void this.#fetchConfig();
  }

  async #fetchConfig() {
    this.#request?.abort();
    const { signal } = (this.#request = new AbortController());
    const query = new URLSearchParams({ install_id: this.#id, origin: this.pageOrigin });
    // React sets properties one after the other: a config may follow the id within the same turn.
    await null;
    if (signal.aborted) return;
    try {
      const response = await fetch(`${this.settings.apiUrl}/api/widget/config?${query}`, {
        credentials: 'omit',
        signal,
      });
      if (!response.ok) throw `status ${response.status}`;
      const config = acceptConfig(await response.json());
      if (!config) throw 'chatbot suspended';
      if (signal.aborted) return;
      this.config = config;
      this.#fetched = true;
    } catch (error) {
      if (!signal.aborted) this.#report('config', error);
    }
  }

  #report(reason: OfficinaErrorDetail['reason'], error: unknown) {
    this.dispatchEvent(new OfficinaErrorEvent({ reason, message: `${error}` }));
  }

  #draw() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    if (!this.#config) {
      // Suspended, or another installation on its way: nothing of the old one may stay.
      this.#dropInvitation();
      root.replaceChildren();
      this.#view = this.#window = this.#bubble = null;
      return;
    }
    const view = (this.#view = readShellConfig(this.#config));
    if (!this.#sheet) root.adoptedStyleSheets = [(this.#sheet = new CSSStyleSheet())];
    // A second chatbot stands beside the first one, not on it.
    const place = [...document.querySelectorAll('officina-chat:not([embedded])')].indexOf(this);
    this.#sheet.replaceSync(this.stylesOf(view, place));
    const first = !this.#bubble;
    const bubble = (this.#bubble ??= makeButton('bubble', () => this.show()));
    bubble.part.value = 'bubble';
    bubble.ariaHasPopup = 'dialog';
    bubble.ariaLabel = `${this.#words[0]}: ${view.name}`;
    bubble.replaceChildren(draw(TRIGGER_ICONS[view.icon] ?? TRIGGER_ICONS.help_circle));
    if (this.#invitation) this.#invite();
    this.#feedWindow();
    if (first) {
      bubble.onpointerenter = bubble.onfocus = this.#preload;
      root.append(bubble);
      this.#start(view);
    }
  }

  /** Once per bubble: what happens by itself. */
  #start(view: ShellConfig) {
    this.announce('ready');
    const wasOpen = this.recall(':open');
    // On a phone the chat covers the page: after a page change the visitor wants to see the page.
    const wish = wasOpen ? wasOpen > '0' && !this.covers : view.startOpen;
    if (wish && this.dispatchEvent(new OfficinaOpenEvent())) this.open = true;
    void this.#showState();
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(this.#preload);
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
    if (!this.recall(':dismissed'))
      this.#timer = window.setTimeout(() => this.#invite(), (view.delaySeconds ?? this.patience) * 1e3);
  }

  get #words() {
    return SHELL_WORDS[/^en/.test(this.#language || this.#view?.language || '') ? 'en' : 'it'];
  }

  #invite() {
    this.#dropInvitation();
    const { invitation } = this.#view ?? {};
    if (!invitation || this.open) return;
    const dismiss = makeButton(
      'dismiss',
      () => {
        this.remember(':dismissed', '1');
        this.#dropInvitation();
        this.#bubble?.focus();
      },
      draw(CROSS),
    );
    dismiss.ariaLabel = this.#words[1];
    const box = (this.#invitation = document.createElement('div'));
    box.part.value = box.className = 'invitation';
    box.append(
      makeButton('say', () => this.show(), invitation),
      dismiss,
    );
    this.#bubble?.after(box);
  }

  #dropInvitation() {
    clearTimeout(this.#timer);
    this.#invitation?.remove();
    this.#invitation = undefined;
  }

  readonly #preload = () => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!connection?.saveData) this.#load().catch(() => undefined);
  };

  #load() {
    return (this.#loading ??= this.loadWindow().catch((error) => {
      // The next wish tries again.
      this.#loading = null;
      throw error;
    }));
  }

  async #openWindow(): Promise<ChatWindowElement | null> {
    try {
      const { createWindow } = await this.#load();
      if (this.#bubble && !this.#window) {
        this.#window = createWindow();
        this.#window.addEventListener('officina-wish-close', () => this.hide());
        this.#feedWindow();
        this.#bubble.after(this.#window);
      }
    } catch (error) {
      this.open = false;
      this.#report('load', error);
    }
    return this.#window;
  }

  #feedWindow() {
    if (this.#window)
      Object.assign(this.#window, {
        ...this.settings,
        installId: this.#id,
        language: this.#language,
        config: this.#config,
      });
  }

  async #showState() {
    const { open } = this;
    if (open) {
      this.#dropInvitation();
      // The visitor may have closed it, or left, while the code was on its way.
      if (!this.#bubble || !(await this.#openWindow()) || !this.open) return;
    }
    if (!this.#bubble) return;
    if (this.#window) this.#window.hidden = !open;
    this.#bubble.hidden = open;
    if (open && this.#takeFocus) this.#window?.focusInput();
    this.#takeFocus = false;
    this.announce(open ? 'opened' : 'closed');
    // Only for those who have written is anything kept.
    if (this.recall('')) this.remember(':open', open ? '1' : '0');
  }
}
