import { stem } from '../stem';
import { fold } from '../tokenise';

/** A word of a group, folded, with its stem in the language it is of. */
export interface LexiconWord {
  folded: string;
  stem: string;
}

const wordsOf = (side: string, language: 'it' | 'en'): LexiconWord[] =>
  side
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ folded: fold(word), stem: stem(word, language) }));

/** The words of a group: Italian ones, then after the bar English ones. */
export const readGroup = (group: string): LexiconWord[] => {
  const [italian = '', english = ''] = group.split('|');
  return [...wordsOf(italian, 'it'), ...wordsOf(english, 'en')];
};
