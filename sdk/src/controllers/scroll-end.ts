/** Pixels from the end within which the list still follows what is said. */
const AT_END = 24;

/** Keeps whoever reads the end of a scrolled list there, while replies grow, forms open and keyboards rise. */
export class ScrollEnd {
  /** The reader is at the end, or wants to be. */
  follow = true;

  readonly #resizes = new ResizeObserver(() => this.follow && this.go());
  #scroller: Element | null = null;

  /** `onReach` is called when the reader comes to the end, or leaves it. */
  constructor(private readonly onReach: () => void) {}

  /** Watches `scroller` and what is in it. */
  watch(scroller: Element): void {
    this.#scroller = scroller;
    scroller.addEventListener('scroll', this.#scrolled, { passive: true });
    for (const watched of [scroller, ...scroller.children]) this.#resizes.observe(watched);
  }

  leave(): void {
    this.#scroller?.removeEventListener('scroll', this.#scrolled);
    this.#resizes.disconnect();
  }

  /** To the end, and on from there. */
  go(): void {
    this.follow = true;
    if (this.#scroller) this.#scroller.scrollTop = this.#scroller.scrollHeight;
  }

  /** Runs `change`, which adds above what is read, and leaves what is read where it is. */
  keep(change: () => void): void {
    const scroller = this.#scroller;
    const below = scroller ? scroller.scrollHeight - scroller.scrollTop : 0;
    change();
    if (scroller) scroller.scrollTop = scroller.scrollHeight - below;
  }

  readonly #scrolled = () => {
    const scroller = this.#scroller;
    // Nothing has a height in a closed window.
    if (!scroller?.clientHeight) return;
    const follow = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= AT_END;
    if (follow === this.follow) return;
    this.follow = follow;
    this.onReach();
  };
}
