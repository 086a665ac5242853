import { type QuestionType, questionTypeOf } from '../text/question-type';
import { isStopWord } from '../text/stop-words';
import { fold, type Token, tokenise } from '../text/tokenise';
import type { Lexeme } from './analysed-text';

/** One content word of a question, as the index will look for it. */
export interface QueryTerm {
  folded: string;
  /** One stem per language of the material; usually one. */
  stems: string[];
  /** Stems of other words for the same thing: found, they count for less. */
  alike: string[];
  idf: number;
  /** Below 1 for a repaired word or one carried over from the question before. */
  weight: number;
  known: boolean;
  /** Read as the nearest known word. */
  repaired: boolean;
  /** The material says it by another name, in the question's own language. */
  renamed: boolean;
  /** The material speaks only of that of which the thing is a variety. */
  byKind: boolean;
  digit: boolean;
  capital: boolean;
  /** The name of a place: no other word stands for it by its beginning. */
  place: boolean;
}

/** How far one word of a text answers to a question. */
export interface Likeness {
  /** To each of its terms, 0 to 1. */
  values: number[];
  /** The terms that have the word's very stem; `[]` when only its beginning or another name agrees. */
  sameStem: number[][];
}

export interface Query {
  terms: QueryTerm[];
  type: QuestionType;
  /** Sum of weight · idf: the most that one passage could tell about this question. */
  mass: number;
  /** How far each word met so far answers to the question; passages repeat their words. */
  met: Map<Lexeme, Likeness | null>;
}

/** A pasted essay is not a question: what counts is said in its first words. */
const MOST_TERMS = 48;

export interface RawTerm {
  token: Token;
  folded: string;
  weight: number;
}

/** "E per i rimborsi?" leans on what was said before: short, or opening with a word that points back. */
const POINTS_BACK =
  /^(?:e|ed|ma|invece|anche|oppure|o|quindi|allora|and|what about|how about|but|or|so)\b|\b(?:quello|quella|quelli|quelle|questo|questa|questi|queste|esso|essa|essi|ne|it|that|this|those|these|them)\b/i;

/** "Dove siete?" is made of small words only, and asks for an address all the same. */
const WHERE_ARE_YOU =
  /\b(?:dov ?e|dove) (?:siete|sei|siamo|vi trovate|ti trovi|vi trovo|si trova|e il|e la)|\bwhere (?:are you|can i find you)\b/;

/** "Dov'è lo studio?", "where is your office?": the premises themselves are asked for, whatever they are called. */
const WHERE_IS_IT =
  /\b(?:dov ?e|dove (?:e|sta|si trova|avete|rimane)|where is)(?: (?:il|lo|la|l|un|your|the|vostr[oa]|tuo|tua))*(?: (?:negozio|studio|sede|ufficio|scuola|palestra|salone|ristorante|locale|laboratorio|officina|bottega|clinica|centro|hotel|albergo|struttura|shop|store|office|practice|studio|restaurant|school|gym|salon|clinic|place))$/;

/** Two small words that mean the weather. */
const WEATHER = /\bche tempo (?:fa|farà|fara|c['’]è|ci sarà|è previsto)(?!\p{L})/giu;
/** How much of the question before still counts. */
const CARRIED = 0.6;

const contentOf = (text: string, weight: number): RawTerm[] => {
  const distinct = new Set<string>();
  return tokenise(text.replace(WEATHER, 'meteo')).flatMap((token) => {
    const folded = fold(token.text);
    if (isStopWord(folded) || distinct.has(folded)) return [];
    distinct.add(folded);
    return [{ token, folded, weight }];
  });
};

/** True when a question cannot be understood without the one before it. */
export const isFollowUp = (text: string): boolean => {
  const content = contentOf(text, 1).length;
  if (content === 0 && WHERE_ARE_YOU.test(fold(text.toLowerCase()).replace(/['’]/g, ' '))) return false;
  return content < 2 || (content < 4 && POINTS_BACK.test(text.trim()));
};

/** The content words of a question, and those of the earlier one that it leans on. */
export const rawTerms = (
  text: string,
  earlier: string | undefined,
): { terms: RawTerm[]; type: QuestionType } => {
  const own = contentOf(text, 1).slice(0, MOST_TERMS);
  const plain = tokenise(text.slice(0, 200))
    .map(({ text: word }) => fold(word))
    .join(' ');
  if (own.length === 0 && WHERE_ARE_YOU.test(plain))
    return { terms: contentOf('indirizzo', 1), type: 'where' };
  if (WHERE_IS_IT.test(plain)) own.unshift(...contentOf('indirizzo', 1));
  const type = questionTypeOf(tokenise(text.slice(0, 500)));
  if (earlier === undefined || !isFollowUp(text)) return { terms: own, type };
  const known = new Set(own.map(({ folded }) => folded));
  const carried = contentOf(earlier, CARRIED).filter(({ folded }) => !known.has(folded));
  const inherited = type === 'what' ? questionTypeOf(tokenise(earlier.slice(0, 500))) : type;
  return { terms: [...own, ...carried].slice(0, MOST_TERMS), type: inherited };
};
