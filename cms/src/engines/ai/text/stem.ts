import { stemmer as english } from '@orama/stemmers/english';
import type { Locale } from '../../../contract';
import { italianStem } from './italian-stem';
import { LEMMAS } from './lemmas';
import { fold } from './tokenise';

/** Stemming costs microseconds a word and a text repeats its words: remember them, up to a bound. */
const REMEMBERED = 100_000;
const memory: Record<Locale, Map<string, string>> = { it: new Map(), en: new Map() };

const stemOf = (word: string, language: Locale): string => {
  if (language === 'en') return fold(english(word));
  return LEMMAS.get(word) ?? italianStem(word);
};

/** The stem of a lower-case word, without accents (folding before stemming would hide endings such as "-ità"). */
export const stem = (word: string, language: Locale): string => {
  const known = memory[language].get(word);
  if (known !== undefined) return known;
  // The stemmers' expressions are meant for words; a "word" of a hundred letters is a key or an attack.
  const result = word.length > 40 || /\d/.test(word) ? fold(word) : stemOf(word, language) || fold(word);
  if (memory[language].size >= REMEMBERED) memory[language].clear();
  memory[language].set(word, result);
  return result;
};
