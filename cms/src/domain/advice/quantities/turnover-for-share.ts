import { timesDividedBy } from '../../finance/exact';
import { money, percent, step } from '../../finance/figures';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { clauseOf, namedMoney, solved } from './around';

const ASKS =
  /quanto (?:\p{L}+ ){0,3}(?:incass\w*|fattur\w*|ricav\w*|vender\w*)|(?:che|quale) (?:incasso|fatturato|ricavo)/u;
/** "Non deve superare il 30%", "pari al 12% dell'incasso": the share of turnover that one cost may be. */
const LIMIT =
  /\bpari a|\bsuper\w*|\boltre\b|\bal massimo|\bentro\b|\bsotto\b|\bnon piu di|\bincid\w*|\bmassim\w*|\bpes[aio]\w*|\bcorrispond\w*|\brappresent\w*|\bvale\b|(?:dell'incasso|del fatturato|sull'incasso|sul fatturato|dei ricavi)/;

const GOODS = /merce|materi|food|acquist|ingredient|commission|provvigion/;

/** "L'affitto deve stare sotto il 12% e pago 1.500: quanto devo incassare?": cost ÷ share. */
export const turnoverForShareSolver: Solver = {
  name: 'turnover-for-share',
  wanted: ASKS,
  solve(facts) {
    const { mentions, folded } = facts;
    const [rate, otherRate] = mentions.filter(({ unit }) => unit === 'percent');
    const [cost, otherCost] = mentions.filter(isAmount);
    if (!rate || otherRate || !cost || otherCost || mentions.length !== 2 || rate.value <= 0) return null;
    if (
      !ASKS.test(questionOf(folded)) ||
      /pareggi|in pari\b|copr|margin|guadagn|spes[ae] fiss|\biva\b/.test(folded)
    )
      return null;
    if (rate.role === 'marginRate' || rate.role === 'discountRate') return null;
    // "Merce 38 % dell'incasso, fisse 4.200": the share of one cost, the amount of another.
    if (cost.role === 'fixedTotal' || /\bfiss[eio]\b/.test(folded) || GOODS.test(clauseOf(facts, rate)))
      return null;
    if (!LIMIT.test(clauseOf(facts, rate))) return null;
    const [spent, share] = [namedMoney('cost', cost), percent('costShare', rate.value)];
    const turnover = money('turnover', timesDividedBy(cost.value, 10_000, rate.value));
    return solved({ inputs: [spent, share], result: [turnover], steps: [step(turnover, spent, '÷', share)] });
  },
};
