import type { Advice, Locale } from '../../../contract';
import { talkOf } from '../embedded/small-talk';
import { foldText } from './fold';
import { ANNOUNCES, GOODBYE, NOT_UNDERSTOOD, SHORT_WORD, THANKS } from './message-kinds';
import { scopeOf } from './out-of-scope';
import type { AdviceRequest } from './port';
import { bare } from './reply-parts';
import { WORDS } from './words';

const LONGEST_COURTESY = 80;

interface Message {
  text: string;
  /** Its words, folded, without signs. */
  plain: string;
  language: Locale;
  /** Whether it is an entry's own phrasing. */
  asksEntry(): Promise<boolean>;
}

const GREETS =
  /^(?:ehi |hey |ehila )?(ciao|salve|buongiorno|buonasera|buon pomeriggio|buondi|hello|hi|good (?:morning|afternoon|evening))\b/;
const ASKS_HOW_ONE_IS = /\b(?:tutto bene|come (?:va|stai|state)|how are you)\b/;
/** Who greets while asking who answers is greeted back. On folded text. */
const greetingBefore = (folded: string, language: Locale): string => {
  const greeting = GREETS.exec(folded)?.[1];
  if (greeting === undefined) return '';
  const { fine } = WORDS[language];
  return `${greeting.charAt(0).toUpperCase()}${greeting.slice(1)}! ${ASKS_HOW_ONE_IS.test(folded) ? `${fine} ` : ''}`;
};

/** Greetings, thanks, insults, who one is talking to, and words that ask nothing yet; `null` for everything else. */
export const smallTalk = async (
  { userName, companyName, hasProjects }: AdviceRequest,
  { text, plain, language, asksEntry }: Message,
): Promise<Advice | null> => {
  const words = WORDS[language];
  const talk = talkOf(text);
  const isCourtesy = !text.includes('?') && plain.length < LONGEST_COURTESY;
  if (talk === 'greeting')
    return {
      ...bare(words.greeting(userName, companyName, hasProjects), 'greeting'),
      suggestions: [...words.openers],
    };
  if (talk === 'thanks' || talk === 'goodbye') return bare(words[talk], 'greeting');
  if (THANKS.test(plain) && isCourtesy) return bare(words.thanks, 'greeting');
  if (GOODBYE.test(plain) && isCourtesy) return bare(words.goodbye, 'greeting');
  if (scopeOf(plain) === 'insult')
    return { ...bare(words.insult, 'greeting'), suggestions: words.openers.slice(0, 2) };
  const folded = foldText(text);
  if (talk === 'identity' && !(await asksEntry()))
    return {
      ...bare(`${greetingBefore(folded, language)}${words.identity}`, 'greeting'),
      suggestions: [...words.openers],
    };
  if (SHORT_WORD.test(folded))
    return { ...bare(words.uncertain, 'greeting'), suggestions: [...words.openers] };
  if (language === 'it' && NOT_UNDERSTOOD.test(folded))
    return { ...bare(words.again, 'greeting'), suggestions: [...words.openers] };
  return language === 'it' && ANNOUNCES.test(folded)
    ? { ...bare(words.vague, 'asks'), suggestions: [...words.openers] }
    : null;
};
