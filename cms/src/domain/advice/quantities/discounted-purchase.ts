import { timesDividedBy } from '../../finance/exact';
import { money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { clauseOf, solved, wordsBefore } from './around';

/** Who gives the discount is who sells to the owner. */
const GIVEN =
  /fornitor\w*|grossist\w*|\bmi (?:fa|fanno|toglie|tolgono|da|danno|applica\w*|lascia\w*|scont\w*)|\bsconto (?:del|dal) |compr\w*|acquist\w*|\bprend\w*|\bpag(?:o|hiamo)\b/;
const LIST = /listin\w*|catalog\w*|prezzo (?:pieno|base|di partenza)|\bsul prezzo\b|consigliat\w*/;
const SOLD = /\b(?:ri)?vend\w*|al pubblico|al cliente|\bmett\w* a\b/;
/** "Vendo a listino": at the price that the discount is taken off. */
const SOLD_AT_LIST =
  /(?:vend\w*|mett\w*) (?:\p{L}+ ){0,2}(?:a|al|prezzo di) (?:prezzo (?:di|pieno)|listino|prezzo)/u;
const ASKS =
  /guadagn\w*|margin\w*|ricaric\w*|\brest\w*|riman\w*|ricav\w*|quanto (?:\p{L}+ ){0,2}(?:ci )?(?:facci\w*|tir\w*)/u;

const isSold = (facts: Facts, mention: Mention): boolean => SOLD.test(wordsBefore(facts, mention, 60));

/** "Listino 46, mi fanno il 12%, rivendo a 58": what is paid after the supplier's discount, and what a resale leaves. */
export const discountedPurchaseSolver: Solver = {
  name: 'discounted-purchase',
  wanted: ASKS,
  solve(facts) {
    const { mentions, folded } = facts;
    const [rate, otherRate] = mentions.filter(({ unit }) => unit === 'percent');
    const amounts = mentions.filter(isAmount);
    if (!rate || otherRate || amounts.length + 1 !== mentions.length || !LIST.test(folded)) return null;
    if (!GIVEN.test(clauseOf(facts, rate)) && !/fornitor|grossist/.test(folded)) return null;
    if (rate.role === 'markUpRate' || rate.role === 'marginRate' || /\biva\b|commission/.test(folded))
      return null;
    const sold = amounts.filter((each) => isSold(facts, each));
    const [listed, other] = amounts.filter((each) => !sold.includes(each));
    if (!listed || other || sold.length > 1) return null;
    const price = sold[0]?.value ?? (SOLD_AT_LIST.test(folded) ? listed.value : undefined);
    if (price === undefined) return null;
    const [list, discount] = [money('listPrice', listed.value), percent('discountRate', rate.value)];
    const cost = money('cost', timesDividedBy(listed.value, 10_000 - rate.value, 10_000));
    const sale = money('price', price);
    const gain = money('profit', price - cost.value);
    if (cost.value <= 0 || gain.value <= 0) return null;
    const margin = percent('marginRate', timesDividedBy(gain.value, 10_000, price));
    const markUp = percent('markUp', timesDividedBy(gain.value, 10_000, cost.value));
    return solved({
      inputs: [list, discount, ...(sold.length > 0 ? [sale] : [])],
      result: [gain, margin, markUp, cost],
      steps: [
        step(cost, list, '−', discount),
        step(gain, sale, '−', cost),
        step(margin, gain, '÷', sale),
        step(markUp, gain, '÷', cost),
      ],
    });
  },
};
