import { en } from './en.js';
import { it, type Words } from './it.js';

/** A page's own words, by key. */
export type OwnWords = Partial<Record<string, string>> | null;

/** The language of ours for any: Italian where none is named, English where it is neither of them. */
export const spokenIn = (language: string): 'it' | 'en' => (/^(it\b|$)/i.test(language) ? 'it' : 'en');

/** `words` of the language, or of the nearest of ours. What the page gave comes before. */
export const speak = <Table extends object>(
  words: { it: Table; en: Table },
  language: string,
  own?: OwnWords,
): Table => ({ ...words[spokenIn(language)], ...own });

/** The words of the open chat. @see speak */
export const wordsIn = (language: string, own?: OwnWords): Words => speak({ it, en }, language, own);

/** Puts `value` where the text has its place in braces. */
export const fill = (text: string, value: string | number): string =>
  text.replace(/\{\w+\}/, () => `${value}`);
