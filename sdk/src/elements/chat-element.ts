import { render } from 'lit/html.js';
import { base } from '../styles/base.js';

/**
 * What the elements of the open chat share: a Lit template in a shadow root, drawn at once when the element enters the page
 * and at most once per turn after that. Lit's own base class can do more, which none of these needs and every visitor
 * would load.
 */
export abstract class ChatElement extends HTMLElement {
  static readonly styles: readonly CSSStyleSheet[] = [];
  /** Names of the properties that draw the element anew. */
  static readonly drawnFrom: readonly string[] = [];

  /** Resolves once what was asked for is drawn. */
  updateComplete = Promise.resolve();

  protected readonly root = this.attachShadow({ mode: 'open' });
  // Neither this nor the test below sees what a page has put on `Object.prototype`.
  readonly #values: Record<string, unknown> = Object.create(null);
  #asked = false;

  constructor() {
    super();
    const { styles, drawnFrom, prototype } = new.target as typeof ChatElement;
    for (const name of drawnFrom) if (!Object.hasOwn(prototype, name)) ChatElement.#watch(prototype, name);
    this.root.adoptedStyleSheets = [base, ...styles];
  }

  static #watch(prototype: ChatElement, name: string) {
    Object.defineProperty(prototype, name, {
      get(this: ChatElement) {
        return this.#values[name];
      },
      set(this: ChatElement, value: unknown) {
        if (Object.is(value, this.#values[name])) return;
        this.#values[name] = value;
        this.requestUpdate();
      },
    });
  }

  connectedCallback(): void {
    this.#draw();
  }

  /** Draws in a moment, together with whatever else changes until then. */
  requestUpdate(): void {
    if (this.#asked || !this.isConnected) return;
    this.#asked = true;
    this.updateComplete = Promise.resolve().then(() => this.#draw());
  }

  protected abstract render(): unknown;
  /** Called when what was rendered is in the page. */
  protected updated(): void {
    // Most have nothing to do then.
  }

  #draw() {
    this.#asked = false;
    render(this.render(), this.root, { host: this });
    this.updated();
  }
}
