import type { Locale } from '../../../contract';
import { sentencesOf, type Span } from '../text/sentences';
import { stem } from '../text/stem';
import { isStopWord } from '../text/stop-words';
import { fold, tokenise } from '../text/tokenise';

/** A content word of a sentence. */
export interface Word {
  folded: string;
  stem: string;
  capital: boolean;
  digit: boolean;
  /** Place among all words of its text: neighbours differ by one. */
  at: number;
}
export interface Sentence extends Span {
  words: Word[];
}

export const wordsOf = (text: string, language: Locale, offset = 0): Word[] => {
  const words: Word[] = [];
  for (const [index, token] of tokenise(text).entries()) {
    const folded = fold(token.text);
    if (isStopWord(folded)) continue;
    const digit = /\d/.test(folded);
    words.push({
      folded,
      stem: stem(token.text, language),
      capital: token.capital,
      digit,
      at: offset + index,
    });
  }
  return words;
};

/** A passage's text with its sentences and their content words. */
export const analyseText = (text: string, language: Locale): Sentence[] =>
  sentencesOf(text).map((span) => ({ ...span, words: wordsOf(text.slice(span.start, span.end), language) }));

/** Four-letter pieces of a word with its borders marked; short words whole. They meet where stems part: spedire, spedizione. */
export const gramsOf = (folded: string): string[] => {
  const padded = `_${folded}_`;
  if (padded.length <= 5) return [padded];
  const grams: string[] = [];
  for (let at = 0; at + 4 <= padded.length; at += 1) grams.push(padded.slice(at, at + 4));
  return grams;
};

/** Neighbouring content words as one term. */
export const pairsOf = (words: Word[]): string[] =>
  words.slice(1).map(({ stem: second }, index) => `${words[index]?.stem ?? ''} ${second}`);
