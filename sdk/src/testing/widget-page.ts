import '../define.js';
import type { OfficinaChat } from '../elements/officina-chat.js';
import type { RawConfig } from '../transport/read-config.js';

/** Resolves with the first truthy value of `look`; fails loudly when it does not come. */
export const eventually = async <Value>(
  look: () => Value | null | undefined | false | '',
  what = String(look),
  within = 10_000,
): Promise<Value> => {
  const deadline = performance.now() + within;
  for (;;) {
    const value = look();
    if (value) return value;
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** All elements below `root` that match, through every shadow root. */
export const findAll = (root: ParentNode, selector: string): HTMLElement[] => {
  const found: HTMLElement[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.matches(selector)) found.push(element);
    if (element.shadowRoot) found.push(...findAll(element.shadowRoot, selector));
  }
  return found;
};

export const visible = (element: Element | null | undefined): boolean =>
  !!element?.checkVisibility({ visibilityProperty: true });

/**
 * The element that has the keyboard, through every shadow root. Tests compare it by `===`: a failing assertion about two
 * elements is written out with the whole page in them, which never ends.
 */
export const focused = (): Element | null => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
};

/** A widget in a page, spoken to as a visitor would: by what is seen and named. */
export class WidgetPage {
  constructor(readonly element: OfficinaChat) {}

  static put(
    properties: Partial<Pick<OfficinaChat, 'config' | 'embedded' | 'open' | 'previewToken' | 'language'>> & {
      installId?: string;
    } = {},
    parent: HTMLElement = document.body,
  ): WidgetPage {
    const element = document.createElement('officina-chat');
    Object.assign(element, { installId: 'install-1', ...properties });
    parent.append(element);
    return new WidgetPage(element);
  }

  all(selector: string): HTMLElement[] {
    return this.element.shadowRoot ? findAll(this.element.shadowRoot, selector) : [];
  }
  one(selector: string): HTMLElement | undefined {
    return this.all(selector)[0];
  }
  named(name: string, selector = 'button, a'): HTMLElement | undefined {
    return this.all(selector).find(
      (element) =>
        (element.getAttribute('aria-label') ?? element.textContent)?.trim().startsWith(name) &&
        visible(element),
    );
  }

  get bubble() {
    return this.one('.bubble');
  }
  get invitation() {
    return this.one('.invitation');
  }
  get window() {
    return this.one('officina-chat-window');
  }
  get field() {
    return this.all('textarea').find(visible) as HTMLTextAreaElement | undefined;
  }
  get log() {
    return this.one('[role=log]');
  }

  /** What is so for a while, in words. */
  get banner(): string {
    return this.one('.banner')?.textContent ?? '';
  }
  /** What has just happened, in words. */
  get status(): string {
    return this.one('[role=status]')?.textContent ?? '';
  }

  /** The texts of the log's messages, without the names that are only read aloud. */
  get messageTexts(): string[] {
    return (this.log ? findAll(this.log, '.text') : []).map((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      copy.querySelector('.visually-hidden')?.remove();
      return copy.textContent?.trim() ?? '';
    });
  }
  /** What is seen of the reply under way. */
  get growing(): string {
    return (
      this.one('[inert]')?.shadowRoot?.querySelector('.text')?.textContent?.replace(':', '').trim() ?? ''
    );
  }

  async opened(): Promise<this> {
    (await eventually(() => this.bubble, 'the bubble')).click();
    await eventually(() => visible(this.window) && this.field, 'the open chat');
    return this;
  }

  async say(text: string): Promise<void> {
    const field = await eventually(() => this.field, 'the message field');
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }),
    );
  }

  configure(config: RawConfig): void {
    this.element.config = config;
  }
}
