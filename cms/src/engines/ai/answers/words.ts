import type { Locale } from '../../../contract';
import { stem } from '../text/stem';
import { isStopWord } from '../text/stop-words';
import { fold } from '../text/tokenise';
import { remember } from '../text/remember';

/** The content words of a text, ready to be met by those of a question. */
export interface Words {
  folded: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

/** A word, or a code or measure written in one: "A2", "5x80", "E27", "14,5", "18V". */
const WORD =
  /\p{N}+(?:[.,/]\p{N}+)*(?:[x×]\p{N}+(?:[.,]\p{N}+)*)*\p{L}{0,3}(?![\p{L}\p{N}])|[\p{L}\p{M}]+\p{N}*/gu;
const FIXED: [RegExp, string][] = [
  [/wi[- ]?fi/g, 'wifi'],
  [/e-mail/g, 'email'],
  [/check[- ]in/g, 'checkin'],
  [/check[- ]out/g, 'checkout'],
  [/air-flow/g, 'airflow'],
];

export interface Lexeme {
  folded: string;
  /** Accents kept, for the stemmer. */
  lower: string;
  start: number;
  /** Upper case in the text. */
  isUpper: boolean;
}

/** The forms of a word, which texts repeat. */
const formsOf = remember((word: string) => {
  const lower = word.toLowerCase();
  return {
    folded: fold(lower),
    lower,
    isUpper: /\p{Lu}/u.test(word) && word === word.toUpperCase(),
  };
});
const STEMS: Record<Locale, (word: string) => string> = {
  it: remember((word) => stem(word, 'it')),
  en: remember((word) => stem(word, 'en')),
};

/** The words of a text in its order, stop words among them. */
export const lexemesOf = (text: string): Lexeme[] => {
  let clean = text.normalize('NFC');
  if (/[-f]/i.test(clean))
    for (const [pattern, word] of FIXED) clean = clean.replace(new RegExp(pattern.source, 'gi'), word);
  const lexemes: Lexeme[] = [];
  for (const { 0: word, index } of clean.matchAll(WORD)) {
    const { folded, lower, isUpper } = formsOf(word);
    lexemes.push({ folded, lower, start: index, isUpper });
  }
  return lexemes;
};

const NAMED_BY_LETTER =
  /\b(?:patente|patenti|class[ei]|categori[ae]|gruppo|tipo|vitamina|scala|blocco|settore|lettera|sala|aula|corso|licence|license|class|category|type|group|room|vitamin) $/i;
/** Enough to hold any of them. */
const LONGEST_NAMED = 24;
/** A single capital is a name of its own: class B, vitamin C, room A. In a hurry people write it small. */
const isLetterName = ({ folded, isUpper }: Lexeme, text: string, start: number): boolean => {
  if (!/^[a-z]{1,2}$/.test(folded) || /^['’]/.test(text.slice(start + folded.length))) return false;
  if (NAMED_BY_LETTER.test(text.slice(Math.max(0, start - LONGEST_NAMED), start)))
    return !/^(?:di|da|in|al|il|la|lo|le|un|si|mi|ci|vi|e|o|a|i|on|at|is|to|of|or|if|we|my|be|do|it|an|as|by)$/.test(
      folded,
    );
  // In a message of capitals they mean nothing, and "I" is an English visitor.
  if (!isUpper || folded === 'i' || (text.length > 4 && text === text.toUpperCase())) return false;
  // "A Natale siete aperti?" begins with a preposition.
  return (
    folded.length === 2 || text.slice(0, start).trim() !== '' || text.length <= 3 || !/[aeio]/.test(folded)
  );
};

/** The words of a text that say something about a subject. */
export const contentOf = (text: string): Lexeme[] =>
  lexemesOf(text).filter((each) => {
    if (each.folded.length === 1) return /\d/.test(each.folded) || isLetterName(each, text, each.start);
    if (!isStopWord(each.folded)) return true;
    if (each.folded.length === 2) return isLetterName(each, text, each.start);
    // "La prima visita" is a kind of visit; "24 ore prima" is when.
    return (
      each.folded === 'prima' && FIRST.test(text.slice(each.start)) && !SPAN.test(text.slice(0, each.start))
    );
  });

/** A stretch of time right before "prima". */
const SPAN = /(?:giorn[oi]|or[ae]|mes[ei]|settiman[ae]|ann[oi]|mezzo|mezza|minuti|gg|h) $/i;
const FIRST = /^prima (?!di |del|che |d['’]|dal|da |o |e )\p{Ll}{4,}/iu;

/** A letter that names something is told from the stem of a word. */
export const keyOf = ({ folded }: Lexeme): string =>
  /^[a-z]{1,2}$/.test(folded) && (folded.length === 1 || isStopWord(folded)) ? `#${folded}` : folded;

export const EMPTY: Words = { folded: new Set(), stems: new Set() };

const wordsOf = (text: string, languages: readonly Locale[]): Words => {
  const folded = new Set<string>();
  const stems = new Set<string>();
  const lexemes = contentOf(text);
  for (const [at, lexeme] of lexemes.entries()) {
    const key = keyOf(lexeme);
    folded.add(key);
    for (const language of languages) stems.add(key.startsWith('#') ? key : STEMS[language](lexeme.lower));
    // "18 V" and "18V", "A 2" and "A2" are one thing.
    const next = lexemes[at + 1];
    if (next && /^\d+(?:[.,]\d+)?$/.test(key) && /^[a-z]{1,3}$/.test(next.folded))
      folded.add(`${key}${next.folded}`);
    const [, number, unit] = /^(\d+(?:[.,]\d+)?)([a-z]{1,3})$/.exec(key) ?? [];
    if (number !== undefined && unit !== undefined) folded.add(number);
    // "12x160" is found by "da 12" too.
    if (/^\d.*[x×]\d/.test(key))
      for (const part of key.split(/[x×]/)) folded.add(part.replace(/[a-z]+$/, ''));
  }
  return { folded, stems };
};

const READERS = new Map<string, (text: string) => Words>();

/** The words of a text by which it can be met; shared by all who ask for them. */
export const readWords = (text: string, languages: readonly Locale[]): Words => {
  const key = languages.join();
  const known = READERS.get(key) ?? remember((each: string) => wordsOf(each, languages));
  READERS.set(key, known);
  return known(text);
};

const sharedStart = (a: string, b: string): number => {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
};

/** A word of a question, as it is looked for. */
export interface Term {
  folded: string;
  stems: readonly string[];
  /** Stems of other words for the same thing. */
  alike: ReadonlySet<string>;
  /** Stems of that of which the thing is a variety: of "labrador" a dog. */
  varietyOf?: ReadonlySet<string>;
  /** Stems of all that the thing is one of, where a rule of the kind answers: of "chitarra" an instrument. */
  kinds?: ReadonlySet<string>;
  /** Stems of what there is of the kind, where being one of them answers: of "vino" a barolo. */
  members?: ReadonlySet<string>;
  /** How much it tells; a carried one tells less. */
  weight: number;
  /** The material holds it, or another word for it. */
  known: boolean;
  /** From the question before. */
  carried: boolean;
  /** The visitor's own spelling. */
  written: string;
}

const RELATED = {
  alike: 0.8,
  begins: 0.7,
  variety: 0.6,
  kind: 0.5,
  member: 0.45,
  vague: 0.45,
  holds: 0.8,
} as const;

const NONE: ReadonlySet<string> = new Set();
/** Short stems belong to too many words: those are met as they are written. */
const sharesWord = (stems: ReadonlySet<string>, words: Words): boolean => {
  // A kind has hundreds of members, a row has a few words.
  if (stems.size > words.stems.size) {
    for (const each of words.stems) if (stems.has(each)) return true;
    for (const each of words.folded) if (stems.has(each)) return true;
    return false;
  }
  for (const each of stems) if (words.stems.has(each) || words.folded.has(each)) return true;
  return false;
};
/** What holds for dogs holds for a labrador, and whether there is wine a barolo tells. Two members of a kind tell nothing of each other. */
const meetsKind = ({ varietyOf = NONE, kinds = NONE, members = NONE }: Term, words: Words): number => {
  if (varietyOf.size > 0 && sharesWord(varietyOf, words)) return RELATED.variety;
  if (kinds.size > 0 && sharesWord(kinds, words)) return RELATED.kind;
  return members.size > 0 && sharesWord(members, words) ? RELATED.member : 0;
};

/** Words that differ in their last vowel only and are two things: "pasto" and "pasta", "porto" and "porta". */
const TWO_GENDERS =
  /^(?:past|port|banc|coll|fogli|mod|ment|cost|punt|tapp|mostr|pal|piant|post|manic|buc|cors|cas|cassett|pian|pizz|mes|cart|fin|bors)$/;
const isOtherGender = (word: string, other: string): boolean =>
  word !== other &&
  TWO_GENDERS.test(word.slice(0, -1)) &&
  /[oi]$/.test(word) !== /[oi]$/.test(other) &&
  word.slice(0, -1) === other.slice(0, -1);

/** What a short name leaves out of a long one. */
const COMPOUND_END = /^(?:terapia|terapie|grafia|grafie|scopia|plastica|massaggio|massaggi|trattamento)$/;

/** "Cane" and "cani", "casa" and "case": one and several of one thing. */
const isOtherNumber = (a: string, b: string): boolean =>
  a.length === b.length &&
  a.slice(0, -1) === b.slice(0, -1) &&
  /^(?:ei|ie|oi|io|ae|ea)$/.test(`${a.slice(-1)}${b.slice(-1)}`);

/** Every answerer compares the same words of the question with the same texts. A term lives no longer than its question. */
const MET = new WeakMap<Term, Map<Words, number>>();

/** How well a term is met by a text's words: 1 for itself, less for another name or a relative. */
export const meets = (term: Term, words: Words): number => {
  if (words.folded.size === 0) return 0;
  if (words.folded.has(term.folded)) return 1;
  let known = MET.get(term);
  if (!known) MET.set(term, (known = new Map<Words, number>()));
  const before = known.get(words);
  if (before !== undefined) return before;
  const value = meetsOtherwise(term, words);
  known.set(words, value);
  return value;
};

/** "Smontaggio", "smontata", "smontare": what a verb and the nouns and participles made of it end in. */
const OF_VERB = /(?:agg[io]o?|azion[ei]|ament[oi]|atur[ae]|at[oaie]|are|iamo|ando)$/;
const rootOf = remember((word: string): string =>
  word.length >= 8 && OF_VERB.test(word) ? word.replace(OF_VERB, '') : '',
);
const isDerived = (word: string, other: string): boolean => {
  const root = rootOf(word);
  return root.length >= 5 && root === rootOf(other);
};

/** How well a term is met by words that do not hold it as it is written. */
const meetsOtherwise = (term: Term, words: Words): number => {
  // "Casa" and "caso" share a stem of three letters, and nothing else.
  const isNamesake =
    TWO_GENDERS.test(term.folded.slice(0, -1)) &&
    [...words.folded].some((word) => isOtherGender(term.folded, word)) &&
    ![...words.folded].some(
      (word) =>
        word !== term.folded &&
        !isOtherGender(term.folded, word) &&
        term.stems.some((each) => word.startsWith(each)),
    );
  for (const each of isNamesake ? [] : term.stems)
    if (each.length > 1 && words.stems.has(each)) {
      if (each.length > 3 || each === term.folded) return 0.97;
      if ([...words.folded].some((word) => isOtherNumber(term.folded, word))) return 0.97;
      // "Lavare" and "lavaggio" have no more in common, and are the same.
      const isLong = each.length === 3 && term.folded.length > 5;
      return isLong && [...words.folded].some((word) => word.length > 5 && word.startsWith(each)) ? 0.9 : 0.6;
    }
  const { folded } = term;
  for (const each of term.alike)
    if (words.stems.has(each))
      return folded.length >= 5 && [...words.folded].some((word) => isOtherNumber(folded, word))
        ? 0.97
        : RELATED.alike;
  let best = meetsKind(term, words);
  if (folded.length < 5) return best;
  const start = folded.slice(0, 5);
  for (const word of words.folded) {
    const mayEnd = word.length >= 8 && folded.length >= 7;
    if (word.length < 5 || (!mayEnd && !word.startsWith(start))) continue;
    // Stemmers take "camere" for a verb.
    if (isOtherNumber(folded, word)) return 0.97;
    if (isDerived(folded, word)) return 0.9;
    const shared = sharedStart(folded, word);
    // "Tecar" is how people say "tecarterapia".
    if (shared === folded.length && COMPOUND_END.test(word.slice(shared)))
      best = Math.max(best, RELATED.holds);
    const part = shared / Math.max(folded.length, word.length);
    // A word that the material never met may be another thing: "saldatori" is not "saldatura".
    if (shared >= 5 && part >= 0.55)
      best = Math.max(best, part >= 0.75 || term.known ? RELATED.begins : RELATED.vague);
    else if (mayEnd && (word.endsWith(folded) || folded.endsWith(word))) best = Math.max(best, RELATED.holds);
  }
  return best;
};
