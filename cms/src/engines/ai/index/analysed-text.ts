import type { Locale } from '../../../contract';
import { sentencesOf, type Span } from '../text/sentences';
import { stem } from '../text/stem';
import { isStopWord } from '../text/stop-words';
import { fold, type Token, tokenise } from '../text/tokenise';

/** What is known of a content word wherever it stands. Words of the same spelling share one. */
export interface Lexeme {
  folded: string;
  stem: string;
  digit: boolean;
}

/** A content word of a sentence. */
export interface Word extends Lexeme {
  /** The one that all words of this spelling share. */
  lexeme: Lexeme;
  capital: boolean;
  /** Place among all words of its text: neighbours differ by one. */
  at: number;
}
export interface Sentence extends Span {
  words: Word[];
}

/** A text repeats its words: each is looked at once, up to a bound. */
const REMEMBERED = 50_000;
const memory: Record<Locale, Map<string, Lexeme | null>> = { it: new Map(), en: new Map() };

/** What is known of a word, or `null` for one that says nothing about the subject. */
export const lexemeOf = (text: string, language: Locale): Lexeme | null => {
  const known = memory[language].get(text);
  if (known !== undefined) return known;
  const folded = fold(text);
  const lexeme = isStopWord(folded) ? null : { folded, stem: stem(text, language), digit: /\d/.test(folded) };
  if (memory[language].size >= REMEMBERED) memory[language].clear();
  memory[language].set(text, lexeme);
  return lexeme;
};

/** The content words among a text's tokens. */
export const contentOf = (tokens: readonly Token[], language: Locale): Word[] => {
  const words: Word[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const lexeme = token ? lexemeOf(token.text, language) : null;
    if (!token || !lexeme) continue;
    const { folded, stem: stemmed, digit } = lexeme;
    words.push({ folded, stem: stemmed, digit, lexeme, capital: token.capital, at });
  }
  return words;
};

export const wordsOf = (text: string, language: Locale): Word[] => contentOf(tokenise(text), language);

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

/** Neighbouring content words are one term: the first, a space, the second. */
export const pairOf = (first: string, second: string): string => `${first} ${second}`;
