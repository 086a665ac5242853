import { isMeasured } from '../values/quantities';
import { isThing } from './counted';
import type { Frame } from './frame';

/** What one pays is asked for, not what all pay. */
const EACH =
  /\b(?:a|per) (?:persona|testa|invitato|ospite|pezzo|person|head)\b|\bciascun\w*|\bcadaun\w*|\bl'un[oa]\b|\beach\b/;
/** "Lavaggio + taglio". */
const ADDS =
  / \+ |(?<!\bnon\b[^,;.?]{0,25})\bpiu (?!(?:di|d'|che|o|a|ad|da|in|per|tardi|presto|volte|avanti|car[oaie]|\d+)\b)[a-z]/;
/** "Due ulivi più sei lavande": so many of something else; two months more are no other thing. */
const ADDS_COUNTED =
  /\bpiu \d{1,2} (?!(?:giorn|ore?\b|or[ae]\b|minut|mes[ei]|ann[oi]|nott|settiman|euro|volt|person|days?|hours?|weeks?|months?|nights?|people))[a-z]{3,}/;
/** The same of things by their articles: nothing but a sum can be meant. */
const ADDS_NOUN = /\bpiu (?:un[oa]?|il|lo|la|i|gli|le|l'|\d+) ?[a-z]{3}/;
/** "Fine cantiere, appartamento di 80 mq", "orlo di due pantaloni": nothing but what so much of it costs. */
const isCountedThing = ({ measure, isYesNo, isList, asksOpen, quantities, plain: text }: Frame): boolean =>
  measure === null &&
  !isYesNo &&
  !isList &&
  asksOpen === null &&
  quantities.some(({ unit, amount }) => amount > 1 && (isMeasured(unit) || isThing(unit))) &&
  text.split(' ').length <= 10;
/** Spending on several things is a sum even where nobody says so. */
const SPENDS =
  /\bquanto (?:spend\w+|fa|fanno|verrebbe|viene in tutto)\b|\btogether\b|\binsieme\b|\bhow much (?:would|will) i\b/;

/** Whether a question wants things added up. */
export const addsThings = ({ plain: text }: Frame): boolean =>
  ADDS.test(text) || ADDS_COUNTED.test(text) || SPENDS.test(text);

/** Whether a question may be answered by a sum. */
export const asksSum = (frame: Frame): boolean => {
  if (frame.wantsTotal) return true;
  if (EACH.test(frame.plain)) return false;
  const isPrice = frame.measure === 'money' && !frame.isYesNo && !frame.isList;
  // "Un completo più una cravatta?"
  const isAdded = frame.measure === null && !frame.isYesNo && ADDS_NOUN.test(frame.plain);
  return isPrice || isAdded || isCountedThing(frame);
};

/** "Due otturazioni piccole e una grande": another one of the kind, by no more than what tells it apart. */
const COUNTED_AGAIN =
  /\b[2-9] [a-z]{3,}(?: [a-z]{3,})? (?:e|piu|and|plus) (?:un[oa]?|an?|one) (?!volt|or[ae]|giorn|nott|settiman|mes|ann|persona|bambin|hour|day|night|week)[a-z]{4,}/;
export const countsAnother = ({ plain: text }: Frame): boolean => COUNTED_AGAIN.test(text);
