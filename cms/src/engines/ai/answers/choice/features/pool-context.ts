import type { Locale } from '../../../../../contract';
import type { Passage } from '../../../passage';
import { withDigits } from '../../../values/numbers';
import { plain } from '../../../values/plain';
import type { Situation } from '../../candidate';
import type { Frame } from '../../frame';
import type { Knowledge } from '../../knowledge';
import { meets, readWords, type Term, type Words } from '../../words';
import { starts, tokensOf, trigrams, valuesKey } from '../overlap';
import type { Pooled } from '../pool';
import { asItIs } from '../term-share';

/** What is known of a message beside its readings. */
export interface ChoiceSituation extends Omit<Situation, 'seasons'> {
  near: readonly { passage: Passage; score: number }[];
}

/** One reading of the question, prepared to be compared with many candidates. */
export interface ReadingView {
  frame: Frame;
  /** Words of the question itself, the same without their other names, and words of the question before. */
  own: readonly Term[];
  plainOwn: readonly Term[];
  before: readonly Term[];
  grams: ReadonlySet<string>;
  tokens: readonly string[];
  figures: readonly string[];
  /** Whether a word of a reply is one that the question names. */
  isNamed: (word: string) => boolean;
}

/** One candidate, read once for all groups of features. */
export interface CandidateView {
  pooled: Pooled;
  reading: ReadingView;
  text: string;
  /** The text in plain letters with its numbers in digits. */
  folded: string;
  passage: Passage | undefined;
  /** Heading of its passage, and the question that stands there. */
  heads: string;
  inText: Words;
  inHead: Words;
  inPassage: Words;
  tokens: ReadonlySet<string>;
  valuesKey: string;
}

/** A value for each of a group's features; every candidate has the same names in the same order. */
export type Features = Record<string, number>;

/** A reader that remembers what it made of each thing, for as long as one pool is looked at. */
const once = <K, V>(read: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = read(key);
    known.set(key, value);
    return value;
  };
};

/** From here on a word of the question meets another. */
const NAMED = 0.4;
/** How much a word tells that stands in no candidate. */
const NOWHERE = 0.3;

/** What the features of all candidates of a pool share. */
export class PoolContext {
  readonly languages: readonly Locale[];
  readonly views: readonly CandidateView[];
  readonly near: readonly Passage[];
  /** Words of a short text, as the documents' languages have them. */
  readonly words = once((text: string): Words => readWords(text, this.languages));
  readonly #rarity = once((token: string): number => {
    const holders = this.views.filter(({ tokens }) => tokens.has(token)).length;
    return holders === 0 ? NOWHERE : Math.log((this.views.length + 1) / holders);
  });
  readonly #sameValues = new Map<string, number>();

  constructor(
    pool: readonly Pooled[],
    { languages }: Knowledge,
    readonly situation: ChoiceSituation,
  ) {
    this.languages = languages;
    this.near = situation.near.map(({ passage }) => passage);
    const passageWords = once((passage: Passage) =>
      readWords(`${passage.heading} ${passage.question ?? ''} ${passage.text}`, languages),
    );
    const readingOf = once((frame: Frame) => this.#readingOf(frame));
    this.views = pool.map((pooled): CandidateView => {
      const { text, quotes } = pooled.candidate;
      const passage = quotes[0]?.passage;
      const heads = passage ? `${passage.heading} ${passage.question ?? ''}` : '';
      const folded = withDigits(plain(text));
      const inText = this.words(text);
      return {
        pooled,
        reading: readingOf(pooled.frame),
        text,
        folded,
        passage,
        heads,
        inText,
        inHead: this.words(heads),
        inPassage: passage ? passageWords(passage) : inText,
        tokens: starts(plain(`${passage?.heading ?? ''} ${text}`)),
        valuesKey: valuesKey(folded),
      };
    });
    for (const { valuesKey: key } of this.views)
      this.#sameValues.set(key, (this.#sameValues.get(key) ?? 0) + 1);
  }

  #readingOf(frame: Frame): ReadingView {
    const own = frame.terms.filter(({ carried }) => !carried);
    return {
      frame,
      own,
      plainOwn: own.map(asItIs),
      before: frame.terms.filter(({ carried }) => carried),
      grams: trigrams(frame.plain),
      tokens: tokensOf(frame),
      figures: frame.plain.match(/\d+(?:[.,]\d+)?/g) ?? [],
      isNamed: once((word) => frame.terms.some((term) => meets(term, this.words(word)) >= NAMED)),
    };
  }

  /** How few of the candidates hold the beginning of a word. */
  rarityOf(token: string): number {
    return this.#rarity(token);
  }

  /** How many candidates tell the same figures. */
  holdersOf(key: string): number {
    return this.#sameValues.get(key) ?? 0;
  }
}
