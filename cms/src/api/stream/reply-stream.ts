export type ReplyEvent<Reply> =
  { type: 'delta'; text: string } | { type: 'done'; reply: Reply } | { type: 'failed' };

/**
 * One reply in the making. It goes on when its reader leaves, and whoever comes late (the same message sent again)
 * hears it from its beginning.
 */
export class ReplyStream<Reply extends { text: string }> {
  readonly #events: ReplyEvent<Reply>[] = [];
  #ended = false;
  #waiting: (() => void)[] = [];

  /** A reply that was made before. */
  static of<Made extends { text: string }>(reply: Made): ReplyStream<Made> {
    const stream = new ReplyStream<Made>();
    if (reply.text) stream.push({ type: 'delta', text: reply.text });
    stream.push({ type: 'done', reply });
    return stream;
  }

  /** What has been told so far. */
  get text(): string {
    return this.#events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
  }

  push(event: ReplyEvent<Reply>): void {
    if (this.#ended) return;
    this.#events.push(event);
    this.#ended = event.type !== 'delta';
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  async *follow(): AsyncGenerator<ReplyEvent<Reply>> {
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
