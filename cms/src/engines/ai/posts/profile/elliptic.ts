import type { Locale } from '../../../../contract';
import { articleOf, nounOf, type Noun } from '../writing/grammar-it';
import { lowerFirst, sharesStem, stemsIn, upperFirst } from './text';

/** A sentence whose subject stands elsewhere: in the heading above it, or in the sentence before. */
const ELLIPTIC =
  /^(?:si (?!p[uò]ò)\p{L}+|valgono|vale|sono|è|(?:ha|hanno)(?! \p{L}+(?:ato|uto|ito)\b)|bastan?o?|va|vanno|viene|vengono|comprend(?:e|ono)|include|includono|misura(?:no)?|pesa(?:no)?|contien(?:e|gono)|prevede|prevedono|rest(?:a|ano)|cost(?:a|ano)|dur(?:a|ano)|parton?o?|arriv(?:a|ano)|serv(?:e|ono)|tutt[eia] con|(?:da|dai) \d[\d.,]* ?(?:€|euro)|(?:ne|lo|la|li|le) \p{L}+iamo|il più \p{L}+ è quello|(?:it|they|this|these|that) |is|are|has|have|last|cost|valid|all with|from (?:€ ?\d|\d+ ?(?:€|euro)))(?!\p{L})/iu;

/** A row of things before a colon says what they are only with its heading. */
const BARE =
  /^(?!(?:il|lo|la|i|gli|le|un|una|uno|the|an?|in|nel|nella|nell|per|con|da|dal|dalla|a|al|alla|ogni|chi|se|quando|di|dopo|prima|non|noi|we)\b|l[’'])\p{L}+(?:\s\p{L}+)?,[^.]*:/iu;

const OWN_VERB =
  /^(?:ha|hanno|è|sono|costan?o?|dura(?:no)?|comprend(?:e|ono)|include|includono|misura(?:no)?|pesa(?:no)?|contien(?:e|gono)|prevede|prevedono|parte|partono)$/iu;
/** A heading with an article, in the number of the verb. */
const agrees = (topic: string, verb: string): boolean =>
  /^(?:(?:il|lo|la)\s|l[’'])/iu.test(topic)
    ? !/no$/iu.test(verb)
    : /^(?:i|gli|le)\s/iu.test(topic) && /no$/iu.test(verb);

const VERB_FIRST =
  /^(?:si (?!(?:esc|entr|part|va|st[aà]|vien|torn|gir|lavor|arriv|cominci|apr|chiud|sal|scend)\p{L}*)\p{L}+(?:a|e|no)|valgono|vale|bastan?o?|va|vanno|viene|vengono|rest(?:a|ano)|arriv(?:a|ano)|serv(?:e|ono)|ha|hanno|è|sono|costan?o?|dura(?:no)?|comprend(?:e|ono)|include|includono|misura(?:no)?|pesa(?:no)?|contien(?:e|gono)|prevede|prevedono|parton?o?|parte|nasc(?:e|ono)|cost(?:a|ano))(?!\p{L})/iu;
const ENGLISH_VERB =
  /^(?:is|are|has|have|costs?|lasts?|starts?|opens?|closes?|begins?|ends?|leaves?|runs?|takes?|includes?|comes?|can|must|needs?)(?!\p{L})/iu;
const CLITIC = /(?:^|^[^,;.]{0,25}\s)(lo|la|li|le)\s\p{L}+iamo(?!\p{L})/iu;
const isClitic = (word: string, { feminine, plural }: Noun): boolean =>
  word.toLowerCase() === (feminine ? (plural ? 'le' : 'la') : plural ? 'li' : 'lo');

/** `casse` with "le spediamo" is many, though its ending does not tell. */
const pluralBy = (topic: string, clitic: string | undefined): Noun | null =>
  clitic?.toLowerCase() === 'le' && /^\p{L}+e(?:\s|$)/u.test(topic) ? { feminine: true, plural: true } : null;

/** True where a clause speaks of the topic by a word in its place: "d'inverno li teniamo noi" of `agrumi`. */
export const pointsTo = (clause: string, topic: string): boolean => {
  const clitic = CLITIC.exec(clause)?.[1];
  const noun = nounOf(topic) ?? pluralBy(topic, clitic);
  return clitic !== undefined && noun !== null && isClitic(clitic, noun);
};

/** `agende` before a verb for many is many, though its ending does not tell. */
const pluralIn = (topic: string, verb: string | undefined): Noun | null =>
  verb && /no$/u.test(verb) && /^\p{L}+e(?:\s|$)/u.test(topic) ? { feminine: true, plural: true } : null;

/** A sentence without the topic that it begins with, for where that was named already; itself where too little is left. */
export const withoutTopic = (text: string, topic: string): string => {
  if (topic === '') return text;
  const plain = text.replace(/^(?:(?:il|lo|la|i|gli|le|di|the)\s|l[’'])/iu, '');
  if (!plain.toLowerCase().startsWith(topic.toLowerCase())) return text;
  const rest = plain.slice(topic.length);
  const statement = /^[:.]\s/u.test(rest) ? rest.slice(2) : rest.trimStart();
  const stands = /^[:.]\s/u.test(rest) || VERB_FIRST.test(statement) || CLITIC.test(statement);
  return stands && statement.split(/\s+/u).length > 3 ? upperFirst(statement) : text;
};

/** What is said of a topic as one sentence: "I buoni regalo valgono un anno", "Di panettoni ne facciamo cinque"; else after a colon. */
export const saidOf = (topic: string, clause: string): string => {
  // "Lecco, Como e Sondrio" are names.
  const lowered = /^\p{Lu}\p{Ll}+(?:,| e| and)\s\p{Lu}\p{Ll}/u.test(clause) ? clause : lowerFirst(clause);
  // "il lunedì: siamo aperti anche il lunedì" names it itself.
  if (topic.length > 3 && lowered.toLowerCase().includes(topic.toLowerCase())) return upperFirst(clause);
  // "we pack in straw" has its own subject.
  if (/^(?:we|noi) \p{L}/iu.test(lowered)) return upperFirst(clause);
  if (ENGLISH_VERB.test(lowered)) return `${upperFirst(topic)} ${lowered}`;
  const hasArticle = /^(?:(?:il|lo|la|i|gli|le)\s|l[’'])/iu.test(topic);
  const verb = VERB_FIRST.exec(lowered)?.[0];
  const noun = hasArticle
    ? null
    : (nounOf(topic) ?? pluralIn(topic, verb) ?? pluralBy(topic, CLITIC.exec(lowered)?.[1]));
  const whole = noun ? upperFirst(`${articleOf(topic, noun)}${lowerFirst(topic)}`) : upperFirst(topic);
  if (verb && (noun ? noun.plural === /no$/u.test(verb) : hasArticle && agrees(topic, verb)))
    return `${whole} ${lowered}`;
  if (noun && pointsTo(lowered, topic)) return `${whole} ${lowered}`;
  if (noun?.plural && /^ne \p{L}+iamo(?!\p{L})/iu.test(lowered)) return `Di ${lowerFirst(topic)} ${lowered}`;
  return `${upperFirst(topic)}: ${lowered}`;
};

/** `La sala prove si affitta`, `Siamo chiusi`: whoever it is about, it is not the heading. */
const OWN_SUBJECT =
  /^(?:siamo|abbiamo|facciamo|we are|we have|(?:(?:il|lo|la|i|gli|le|the)\s|l[’'])\p{L}+(?:\s\p{L}+){0,3}?\s(?:è|sono|si|ha|hanno|va|vanno|costa|costano|dura|durano|arriva|arrivano|parte|partono|viene|vengono|is|are|has|have|costs?|lasts?)\s)/iu;

/** "Tolta la vernice a mano", "Rifatte in gesso": what was done to the thing in the heading. */
const DONE_TO_IT =
  /(?:^|[.!?]\s)\p{Lu}\p{L}+(?:[aiu]t|tt|lt|nt|rt|ss)[oaie]\s(?:(?:il|lo|la|i|gli|le|in|con|a|per|di|da)\s|l[’'])/u;

/** A fact that can be read alone: with its topic before it where the sentence does not name it. */
export const withTopic = (text: string, topic: string, language: Locale, fromFile: boolean): string => {
  const [first] = stemsIn(topic, language);
  if (first === undefined) return text;
  const stems = stemsIn(text, language);
  // "Il più regalato è quello da 60 euro" under "Buoni regalo" still wants the word for the thing.
  const named = stemsIn(topic, language);
  // One word of a long heading does not name it: "ultimo libro amato" under "Libro a sorpresa in scatola".
  const isWork = fromFile && DONE_TO_IT.test(text);
  const isNamed = isWork
    ? stems.has(first)
    : named.size < 3
      ? sharesStem(named, stems)
      : [...named].filter((word) => stems.has(word)).length > 1;
  // What a later sentence names is not yet named where the first one begins.
  const opening = stemsIn(text.split(/(?<=[.!?])\s/u)[0] ?? '', language);
  if (ELLIPTIC.test(text) ? opening.has(first) : isNamed) return text;
  // "Ordini per Natale: entro il 17" has its own topic.
  const hasOwn = /^\p{L}[^.,:;!?]{3,40}: /u.test(text) && !BARE.test(text);
  if (fromFile && !ELLIPTIC.test(text) && OWN_SUBJECT.test(text)) return text;
  if (
    !ELLIPTIC.test(text) &&
    !(fromFile && (BARE.test(text) || (topic.split(/\s+/u).length < (isWork ? 7 : 5) && !hasOwn)))
  )
    return text;
  // "La sala" over "Ha 60 posti" is the subject of its verb.
  const [verb = ''] = text.split(/\s/u);
  if (fromFile && language === 'it' && OWN_VERB.test(verb) && agrees(topic, verb))
    return `${topic.charAt(0).toUpperCase()}${topic.slice(1)} ${lowerFirst(text)}`;
  // A whole sentence with a mark of its own stands alone, and English ones do anyway.
  if (
    fromFile &&
    !ELLIPTIC.test(text) &&
    !BARE.test(text) &&
    (language === 'en' || /^[^.]*\p{L}: /u.test(text))
  )
    return text;
  const [sentence = ''] = text.split(/(?<=[.!?])\s/u);
  const whole = saidOf(topic, text);
  const [begun = ''] = whole.split(/(?<=[.!?])\s/u);
  if (begun.split(': ').length < 3) return whole;
  // "Agrumi: si bagna poco: una volta…" has one mark too many.
  return sentence.length < 90
    ? `${upperFirst(topic)}: ${lowerFirst(text.replace(': ', ', '))}`
    : `${upperFirst(topic)}. ${text}`;
};

/** True where a sentence needs another one before it. */
export const isElliptic = (text: string): boolean => ELLIPTIC.test(text);
