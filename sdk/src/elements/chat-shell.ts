import { OfficinaCloseEvent } from '../events/officina-close-event.js';
import { OfficinaErrorEvent, type OfficinaErrorDetail } from '../events/officina-error-event.js';
import { OfficinaOpenEvent } from '../events/officina-open-event.js';
import { parentOrigin, tellParent } from '../host/frame.js';
import { TRIGGER_ICONS } from '../icons/trigger-icons.js';
import { SHELL_WORDS } from '../locales/shell.js';
import { dismissInvitation, invitationDismissed, readChat, writeChat } from '../storage/session-store.js';
import { ThemeSheet } from '../styles/theme-sheet.js';
import { acceptConfig, readShellConfig, type RawConfig, type ShellConfig } from '../transport/read-config.js';
import { SHELL_STYLES } from './chat-shell.styles.js';
import type { ChatWindowElement, ChatWindowModule } from './chat-window-element.js';

// On a server there is no HTMLElement, and the React wrapper must still be importable there.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

const CROSS = 'M6 6l12 12M18 6L6 18';
const MOBILE = '(max-width: 640px)';

/** Makes an element with attributes and children, without a parser: nothing for Trusted Types to refuse. */
const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: Node[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  for (const attribute in attributes) element.setAttribute(attribute, attributes[attribute] ?? '');
  element.append(...children);
  return element;
};

const drawing = (path = ''): SVGSVGElement => {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(space, 'path');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
};

/**
 * The closed widget: bubble, invitation, config, and the way to the open one. Without Lit, because these are the bytes that
 * every page view pays for; the window behind `loadWindow()` arrives when the browser is idle or the visitor comes near.
 */
export abstract class ChatShell extends Base {
  static readonly observedAttributes = ['install-id', 'api-url', 'language', 'embedded', 'open'];

  #previewToken = '';
  #config: RawConfig | null = null;
  #view: ShellConfig | null = null;
  #window: ChatWindowElement | null = null;
  #theme: ThemeSheet | null = null;
  #bubble: HTMLButtonElement | null = null;
  #invitation: HTMLElement | null = null;
  #timer = 0;
  #started = false;
  #request: AbortController | null = null;
  #takeFocus = false;
  #loading: Promise<ChatWindowModule> | null = null;

  /** Brings the code of the open window. */
  protected abstract loadWindow(): Promise<ChatWindowModule>;
  /** Where the API is, when neither the page nor the config says. */
  protected abstract readonly ownOrigin: string;

  /** The installation that speaks here. */
  get installId(): string {
    return this.getAttribute('install-id') ?? '';
  }
  set installId(value: string) {
    this.#reflect('install-id', value);
  }

  /** Origin of the API, when it is not the page's own. */
  get apiUrl(): string {
    return this.getAttribute('api-url') || this.#view?.apiUrl || this.ownOrigin;
  }
  set apiUrl(value: string) {
    this.#reflect('api-url', value);
  }

  /** `it` or `en`; the config decides when absent. */
  get language(): string {
    return this.getAttribute('language') ?? '';
  }
  set language(value: string) {
    this.#reflect('language', value);
  }

  /** Fills its container instead of floating over the page. */
  get embedded(): boolean {
    return this.hasAttribute('embedded');
  }
  set embedded(value: boolean) {
    this.toggleAttribute('embedded', !!value);
  }

  /** Whether the chat is open. Setting it asks nobody and moves no focus; `show()` and `hide()` do both. */
  get open(): boolean {
    return this.hasAttribute('open');
  }
  set open(value: boolean) {
    this.toggleAttribute('open', !!value);
  }

  /** Bearer token of the builder's preview: talks to a chatbot that is not published, and remembers nothing. */
  get previewToken(): string {
    return this.#previewToken;
  }
  set previewToken(value: string) {
    this.#previewToken = value ?? '';
    this.#feedWindow();
  }

