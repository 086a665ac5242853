import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Pixels from the end within which the list still follows what is said. */
const AT_END = 24;

/** The scrolled element, and all that is in it. */
export interface ScrollArea {
  scroller: HTMLElement;
  content: Element;
}

/** Keeps whoever reads the end of a scrolled list there, while replies grow, forms open and keyboards rise. */
export class AutoScroll implements ReactiveController {
  // The browser reports after it has laid out: asking for heights at each change would make it lay out twice.
  readonly #resizes = new ResizeObserver(() => this.follow && this.scrollToEnd());
  #scroller: HTMLElement | null = null;
  #follow = true;
  #lastTop = 0;

  /** `area` is asked for once the host has rendered; the host is updated when the reader comes to the end, or leaves it. */
  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly area: () => ScrollArea,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    void this.host.updateComplete.then(() => this.#observe());
  }

  hostDisconnected(): void {
    this.#scroller?.removeEventListener('scroll', this.#onScroll);
    this.#resizes.disconnect();
  }

  /** The reader is at the end, or wants to be. */
  get follow(): boolean {
    return this.#follow;
  }
  set follow(follow: boolean) {
    this.#follow = follow;
    // The browser keeps what is read in its place while something above it changes; at the end, that would look like a reader
    // who scrolls up, and who is left behind.
    this.#scroller?.style.setProperty('overflow-anchor', follow ? 'none' : 'auto');
  }

  /** To the end, and on from there. */
  scrollToEnd(): void {
    this.follow = true;
    const scroller = this.#scroller;
    if (!scroller) return;
    scroller.scrollTop = scroller.scrollHeight;
    this.#lastTop = scroller.scrollTop;
  }

  /** Notes what is read now; the function that it returns brings it back to its place after something came above it. */
  anchor(): () => void {
    const scroller = this.#scroller;
    const below = scroller ? scroller.scrollHeight - scroller.scrollTop : 0;
    return () => {
      if (scroller) scroller.scrollTop = scroller.scrollHeight - below;
    };
  }

  #observe() {
    const { scroller, content } = this.area();
    this.#scroller = scroller;
    this.follow = this.#follow;
    scroller.addEventListener('scroll', this.#onScroll, { passive: true });
    this.#resizes.observe(scroller);
    this.#resizes.observe(content);
  }

  readonly #onScroll = () => {
    const scroller = this.#scroller;
    // Nothing has a height in a closed window.
    if (!scroller?.clientHeight) return;
    const { scrollTop } = scroller;
    const below = scroller.scrollHeight - scrollTop - scroller.clientHeight;
    // Only who scrolls up leaves: below them something may have been added that has not been followed yet.
    const follow = scrollTop < this.#lastTop ? below < 2 : this.follow || below <= AT_END;
    this.#lastTop = scrollTop;
    if (follow === this.follow) return;
    this.follow = follow;
    this.host.requestUpdate();
  };
}
