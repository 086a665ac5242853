import type { WidgetOutcome, WidgetSource } from '../../../contract';

/** A reply as it is stored and shown. */
export interface Reply {
  /** Names the stored reply; '' where a person is to answer. */
  id: string;
  text: string;
  outcome: WidgetOutcome;
  sources: WidgetSource[];
  suggestions: string[];
  handover: boolean;
  /** The visitor has written that they want a person, and one is looking at the inbox. */
  person_called?: boolean;
}

export type TurnEvent = { type: 'delta'; text: string } | { type: 'done'; reply: Reply } | { type: 'failed' };

/**
 * One reply in the making. It goes on when the visitor leaves, and whoever comes late (the same message sent again)
 * hears it from its beginning.
 */
export class Turn {
  readonly #events: TurnEvent[] = [];
  #ended = false;
  #waiting: (() => void)[] = [];

  /** A reply that was made before. */
  static of(reply: Reply): Turn {
    const turn = new Turn();
    if (reply.text) turn.push({ type: 'delta', text: reply.text });
    turn.push({ type: 'done', reply });
    return turn;
  }

  /** What has been told so far. */
  get said(): string {
    return this.#events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
  }

  push(event: TurnEvent): void {
    if (this.#ended) return;
    this.#events.push(event);
    this.#ended = event.type !== 'delta';
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  async *follow(): AsyncGenerator<TurnEvent> {
    for (let next = 0; ; next += 1) {
      while (next >= this.#events.length) {
        if (this.#ended) return;
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      }
      const event = this.#events[next];
      if (event) yield event;
    }
  }

  /** Waits for the end: the reply, or null when there is none. */
  async result(): Promise<Reply | null> {
    for await (const event of this.follow()) if (event.type === 'done') return event.reply;
    return null;
  }
}
