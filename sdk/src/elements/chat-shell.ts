import type { PackedWidget } from '@contract';
import { OfficinaCloseEvent } from '../events/officina-close-event.js';
import { OfficinaErrorEvent, type OfficinaErrorDetail } from '../events/officina-error-event.js';
import { OfficinaOpenEvent } from '../events/officina-open-event.js';
import { recall, remember, type Key } from '../storage/session-store.js';
import { shellStyles } from './chat-shell.styles.js';
import type { ChatWindowElement, ChatWindowModule, VisitorIdentity } from './chat-window-element.js';

// On a server there is no HTMLElement, and the React wrapper must still be importable there.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

const SVG = 'http://www.w3.org/2000/svg';
const CROSS = 'M6 6l12 12M18 6L6 18';

// Elements are made by calls, without a parser: nothing for Trusted Types or a Content-Security-Policy to refuse.
const make = <Name extends 'div' | 'span' | 'button'>(
  name: Name,
  className: string,
  ...content: (Node | string)[]
) => {
  const element = document.createElement(name);
  element.className = className;
  element.append(...content);
  return element;
};

const draw = (path: string): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
};

const makeButton = (className: string, onClick: () => void, ...content: (Node | string)[]) => {
  const button = make('button', className, ...content);
  button.dir = 'auto';
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
 * The closed widget: bubble, invitation, unread badge, and the way to the open one. Without Lit, and without knowing where a config
 * comes from, because these are the bytes that every page view pays for; the window behind `loadWindow()` arrives when the
 * browser is idle or the visitor comes near.
 */
export abstract class ChatShell extends Base {
  static readonly observedAttributes: string[] = ['install-id', 'language', 'open'];

  #packed: PackedWidget | null = null;
  #sheet: CSSStyleSheet | undefined;
  #bubble: HTMLButtonElement | null = null;
  #badge = make('span', 'unread');
  #unread = '';
  #invitation: HTMLElement | undefined;
  #window: ChatWindowElement | null = null;
  #loading: Promise<ChatWindowModule> | null = null;
  #timer: number | undefined;
  #takeFocus = false;
  #visitor: VisitorIdentity | null = null;
  #words: Readonly<Record<string, string>> | null = null;

  /** Brings the code of the open window. */
  protected abstract loadWindow(): Promise<ChatWindowModule>;
  /** Looks for a config, and `wear`s what it finds: called while the element has none, and when a name of it changed. */
  protected abstract seek(): void;
  /** @see ShellSettings */
  protected abstract get settings(): ShellSettings;

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
    return recall(this.installId, key);
  }
  /** @see recall */
  protected remember(key: Key, value: string): void {
    remember(this.installId, key, value);
  }
  /** The stylesheet of what is closed. */
  protected stylesOf(packed: PackedWidget, place: number): string {
    return shellStyles(packed[0], place);
  }
  /** Called when the chat is there, opens, and closes. */
  protected announce(_change: 'ready' | 'opened' | 'closed'): void {
    // Only a frame has somebody to tell.
  }

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

  /** Whether the chat is open. Setting it asks nobody and moves no focus; `show()` and `hide()` do both. */
  get open(): boolean {
    return this.hasAttribute('open');
  }
  set open(value: boolean) {
    this.toggleAttribute('open', !!value);
  }

  /**
   * Words of the page's own, for a language that is not ours or a tone that is not: by the names of `locales/it.ts`, and
   * `open` and `dismiss` for the bubble and the cross of the invitation. Those that are missing stay as they are.
   */
  get words(): Readonly<Record<string, string>> | null {
    return this.#words;
  }
  set words(value: Readonly<Record<string, string>> | null) {
    this.#words = value;
    this.#draw();
  }

  /** Says who the visitor is, where the page knows. The owner of the chatbot sees it as unverified; nothing of it is stored here. */
  identify(visitor: VisitorIdentity | null): void {
    this.#visitor = visitor;
    this.#feedWindow();
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
    this.#draw();
    if (!this.#packed) this.seek();
  }

  disconnectedCallback(): void {
    this.#dropInvitation();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.isConnected) return;
    if (name === 'open') void this.#showState();
    else this.seek();
  }

  /** Draws this config; `null` draws nothing. */
  protected wear(packed: PackedWidget | null): void {
    this.#packed = packed;
    this.#draw();
  }

  /** Tells the page what failed. */
  protected report(reason: OfficinaErrorDetail['reason'], error: unknown): void {
    this.dispatchEvent(new OfficinaErrorEvent({ reason, message: `${error}` }));
  }

  #draw() {
    if (!this.isConnected) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    if (!this.#packed) {
      // Suspended, or another installation on its way: nothing of the old one may stay.
      this.#dropInvitation();
      root.replaceChildren();
      this.#window = this.#bubble = null;
      return;
    }
    const [[name, , icon, , , , startOpen, delay, openLabel]] = this.#packed;
    if (!this.#sheet) root.adoptedStyleSheets = [(this.#sheet = new CSSStyleSheet())];
    // A second chatbot stands beside the first one, not on it.
    const place = [...document.querySelectorAll('officina-chat:not([embedded])')].indexOf(this);
    this.#sheet.replaceSync(this.stylesOf(this.#packed, place));
    const first = !this.#bubble;
    const bubble = (this.#bubble ??= makeButton('bubble', () => this.show()));
    bubble.part.value = 'bubble';
    bubble.ariaHasPopup = 'dialog';
    bubble.ariaLabel = `${this.#words?.open ?? openLabel}: ${name}${this.#unread}`;
    bubble.replaceChildren(draw(icon), this.#badge);
    if (this.#invitation) this.#invite();
    this.#feedWindow();
    if (!first) return;
    bubble.onpointerenter = bubble.onfocus = this.#preload;
    root.append(bubble);
    // Once per bubble: what happens by itself.
    this.announce('ready');
    const wasOpen = this.recall(':open');
    // On a phone the chat covers the page: after a page change the visitor wants to see the page.
    const wish = wasOpen ? wasOpen > '0' && !this.covers : startOpen;
    if (wish && this.dispatchEvent(new OfficinaOpenEvent())) this.open = true;
    void this.#showState();
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(this.#preload);
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
    if (!this.recall(':dismissed'))
      this.#timer = window.setTimeout(() => this.#invite(), (delay < 0 ? this.patience : delay) * 1e3);
  }

  #invite() {
    this.#dropInvitation();
    const [, , , , , , , , , dismissLabel, invitation] = this.#packed?.[0] ?? [];
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
    dismiss.ariaLabel = this.#words?.dismiss ?? dismissLabel ?? '';
    const box = (this.#invitation = make(
      'div',
      'invitation',
      makeButton('say', () => this.show(), invitation),
      dismiss,
    ));
    box.part.value = 'invitation';
    this.#bubble?.after(box);
  }

  #dropInvitation() {
    clearTimeout(this.#timer);
    this.#invitation?.remove();
    this.#invitation = undefined;
  }

  readonly #preload = () => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    // Who has written on the page before may be answered by a person here: the window listens, hidden.
    if (this.recall('')) void this.#openWindow();
    else this.#load().catch(() => undefined);
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
        this.#window.addEventListener('officina-unread', ({ count, label }) => {
          this.#badge.textContent = count ? `${count}` : '';
          this.#unread = label && `, ${label}`;
          this.#draw();
        });
        this.#feedWindow();
        this.#bubble.after(this.#window);
      }
    } catch (error) {
      this.open = false;
      this.report('load', error);
    }
    return this.#window;
  }

  #feedWindow() {
    if (this.#window)
      Object.assign(this.#window, {
        ...this.settings,
        installId: this.installId,
        language: this.language,
        config: this.#packed?.[1],
        visitor: this.#visitor,
        words: this.#words,
        hidden: !this.open,
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
    this.#feedWindow();
    this.#bubble.hidden = open;
    if (open && this.#takeFocus) this.#window?.focusInput();
    this.#takeFocus = false;
    this.announce(open ? 'opened' : 'closed');
    // Only for those who have written is anything kept.
    if (this.recall('')) this.remember(':open', open ? '1' : '0');
  }
}
