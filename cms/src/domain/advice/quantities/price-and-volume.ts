import type { CalculationStep, Figure } from '../../../contract';
import { timesDividedBy } from '../../finance/exact';
import { money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { clauseOf, hundredths, solved, wordsBefore, wordsBehind } from './around';
import { factorOf, productOf } from './exact-product';
import { askedSpanOf } from './spans';

const RAISES = /\balz\w*|\baument\w*|\bsal\w*|\brincar\w*|\braise|\bincrease/;
const LOWERS = /\babbass\w*|\bscend\w*|\bcal\w*|\briduc\w*|\bscont\w*|\btolg\w*|\blower|\bcut\b/;
const SETS =
  /\b(?:pass\w*|port\w*|mett\w*|vend\w*|fac(?:ci\w*|essi)|sal\w*|scend\w*) (?:\p{L}+ ){0,4}(?:a|da|to) (?:€ ?)?#|\ba (?:€ ?)?#/u;
const LOSES =
  /\bperd\w*|smett\w*|(?:va|vann)\w* via|se ne va\w*|\bcal\w*|in meno|lasci\w*|disdi\w*|\bmeno\b|scapp\w*|non (?:vengono|tornano|rinnov)|\blose|\bleave/;
const GAINS = /\bguadagn\w*|arriv\w*|\bentr\w*|in piu|cresc\w*|aument\w*|\bgain/;
const ASKS =
  /incass\w*|guadagn\w*|convien\w*|ci (?:perdo|rimetto|vado|perdiamo|guadagniamo)|quanto (?:\p{L}+ ){0,2}(?:cambi\w*|fattur\w*|entr\w*)|di piu o (?:di )?meno|better off|earn more/u;
const CONDITION =
  /\b(?:e )?(?:ma )?(?:se|mettendo|alzando|abbassando|portando|passando|vorrei|voglio|pensavo di|if)\b/;

/** What becomes of a price or a number of sales: the new one. */
const changed = (old: number, { unit, value }: Mention, direction: 1 | -1): number =>
  unit === 'percent' ? timesDividedBy(old, 10_000 + direction * value, 10_000) : old + direction * value;

/**
 * "40 allievi a 55 €, passo a 60 e 4 se ne vanno": takings before and after a price and the number of customers change together, and with
 * a cost of each what is left of them.
 */
export const priceAndVolumeSolver: Solver = {
  name: 'price-and-volume',
  wanted: ASKS,
  solve(facts) {
    const { mentions, folded } = facts;
    const at = folded.search(CONDITION);
    if (
      at === -1 ||
      !ASKS.test(questionOf(folded)) ||
      /quant[ei] client|quant[ei] (?:ne )?posso|pareggi|\biva\b/.test(folded)
    )
      return null;
    const now = mentions.filter(({ start }) => start < at);
    const then = mentions.filter(({ start }) => start >= at);
    const days = now.filter(({ unit }) => unit === 'days');
    const counts = now.filter((each) => each.unit === 'pieces' || each.unit === 'people');
    const cost = now.find((each) => isAmount(each) && each.role === 'unitCost');
    const prices = now.filter((each) => isAmount(each) && each !== cost && !counts.includes(each));
    const [price, otherPrice] = prices;
    const [count, otherCount] = counts;
    const [open, moreOpen] = days;
    if (!price || otherPrice || !count || otherCount || moreOpen) return null;
    if (days.length + 2 + (cost ? 1 : 0) !== now.length || then.length !== 2) return null;
    const isOfSales = (each: Mention): boolean => {
      const clause = clauseOf(facts, each);
      return (
        (LOSES.test(clause) || GAINS.test(clause)) &&
        !/prezz|#\s*euro|# *€|quota|tariff/.test(clause) &&
        each.unit !== 'money'
      );
    };
    const sales = then.filter(isOfSales);
    const [sale] = sales;
    const [move] = then.filter((each) => each !== sale);
    if (!sale || sales.length > 1 || !move) return null;
    const moveClause = clauseOf(facts, move);
    const isDelta =
      move.unit === 'percent' ||
      /\bdi (?:€ ?)?$/.test(wordsBefore(facts, move)) ||
      /^\s*(?:euro|€)?\s*in (?:piu|meno)/.test(wordsBehind(facts, move));
    if (!isAmount(move) && move.unit !== 'percent') return null;
    const [up, down] = [RAISES.test(moveClause), LOWERS.test(moveClause)];
    if (isDelta ? up === down : !SETS.test(moveClause) && !up && !down) return null;
    const saleClause = clauseOf(facts, sale);
    const newPrice = isDelta ? changed(price.value, move, up ? 1 : -1) : move.value;
    // A price many times the old one is another thing.
    if (newPrice <= 0 || newPrice > 5 * price.value) return null;
    const base = productOf(100, [
      factorOf(count.value),
      ...(open && count.period === 'day' ? [factorOf(open.value)] : []),
    ]);
    if (
      count.period === 'day' &&
      !open &&
      askedSpanOf(questionOf(folded)) !== 'day' &&
      askedSpanOf(folded) !== 'day'
    )
      return null;
    const isGain = GAINS.test(saleClause) && !LOSES.test(saleClause);
    const after =
      sale.unit === 'percent'
        ? timesDividedBy(base, 10_000 + (isGain ? 1 : -1) * sale.value, 10_000)
        : base + (isGain ? 1 : -1) * sale.value;
    if (after <= 0) return null;
    const [oldPrice, nextPrice] = [money('price', price.value), money('newPrice', newPrice)];
    const [oldCount, nextCount] = [
      hundredths('count', base, count.noun ?? ''),
      hundredths('countAfter', after),
    ];
    const spent = cost ? money('unitCost', cost.value) : null;
    const leftOf = (one: Figure): Figure => (spent ? money('contribution', one.value - spent.value) : one);
    const names = spent
      ? (['profitBefore', 'profitAfter'] as const)
      : (['revenueBefore', 'revenueAfter'] as const);
    const [oldEach, nextEach] = [leftOf(oldPrice), leftOf(nextPrice)];
    const beforeSum = money(names[0], productOf(oldEach.value, [factorOf(base)]));
    const afterSum = money(names[1], productOf(nextEach.value, [factorOf(after)]));
    const difference = money(
      afterSum.value >= beforeSum.value ? 'moreThanNow' : 'lessThanNow',
      Math.abs(afterSum.value - beforeSum.value),
    );
    const [large, small] = afterSum.value >= beforeSum.value ? [afterSum, beforeSum] : [beforeSum, afterSum];
    const steps: CalculationStep[] = [
      ...(spent ? [step(oldEach, oldPrice, '−', spent), step(nextEach, nextPrice, '−', spent)] : []),
      step(beforeSum, oldEach, '×', oldCount),
      step(afterSum, nextEach, '×', nextCount),
      step(difference, large, '−', small),
    ];
    return solved(
      {
        inputs: [oldPrice, oldCount, nextPrice, nextCount, ...(spent ? [spent] : [])],
        result: [afterSum, difference, beforeSum],
        steps,
      },
      [
        ...(open ? [hundredths('openDays', open.value), hundredths('count', count.value)] : []),
        ...[move, sale].map((each) =>
          each.unit === 'percent'
            ? percent('changeRate', each.value)
            : isAmount(each) && each === move
              ? money('change', each.value)
              : hundredths('change', each.value),
        ),
      ],
    );
  },
};
