import { en } from './en.js';
import { it, type UiMessages } from './it.js';

/** A page's own texts, by key. */
export type MessageOverrides = Partial<Record<string, string>> | null;

/** The language of ours for any tag: Italian where none is named, English where it is neither of them. */
export const resolveLanguage = (tag: string): 'it' | 'en' => (/^(it\b|$)/i.test(tag) ? 'it' : 'en');

/** The messages of `table` in a language, or in the nearest of ours. What the page overrides comes before. */
export const resolveMessages = <Table extends object>(
  table: { it: Table; en: Table },
  language: string,
  overrides?: MessageOverrides,
): Table => ({ ...table[resolveLanguage(language)], ...overrides });

/** The messages of the open chat. @see resolveMessages */
export const resolveUiMessages = (language: string, overrides?: MessageOverrides): UiMessages =>
  resolveMessages({ it, en }, language, overrides);

/** Puts `value` where the text has its place in braces. */
export const formatMessage = (text: string, value: string | number): string =>
  text.replace(/\{\w+\}/, () => `${value}`);
