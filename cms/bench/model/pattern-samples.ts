/**
 * Texts that a regular expression meets, for the expressions that question sets are judged by: alternatives, groups, classes, the usual
 * escapes and quantifiers; what only looks ahead or behind is met by nothing. A sample may miss its pattern where a look-around rules it
 * out: the caller tries it.
 */
const MOST = 48;

const ESCAPED: Readonly<Record<string, string[]>> = {
  d: ['1', '2'],
  D: [' '],
  w: ['a'],
  W: [' '],
  s: [' '],
  S: ['a'],
  b: [''],
  B: [''],
  n: ['\n'],
};

const unique = (texts: string[]): string[] => [...new Set(texts)].slice(0, MOST);
const joined = (left: string[], right: string[]): string[] =>
  unique(right.flatMap((end) => left.map((start) => start + end)));

/** Reads one pattern from its start to its end. */
class PatternReader {
  #at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  /** Samples of everything up to the end of the pattern or of the group. */
  alternatives(): string[] {
    const all: string[] = [];
    let branch = [''];
    while (this.#at < this.#source.length && this.#peek() !== ')') {
      if (this.#peek() === '|') {
        this.#at += 1;
        all.push(...branch);
        branch = [''];
      } else branch = joined(branch, this.#quantified(this.#atom()));
    }
    return unique([...all, ...branch]);
  }

  #peek(): string {
    return this.#source[this.#at] ?? '';
  }

  #take(): string {
    this.#at += 1;
    return this.#source[this.#at - 1] ?? '';
  }

  #atom(): string[] {
    const character = this.#take();
    if (character === '(') return this.#group();
    if (character === '[') return this.#class();
    if (character === '\\') return this.#escape();
    if (character === '.') return ['a'];
    return character === '^' || character === '$' ? [''] : [character];
  }

  #group(): string[] {
    const [opening = '', look = ''] =
      /^\?(?:(<?[=!])|[:]|<[A-Za-z]\w*>)/.exec(this.#source.slice(this.#at)) ?? [];
    this.#at += opening.length;
    const inside = this.alternatives();
    this.#at += 1;
    return look === '' ? inside : [''];
  }

  #escape(): string[] {
    const letter = this.#take();
    if (letter !== 'p' && letter !== 'P') return ESCAPED[letter] ?? [letter];
    this.#at = this.#source.indexOf('}', this.#at) + 1;
    return ['a'];
  }

  #class(): string[] {
    const isNegated = this.#peek() === '^';
    if (isNegated) this.#at += 1;
    const members: string[] = [];
    while (this.#at < this.#source.length && this.#peek() !== ']') {
      const character = this.#take();
      members.push(...(character === '\\' ? this.#escape() : [character]));
      if (this.#peek() === '-' && this.#source[this.#at + 1] !== ']') this.#at += 2;
    }
    this.#at += 1;
    return isNegated ? [' ', 'a', '1'].filter((each) => !members.includes(each)) : members.slice(0, 6);
  }

  #quantified(samples: string[]): string[] {
    const [quantifier = '', from = ''] = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})/.exec(
      this.#source.slice(this.#at),
    ) ?? [''];
    this.#at += quantifier.length;
    if (quantifier !== '' && /^[?+]/.test(this.#peek())) this.#at += 1;
    if (quantifier === '?' || quantifier === '*') return unique([...samples, '']);
    if (from === '') return samples;
    return Number(from) === 0 ? [''] : samples.map((sample) => sample.repeat(Number(from)));
  }
}

/** Up to 48 texts that the pattern may meet, as they stand in it. */
export const samplesOf = (pattern: string): string[] => new PatternReader(pattern).alternatives();
