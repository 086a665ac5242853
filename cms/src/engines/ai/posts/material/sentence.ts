import { sentencesOf } from '../../text/sentences';

const BULLET = /^\s*(?:[-–—*•▪·>]+|\d{1,2}[.)])\s+/;
/** A person writes to the writer here, not to customers. */
const ORDERS =
  /^(?:per favore,? |please,? |ti prego,? )?(?:non |mai |don[’']t |do not |never |always |sempre )?(?:usa|usare|usate|scriv\w+|evita\w*|parl[ai]\b|parlare|cita\w*|ricord[ai]\b|inserisci|aggiungi|metti|pubblic\w+|crea|genera|conclud\w+|termina|invit[ai]\b|promuov\w+|punta|mantieni|includi|ignor\w+|dimentica|cancella|elimina|modifica|cambia|imposta|programma|invia|agisci|rispondi|concentrati|rivolgiti|racconta|mostra|varia|alterna|dai |fai |tieni|devi|dovrai|sei un|use|write|avoid|mention|remember|add|put|publish|create|generate|end with|promote|keep|include|ignore|forget|delete|change|set |schedule|send|act as|answer|focus|tell|show|vary|you are|you must)\b/i;
/** Speaks of posts, plans or readers instead of the business. */
const ABOUT_POSTS =
  /\b(?:post|posts|hashtags?|emoji|prompt|istruzion\w+|instructions?|system|caption|didascali\w+|copy|tono|tone of voice|stile comunicativo|target|audience|pubblico di riferimento|clienti (?:ideali|tipo)|i nostri clienti sono|ci rivolgiamo|our customers are|we target|obiettiv\w+|our goals?|vogliamo|vorremmo|desideriamo|we want|we would like|we’d like|intelligenza artificiale|password|token|api|calendario|schedule|social)\b/i;
/** What an owner says of themselves to us: customers are told "we". */
const IN_FIRST_PERSON =
  /^(?:io |ho |gestisco|sono (?:un|una|il|la|lo|l’|l'|titolare|proprietari)|mi chiamo|my |i (?:am|have|run|own|want|would|work|sell|make|need)\b|i[’'](?:m|ve|d)\b)/i;
const ADDRESS = /https?:|www\.|@/i;
const CODE = /[<>{}|\\^`]|\b(?:select|insert|drop|script)\b/i;

const SHORTEST = 14;
const LONGEST = 240;

const tidy = (text: string): string => text.replace(BULLET, '').replace(/\s+/g, ' ').trim();

/** A line `Label: value`, and what stands in it. */
export interface LabelledLine {
  label: string;
  value: string;
}
export const labelled = (line: string): LabelledLine | null => {
  const found = /^([\p{L}][\p{L} /’'&]{1,28}?)\s*:\s+(\S.*)$/u.exec(tidy(line));
  return found ? { label: (found[1] ?? '').toLowerCase(), value: found[2] ?? '' } : null;
};

/** Lines of a text, bullets taken off. */
export const linesOf = (text: string): string[] => text.split(/\n+/).map(tidy).filter(Boolean);

/** The sentences of a line. */
export const sentences = (line: string): string[] =>
  sentencesOf(line).map(({ start, end }) => tidy(line.slice(start, end)));

/** True for a sentence that customers may read: it states something, of the business, and orders nobody. */
export const isForCustomers = (sentence: string): boolean =>
  sentence.length >= SHORTEST &&
  sentence.length <= LONGEST &&
  !sentence.endsWith('?') &&
  !sentence.endsWith(':') &&
  !ORDERS.test(sentence) &&
  !ABOUT_POSTS.test(sentence) &&
  !IN_FIRST_PERSON.test(sentence) &&
  !ADDRESS.test(sentence) &&
  !CODE.test(sentence) &&
  !/\b(?:ignora\w*|ignore|disregard)\b/i.test(sentence);

/** With a capital letter, and an end. */
export const asSentence = (text: string): string => {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]["»”)]*$/.test(begun) ? begun : `${begun.replace(/[,;:\s]+$/, '')}.`;
};
