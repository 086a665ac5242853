import type { ReadFigure } from './counts-nothing';
import {
  AT_PRICE,
  DID_IN,
  EARNED_ON,
  IN_A_SPAN,
  MOST_COMING,
  NE_COMING,
  NE_COUNT,
  NE_DOES_IN_SPAN,
  OF_WHOM,
  SEVERAL_AT_PRICE,
  SOLD_AT_BEFORE,
  SOME_OF_THEM,
  WHO_DID,
} from './mention-patterns';

const IS_MONEY = /^\s*(?:€|euro|%)/u;
const MOST_OF_THEM = 9_900;
/** "Quanti in più, se ora ne ho 90?": of money it would be told where it lies. */
const HELD = /^\s*(?:[?!.,;]|$|al giorno|a settimana|in (?:agenda|lista|carico)|iscritt|abbonat|fiss[ie]\b)/u;

/** "20 a 30 euro, 12 a 45": counts at their prices, where there are several. */
const isAtItsPrice = ({ folded, end, before }: ReadFigure): boolean =>
  AT_PRICE.test(folded.slice(end)) &&
  !/\b(?:da|dai|dal|dalle|tra|passa\w*) $/u.test(before) &&
  (folded.match(SEVERAL_AT_PRICE) ?? []).length >= 2;

/** "Ne faccio 3.500 al mese", "ne spedisco 320", "ne arrivano 20": what "ne" stands for is counted. */
const isOfNe = ({ folded, end, before, value }: ReadFigure): boolean =>
  (NE_COUNT.test(before) &&
    !IS_MONEY.test(folded.slice(end)) &&
    // "Ne faccio 31.500" may be money: only a span makes it a count.
    (!/\bne facci\w* (?:circa |in media |almeno )?$/u.test(before) ||
      /^ (?:(?:al|a|ogni|per|alla|la|il) |l')\p{L}/u.test(folded.slice(end)))) ||
  (NE_DOES_IN_SPAN.test(before) && IN_A_SPAN.test(folded.slice(end))) ||
  (value % 100 === 0 &&
    value <= MOST_COMING &&
    NE_COMING.test(before) &&
    !IS_MONEY.test(folded.slice(end)) &&
    !(
      /\bne (?:ho|abbiamo) (?:ora |adesso |gia |solo |circa )?$/u.test(before) &&
      !HELD.test(folded.slice(end))
    ));

/** "Mi hanno scritto in 48", "di questi 12 hanno comprato": people. */
const isOfPeople = ({ folded, end, before, value }: ReadFigure): boolean =>
  value % 100 === 0 &&
  (DID_IN.test(before) || (OF_WHOM.test(before) && WHO_DID.test(folded.slice(end, end + 12))));

/** "Li vendo a 14 … quanto guadagno su 60?", "26 posti a 85 euro, 4 sono sfitti": how many, or some, of what is sold. */
const isOfThoseSold = ({ folded, start, end, before, digits, value }: ReadFigure): boolean =>
  digits !== undefined &&
  value % 100 === 0 &&
  ((EARNED_ON.test(before) &&
    /^\s*(?:[?!.]|$)/u.test(folded.slice(end)) &&
    SOLD_AT_BEFORE.test(folded.slice(0, start))) ||
    (value <= MOST_OF_THEM && SOME_OF_THEM.test(folded.slice(end, end + 24))));

/** What a number without a noun counts, by the words around it; `null` where it may be money. */
export const unitOfBareCount = (figure: ReadFigure, isCount: boolean): 'pieces' | 'people' | null => {
  if (figure.unit !== 'plain') return null;
  if ((isCount && isAtItsPrice(figure)) || isOfNe(figure)) return 'pieces';
  if (isOfPeople(figure)) return 'people';
  return isOfThoseSold(figure) ? 'pieces' : null;
};
