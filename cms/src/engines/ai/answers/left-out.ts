import { plain } from '../values/plain';
import type { Frame } from './frame';

const ARTICLES = String.raw`(?:nessun[oa]?|alcun[oa]?|ancora|il|la|lo|le|i|gli|l'|un|una|uno|the|any|an?|my)`;
const DENIED = new RegExp(
  String.raw`\b(?:senza|without|non (?:ho|abbiamo|hai|ha|hanno|avendo|possiedo)|do(?:es)?n't have|have no|has no)(?: ${ARTICLES})*[ ']([a-z]{4,})`,
  'g',
);
/** The beginnings of words that a question says somebody does without: "senza fodera", "non ho nessuna tessera". */
export const leftOutWords = (text: string): string[] =>
  [...text.matchAll(DENIED)].map(([, word = '']) =>
    word.slice(0, Math.max(4, word.length - (word.length > 7 ? 3 : 1))),
  );

type LeftOutIn = Pick<Frame, 'plain' | 'earlier'>;
const SAYS_WITH = /\b(?:con|senza|with|without|non (?:ho|abbiamo|hai|ha|hanno))\b/;
/** Whether a name is of what has the very thing that a question leaves out: "Con fodera", "barche con patente". */
export const namesWhatIsLeftOut = (name: string, { plain: text, earlier }: LeftOutIn): boolean =>
  // "Senza fodera quanto costa? – E lungo?": it is left out until something is said of it.
  leftOutWords(SAYS_WITH.test(text) ? text : `${earlier} ${text}`).some((start) =>
    new RegExp(String.raw`(?:^|\s)(?:con|with) (?:${ARTICLES}[ '])?${start}`).test(plain(name)),
  );
