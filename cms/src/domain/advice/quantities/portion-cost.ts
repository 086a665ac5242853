import { count, money, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { hundredths, solved } from './around';
import { factorOf, productOf, ratio } from './exact-product';
import { measureOf } from './measures';

const ASKS_COST =
  /quanto (?:\p{L}+ ){0,3}(?:cost\w*|vien\w*|spend\w*|incid\w*)|costo (?:di|del|per|a)\b|a quanto/u;
const ASKS_COUNT = /quant[ei] (?!soldi|euro|grammi|litri|chili)\p{L}{4,}/u;
const OTHER_SUBJECT = /\biva\b|margin|guadagn|prezzo|vend|scart|cal[oa]\b|pulit|resa|food ?cost/;

interface Portion {
  whole: Mention;
  portion: Mention;
  /** Smallest units in one of each. */
  scales: { whole: number; portion: number };
}

/** A larger and a smaller measure of the same kind, the smaller one told of a single helping. */
const portionOf = ({ mentions, folded }: Facts): Portion | null => {
  const [first, second, third] = mentions.filter((each) => measureOf(each) !== undefined);
  if (!first || !second || third) return null;
  const [one, two] = [measureOf(first), measureOf(second)];
  if (!one || !two || one.kind !== two.kind || one === undefined) return null;
  const isFirstLarger = first.value * one.base > second.value * two.base;
  const [whole, portion] = isFirstLarger ? [first, second] : [second, first];
  const isHelping =
    /^\s*(?:a|per|l'|ogni|di \p{L}+ (?:a|per))\s?(?!mese|anno|giorno|settimana)\p{L}/u.test(
      folded.slice(portion.end),
    ) ||
    /(?:da|di|metto|uso|servo|verso|dos\w*|us\w*|porzion\w*|calic\w*|bicchier\w*|fett\w*|coppett\w*|vaschett\w*|tazzin\w*)\s(?:da |di |circa )?$/.test(
      folded.slice(Math.max(0, portion.start - 24), portion.start),
    );
  return isHelping
    ? {
        whole,
        portion,
        scales: { whole: isFirstLarger ? one.base : two.base, portion: isFirstLarger ? two.base : one.base },
      }
    : null;
};

/** "Una bottiglia da 75 cl a 6 €, calici da 12,5 cl": what one helping costs, or how many there are. */
export const portionCostSolver: Solver = {
  name: 'portion-cost',
  wanted: new RegExp(`${ASKS_COST.source}|${ASKS_COUNT.source}`, 'u'),
  solve(facts) {
    const question = questionOf(facts.folded);
    const found = portionOf(facts);
    const [amount, other] = facts.mentions.filter(isAmount);
    if (!found || other || OTHER_SUBJECT.test(facts.folded)) return null;
    if (facts.mentions.length !== (amount ? 3 : 2)) return null;
    const { whole, portion, scales } = found;
    const [large, small] = [
      hundredths('wholeMeasure', whole.value, whole.noun),
      hundredths('portionMeasure', portion.value, portion.noun),
    ];
    const share = [factorOf(portion.value), ratio(scales.portion, scales.whole)];
    if (amount && ASKS_COST.test(question)) {
      const paid = money('cost', amount.value);
      const each = money(
        'portionCost',
        productOf(amount.value, [...share, ratio(100, Math.round(whole.value))]),
      );
      return solved({
        inputs: [paid, large, small],
        result: [each],
        steps: [step(each, paid, '×', small, '÷', large)],
      });
    }
    if (amount || !ASKS_COUNT.test(question)) return null;
    const helpings = count(
      'portions',
      Math.floor((whole.value * scales.whole) / (portion.value * scales.portion) + 1e-9),
    );
    return solved({ inputs: [large, small], result: [helpings], steps: [step(helpings, large, '÷', small)] });
  },
};
