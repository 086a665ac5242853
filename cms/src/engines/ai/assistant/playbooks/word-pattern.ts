import { foldText } from '../fold';

/** Most letters that `…` stands for. */
const LONGEST_GAP = 40;

const sourceOf = (phrase: string): string =>
  foldText(phrase)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '\\w*')
    .replace(/ ?… ?/g, ` (?:.{0,${LONGEST_GAP}} )?`);

/** A phrase ends where its last word does. */
const anyOf = (phrases: readonly string[]): string => `(?:${phrases.map(sourceOf).join('|')})(?!\\w)`;

/**
 * A pattern on folded text of phrases as editors write them: "pizz* al taglio". `*` stands for any letters, `…` for some words between;
 * nothing is found where one of the exceptions begins.
 */
export const wordPattern = (phrases: readonly string[], except: readonly string[] = []): RegExp =>
  phrases.length === 0
    ? /(?!)/
    : new RegExp(`(?<!\\w)${except.length === 0 ? '' : `(?!${anyOf(except)})`}${anyOf(phrases)}`);
