import { plain } from '../values/plain';
import { isSameKind, type Quantity, readQuantities, scaled } from '../values/quantities';
import { sentencesOf } from '../text/sentences';
import type { Frame } from './frame';
import type { Statement } from './material';
import type { Position } from './price-position';
import { isPer } from './priced-item';
import { headerOf } from './say';
import { meets } from './words';

/** As much of a word as a row's name must be met by. */
const NAMED = 0.75;

/** "Betoniera da 140 litri, IVA compresa": of several things that are added up, one that no word of the question names is none of them. */
export const addsUnnamed = (positions: readonly Position[], frame: Frame): boolean =>
  positions.length > 1 &&
  positions.some(
    ({ item: { row, header } }) =>
      row !== null &&
      !frame.terms.some(
        (term) =>
          !/^\d/.test(term.written) &&
          [
            row.labelWords,
            ...row.table.columns.filter(({ name }) => name === header).map(({ words }) => words),
          ].some((words) => meets(term, words) >= NAMED),
      ),
  );

/** "9 giorni" at nine times "1 giorno" beside a price for "7 giorni": whoever stays longer pays by the longer term. */
export const leavesLongerTerm = (positions: readonly Position[], { quantities }: Frame): boolean =>
  positions.some(({ item: { row, header, amount }, sum }) => {
    const columns = row?.table.columns.filter(({ type }) => type === 'money') ?? [];
    const chosen = columns.find((column) => headerOf(column) === header);
    return (
      sum > amount &&
      quantities.some(
        (quantity) =>
          chosen?.quantities.some((each) => isSameKind(each, quantity) && isLonger(quantity, each)) ===
            true &&
          columns.some(({ quantities: terms }) =>
            terms.some(
              (term) =>
                isSameKind(term, quantity) &&
                !isLonger(term, quantity) &&
                chosen.quantities.every((each) => isLonger(term, each)),
            ),
          ),
      )
    );
  });
/** "7 € al giorno, 35 € a settimana": a week has its own price, which is not seven times a day's. */
export const leavesOwnTerm = (positions: readonly Position[], { quantities }: Frame): boolean =>
  positions.some(
    ({ item: { row, passage, terms, amount }, sum }) =>
      row === null &&
      sum > amount &&
      quantities.some(
        (quantity) =>
          quantity.amount === 1 &&
          !isPer(terms, quantity) &&
          sentencesOf(passage.text).some(({ start, end }) => {
            const sentence = plain(passage.text.slice(start, end));
            return sentence.includes(terms.slice(0, BEGINNING)) && isPer(sentence, quantity);
          }),
      ),
  );
/** So many letters tell a sentence by its first words. */
const BEGINNING = 12;
const isLonger = (one: Quantity, other: Quantity): boolean =>
  scaled(one.amount, one.unit).amount > scaled(other.amount, other.unit).amount;

const FURTHER_LESS =
  /\b(?:dal|dalla|sul|sulla|per il|per la|al|alla|il|la|from the|for the) (?:second|terz)[oa]? ([a-z]{3,})\b/g;
const LESS =
  /\d ?(?:%|€|euro) (?:in meno|di meno|di sconto|less|off)|\b(?:scont|riduzion|gratis|gratuit|meta prezzo|discount|free)/;
/** "Dal secondo cane: 20 % in meno": so many times the price of one is too much for two of them. */
export const leavesLessForFurther = (
  positions: readonly Position[],
  { quantities }: Frame,
  statements: readonly Statement[],
): boolean =>
  positions.some(({ sum, item }) => sum > item.amount) &&
  statements.some(({ text }) => {
    const folded = plain(text);
    return (
      LESS.test(folded) &&
      [...folded.matchAll(FURTHER_LESS)].some(([, noun = '']) =>
        readQuantities(`2 ${noun}`).some(({ unit }) =>
          quantities.some((quantity) => quantity.amount > 1 && quantity.unit === unit),
        ),
      )
    );
  });

const FIRST = /\b(?:prim[ao]|first|initial|iniziale)\b/;

/** "Verruca: prima seduta" is paid once, however many sessions there are. */
export const repeatsFirst = (positions: readonly Position[], frame: Frame): boolean =>
  !FIRST.test(frame.plain) &&
  positions.some(({ item, sum }) => sum > item.amount && FIRST.test(plain(item.name)));
