import type { SocialProfile } from '../../../../contract';
import { stemsIn } from '../profile/text';
import type { Subject } from './subject';

/** Words of time and money tie nothing together. */
export const TIES_NOTHING =
  /^(?:genn|febbr|marz|april|magg|giugn|lugl|agost|settembr|ottobr|novembr|dicembr|januar|februar|march|june|juli|septemb|octob|novemb|decemb|luned|marted|mercoled|gioved|venerd|sabat|domen|monday|tuesday|wednesday|thursday|friday|saturday|sunday|due$|tre$|quattr|cinqu|dieci|giorn|settiman|ann|mes|ore?$|or$|minut|temp|eur|cost|prezz|hour|day|dai$|week|year|month|price|prim|dop|megl|poch|molt|ogni|part$|volt|piccol|grand|nuov|tutt|ordinazion|cos$|fann?$)/u;

/** Something that its owner wants spoken of. */
export interface Wish {
  words: string;
  often: boolean;
  stems: ReadonlySet<string>;
  /** The word that tells it from the rest of what is known: `autostrada` of a driving school's `guida in autostrada`. */
  key?: string | undefined;
}

/** A wish for prices, whatever they are of. */
export const PRICE_WISH = /^(?:i )?(?:prezz[oi]|prices?)$/iu;

/** True when something is about a wish: it has the word that the wish turns on, or most of its words. */
export const meets = (
  subject: Pick<Subject, 'stems' | 'hasPrice'>,
  wish: { words: string; stems: ReadonlySet<string>; key?: string | undefined },
): boolean => {
  if (PRICE_WISH.test(wish.words)) return subject.hasPrice;
  const [head, ...rest] = wish.stems;
  if (head === undefined) return false;
  if (subject.stems.has(wish.key ?? head)) return true;
  // "giardino con ogni tempo" is not met by "tutto il tempo": a short word says too little.
  const found = rest.filter((word) => word.length > 4 && subject.stems.has(word)).length;
  // "Corso salsa principianti" is about the "corsi per principianti assoluti", though the head is everywhere.
  const withHead = found + Number(found > 0 && subject.stems.has(head));
  return found / wish.stems.size > 0.5 || withHead / wish.stems.size > 0.6;
};

/** So much of what is known may share a word that still tells a wish from it. */
const COMMON_WORD = 0.12;

/** What the owner wants spoken of, each with the word that it turns on. */
export const wishesOf = ({ wishes, language }: SocialProfile, subjects: readonly Subject[]): Wish[] =>
  wishes.map((wish) => {
    const stems = stemsIn(wish.words, language);
    const counts = [...stems].map((word) => ({
      word,
      count: subjects.filter((subject) => subject.stems.has(word)).length,
    }));
    const [head] = counts;
    // A name within it tells it from its kind: `Mura` of `miscela Mura`.
    const [name = ''] = stemsIn(/\s(\p{Lu}\p{Ll}+)/u.exec(wish.words)?.[1] ?? '', language);
    if (counts.some(({ word, count }) => word === name && count > 0)) return { ...wish, stems, key: name };
    // The first word, unless it is everywhere and another one is not.
    const rarer = counts
      .filter(({ word, count }) => count > 0 && word.length > 2 && !TIES_NOTHING.test(word))
      .sort((one, other) => one.count - other.count)[0];
    // Nor does a word that nothing has: the `ruolo` of a `ruolo di RSPP esterno`.
    const key =
      head && rarer && (head.count === 0 || head.count > Math.max(3, subjects.length * COMMON_WORD))
        ? rarer.word
        : head?.word;
    return { ...wish, stems, key };
  });
