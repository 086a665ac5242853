import { plain } from '../values/plain';

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

/** Whether a name is of what has the very thing that a question leaves out: "Con fodera", "barche con patente". */
export const namesWhatIsLeftOut = (name: string, text: string): boolean =>
  leftOutWords(text).some((start) =>
    new RegExp(String.raw`(?:^|\s)(?:con|with) (?:${ARTICLES}[ '])?${start}`).test(plain(name)),
  );
