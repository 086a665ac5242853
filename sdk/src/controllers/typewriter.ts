/** Spec/admin-builders-widget.md §9: 20 ms a character. */
const MS_PER_CHARACTER = 20;
/** However long the backlog, the last character follows the last byte by no more than this. */
const CATCH_UP_MS = 300;
/** Where several letters come at once, rendering them more often than this is work that nobody sees. */
const RENDER_MS = 33;
/** Ten letters where the specification has one are no letters to the eye, but lines that come: a tenth of a second each. */
const FAST_PER_MS = 10 / MS_PER_CHARACTER;
const FAST_RENDER_MS = 100;

/** True where letters must not move by themselves: the visitor's wish, or nobody is looking. */
const isInstant = () => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows a growing text letter by letter: 20 ms each, faster the more there is to catch up, so that a long streamed reply
 * never lags behind its own stream. At most one change per frame.
 */
export class Typewriter {
  #text = '';
  #shown = 0;
  #frame = 0;
  #lastStep = 0;
  #deadline = Infinity;
  #onFinished: (() => void) | null = null;
  #ended = false;

  constructor(private readonly onChange: (shown: string) => void) {
    // Frames stop in a hidden tab, and the reply must be whole when the visitor is back.
    document.addEventListener('visibilitychange', this.#whenHidden);
  }

  add(text: string): void {
    this.#text += text;
    if (isInstant()) this.skip();
    else if (!this.#frame && !this.#ended) {
      this.#lastStep = performance.now();
      this.#frame = requestAnimationFrame(this.#step);
    }
  }

  /** No more text comes; resolves once all of it is shown. */
  finish(): Promise<void> {
    this.#deadline = performance.now() + CATCH_UP_MS;
    return new Promise((resolve) => {
      this.#onFinished = resolve;
      if (this.#shown >= this.#text.length) this.#end();
      else if (isInstant()) this.skip();
    });
  }

  /** Shows everything that is there. */
  skip(): void {
    this.#show(this.#text.length);
  }

  /** Stops without showing more; a pending `finish()` resolves. */
  cancel(): void {
    this.#end();
  }

  readonly #step = (now: number) => {
    this.#frame = 0;
    const elapsed = Math.max(0, now - this.#lastStep);
    const backlog = this.#text.length - this.#shown;
    const remaining = Math.max(1, Math.min(CATCH_UP_MS, this.#deadline - now));
    const letters = Math.max(elapsed / MS_PER_CHARACTER, (backlog * elapsed) / remaining);
    const pause = letters > elapsed * FAST_PER_MS ? FAST_RENDER_MS : RENDER_MS;
    if (elapsed >= pause || letters < 2 || letters >= backlog) {
      this.#lastStep = now;
      this.#show(this.#shown + letters);
    }
    if (this.#shown < this.#text.length && !this.#ended) this.#frame = requestAnimationFrame(this.#step);
  };

  #show(upTo: number) {
    if (this.#ended) return;
    const before = Math.floor(this.#shown);
    this.#shown = Math.min(upTo, this.#text.length);
    let end = Math.floor(this.#shown);
    // Half an emoji is no letter.
    const last = this.#text.charCodeAt(end - 1);
    if (last >= 0xd800 && last <= 0xdbff) end++;
    if (end !== before) this.onChange(this.#text.slice(0, end));
    if (this.#onFinished && this.#shown >= this.#text.length) this.#end();
  }

  #end() {
    this.#ended = true;
    cancelAnimationFrame(this.#frame);
    document.removeEventListener('visibilitychange', this.#whenHidden);
    this.#onFinished?.();
  }

  readonly #whenHidden = () => {
    if (document.hidden) this.skip();
  };
}
