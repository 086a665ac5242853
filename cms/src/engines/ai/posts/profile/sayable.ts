import type { Locale, SocialProfile } from '../../../../contract';
import { languageOf } from '../../text/language';
import type { PostBrief } from '../port';
import { isCovered } from './distinct-facts';
import { properNamesIn, withName } from './identity';
import { publishable } from './publishable';
import { inVoice, onlyPricedIn, unpricedIn } from './style';
import { sharesStem, stemsIn } from './text';

const PRICE = /€|£|\b(?:euro|eur)\b/iu;
/** A private note of fewer words gives nothing away. */
const LEAST_WORDS = 3;

/** Whether a text names an amount of money. */
export const namesPrice = (text: string): boolean => PRICE.test(text);

interface Given {
  brief: PostBrief;
  name: string;
  place: string;
  language: Locale;
  voice: SocialProfile['voice'];
  forbidden: string[];
  pricesAllowed: boolean;
  privateNotes: readonly string[];
}

/** What of an owner's words may be said, and how. */
export class Sayable {
  readonly allows: (text: string) => boolean;
  readonly #given: Given;
  readonly #properNames: ReadonlyMap<string, string>;
  /** The owner types without capital letters. */
  readonly #isSmall: boolean;
  readonly #notes: readonly ReadonlySet<string>[];
  readonly #unpriced: readonly ReadonlySet<string>[];
  readonly #onlyPriced: ReadonlySet<string>;

  constructor(given: Given) {
    const { brief, name, language } = given;
    this.#given = given;
    this.allows = publishable(given);
    this.#properNames = properNamesIn([brief.instructions, ...brief.documents.map(({ text }) => text)], name);
    this.#isSmall = /^\P{L}*\p{Ll}/u.test(brief.instructions);
    this.#notes = given.privateNotes
      .flatMap((note) => note.split(/[.;\n]/u))
      .map((note) => stemsIn(note, language))
      .filter(({ size }) => size >= LEAST_WORDS);
    this.#unpriced = unpricedIn(brief.instructions).map((thing) => stemsIn(thing, language));
    this.#onlyPriced = stemsIn(onlyPricedIn(brief.instructions), language);
  }

  /** A text in the owner's voice and with its capital letters; null where it may not be said, or is in another language. */
  readonly spoken = (text: string): string | null => {
    const { voice, language } = this.#given;
    const voiced = inVoice(text, voice, language);
    if (voiced === null || !this.allows(voiced) || languageOf(voiced, language) !== language) return null;
    return this.withCapitals(voiced);
  };

  withCapitals(text: string): string {
    if (!this.#isSmall) return text;
    const { name, place } = this.#given;
    return withName(text, name).replace(
      /(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu,
      (word) => this.#properNames.get(word) ?? (word === place.toLowerCase() ? place : word),
    );
  }

  /** Whether a text says what a private note says, in nearly the same words. */
  givesAway(text: string): boolean {
    const words = stemsIn(text, this.#given.language);
    return words.size >= LEAST_WORDS && this.#notes.some((note) => isCovered(words, note));
  }

  /** Whether a text names a price of something whose prices are not to be named. */
  namesBarredPrice(text: string): boolean {
    const isFree = this.#unpriced.length === 0 && this.#onlyPriced.size === 0;
    if (isFree || !namesPrice(text)) return false;
    const stems = stemsIn(text, this.#given.language);
    return (
      this.#unpriced.some((thing) => sharesStem(thing, stems)) ||
      (this.#onlyPriced.size > 0 && !sharesStem(this.#onlyPriced, stems))
    );
  }
}
