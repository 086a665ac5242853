import { alikeWords } from '../../text/alike';
import { stem } from '../../text/stem';
import { isStopWord } from '../../text/stop-words';
import { fold, tokenise } from '../../text/tokenise';
import { kindsOf } from './features';

/** Another word for the same thing counts for less. */
const ALIKE = 0.6;
const SHORTEST = 3;

const contentOf = (text: string): Set<string> =>
  new Set([
    ...tokenise(text)
      .map(({ text: word }) => fold(word))
      .filter((word) => word.length >= SHORTEST && !/\d/.test(word) && !isStopWord(word)),
    ...kindsOf(text),
  ]);

/** The words that are used of each subject, to tell how much of a message is of it. In Italian. */
export class SubjectWords {
  readonly #stems: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #spread = new Map<string, number>();

  constructor(texts: Readonly<Record<string, readonly string[]>>) {
    this.#stems = new Map(
      Object.entries(texts).map(([id, own]) => [
        id,
        new Set(own.flatMap((each) => [...contentOf(each)]).map((word) => stem(word, 'it'))),
      ]),
    );
    for (const stems of this.#stems.values())
      for (const each of stems) this.#spread.set(each, (this.#spread.get(each) ?? 0) + 1);
  }

  /**
   * 0..1: the share of what a message tells that is in words of a subject, or among those by which it was found; a word that few subjects
   * have tells more.
   */
  share(id: string, text: string, foundBy: string): number {
    const own = this.#stems.get(id);
    if (!own) return 0;
    const named = contentOf(foundBy);
    let whole = 0;
    let found = 0;
    for (const word of contentOf(text)) {
      const stemmed = stem(word, 'it');
      const weight = Math.log((this.#stems.size + 1) / ((this.#spread.get(stemmed) ?? 0) + 0.5));
      whole += weight;
      if (own.has(stemmed) || named.has(word)) found += weight;
      else if (alikeWords(word, [stemmed]).some((each) => own.has(each.stem))) found += ALIKE * weight;
    }
    return whole === 0 ? 0 : found / whole;
  }
}
