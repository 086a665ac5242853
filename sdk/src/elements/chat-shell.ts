import type { PackedWidget } from '@contract';
import type { OfficinaErrorDetail } from '../events/officina-error-event.js';
import { readItem, writeItem } from '../storage/session-store.js';
import { shellStyles } from './chat-shell.styles.js';
import type { ChatWindowElement, ChatWindowModule, VisitorIdentity } from './chat-window-element.js';

// On a server there is no HTMLElement, and the React wrapper must still be importable there.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

const SVG = 'http://www.w3.org/2000/svg';

// An icon's 24 units are its 24 pixels. Elements are made by calls, without a parser: nothing for Trusted Types or a Content-Security-Policy to refuse.
const drawing = (path: string): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
};

const makeButton = (name: string, onClick: () => void, text = ''): HTMLButtonElement => {
  const button = document.createElement('button');
  button.part.value = button.className = name;
  button.textContent = text;
  button.onclick = onClick;
  return button;
};

/** How the widget stands in its page, beyond its config. */
export interface ShellSettings {
  apiUrl: string;
  previewToken?: string;
  embedded?: boolean;
}

/** What the page says to the open chat, now or before it is there. */
interface PageInput {
  visitor?: VisitorIdentity | null;
  words?: Readonly<Record<string, string>> | null;
}

/**
 * The closed widget: bubble, invitation, and the way to the open one. Without Lit, without knowing where a config comes from and
 * what opens behind it, because these are the bytes that every page view pays for; what `loadWindow()` brings arrives when the
 * browser is idle or the visitor comes near.
 */
export abstract class ChatShell extends Base {
  static readonly observedAttributes: string[] = ['install-id', 'language', 'open'];

  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #sheet = new CSSStyleSheet();
  #packed: PackedWidget | null = null;
  #bubble: HTMLButtonElement | null = null;
  #invitation: HTMLElement | undefined;
  #window: ChatWindowElement | null = null;
  #loading: Promise<ChatWindowModule> | null = null;
  #timer: number | undefined;
  #takeFocus = false;
  // Its own word for nothing: some page has put a `words` on `Object.prototype`.
  #pageInput: PageInput = { words: null };
  /** What the page asked before the window was there. */
  readonly #questions: string[] = [];

  /** Brings the code of the open window. */
  protected abstract loadWindow(): Promise<ChatWindowModule>;
  /** Looks for a config, and applies what it finds: called while the element has none, and when a name of it changed. */
  protected abstract findConfig(): void;
  /** @see ShellSettings */
  protected abstract get settings(): ShellSettings;
  /** Whose conversation this tab may remember; `null` remembers nothing. */
  protected get storageKey(): string | null {
    return this.getAttribute('install-id');
  }

  /** Whether the chat is open. Setting it asks nobody and moves no focus; `show()` and `hide()` do both. */
  get open(): boolean {
    return this.hasAttribute('open');
  }
  set open(value: boolean) {
    this.toggleAttribute('open', !!value);
  }

  /**
   * Words of the page's own, for a language that is not ours or a tone that is not: by the names of `locales/*.ts`, and
   * `open` and `dismiss` for the bubble and the cross of the invitation. Those that are missing stay as they are.
   */
  get words(): Readonly<Record<string, string>> | null | undefined {
    return this.#pageInput.words;
  }
  set words(words: Readonly<Record<string, string>> | null | undefined) {
    this.#pageInput.words = words;
    this.#draw();
  }

  /** Says who the visitor is, where the page knows. The chatbot's owner sees it as unverified; nothing of it is stored here. */
  identify(visitor: VisitorIdentity | null): void {
    this.#pageInput.visitor = visitor;
    this.#feedWindow();
  }

  /** Opens the chat and moves the keyboard into it. */
  show(): void {
    if (this.open || !this.emitEvent('open')) return;
    this.#takeFocus = true;
    this.open = true;
  }

