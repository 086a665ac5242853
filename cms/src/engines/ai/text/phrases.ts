import { kindsOf } from './kinds';
import { ENGLISH_PHRASES, ITALIAN_PHRASES } from './lexicon/phrases';
import { stem } from './stem';
import { isStopWord } from './stop-words';
import { fold, tokenise } from './tokenise';
import { infinitivesOf } from './verbs';

/** What one place of a phrase may be: a word as it is written, any form of a verb or noun, anything of a kind. */
interface Element {
  words: ReadonlySet<string>;
  verbs: readonly string[];
  stems: ReadonlySet<string>;
  kinds: readonly string[];
}
interface Phrase {
  elements: readonly Element[];
  /** It holds small words, which mean something in their order only. */
  isOrdered: boolean;
  /** Names that documents have for it, the likeliest first; of each group one is said. */
  targets: readonly (readonly string[])[];
}
/** A word of a question, read in all ways by which a phrase may hold it. */
interface Read {
  folded: string;
  start: number;
  end: number;
  stem: string;
  verbs: readonly string[];
  kinds: ReadonlySet<string>;
}
type Language = 'it' | 'en';

/** A shorter stem belongs to too many words. */
const SHORTEST_STEM = 4;
/** How many other words may stand between those of a phrase. */
const REACH = 4;
const REACH_ORDERED = 2;

/** An article may stand anywhere, or be left out. */
const ARTICLE = /^(?:il|lo|la|i|gli|le|l|un|uno|una|the|a|an)$/;
const INFINITIVE = /(?:[aei]re|rre)$/;

const REFLEXIVE = /rsi$/;

const elementOf = (alternatives: string, language: Language): Element => {
  const words = new Set<string>();
  const verbs: string[] = [];
  const stems = new Set<string>();
  const kinds: string[] = [];
  for (const each of alternatives.split('|')) {
    if (each.startsWith('@')) {
      kinds.push(each.slice(1));
      continue;
    }
    const folded = fold(each);
    words.add(folded);
    const infinitives = language === 'it' ? infinitivesOf(folded) : [];
    const isVerb = INFINITIVE.test(folded) ? infinitives.includes(folded) : REFLEXIVE.test(folded);
    if (isVerb) verbs.push(...infinitives);
    // A form of a verb stands for itself: "riparato" is no "riparare".
    else if (infinitives.length === 0 && !isStopWord(folded)) {
      const stemmed = stem(each, language);
      if (stemmed.length >= SHORTEST_STEM) stems.add(stemmed);
    }
  }
  return { words, verbs, stems, kinds };
};

