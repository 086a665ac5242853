import type { Locale } from '../../../contract';
import { languageOf } from '../text/language';
import { isEnglishStopWord, isItalianStopWord } from '../text/stop-words';
import { fold, tokenise } from '../text/tokenise';

/** Small words that neither Italian nor English has. */
const SMALL_WORDS = {
  es: 'el los las es por para porque cuanto hacer necesito quiero tengo mis usted muy',
  fr: 'je j est les des une avec pour comment combien mon ma mes vous nous quel quelle puis',
  de: 'ich der die das und ist nicht wie mein meine wir kann ein eine fur mit von',
  pt: 'eu nao voce meu minha preciso fazer por para',
} as const;
type ForeignLanguage = keyof typeof SMALL_WORDS;
const LANGUAGES = Object.entries(SMALL_WORDS).map(
  ([language, words]) => [language as ForeignLanguage, new Set<string>(words.split(' '))] as const,
);
const READ = 500;
/** So many words without a small word of a language that we know are of another one. */
const TELLING = 6;

/** A language that notes below a model's advice exist in; `other`: in none of them. */
export type AdviceLanguage = Locale | ForeignLanguage | 'other';

const wordsOf = (text: string): string[] => tokenise(text.slice(0, READ)).map(({ text: word }) => fold(word));

const foreignLanguageOf = (words: readonly string[]): ForeignLanguage | null => {
  const isForeign = (word: string): boolean => LANGUAGES.some(([, small]) => small.has(word));
  const foreign = words.filter(isForeign).length;
  if (foreign < 2 || foreign / words.length < 0.25) return null;
  const counts = LANGUAGES.map(
    ([language, small]) => [words.filter((word) => small.has(word)).length, language] as const,
  );
  return counts.reduce((best, each) => (each[0] > best[0] ? each : best))[1];
};

/** The language to reply in. Any but Italian and English is answered in English, and told so. */
export const replyLanguage = (text: string, fallback: Locale): { language: Locale; isForeign: boolean } =>
  foreignLanguageOf(wordsOf(text)) === null
    ? { language: languageOf(text, fallback), isForeign: false }
    : { language: 'en', isForeign: true };

/** The language that a model replies in, which may be any: for what stands around its words. */
export const adviceLanguage = (text: string, fallback: Locale): AdviceLanguage => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin / letters < 0.5) return 'other';
  const words = wordsOf(text);
  const foreign = foreignLanguageOf(words);
  if (foreign !== null) return foreign;
  const isKnown = words.some((word) => isItalianStopWord(word) || isEnglishStopWord(word));
  return !isKnown && words.length >= TELLING ? 'other' : languageOf(text, fallback);
};
