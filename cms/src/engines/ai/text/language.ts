import type { Locale } from '../../../contract';
import { isEnglishStopWord, isItalianStopWord } from './stop-words';
import { fold, type Token, tokenise } from './tokenise';

/** Enough of a text to tell its language. */
const READ = 2000;

/** The language of a text by its small words; `fallback` when they do not tell. */
export const languageOf = (text: string, fallback: Locale): Locale =>
  languageOfTokens(tokenise(text.slice(0, READ)), fallback);

/** The same of a text that was parted into words already. */
export const languageOfTokens = (tokens: readonly Token[], fallback: Locale): Locale => {
  let italian = 0;
  let english = 0;
  for (const { text: word, start } of tokens) {
    if (start > READ) break;
    const folded = fold(word);
    const it = isItalianStopWord(folded);
    const en = isEnglishStopWord(folded);
    if (it && !en) italian += 1;
    if (en && !it) english += 1;
  }
  if (italian === english) return fallback;
  return italian > english ? 'it' : 'en';
};
