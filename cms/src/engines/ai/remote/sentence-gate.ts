/**
 * Lets a stream through sentence by sentence, so that each can be checked before a visitor sees it. What is held back at the end is
 * given by `flush`.
 */
export class SentenceGate {
  #held = '';

  /** Complete sentences that the new text finished, with the space after them. */
  push(text: string): string[] {
    this.#held += text;
    const ready: string[] = [];
    let start = 0;
    for (const { 0: end, index } of this.#held.matchAll(/[.!?…]+["»”')*_]*\s+|\n+/g)) {
      ready.push(this.#held.slice(start, index + end.length));
      start = index + end.length;
    }
    this.#held = this.#held.slice(start);
    return ready;
  }

  flush(): string {
    const rest = this.#held;
    this.#held = '';
    return rest;
  }
}
