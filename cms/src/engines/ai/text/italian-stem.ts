import { stemmer } from '@orama/stemmers/italian';
import { fold } from './tokenise';

/** What the stemmer leaves on a word: the h of "paghiamo", "banche", and the end of "restituiamo". */
const trimmed = (stemmed: string): string => stemmed.replace(/(.{3})iam$/, '$1').replace(/([cg])h$/, '$1');

/** "Fortissimo" is "forte". */
const plain = (word: string): string => word.replace(/(.{3})issim[oaie]$/, '$1o');

/** The stem of a regular Italian word, without accents. */
export const italianStem = (word: string): string => trimmed(fold(stemmer(plain(word))));
