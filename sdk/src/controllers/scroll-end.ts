/** Pixels from the end within which the list still follows what is said. */
const AT_END = 24;

/** Keeps whoever reads the end of a scrolled list there, while replies grow, forms open and keyboards rise. */
export class ScrollEnd {
  // The browser tells after it has laid out: asking for heights at each change would make it lay out twice.
  readonly #resizes = new ResizeObserver(() => this.follow && this.go());
  #scroller: HTMLElement | null = null;
  #follow = true;
  #top = 0;

  /** `onReach` is called when the reader comes to the end, or leaves it. */
  constructor(private readonly onReach: () => void) {}

  /** The reader is at the end, or wants to be. */
  get follow(): boolean {
    return this.#follow;
  }
  set follow(follow: boolean) {
    this.#follow = follow;
    // The browser holds what is read in its place while something above it changes; at the end, that would look like a reader
    // who goes up, and who is left behind.
    this.#scroller?.style.setProperty('overflow-anchor', follow ? 'none' : 'auto');
  }

  /** Watches `scroller` and `content`, all that is in it. */
  watch(scroller: HTMLElement, content: Element): void {
    this.#scroller = scroller;
    this.follow = this.#follow;
    scroller.addEventListener('scroll', this.#scrolled, { passive: true });
    this.#resizes.observe(scroller);
    this.#resizes.observe(content);
  }

  leave(): void {
    this.#scroller?.removeEventListener('scroll', this.#scrolled);
    this.#resizes.disconnect();
  }

  /** To the end, and on from there. */
  go(): void {
    this.follow = true;
    const scroller = this.#scroller;
    if (!scroller) return;
    scroller.scrollTop = scroller.scrollHeight;
    this.#top = scroller.scrollTop;
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
    const { scrollTop } = scroller;
    const below = scroller.scrollHeight - scrollTop - scroller.clientHeight;
    // Only who goes up leaves: below them something may have been added that has not been followed yet.
    const follow = scrollTop < this.#top ? below < 2 : this.follow || below <= AT_END;
    this.#top = scrollTop;
    if (follow === this.follow) return;
    this.follow = follow;
    this.onReach();
  };
}
