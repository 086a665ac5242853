import type { ClosingQuestion, PostClosing, SocialProfile } from '../../../../contract';
import { sentencesIn } from './text';

const EVERY_POST = String.raw`(?:(?:sempre|ogni volta|always|each time|every time|tutti|ogni|i|il|gli|all|each|every|the|your|miei|nostri|tutto|everything) )*(?:posts? )?(?:sempre |always )?`;
/** "Chiudete i post con "A presto"", "Always end with…". */
const ENDS_WITH = new RegExp(
  String.raw`(?<!\p{L})(?:chiud(?:i|ete|ere|iamo|a)|fini(?:sci|te|re|amo|sca)|finisc[ao]no|termin(?:a|ate|are|i)|conclud(?:i|ete|ere|a)|salut(?:a|ate|are)|firm(?:a|ate|are)|end|ends|close|finish|sign off)\s${EVERY_POST}(?:con|with)\s(.+)$`,
  'iu',
);
/** "Metti sempre il telefono: …", "In every post put the address". */
const ALWAYS_HAS =
  /(?<!\p{L})(?:(?:mett|scriv|indic|aggiung|inser|riport|includ)\p{L}*|put|add|include|give|write)\s(?=.*(?<!\p{L})(?:sempre|ogni post|tutti i post|ogni volta|always|every post|each post|all posts)(?!\p{L}))(.+)$|(?<!\p{L})(?:sempre|always|(?:in|su) ogni post|in every post)\s(?:(?:mett|scriv|indic|aggiung|inser)\p{L}*|put|add|include|give)\s(.+)$/iu;
const QUOTED = /["“«]([^"”»]{2,80})["”»]/u;
const PHONE_WORDS =
  /(?<!\p{L})(?:telefon\p{L}*|numer[oi]|cellulare|whatsapp|recapit[oi]|phone|number)(?!\p{L})/iu;
const PHONE =
  /(?<![\d.,€])(?:\+39 ?)?(?:0|3)\d{1,3}[ ./-]?\d{3}(?:[ ./-]?\d{2,4}){1,2}(?![\d€])|\+\d{2}[\d ]{8,14}\d/u;
const ASKS_QUESTION = /(?<!\p{L})(?:una domanda|un[’']? interrogativ\p{L}*|a question)(?!\p{L})/iu;
/** A question at the end, whatever verb wants it there. */
const QUESTION_AT_END =
  /(?:una domanda|a question)\b[^.]*(?<!\p{L})(?:alla fine|in fondo|in chiusura|at the end|to close)(?!\p{L})|(?<!\p{L})(?:alla fine|in fondo|in chiusura|at the end)(?!\p{L})[^.]*(?:una domanda|a question)(?!\p{L})/iu;
/** "Qualche volta una domanda ci sta bene", "Una domanda ogni tanto". */
const QUESTION_AT_TIMES =
  /(?<!\p{L})(?:(?:ogni tanto|a volte|qualche volta|sometimes|now and then|once in a while)[^.;:]{0,40}(?:una domanda|a question)|(?:una domanda|a question)[^.;:]{0,40}(?:ogni tanto|a volte|qualche volta|sometimes|now and then|once in a while))(?!\p{L})/iu;
const NOT_ALWAYS =
  /(?<!\p{L})(?:ogni tanto|a volte|qualche volta|quando|se (?:viene|capita|si può|ci sta|serve)|sometimes|now and then|once in a while|when|if it|where)(?!\p{L})/iu;
const REFUSES = /(?<!\p{L})(?:non|mai|niente|senza|evita\p{L}*|never|don[’']t|do not|no)(?!\p{L})/iu;

/** True for a sentence that says how posts are to end, or what every one of them is to hold. */
export const isAboutClosing = (sentence: string): boolean =>
  ENDS_WITH.test(sentence) ||
  QUESTION_AT_END.test(sentence) ||
  QUESTION_AT_TIMES.test(sentence) ||
  (ALWAYS_HAS.test(sentence) && (PHONE_WORDS.test(sentence) || QUOTED.test(sentence)));

const NO_CLOSING: PostClosing = { lines: [], question: 'never' };

/** How an owner wants posts to end, by what was typed to the writer. */
export const closingIn = (
  instructions: string,
  callToAction: string,
  language: SocialProfile['language'],
): PostClosing => {
  const lines = new Set<string>();
  let question: ClosingQuestion = NO_CLOSING.question;
  const addPhone = (wanted: string): void => {
    const number = PHONE.exec(wanted)?.[0] ?? PHONE.exec(instructions)?.[0];
    const isShown =
      number !== undefined && callToAction.replace(/\D/gu, '').includes(number.replace(/\D/gu, ''));
    if (number !== undefined && !isShown)
      lines.add(`${language === 'en' ? 'Phone' : 'Telefono'}: ${number.trim()}`);
  };
  for (const sentence of instructions.split(/\n+/u).flatMap(sentencesIn)) {
    const ending = ENDS_WITH.exec(sentence);
    const has = ALWAYS_HAS.exec(sentence);
    const wanted = ending?.[1] ?? has?.[1] ?? has?.[2] ?? '';
    const before = sentence.slice(0, ending?.index ?? has?.index ?? 0);
    if (REFUSES.test(before)) continue;
    if (QUESTION_AT_END.test(sentence) || (ending && ASKS_QUESTION.test(wanted)))
      question = NOT_ALWAYS.test(sentence) ? 'sometimes' : 'always';
    else if (QUESTION_AT_TIMES.test(sentence) && question === 'never') question = 'sometimes';
    if (wanted === '' || NOT_ALWAYS.test(sentence)) continue;
    const phrase = QUOTED.exec(wanted)?.[1];
    // Several words to choose from ("metti sempre «Marche» o Ancona") are no line of their own.
    if (phrase !== undefined && (ending || phrase.split(/\s+/u).length > 2)) lines.add(phrase.trim());
    else if (PHONE_WORDS.test(wanted)) addPhone(wanted);
  }
  return { lines: [...lines], question };
};
