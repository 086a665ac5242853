/** What identifies a person, from the most telling form to the least: a tax code holds digits that look like a telephone number. */
const KINDS: readonly { name: string; pattern: RegExp }[] = [
  { name: 'EMAIL', pattern: /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu },
  { name: 'IBAN', pattern: /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,7}(?:[ ]?[A-Z0-9]{1,3})?\b/gi },
  {
    // Letters stand for digits where two people would share a code.
    name: 'CODICE_FISCALE',
    pattern: /\b[A-Z]{6}[0-9LMNPQRSTUV]{2}[A-EHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]\b/gi,
  },
  { name: 'CARTA', pattern: /(?<![\p{L}\p{N}])\d{4}(?:[ -]?\d{4}){3}(?![\p{L}\p{N}])/gu },
  {
    // "2023-2024" and "12/10/2024" are no telephone numbers.
    name: 'TELEFONO',
    pattern: /(?<![\p{L}\p{N}.,/-])(?:(?:\+|00)\d{1,3}[\s.-]?)?[03]\d(?:[\s./-]?\d){5,10}(?![\p{L}\p{N}])/gu,
  },
];
/** Long enough for every placeholder of ours. */
const LONGEST = 24;

/**
 * Takes what identifies a person out of words that leave the server, and puts it back into what comes home. One value has one placeholder
 * in a whole conversation, so that "[EMAIL_1]" in the question and in the history is the same person.
 */
export class PersonalData {
  readonly #placeholders = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** What has been taken out. */
  get values(): string[] {
    return [...this.#placeholders.keys()];
  }

  mask(text: string): string {
    return KINDS.reduce(
      (masked, { name, pattern }) => masked.replace(pattern, (value) => this.#placeholder(name, value)),
      text,
    );
  }

  unmask(text: string): string {
    let restored = text;
    for (const [value, placeholder] of this.#placeholders)
      restored = restored.replaceAll(placeholder, () => value);
    return restored;
  }

  /** The same for a stream, whose pieces may cut a placeholder in two. */
  async *unmaskStream(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    let held = '';
    for await (const piece of pieces) {
      held += piece;
      const open = held.lastIndexOf('[');
      const waits = open !== -1 && !held.includes(']', open) && held.length - open < LONGEST;
      const ready = waits ? held.slice(0, open) : held;
      held = waits ? held.slice(open) : '';
      if (ready !== '') yield this.unmask(ready);
    }
    if (held !== '') yield this.unmask(held);
  }

  #placeholder(name: string, value: string): string {
    const known = this.#placeholders.get(value);
    if (known !== undefined) return known;
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    const placeholder = `[${name}_${count}]`;
    this.#placeholders.set(value, placeholder);
    return placeholder;
  }
}
