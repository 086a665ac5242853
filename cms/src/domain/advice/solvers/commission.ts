import type { Figure } from '../../../contract';
import { shareOf, timesDividedBy } from '../../finance/exact';
import { money, percent, step } from '../../finance/figures';
import { questionOf } from '../question';
import { TAKEN_BY_SELLER } from '../taken-by-seller';
import { type Facts, lastOf } from '../read-facts';
import type { Solution, Solver } from '../solver';
import { removeVat } from '../../finance/vat';
import { amountsOf, percentsOf, sum } from './amounts';

const WANTS_PRICE =
  /a (?:quanto|che prezzo|che cifra)|che prezzo|quanto (?:deve|dovrebbe) (?:costare|essere)|quanto (?:devo|dovrei) (?:chied|mett|far)\w*|quanto l[oaie] metto|what price|how much should i/;

const ASKS_FEE =
  /\bquanto (?:mi |ci |gli |le )?(?:cost|spend|pag(?:o|hiamo|a)\b|tratt|prend|mangi|do\b|diamo\b|va via)/;
/** "Quanto mi costa il pos?": what it takes, rather than what it leaves. */
const asksForFee = ({ folded }: Facts): boolean => {
  const question = questionOf(folded);
  return ASKS_FEE.test(question) && !/rest|riman|avanz|arriv|in tasca/.test(question);
};

/** What a portal or a reseller leaves of a price. */
export const commissionSolver: Solver = {
  name: 'commission',
  wanted: new RegExp(
    `${TAKEN_BY_SELLER}\\d|${/commission\w*|provvigion\w*.*(?:\bprezz|\bcost|riman|rest)|\bprezz.*provvigion\w*|(?:si )?(?:prend|tratt[ie]+n|tien|mangi|vuole|vogliono)\w* (?:il|l'|circa il|un) ?\d+(?:[,.]\d+)? ?(?:%|per ?cento)(?! (?:di|d')\s?(?:scont|margin|ricaric|anticip|accont|interess))/.source}`,
    'u',
  ),
  solve(facts) {
    const [rate, other] = percentsOf(facts).filter(({ role }) => role !== 'vatRate');
    const amounts = amountsOf(facts);
    // "Voglio 90 puliti": the price that leaves them after the commission.
    const netAmount =
      lastOf(facts, 'netPay') ?? lastOf(facts, 'wantedIncome') ?? lastOf(facts, 'marginAmount');
    if (rate && !other && netAmount && amounts.length === 1 && WANTS_PRICE.test(facts.folded)) {
      const [net, taken] = [money('received', netAmount.value), percent('commissionRate', rate.value)];
      const share = percent('receivedShare', 10_000 - rate.value);
      const grossPrice = money('price', timesDividedBy(net.value, 10_000, share.value));
      const fee = money('commission', grossPrice.value - net.value);
      return sum(
        [net, taken],
        [grossPrice, fee],
        [
          step(share, percent('whole', 10_000), '−', taken),
          step(grossPrice, net, '÷', share),
          step(fee, grossPrice, '−', net),
        ],
      );
    }
    const bought = lastOf(facts, 'unitCost') ?? lastOf(facts, 'stock');
    const price = lastOf(facts, 'price') ?? amounts.find((each) => each !== bought);
    if (!rate || other || !price || price === bought || facts.mentions.length > 8) return null;
    const costs = amounts.filter((each) => each !== price);
    if (costs.some(({ value, period }) => value >= price.value || period !== null)) return null;
    const vat = facts.mentions.find(({ role }) => role === 'vatRate');
    if (facts.mentions.length !== 2 + costs.length + (vat ? 1 : 0)) return null;
    const [first] = costs;
    const cost = first && { ...first, value: costs.reduce((total, { value }) => total + value, 0) };
    const whole = money('price', price.value);
    const share = percent('commissionRate', rate.value);
    const commission = money('commission', shareOf(price.value, rate.value));
    // The VAT inside the price is the state's; the commission is of the whole price.
    const isInside = /\bivat[oaie]\b|iva (?:\w+ )?(?:compres|inclus|dentro)/.test(facts.folded);
    const net = isInside ? removeVat({ gross: price.value, rate: vat?.value ?? 2_200 }) : null;
    const base = money('net', net?.ok ? (net.calculation.result[0]?.value ?? price.value) : price.value);
    const left = money('afterCommission', base.value - commission.value);
    const steps = [
      step(commission, whole, '×', share),
      ...(net?.ok ? net.calculation.steps.slice(0, 1) : []),
      step(left, isInside ? base : whole, '−', commission),
    ];
    const givenFigures = [whole, ...(isInside ? [percent('rate', vat?.value ?? 2_200)] : []), share];
    if (!cost) return sum(givenFigures, asksForFee(facts) ? [commission, left] : [left, commission], steps);
    const spent: Figure = money('cost', cost.value);
    const parts =
      costs.length > 1 ? costs.map((each) => ({ ...money('costLine', each.value), label: each.label })) : [];
    const profit = money('profit', left.value - cost.value);
    return {
      ...sum(
        [...givenFigures, spent],
        [profit, left, commission],
        [...steps, step(profit, left, '−', spent)],
      ),
      parts,
    } as Solution;
  },
};
