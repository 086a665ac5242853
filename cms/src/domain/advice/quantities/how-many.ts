import { count, money, step } from '../../finance/figures';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { solved, wordsBefore, wordsBehind } from './around';
import { factorOf, productOf } from './exact-product';
import { type Span, conversionOf } from './spans';

const ASKS =
  /quant[ei] (?!mesi|anni|giorni|settimane|soldi|euro|ore\b)\p{L}{3,} (?:\p{L}+ ){0,2}(?:posso|riesco a|possiamo|compro|prendo|ci sto|ci compro|mi permett)/u;
const EACH = /\bogn(?:uno|una|i)\b|ciascun\w*|l'un[oa]\b|a testa|cadaun\w*|\bcost(?:a|ano)\b/;
const EACH_BEHIND = /^\s*(?:€|euro)?\s*(?:l'un[oa]|ciascun|a testa|cadaun|cad\b|al pezzo)/;
const SPANS: readonly string[] = ['month', 'year', 'week'] satisfies Span[];

/** "Quante persone con 60.000 € se ognuna ne costa 28.000?": how many a budget is enough for, in whole ones. */
export const howManySolver: Solver = {
  name: 'how-many',
  wanted: ASKS,
  solve(facts) {
    const { mentions, folded } = facts;
    const [first, second] = mentions.filter(isAmount);
    if (!ASKS.test(questionOf(folded)) || !first || !second || mentions.length !== 2) return null;
    if (/pareggi|margin|guadagn|spes[ae] fiss|\biva\b|nett[oi]|lord[oi]/.test(folded)) return null;
    const isEach = (mention: typeof first): boolean =>
      EACH.test(wordsBefore(facts, mention, 28)) || EACH_BEHIND.test(wordsBehind(facts, mention, 18));
    const each = [first, second].find(isEach);
    const budget = each === first ? second : first;
    if (!each || isEach(budget) || each.value <= 0 || each.value > budget.value) return null;
    const [of, by] = [budget.period ?? each.period, each.period ?? budget.period];
    if ((of !== null && !SPANS.includes(of)) || (by !== null && !SPANS.includes(by))) return null;
    const conversion = of && by ? conversionOf(by as Span, of as Span) : factorOf(100);
    if (!conversion) return null;
    const cost = productOf(each.value, [conversion]);
    if (cost <= 0) return null;
    const [whole, one] = [money('budget', budget.value), money('each', cost)];
    const number = count('howMany', Math.floor(budget.value / cost));
    const left = money('leftOver', budget.value - number.value * cost);
    return solved({
      inputs: [whole, one],
      result: [number, left],
      steps: [step(number, whole, '÷', one), step(left, whole, '−', number, '×', one)],
    });
  },
};
