import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { applyCssVariables } from '../styles/apply-theme.js';

/** The chat fills the screens that are no wider than this, as its stylesheet does. */
const PHONE = '(max-width: 640px)';
const { visualViewport } = window;

/**
 * Whether the chat covers the page, as it does on a phone, and how much of a phone's screen its keyboard leaves: the host gets
 * `--_viewport-height` and `--_viewport-top`.
 */
export class ViewportObserver implements ReactiveController {
  /** The chat fills the screen: the page behind it cannot be reached. */
  coversPage = false;
  readonly #phone = matchMedia(PHONE);
  #listening: AbortController | null = null;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement & { embedded: boolean }) {
    host.addController(this);
  }

  hostConnected(): void {
    const { signal } = (this.#listening = new AbortController());
    this.#phone.addEventListener('change', this.update, { signal });
    visualViewport?.addEventListener('resize', this.update, { signal });
    visualViewport?.addEventListener('scroll', this.update, { signal });
    this.update();
  }

  hostDisconnected(): void {
    this.#listening?.abort();
  }

  /** To be called when the host has become embedded, or no longer is. */
  readonly update = (): void => {
    const coversPage = this.#phone.matches && !this.host.embedded;
    const { height = 0, offsetTop = 0 } = (coversPage && visualViewport) || {};
    applyCssVariables(this.host, {
      'viewport-height': height ? `${height}px` : '',
      'viewport-top': offsetTop ? `${offsetTop}px` : '',
    });
    if (coversPage === this.coversPage) return;
    this.coversPage = coversPage;
    this.host.requestUpdate();
  };
}
