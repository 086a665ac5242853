import type { Locale } from '../../../contract';
import { isEnglishStopWord, isItalianStopWord } from './stop-words';
import { fold, tokenise } from './tokenise';

/** The language of a text by its small words; `fallback` when they do not tell. */
export const languageOf = (text: string, fallback: Locale): Locale => {
  let italian = 0;
  let english = 0;
  for (const { text: word } of tokenise(text.slice(0, 2000))) {
    const folded = fold(word);
    const it = isItalianStopWord(folded);
    const en = isEnglishStopWord(folded);
    if (it && !en) italian += 1;
    if (en && !it) english += 1;
  }
  if (italian === english) return fallback;
  return italian > english ? 'it' : 'en';
};
