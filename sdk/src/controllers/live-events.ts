import type { WidgetLiveEvent } from '@contract';
import { serverEvents } from '../transport/server-events.js';

/** The server says something every 25 s; after this long the line is dead, whatever the browser believes. */
const SILENCE_MS = 60_000;
const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** Answers that asking again will not change. */
const FINAL: readonly number[] = [400, 401, 403, 404, 410];

/** Keeps a stream of live events open until it is closed: after a break it comes back, later each time, and says so. */
export class LiveEvents {
  #attempt: AbortController | null = new AbortController();
  #pause = 0;
  #wake: (() => void) | null = null;

  constructor(
    private readonly open: (signal: AbortSignal) => Promise<Response>,
    private readonly onEvent: (event: WidgetLiveEvent) => void,
    private readonly onOpen: () => void,
  ) {
    void this.#run();
  }

  close(): void {
    this.#attempt?.abort();
    this.#attempt = null;
    clearTimeout(this.#pause);
    this.#wake?.();
  }

  async #run() {
    let wait = SHORTEST_PAUSE_MS;
    while (this.#attempt) {
      const attempt = (this.#attempt = new AbortController());
      let timer: ReturnType<typeof setTimeout> | undefined;
      const restartTimer = () => {
        clearTimeout(timer);
        timer = setTimeout(() => attempt.abort(), SILENCE_MS);
      };
      restartTimer();
      try {
        const response = await this.open(attempt.signal);
        if (FINAL.includes(response.status)) return;
        if (response.ok && response.body) {
          this.onOpen();
          for await (const event of serverEvents(response.body, restartTimer)) {
            wait = SHORTEST_PAUSE_MS;
            if (this.#attempt) this.onEvent(event as WidgetLiveEvent);
          }
        }
      } catch {
        // Broken: tried again below.
      } finally {
        clearTimeout(timer);
      }
      if (!this.#attempt) return;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        // Not all at the same instant after a restart of the server.
        this.#pause = window.setTimeout(resolve, wait * (0.5 + Math.random()));
      });
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
    }
  }
}
