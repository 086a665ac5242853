import { gramsOf } from '../index/analysed-text';
import { isEveryday } from '../index/commonness';
import { rawTerms } from '../index/query';
import { alikeWords } from '../text/alike';
import { languageOf } from '../text/language';
import type { QuestionType } from '../text/question-type';
import { stem } from '../text/stem';
import { fold, tokenise } from '../text/tokenise';

/** A word of a question that says what it is about. */
interface MeaningWord {
  folded: string;
  stem: string;
  /** Stems of other words for the same thing. */
  alike: ReadonlySet<string>;
  grams: ReadonlySet<string>;
  digit: boolean;
  /** Words that people say to every business tell little. */
  weight: number;
}

/** What a question is about, and what kind of answer it wants. */
export interface Meaning {
  words: readonly MeaningWord[];
  type: QuestionType;
}

/** Longer messages are read by their beginning, as the engine reads them. */
const MOST_WORDS = 24;
const EVERYDAY_WEIGHT = 0.25;
/** Everybody says these too, and they make another question of it. */
const MONEY: ReadonlySet<string> = new Set(
  ['prezzo', 'prezzi', 'costo', 'costa', 'costi', 'costano']
    .map((word) => stem(word, 'it'))
    .concat('price', 'cost'),
);
/** What another word for the same thing counts, and one that is nearly written alike. */
const ALIKE = 0.7;
const TYPED_ALIKE = 0.9;
/** Share of four-letter pieces in common from which two words are one word and a typo. */
const TYPO = 0.5;
/** "Quanto costa la consegna?" and "Quando arriva la consegna?" ask for different things, and so do sizes 42 and 44. */
const DIFFER = 0.7;
const KINDS: ReadonlySet<QuestionType> = new Set(['when', 'number', 'who', 'where', 'why']);

const gramsAlike = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let common = 0;
  for (const gram of one) if (other.has(gram)) common += 1;
  return (2 * common) / (one.size + other.size);
};

const wordAlike = (one: MeaningWord, other: MeaningWord): number => {
  if (one.folded === other.folded || one.stem === other.stem) return 1;
  if (one.digit || other.digit) return 0;
  if (one.alike.has(other.stem) || other.alike.has(one.stem)) return ALIKE;
  const typed = gramsAlike(one.grams, other.grams);
  return typed >= TYPO ? TYPED_ALIKE : 0;
};

/** Reads a question: its content words in its own language; where there are none ("Chi siete?"), all of its words. */
export const meaningOf = (text: string): Meaning => {
  const language = languageOf(text, 'it');
  const { terms, type } = rawTerms(text, undefined);
  const tokens = terms.length > 0 ? terms.map(({ token }) => token) : tokenise(text);
  const words = tokens.slice(0, MOST_WORDS).map((token): MeaningWord => {
    const folded = fold(token.text);
    const own = stem(token.text, language);
    return {
      folded,
      stem: own,
      alike: terms.length > 0 ? new Set(alikeWords(folded, [own]).map((word) => word.stem)) : new Set(),
      grams: new Set(gramsOf(folded)),
      digit: /\d/.test(folded),
      weight: terms.length > 0 && isEveryday(own) && !MONEY.has(own) ? EVERYDAY_WEIGHT : 1,
    };
  });
  return { words, type };
};

/** How far one question says what the other says, 0..1: what both are about, weighed against all that either says. */
export const likeness = (one: Meaning, other: Meaning): number => {
  const there = covered(one.words, other.words);
  const back = covered(other.words, one.words);
  const differ = ofOtherKinds(one, other) || ofOtherNumbers(one, other);
  // What only one of them says counts most: "siete aperti il lunedì?" is not "siete aperti?".
  return (0.25 * Math.max(there, back) + 0.75 * Math.min(there, back)) * (differ ? DIFFER : 1);
};

const ofOtherKinds = (one: Meaning, other: Meaning): boolean =>
  one.type !== other.type && KINDS.has(one.type) && KINDS.has(other.type);

/** Each names a number that the other does not. */
const ofOtherNumbers = (one: Meaning, other: Meaning): boolean => {
  const lacks = (there: Meaning, here: Meaning) =>
    there.words.some(({ digit, folded }) => digit && !here.words.some((word) => word.folded === folded));
  return lacks(one, other) && lacks(other, one);
};

/** Share of what some words say that others say too. */
const covered = (words: readonly MeaningWord[], by: readonly MeaningWord[]): number => {
  let common = 0;
  let all = 0;
  for (const word of words) {
    let best = 0;
    for (const each of by) best = best < 1 ? Math.max(best, wordAlike(word, each)) : best;
    common += word.weight * best;
    all += word.weight;
  }
  return all > 0 ? common / all : 0;
};

/** Whatever two alike questions are sure to share one of: where to look before comparing. */
export const traces = ({ words }: Meaning): string[] =>
  words.flatMap(({ stem: own, alike, grams }) => [own, ...alike, ...grams]);
