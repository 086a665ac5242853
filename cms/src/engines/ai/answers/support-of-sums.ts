import { plain } from '../values/plain';
import { addsThings, countsAnother } from './asks-sum';
import { about } from './compare';
import { TIMES } from './counted';
import { isAskingOnly, leftOutIn, partsOf } from './question-parts';
import { HEAVY, isNumber, MET, ROWS, type Source } from './support-source';
import { meets } from './words';

const FURTHER = /\b(?:extra|in piu|aggiuntiv\w+|ulterior\w+|further|additional)\b/;
/** "8 days": what one day more costs is not what so many cost. */
export const tellsFurtherUnit = ({ candidate: { band, text }, frame }: Source): boolean =>
  ROWS.has(band) &&
  frame.measure === 'money' &&
  FURTHER.test(plain(text)) &&
  !FURTHER.test(frame.plain) &&
  frame.quantities.some(({ unit, amount }) => TIMES.has(unit) && amount > 1);

const SUMS: ReadonlySet<string> = new Set(['sum', 'total', 'share', 'case']);
/** "Mattina lunga più l'anticipo, in tutto": the price of one of them alone is not the sum. */
export const tellsPartOfSum = ({ candidate: { band }, frame, tables, around }: Source): boolean => {
  if (SUMS.has(band) || !(frame.wantsTotal || addsThings(frame)) || frame.comparison || frame.superlative)
    return false;
  const parts = partsOf(frame, tables, leftOutIn(frame, tables)).filter((part) => !isAskingOnly(part));
  const isMissing = (part: string): boolean => {
    const own = about(part, frame).terms.filter(
      (term) => !term.carried && term.weight >= HEAVY && !isNumber(term),
    );
    return own.length > 0 && own.every((term) => meets(term, around) < MET);
  };
  return parts.length > 1 && parts.some(isMissing);
};

const ME_AND_MINE =
  /\b(?:per )?(?:me|io|noi) e (?:per )?(?:(?:il|la|i|le) )?(?:mi[oae]|miei|nostr[oaie]) |\b(?:for )?(?:me|us) and (?:for )?(?:my|our) /;
/** "Per me e per mio figlio, in tutto?": what one of them pays is not the sum. */
export const tellsOneOfParty = ({ candidate: { band, text }, frame }: Source): boolean =>
  ROWS.has(band) &&
  frame.wantsTotal &&
  frame.measure === 'money' &&
  (ME_AND_MINE.test(frame.plain) || countsAnother(frame)) &&
  !/\b(?:famigl|coppi|2 |due |famil|coupl)/.test(plain(text));

const FROM_SO_MANY =
  /^(?:gruppi )?(?:da|dai|dalle|oltre|from|over) (\d+) (?:person\w*|partecipant\w*|people|guests)\b/;
/** "Siamo in 5": what groups of twelve and more pay is another price. */
export const tellsLargerParty = ({ candidate: { text, band }, frame }: Source): boolean => {
  const [, least] = FROM_SO_MANY.exec(plain(text)) ?? [];
  return (
    least !== undefined &&
    !SUMS.has(band) &&
    frame.measure === 'money' &&
    frame.quantities.some(({ unit, amount }) => unit === 'person' && amount > 1 && amount < Number(least))
  );
};

const ONE_OF_TWO = new Set(['cell', 'any-cell', 'row']);
/** "Costa di più questo o quello?": the value of one of them compares nothing. */
export const comparesNothing = ({ candidate: { band }, frame }: Source): boolean =>
  ONE_OF_TWO.has(band) && (frame.comparison !== null || asksForTheMost(frame));

const WHICH_MOST = /\b(?:qual(?:e|i)?|which|what)\b.*\b(?:piu|meno|most|least|[a-z]{3,}est)\b/;
/** "Qual è il percorso più caro?": one row that is called so was compared with no other. */
const asksForTheMost = ({ superlative, measure, plain: text }: Source['frame']): boolean =>
  superlative !== null &&
  (measure === null || (measure === 'money' && superlative.of === 'money')) &&
  WHICH_MOST.test(text);
