import { writeMoney } from '../values/money';
import { plain } from '../values/plain';
import { addsThings, asksSum } from './asks-sum';
import type { Candidate, Situation } from './candidate';
import { composed } from './compare';
import { type Discount, discountFor, isExcepted, wantsDiscount } from './discounts';
import type { Frame } from './frame';
import type { Material, Statement } from './material';
import { familyTotal, partyPositions, payersPosition } from './party-total';
import { type Position, positionOf, sayPositions, WHO_PAYS } from './price-position';
import { itemFinder, positionsFor } from './priced-parts';
import { leftOutIn } from './question-parts';
import { sentence } from './say';
import {
  addsUnnamed,
  leavesLessForFurther,
  leavesLongerTerm,
  leavesOwnTerm,
  repeatsFirst,
} from './sum-guards';
import { seasonsOf } from './seasons';
import { DISCOUNT, IN_ALL, LESS } from './sum-words';
import type { Row, Table } from './table';
import { meets } from './words';

/** Words of a question that say how a sum is meant, not of what. */
const OF_SUMS = /^(?:scont\w+|iva|esclus[oaie]|inclus[oaie]|discount\w*|vat|netto|lordo)$/;

/** The question without the words that name a discount's condition, unless they name what is bought as well. */
const withoutCondition = (
  frame: Frame,
  discount: Discount | null,
  tables: readonly Table[],
  leftOut: readonly string[],
): Frame => {
  const isRow = (term: Frame['terms'][number]): boolean =>
    tables.some(({ rows }) => rows.some(({ labelWords }) => meets(term, labelWords) >= 0.9));
  const left = new Set(leftOut.join(' ').split(/[^a-z\d]+/));
  return {
    ...frame,
    terms: frame.terms.filter(
      (term) =>
        !OF_SUMS.test(term.written) &&
        !left.has(term.written) &&
        !(discount?.terms.includes(term) === true && !isRow(term)),
    ),
  };
};

/** "Due adulti e una tenda": where adults have a row of their own, the price of the tent is not the whole. */
const leavesOutPayers = (positions: readonly Position[], { plain: text }: Frame): boolean => {
  const rows = positions.flatMap(({ item: { row } }) => row ?? []);
  return rows.some(({ table }) =>
    table.rows.some((other) => {
      const [who] = WHO_PAYS.exec(plain(other.label)) ?? [];
      return (
        who !== undefined &&
        !rows.includes(other) &&
        !rows.some(({ label }) => WHO_PAYS.test(plain(label))) &&
        new RegExp(`\\b${who}`).test(text)
      );
    }),
  );
};

/** "Ha 18 mesi", "di 20 mesi": the age of a child is no stretch of time that is paid for. */
const AGE_IN_MONTHS = /\b(?:ha|hanno|compie|di|is|has)(?: (?:circa|quasi|gia))? (\d{1,2}) (?:mesi|months)\b/;
const withoutAge = (frame: Frame): Frame => {
  const age = Number(AGE_IN_MONTHS.exec(frame.plain)?.[1]);
  return {
    ...frame,
    quantities: frame.quantities.filter(({ amount, unit }) => unit !== 'month' || amount !== age),
  };
};

const OFFER =
  /\b(?:prendi \d+,? paghi \d+|(?:promo|offerta)\b.*\d|\d ?x ?\d (?:su|sul|sui)|buy \d+ (?:get|pay))/;
/** "Promo: terriccio 80 l, prendi 4 paghi 3": what is on offer costs less than so many times its price. */
const hasOffer = ({ row }: Position['item'], statements: readonly Statement[]): boolean =>
  row !== null &&
  statements.some(
    ({ text, words, passage }) =>
      passage !== row.passage &&
      OFFER.test(plain(text)) &&
      [...row.labelWords.folded].every((word) => /\d/.test(word) || words.folded.has(word)),
  );

/** A sum: so many times a price, or several prices together, with its terms and the discount that is granted. */
export const answerTotal = (
  tables: readonly Table[],
  material: Material,
  statements: readonly Statement[],
  given: Frame,
  situation: Situation,
): Candidate[] => {
  const frame = withoutAge(given);
  if (!asksSum(frame) || frame.comparison || frame.superlative) return [];
  const seasons = [...seasonsOf(tables, situation.year), ...situation.seasons];
  const party = payersPosition(tables, statements, frame, seasons, situation);
  if (party) return [party];
  const wanted = wantsDiscount(frame);
  const isCounting =
    wanted || frame.wantsTotal || addsThings(frame) || frame.quantities.some(({ amount }) => amount > 1);
  const discount = isCounting ? discountFor(statements, tables, material, frame) : null;
  // Without the discount that is asked for the sum would be another one.
  if (wanted && !discount) return [];
  const leftOut = leftOutIn(frame, tables);
  const plainFrame = withoutCondition(frame, discount, tables, leftOut);
  const around = { ...situation, seasons };
  const find = itemFinder(tables, material, statements, around);
  const family = familyTotal(find, plainFrame, statements, tables);
  if (family !== null) return family;
  const findOthers = (parts: Frame[]): Position[] | null => {
    const taken: Row[] = [];
    const found = parts.flatMap((part) => {
      const item = find(part, taken);
      const position = item && positionOf(item, part.quantities, frame);
      if (position?.item.row) taken.push(position.item.row);
      return position ?? [];
    });
    return found.length === parts.length ? found : null;
  };
  const ofParty = partyPositions(tables, plainFrame, around, findOthers);
  const positions = ofParty ?? positionsFor(find, plainFrame, tables, leftOut, discount !== null);
  const [first] = positions ?? [];
  if (!positions || !first) return [];
  if (!ofParty && leavesOutPayers(positions, frame)) return [];
  if (positions.some(({ item }) => hasOffer(item, statements))) return [];
  if (!ofParty && addsUnnamed(positions, frame)) return [];
  if (repeatsFirst(positions, frame) || leavesLongerTerm(positions, frame)) return [];
  if (leavesOwnTerm(positions, frame) || leavesLessForFurther(positions, frame, statements)) return [];
  const names = positions.map(({ item: { name } }) => name).join(' ');
  const reduced = discount && !isExcepted(discount, names, material) ? discount : null;
  if (!reduced && (wanted || (positions.length === 1 && first.sum === first.item.amount))) return [];
  const whole = positions.reduce((sum, each) => sum + each.sum, 0);
  const sum = reduced ? whole * (1 - reduced.percent / 100) : whole;
  const words = sayPositions(positions);
  const { language } = frame;
  const less = reduced
    ? `, ${LESS[language]} ${String(reduced.percent).replace('.', ',')} % ${DISCOUNT[language]}`
    : '';
  const isSeveral = positions.length > 1;
  return [
    {
      ...composed(
        [],
        sentence(`${IN_ALL[language]} ${writeMoney(sum)}: ${words}${less}`),
        isSeveral ? 2 : first.item.score + 0.9 + (reduced ? 0.3 : 0),
        isSeveral ? 1 : first.item.score,
        [],
        isSeveral ? 'sum' : 'total',
      ),
      quotes: [
        ...positions.map(({ item }) => ({ passage: item.passage, text: item.passage.text })),
        ...(reduced ? [reduced.source] : []),
      ],
    },
  ];
};
