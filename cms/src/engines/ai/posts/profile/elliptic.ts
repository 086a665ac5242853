import type { Locale } from '../../../../contract';
import { lowerFirst, sharesStem, stemsIn } from './text';

/** A sentence whose subject stands elsewhere: in the heading above it, or in the sentence before. */
const ELLIPTIC =
  /^(?:si (?!p[uò]ò)\p{L}+|valgono|vale|sono|è|(?:ha|hanno)(?! \p{L}+(?:ato|uto|ito)\b)|bastan?o?|va|vanno|viene|vengono|comprend(?:e|ono)|include|includono|misura(?:no)?|pesa(?:no)?|contien(?:e|gono)|prevede|prevedono|rest(?:a|ano)|cost(?:a|ano)|dur(?:a|ano)|parton?o?|arriv(?:a|ano)|serv(?:e|ono)|tutt[eia] con|(?:da|dai|dalle) \d|(?:ne|lo|la|li|le) \p{L}+iamo|il più \p{L}+ è quello|(?:it|they|this|these|that) |valid|all with|from €?\d)(?!\p{L})/iu;

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

/** A fact that can be read alone: with its topic before it where the sentence does not name it. */
export const withTopic = (text: string, topic: string, language: Locale, fromFile: boolean): string => {
  const [first] = stemsIn(topic, language);
  if (first === undefined) return text;
  const said = stemsIn(text, language);
  // "Il più regalato è quello da 60 euro" under "Buoni regalo" still wants the word for the thing.
  if (ELLIPTIC.test(text) ? said.has(first) : sharesStem(stemsIn(topic, language), said)) return text;
  if (!ELLIPTIC.test(text) && !(fromFile && BARE.test(text))) return text;
  // "La sala" over "Ha 60 posti" is the subject of its verb.
  const [verb = ''] = text.split(/\s/u);
  if (fromFile && language === 'it' && OWN_VERB.test(verb) && agrees(topic, verb))
    return `${topic.charAt(0).toUpperCase()}${topic.slice(1)} ${lowerFirst(text)}`;
  const heading = topic.charAt(0).toUpperCase() + topic.slice(1);
  const [sentence = ''] = text.split(/(?<=[.!?])\s/u);
  return sentence.includes(':') ? `${heading}. ${text}` : `${heading}: ${lowerFirst(text)}`;
};

/** True where a sentence needs another one before it. */
export const isElliptic = (text: string): boolean => ELLIPTIC.test(text);