  /** A config given directly: nothing is fetched, and each new one is drawn at once. */
  get config(): RawConfig | null {
    return this.#config;
  }
  set config(value: RawConfig | null | undefined) {
    this.#request?.abort();
    this.#config = acceptConfig(value);
    this.#draw();
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
    // Properties that a page set before this class was there hide its accessors: set them again, through these.
    for (const name of [
      'installId',
      'apiUrl',
      'language',
      'embedded',
      'previewToken',
      'config',
      'open',
    ] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete (this as Partial<this>)[name];
      Object.assign(this, { [name]: value });
    }
    if (this.#config) this.#draw();
    else void this.#fetchConfig();
  }

  disconnectedCallback(): void {
    this.#request?.abort();
    this.#cancelInvitation();
    this.#started = false;
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.isConnected) return;
    if (name === 'open') return void this.#showState();
    if (name === 'install-id' && before) this.config = null;
    if (this.#config) this.#draw();
    else void this.#fetchConfig();
  }

  #reflect(name: string, value: string) {
    if (value) this.setAttribute(name, value);
    else this.removeAttribute(name);
  }

  async #fetchConfig() {
    this.#request?.abort();
    if (!this.installId) return;
    const request = (this.#request = new AbortController());
    const query = new URLSearchParams({
      install_id: this.installId,
      origin: parentOrigin() || location.origin,
    });
    try {
      const response = await fetch(`${this.apiUrl}/api/widget/config?${query}`, {
        credentials: 'omit',
        signal: request.signal,
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const config = acceptConfig(await response.json());
      if (request.signal.aborted) return;
      if (!config) throw new Error('chatbot suspended');
      this.config = config;
    } catch (error) {
      if (!request.signal.aborted) this.#report('config', error);
    }
  }

  #report(reason: OfficinaErrorDetail['reason'], error: unknown) {
    this.dispatchEvent(new OfficinaErrorEvent({ reason, message: String(error) }));
  }

  #draw() {
    if (!this.isConnected) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    if (!this.#config) {
      // Suspended, or another installation on its way: nothing of the old one may stay.
      this.#cancelInvitation();
      root.replaceChildren();
      this.#view = this.#window = this.#bubble = null;
      this.#started = false;
      return;
    }
    const view = (this.#view = readShellConfig(this.#config));
    if (!this.#theme) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(SHELL_STYLES);
      this.#theme = new ThemeSheet();
      root.adoptedStyleSheets = [this.#theme.sheet, sheet];
    }
    this.#theme.set({
      font: view.font && `"${view.font}"`,
      bubble: view.bubble,
      icon: view.iconColor,
      invitation: view.invitationBackground,
      'invitation-ink': view.invitationInk,
      // A second chatbot stands beside the first one, not on it.
      shift: `${64 * [...document.querySelectorAll('officina-chat:not([embedded])')].indexOf(this)}px`,
    });
    if (!this.#bubble) {
      this.#bubble = make('button', {
        class: 'bubble',
        part: 'bubble',
        type: 'button',
        'aria-haspopup': 'dialog',
      });
      this.#bubble.addEventListener('click', () => this.show());
      for (const sign of ['pointerenter', 'touchstart', 'focus'])
        this.#bubble.addEventListener(sign, this.#preload, { passive: true });
      root.append(this.#bubble);
    }
    this.#bubble.setAttribute('aria-label', `${this.#words.open}: ${view.name}`);
    this.#bubble.replaceChildren(drawing(TRIGGER_ICONS[view.icon] ?? TRIGGER_ICONS.help_circle));
    if (this.#invitation) this.#drawInvitation();
    this.#feedWindow();
    if (!this.#started) this.#start(view);
  }

  /** Once per life in a page: what happens by itself. */
  #start(view: ShellConfig) {
    this.#started = true;
    if (this.embedded) tellParent(this.installId, 'ready');
    const saved = this.previewToken ? null : readChat(this.installId);
    const roomy = this.embedded || !matchMedia(MOBILE).matches;
    // On a phone the chat covers the page: after a page change the visitor wants to see the page.
    if (saved ? saved.open && roomy : view.startOpen) {
      if (this.dispatchEvent(new OfficinaOpenEvent())) this.open = true;
    }
    void this.#showState();
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    if (document.readyState === 'complete') idle(this.#preload);
    else window.addEventListener('load', () => idle(this.#preload), { once: true });
    if (view.invitation && !this.open && !invitationDismissed(this.installId))
      this.#timer = window.setTimeout(
        () => this.#drawInvitation(),
        (view.delaySeconds ?? (this.embedded ? 0 : 2)) * 1000,
      );
  }

  get #words() {
    return SHELL_WORDS[
      this.language.startsWith('en') ? 'en' : this.language ? 'it' : (this.#view?.language ?? 'it')
    ];
  }

  #drawInvitation() {
    const { invitation = '' } = this.#view ?? {};
    this.#invitation?.remove();
    this.#invitation = null;
    if (!invitation || this.open) return;
    const say = make('button', { class: 'say', type: 'button' }, document.createTextNode(invitation));
    const dismiss = make(
      'button',
      { class: 'dismiss', type: 'button', 'aria-label': this.#words.dismiss },
      drawing(CROSS),
    );
    say.addEventListener('click', () => this.show());
    dismiss.addEventListener('click', () => {
      if (!this.previewToken) dismissInvitation(this.installId);
      this.#cancelInvitation();
      this.#bubble?.focus();
    });
    this.#invitation = make('div', { class: 'invitation', part: 'invitation' }, say, dismiss);
    this.#bubble?.after(this.#invitation);
  }

  #cancelInvitation() {
    clearTimeout(this.#timer);
    this.#invitation?.remove();
    this.#invitation = null;
  }

  #load() {
    // A failed load is tried again at the next wish.
    this.#loading ??= this.loadWindow().catch((error) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  readonly #preload = () => {
    const { connection } = navigator as Navigator & {
      connection?: { saveData?: boolean; effectiveType?: string };
    };
    if (!connection?.saveData && !/2g/.test(connection?.effectiveType ?? ''))
      this.#load().catch(() => undefined);
  };

  async #openWindow(): Promise<ChatWindowElement | null> {
    this.#bubble?.setAttribute('aria-busy', 'true');
    try {
      const { createWindow } = await this.#load();
      if (!this.#bubble) return null;
      if (!this.#window) {
        this.#window = createWindow();
        this.#window.addEventListener('officina-wish-close', () => this.hide());
        this.#feedWindow();
        this.shadowRoot?.append(this.#window);
      }
    } catch (error) {
      this.open = false;
      this.#report('load', error);
    } finally {
      this.#bubble?.removeAttribute('aria-busy');
    }
    return this.#window;
  }

  #feedWindow() {
    if (!this.#window) return;
    const { installId, apiUrl, previewToken, language, embedded } = this;
    Object.assign(this.#window, {
      installId,
      apiUrl,
      previewToken,
      language,
      embedded,
      config: this.#config,
    });
  }

  async #showState() {
    if (!this.#bubble) return;
    const { open } = this;
    if (open) {
      this.#cancelInvitation();
      const opened = await this.#openWindow();
      // The visitor may have closed it, or left, while the code was on its way.
      if (!opened || !this.open) return;
    }
    if (this.#window) this.#window.hidden = !open;
    this.#bubble.hidden = open;
    this.#bubble.setAttribute('aria-expanded', String(open));
    if (open && this.#takeFocus) this.#window?.focusInput();
    this.#takeFocus = false;
    if (this.embedded) tellParent(this.installId, open ? 'opened' : 'closed');
    const saved = readChat(this.installId);
    if (saved && !this.previewToken) writeChat(this.installId, { ...saved, open });
  }
}
