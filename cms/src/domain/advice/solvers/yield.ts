import type { Figure } from '../../../contract';
import { timesDividedBy } from '../../finance/exact';
import { calculated, money, percent, step } from '../../finance/figures';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';

const WASTE =
  /muo(?:re|iono|r)\w*|si romp\w*|rott\w*|rovin\w*|va(?:nno)? a male|marc\w*|invendut\w*|scart\w*|butt\w*|perd\w*|cal[oa]\b|sfrid\w*|waste|lose/;

const TAKINGS = /quanto (?:\p{L}+ ){0,2}(?:facci\w*|incass\w*|ricav\w*|prend\w*|guadagn\w*|entra\w*)/u;

/** What is bought by weight and partly thrown away: the cost of what can be used, `cost ÷ yield`. */
export const yieldSolver: Solver = {
  name: 'yield',
  wanted:
    /(?:%|per ?cento).{0,16}(?:muo(?:re|iono)|si romp|rott|rovin|va(?:nno)? a male|marc|lo butt|si butt|scart)|\bpulit[oaie]\b.*(?:chil|\bkg\b|\bett[oi]\b|filett|grammi)|(?:chil|\bkg\b|filett).*\bpulit[oaie]\b|\b(?:scart\w*|ne (?:butto|perdo|scarto)|resa|sfrid\w*|calo peso|netto di scarto|utilizzabil\w*|al netto dello scarto|waste|yield)\b/,
  solve(facts) {
    const [rate, other] = facts.mentions.filter(({ unit }) => unit === 'percent');
    const [amount, second] = facts.mentions.filter(isAmount);
    if (!rate || other || !amount || second || facts.mentions.length > 3) return null;
    if (!/quanto|costo|how much|what/.test(facts.folded)) return null;
    const around = facts.folded.slice(Math.max(0, rate.start - 24), rate.end + 20);
    const share = WASTE.test(around) ? 10_000 - rate.value : rate.value;
    if (share <= 0) return null;
    const [bought, yieldShare] = [money('cost', amount.value), percent('yield', share)];
    const cost = money('usableCost', timesDividedBy(amount.value, 10_000, share));
    const whole: Figure = percent('whole', 10_000);
    const lots = facts.mentions.filter(({ unit }) => unit === 'pieces');
    const [lot, otherLot] = lots;
    // What is sold, less what is thrown away: takings, and no cost.
    if (lot && !otherLot && /\bvend\w*/.test(facts.folded) && TAKINGS.test(questionOf(facts.folded))) {
      const price = money('price', amount.value);
      const pieces: Figure = { name: 'count', value: lot.value, unit: 'hundredths', label: lot.noun ?? '' };
      const whole = money('wholeRevenue', timesDividedBy(price.value, lot.value, 100));
      const left = money('revenue', timesDividedBy(whole.value, share, 10_000));
      return {
        state: 'done',
        kind: 'percentage',
        calculated: calculated('percentage', {
          inputs: [price, pieces, share === rate.value ? yieldShare : percent('waste', rate.value)],
          result: [left],
          steps: [step(whole, price, '×', pieces), step(left, whole, '×', yieldShare)],
        }),
      };
    }
    return {
      state: 'done',
      kind: 'percentage',
      parts: lots.map(({ value, noun = '' }) => ({ name: 'count', value, unit: 'hundredths', label: noun })),
      calculated: calculated('percentage', {
        inputs: [bought, share === rate.value ? yieldShare : percent('waste', rate.value)],
        result: [cost],
        steps: [
          ...(share === rate.value ? [] : [step(yieldShare, whole, '−', percent('waste', rate.value))]),
          step(cost, bought, '÷', yieldShare),
        ],
      }),
    };
  },
};