const phrasesOf = (row: string, language: Language): Phrase[] => {
  const [patterns = '', targets = ''] = row.split(' > ');
  const groups = targets.split(' ; ').map((group) => group.split(' ').filter((word) => word !== ''));
  return patterns.split(' / ').map((pattern): Phrase => {
    const words = pattern
      .replace(/['’]/g, ' ')
      .split(' ')
      .filter((word) => word !== '' && !ARTICLE.test(word));
    return {
      elements: words.map((word) => elementOf(word, language)),
      isOrdered: words.some((word) => word.split('|').some((each) => isStopWord(fold(each)))),
      targets: groups,
    };
  });
};

/** The longest first: what more words say is meant more surely. */
const bySize = (a: Phrase, b: Phrase): number => b.elements.length - a.elements.length;
const PHRASES: Record<Language, readonly Phrase[]> = {
  it: ITALIAN_PHRASES.flatMap((row) => phrasesOf(row, 'it')).sort(bySize),
  en: ENGLISH_PHRASES.flatMap((row) => phrasesOf(row, 'en')).sort(bySize),
};

/** "Auto" and "auto", "camera" and "camere": one and several of one thing. */
const isOtherNumber = (a: string, b: string): boolean =>
  a.length > 3 &&
  a.length === b.length &&
  a.slice(0, -1) === b.slice(0, -1) &&
  /^(?:ei|ie|oi|io|ae|ea)$/.test(`${a.slice(-1)}${b.slice(-1)}`);

const fits = ({ words, verbs, stems, kinds }: Element, word: Read): boolean =>
  words.has(word.folded) ||
  (stems.size > 0 && stems.has(word.stem)) ||
  verbs.some((verb) => word.verbs.includes(verb)) ||
  kinds.some((kind) => kind === word.folded || word.kinds.has(kind)) ||
  (stems.size > 0 && [...words].some((each) => isOtherNumber(each, word.folded)));

/** The places of a question's words that make up a phrase, or `null`. */
const placesOf = (
  { elements, isOrdered }: Phrase,
  words: readonly Read[],
  taken: ReadonlySet<number>,
): number[] | null => {
  const reach = elements.length - 1 + (isOrdered ? REACH_ORDERED : REACH);
  const search = (at: number, places: readonly number[]): number[] | null => {
    const element = elements[at];
    if (!element) return [...places];
    const first = places[0];
    const last = places[places.length - 1];
    const from = first === undefined ? 0 : isOrdered ? (last ?? 0) + 1 : Math.max(0, first - reach);
    const to = first === undefined ? words.length - 1 : Math.min(words.length - 1, first + reach);
    for (let place = from; place <= to; place += 1) {
      const word = words[place];
      if (!word || taken.has(place) || places.includes(place) || !fits(element, word)) continue;
      const found = search(at + 1, [...places, place]);
      if (found) return found;
    }
    return null;
  };
  return search(0, []);
};

const readWords = (text: string, language: Language): Read[] =>
  tokenise(text).map(({ text: word, start, end }) => {
    const folded = fold(word);
    const isContent = !isStopWord(folded);
    return {
      folded,
      start,
      end,
      stem: isContent ? stem(word, language) : '',
      verbs: language === 'en' ? [] : word === 'è' ? ['essere'] : infinitivesOf(folded),
      kinds: isContent ? new Set(kindsOf(folded).map((kind) => kind.folded)) : new Set(),
    };
  });

/** What the material can say of words. */
export interface HeldWords {
  /** It stands there as it is. */
  holds: (folded: string) => boolean;
  /** It stands there, in another form or by another name at least. */
  knows: (folded: string) => boolean;
}

/** A question in other words, with the names that were put for phrases. */
export interface Rephrased {
  text: string;
  names: readonly string[];
}

/** What is asked for, and that it is asked, is told by these, whatever phrase they are part of. */
const ASKS =
  /^(?:chi|quant[oaie]?|quando|dove|come|che|cosa|qual[ei]?|who|how|when|where|what|which|much|many|long)$/;

/**
 * A question in the words that documents have for what visitors say: "dove lascio la macchina" asks for "parcheggio". Only words of the
 * material are put in, and things that it names itself stay; `null` where no phrase stands in the question.
 */
export const rephrase = (text: string, language: Language, { holds, knows }: HeldWords): Rephrased | null => {
  const words = readWords(text, language);
  const taken = new Set<number>();
  const replaced = new Map<number, string>();
  const names: string[] = [];
  const isKept = ({ folded }: Read, element: Element | undefined): boolean =>
    ASKS.test(folded) || (element?.verbs.length === 0 && !isStopWord(folded) && holds(folded));
  for (const phrase of PHRASES[language]) {
    const places = placesOf(phrase, words, taken);
    if (!places) continue;
    // What is named already needs no other words: it is only not said twice.
    const isNamed = phrase.targets.some((group) =>
      group.some((name) => words.some(({ folded }, at) => folded === name && !places.includes(at))),
    );
    const put = isNamed
      ? []
      : phrase.targets.flatMap((group) => group.find(holds) ?? group.find(knows) ?? []);
    if (put.length === 0 && !isNamed) continue;
    names.push(...put);
    const first = Math.min(...places);
    for (const [at, place] of places.entries()) {
      taken.add(place);
      const word = words[place];
      const isWord = word && isKept(word, phrase.elements[at]) && !put.includes(word.folded);
      const own = isWord ? text.slice(word.start, word.end) : '';
      replaced.set(place, place === first ? `${own} ${put.join(' ')}`.trim() : own);
    }
  }
  if (names.length === 0) return null;
  let result = '';
  let end = 0;
  for (const [place, word] of words.entries()) {
    result += text.slice(end, word.start) + (replaced.get(place) ?? text.slice(word.start, word.end));
    end = word.end;
  }
  return { text: (result + text.slice(end)).replace(/ {2,}/g, ' ').trim(), names };
};
