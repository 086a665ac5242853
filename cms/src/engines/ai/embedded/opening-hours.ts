import { sentencesOf } from '../text/sentences';
import { fold, tokenise } from '../text/tokenise';

/** Asking when somebody is there, in the words that people use. */
const ASKED =
  /\b(?:orari\w*|a che ora (?:aprite|chiudete|apre|chiude|siete)|(?:siete|e|sara|sarete) (?:apert[oi]|chius[oi])|quando (?:aprite|chiudete|siete apert[oi])|(?:opening|business) (?:hours|times)|(?:when|what time) (?:do you|are you|does it) (?:open|close|closed)|are you (?:open|closed))\b/;
const OPEN = /\b(?:apert|apri|chius|chiud|orari|open|clos|hours)/i;
const WHEN =
  /\b\d{1,2}(?:[:.]\d{2})?\b|\b(?:luned|marted|mercoled|gioved|venerd)[iì]|\b(?:sabato|domenica|feriali|festivi)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/i;
/** What the owner tells the bot to do is not for visitors. */
const ORDER =
  /\b(?:rispond|dire|di(?:gli|lle|cendo)|d[iì]['’]|non (?:parlar|cit|menzion|rivel)|scriv|mai|sempre che|se (?:ti |un |il |la |qualcuno )|chied|invit|suggeri|propon|answer|repl|say|tell|never|if|when (?:asked|a|the|someone)|mention|ask|suggest)/i;

/** Whether a question is about opening hours. */
export const asksForHours = (text: string): boolean => {
  const plain = tokenise(text.slice(0, 300))
    .map(({ text: word }) => fold(word))
    .join(' ');
  return ASKED.test(plain);
};

/** The sentences of the owner's own instructions that state opening hours, word for word; '' when none does. */
export const hoursIn = (instructions: string): string =>
  sentencesOf(instructions)
    .map(({ start, end }) => instructions.slice(start, end))
    .filter((sentence) => OPEN.test(sentence) && WHEN.test(sentence) && !ORDER.test(sentence))
    .join(' ');
