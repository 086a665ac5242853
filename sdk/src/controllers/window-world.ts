/** What the window around it does about the world. */
export interface WorldHost {
  /** The screen or its keyboard came, went or moved: is it a phone's, and what of it can be seen? */
  fit(isPhone: boolean, seen: VisualViewport | null): void;
  /** The network or the page came or went. */
  wake(): void;
  /** The page is being left. */
  leave(): void;
}

const viewport = window.visualViewport;

/** What the open window hears of the world around the page, while it is in the page. */
export class WindowWorld {
  readonly #phone = matchMedia('(max-width: 640px)');

  constructor(private readonly host: WorldHost) {}

  watch(): void {
    this.#each('addEventListener');
    this.fit();
  }

  leave(): void {
    this.#each('removeEventListener');
  }

  readonly fit = (): void => this.host.fit(this.#phone.matches, viewport);

  #each(how: 'addEventListener' | 'removeEventListener') {
    const { fit } = this;
    const { wake, leave } = this.host;
    this.#phone[how]('change', fit);
    viewport?.[how]('resize', fit);
    viewport?.[how]('scroll', fit);
    window[how]('online', wake);
    window[how]('offline', wake);
    window[how]('pagehide', leave);
    document[how]('visibilitychange', wake);
  }
}
