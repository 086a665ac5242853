import type { Locale } from '../../../../contract';
import { stem } from '../../text/stem';
import { isStopWord } from '../../text/stop-words';
import { fold, tokenise } from '../../text/tokenise';

const ABBREVIATION =
  /(?:^|[\s(’'])(?:sig|sigg|sig\.ra|dott|dr|prof|ing|avv|arch|rag|geom|art|n|nr|num|pag|es|ecc|tel|cell|ca|circa|st|mr|mrs|ms|min|max|p|etc|no)\.$/iu;

/** The sentences of a line, also where their first letters are small, as people type them. */
export const sentencesIn = (line: string): string[] => {
  const found: string[] = [];
  let start = 0;
  for (const match of line.matchAll(/[.!?…]+["»”)\]]*(?=\s|$)/gu)) {
    const end = match.index + match[0].length;
    const before = line.slice(start, end);
    if (ABBREVIATION.test(before) || /\s\p{Lu}\.$|(?:^|[\s("“«])(?:\p{L}\.){2,}["»”]?$/u.test(before))
      continue;
    // "(è la cosa che ci distingue!) e di quanto tempo ci vuole": the sentence goes on after the bracket.
    if (/[)\]]$/u.test(before) && /^\s+\p{Ll}/u.test(line.slice(end))) continue;
    // A closing bracket further on means that the mark stands inside it.
    const opened = before.split('(').length - before.split(')').length;
    if (opened > 0) continue;
    found.push(before.trim());
    start = end;
  }
  const rest = line.slice(start).trim();
  return [...found, ...(rest === '' ? [] : [rest])].filter((one) => /[\p{L}\d]/u.test(one));
};

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENGLISH_DAY =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|Italian|Etruscan|Tuscan|Roman|Venetian|Sicilian|Sardinian|Neapolitan|Apulian|Umbrian|Ligurian|Florentine|Mediterranean|French|German|Spanish|Greek|Indian|Thai|Japanese|Swedish|British|Scottish|Irish|American)(?!\p{L})/u;

/** `Piumone` within a sentence; proper names and codes keep their capitals. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|[’'])/u.test(text) && !ENGLISH_DAY.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** Names of two words with capitals, as wines and places have, keep them: `Orvieto Classico`; `cesta Natale` begins with a thing. */
export const nameInText = (name: string): string =>
  /^\p{Lu}\S*\s\p{Lu}\p{Ll}/u.test(name) ? name : lowerFirst(name);

/** With a capital, one blank between words, and an end. */
export const asSentence = (text: string): string => {
  const tidy = text
    .replace(/[*_#]+(?=\s|$)|(?<=^|\s)[*_]+/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/([!?])\1+/g, '$1')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/^[-–—•*▪·>,;:\s]+/u, '')
    .replace(/[,;:\s–—-]+$/u, '')
    // Feasts have capitals, however small somebody types.
    .replace(
      /(?<!\p{L})(?:natale|pasqua|pasquetta|capodanno|ferragosto|epifania|carnevale|halloween)(?!\p{L})/gu,
      upperFirst,
    )
    .trim();
  if (tidy === '') return '';
  // "TIGLIO: menta e balsamo": a heading at the head of its line.
  const begun = upperFirst(
    tidy.replace(/^\p{Lu}{4,}(?:\s(?:\p{Lu}{2,}|\p{L}{1,3}))*(?=:\s)/u, (label) =>
      upperFirst(label.toLowerCase()),
    ),
  );
  return /[.!?…]["»”)]*$/u.test(begun) ? begun : `${begun}.`;
};

const CURRENCY = /(\d[\d.,]*)\s*(?:euro|eur)\b/i;
/** `26,00 €` as people say it: `26 €`; `95,00` in a column of prices gets its sign. */
export const asPrice = (cell: string, language: Locale): string => {
  const value = cell.trim().replace(/[.,]00(?=\s|€|$|\/)/, '');
  if (!/\d/.test(value)) return value;
  // A share of a price is none: `10% less`.
  if (/\d\s?%/u.test(value)) return value;
  if (/€|£|\$/.test(value)) return value.replace(/\s+/g, ' ');
  if (CURRENCY.test(value)) return value.replace(CURRENCY, language === 'en' ? '€$1' : '$1 €');
  return language === 'en' ? value.replace(/\d[\d.,]*/, '€$&') : value.replace(/\d[\d.,]*/, '$& €');
};

/** What a text is about: stems of the words that mean something. */
export const stemsIn = (text: string, language: Locale): Set<string> => {
  const stems = new Set<string>();
  for (const { text: word } of tokenise(text)) {
    const folded = fold(word);
    if (folded.length > 2 && !isStopWord(folded)) stems.add(stem(word, language));
  }
  return stems;
};

/** True when one text has a word of another, in whatever form. */
export const sharesStem = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  for (const word of one) if (other.has(word)) return true;
  return false;
};