  /** Closes the chat and gives the keyboard back to the bubble. */
  hide(): void {
    if (!this.open || !this.emitEvent('close')) return;
    this.open = false;
    this.#bubble?.focus();
    // What opens by itself stays closed for the visit, once the visitor has closed it.
    if (this.#packed?.[0][6]) writeItem(this.storageKey, ':open', '0');
  }

  /** Opens the closed chat, closes the open one. */
  toggle(): void {
    if (this.open) this.hide();
    else this.show();
  }

  /** Opens the chat and sends `text` as the visitor's message. */
  async ask(text: string): Promise<void> {
    this.show();
    if (!this.open) return;
    this.#questions.push(text);
    await this.#openWindow();
  }

  constructor() {
    super();
    this.#root.adoptedStyleSheets.push(this.#sheet);
  }

  connectedCallback(): void {
    this.#draw();
    if (!this.#packed) this.findConfig();
  }

  disconnectedCallback(): void {
    this.#dropInvitation();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.isConnected) return;
    if (name === 'open') void this.#showState();
    else this.findConfig();
  }

  /** Draws this config; `null` draws nothing. */
  protected applyConfig(packed: PackedWidget | null): void {
    this.#packed = packed;
    this.#draw();
  }

  /** Tells the page, `officina-` before the name; false when it refused. */
  protected emitEvent(name: 'open' | 'close' | 'error', detail?: OfficinaErrorDetail): boolean {
    return this.dispatchEvent(
      new CustomEvent(`officina-${name}`, { bubbles: true, composed: true, cancelable: true, detail }),
    );
  }

  #draw() {
    if (!this.isConnected) return;
    if (!this.#packed) {
      // Suspended, or another installation on its way: nothing of the old one may stay.
      this.#dropInvitation();
      this.#root.replaceChildren();
      this.#window = this.#bubble = null;
      return;
    }
    const [shell] = this.#packed;
    const [name, , icon, , , , startOpen, delay, openLabel] = shell;
    // A second chatbot stands beside the first one, not on it.
    const place = [...document.querySelectorAll('officina-chat:not([embedded])')].indexOf(this);
    this.#sheet.replaceSync(shellStyles(shell, place));
    const first = !this.#bubble;
    const bubble = (this.#bubble ??= makeButton('bubble', () => this.show()));
    bubble.ariaHasPopup = 'dialog';
    bubble.ariaLabel = `${this.words?.open ?? openLabel}: ${name}`;
    // Not all of it: the number of what is unread stays.
    bubble.firstChild?.remove();
    bubble.prepend(drawing(icon));
    if (this.#invitation) this.#invite();
    this.#feedWindow();
    if (!first) return;
    bubble.onpointerenter = bubble.onfocus = this.#preload;
    this.#root.append(bubble);
    // A task of its own: the first look into the session's storage waits for the browser, and the bubble does not.
    setTimeout(() => {
      // Once per bubble: what happens by itself.
      const wasOpen = readItem(this.storageKey, ':open');
      // On a phone the chat would cover a page that the visitor has come to see.
      const mayOpen = innerWidth > 640 || this.settings.embedded;
      if (mayOpen && (wasOpen ? wasOpen > '0' : startOpen) && !this.open && this.emitEvent('open'))
        this.open = true;
      void this.#showState();
      const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(this.#preload);
      if (document.readyState === 'complete') whenIdle();
      else addEventListener('load', whenIdle);
      if (!readItem(this.storageKey, ':dismissed'))
        this.#timer = window.setTimeout(() => this.#invite(), delay * 1e3);
    });
  }

  #invite() {
    this.#dropInvitation();
    const [, , , , , , , , , dismissLabel, invitation] = this.#packed?.[0] ?? [];
    if (!invitation || this.open) return;
    const dismiss = makeButton(
      'dismiss',
      () => {
        writeItem(this.storageKey, ':dismissed', '1');
        this.#dropInvitation();
        this.#bubble?.focus();
      },
      '×',
    );
    dismiss.ariaLabel = this.words?.dismiss ?? dismissLabel ?? '';
    const openButton = makeButton('say', () => this.show(), invitation);
    // The invitation's own script decides how it reads, not the page's.
    openButton.dir = 'auto';
    const box = (this.#invitation = document.createElement('div'));
    box.part.value = box.className = 'invitation';
    box.append(openButton, dismiss);
    this.#bubble?.after(box);
  }

  #dropInvitation() {
    clearTimeout(this.#timer);
    this.#invitation?.remove();
    this.#invitation = undefined;
  }

  readonly #preload = (near?: Event | IdleDeadline) => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    // Who comes near is about to open it, and who has written on the page before may be answered by a person here: for them the
    // window is made already, hidden.
    this.#load().then(
      () => void (((near as Event | undefined)?.type || readItem(this.storageKey, '')) && this.#openWindow()),
      () => undefined,
    );
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
        this.#window = createWindow(this, this.#bubble);
        this.#feedWindow();
        this.#bubble.after(this.#window);
      }
      if (this.#window) this.#questions.splice(0).forEach(this.#window.ask, this.#window);
    } catch (error) {
      this.open = false;
      this.emitEvent('error', { reason: 'load', message: `${error}` });
    }
    return this.#window;
  }

  #feedWindow() {
    if (this.#window)
      Object.assign(this.#window, this.#pageInput, this.settings, {
        installId: this.getAttribute('install-id'),
        language: this.getAttribute('language') ?? '',
        config: this.#packed?.[1],
        hidden: !this.open,
      });
  }

  async #showState() {
    const { open } = this;
    if (open) {
      this.#dropInvitation();
      // The visitor may have closed it, or left, while the code was on its way.
      if (!(await this.#openWindow()) || !this.open) return;
    }
    this.#feedWindow();
    if (this.#bubble) this.#bubble.hidden = open;
    if (open && this.#takeFocus) this.#window?.focusInput();
    this.#takeFocus = false;
    // Only for those who have written is anything kept.
    if (readItem(this.storageKey, '')) writeItem(this.storageKey, ':open', `${+open}`);
  }
}
