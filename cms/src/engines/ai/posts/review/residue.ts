import type { Locale } from '../../../../contract';
import { isRawRow } from '../profile/read-table';

/** What a machine, a table or a cut leaves behind. */
const MARKS: readonly (readonly [name: string, found: RegExp])[] = [
  ['machine word', /(?<!\p{L})(?:undefined|null|NaN)(?!\p{L})|\[object|\{\{|\}\}|\$\{|<\/?[a-z]+>/u],
  ['marks', /(?<!\.)\.\.(?!\.)|,,|;;|[.!?][,;]|:\s*[.;!]|\(\s*\)| [,;.](?=\s|$)/u],
  ['two labels', /^[^.!?\n]{2,50}: [^.!?\n]{2,50}: /mu],
  ['heading', /(?:\p{Lu}{4,}\s+){2,}\p{Lu}{4,}/u],
  ['small letter first', /^\s*["“«]?\p{Ll}/u],
  ['slip', /(?:\.{3}|…)\s*$|(?:^|[.!?]\s+)(?:anzi|no,? scus\p{L}+|mi correggo|scratch that)(?!\p{L})/imu],
  [
    'broken off',
    /(?:[,;:–—]|(?<!\p{L})(?:e|o|di|a|da|in|con|su|per|tra|il|la|lo|i|gli|le|un|una|che|del|della|and|or|the|of|to|with|for))\s*$/u,
  ],
];
/** Articles and prepositions that no Italian sentence has side by side, or before a vowel. */
const ITALIAN: readonly (readonly [name: string, found: RegExp])[] = [
  ['article', /(?<!\p{L})(?:di|a|da|in|su) (?:il|lo|gli|i|le)(?!\p{L})/u],
  ['elision', /(?<!\p{L})(?:il|del|al|nel|dal|sul) [aeiouàèéìòù]\p{Ll}/iu],
  [
    'article before a sound',
    /(?<!\p{L})(?:il|un|del|al|nel) (?:z|s[bcdfgptvz]|gn|ps)\p{Ll}|(?<!\p{L})lo [bcdfglmnpqrtv][aeiou]\p{Ll}+o(?!\p{L})(?= [^\p{L}]|[.,])/iu,
  ],
];
const PAIRS = ['«»', '“”', '()'] as const;
const TWICE = /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/giu;
const MAY_STAND_TWICE =
  /^(?:piano|bello|bella|via|mano|ciao|quasi|passo|no|sì|poco|proprio|very|so|had|that|bye|mai|così|giorno|ora)$/iu;

/** The name of what a text has that nobody would write; null for none. */
export const residueIn = (text: string, language: Locale): string | null => {
  const body = text.trim();
  if (isRawRow(body)) return 'row of a table';
  const found = [...MARKS, ...(language === 'it' ? ITALIAN : [])].find(([, mark]) => mark.test(body));
  if (found) return found[0];
  if (PAIRS.some(([left = '', right = '']) => body.split(left).length !== body.split(right).length))
    return 'unpaired';
  return [...body.matchAll(TWICE)].some(([, word = '']) => !MAY_STAND_TWICE.test(word)) ? 'twice' : null;
};
