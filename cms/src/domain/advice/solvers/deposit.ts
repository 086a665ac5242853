import type { CalculationStep, Figure } from '../../../contract';
import { shareOf } from '../../finance/exact';
import { calculated, money, percent, step } from '../../finance/figures';
import { questionOf } from '../question';
import type { Solver } from '../solver';
import { amountsOf, percentsOf } from './amounts';
import { isVatIncluded, vatRateOf } from './vat';

const DEPOSIT =
  /\b(?:accont\w*|caparr\w*|anticip[oi]\b|alla (?:firma|conferma|prenotazione)|all'ordine|alla commessa|prima di (?:cominciare|iniziare))/;
const ASKS = /\b(?:quant\w*|che (?:cifra|importo|somma|acconto|caparra)|a quanto|cifra)\b/;
/** "6.450 più IVA, sul totale ivato": the share is of what the customer pays in all. */
const VAT_ON_TOP = /(?:\+|\bpiu|\boltre) ?(?:l')?iva\b|\biva esclusa\b/;
const OF_NET = /\b(?:sull?'?|dell?'?) ?(?:imponibile|netto|importo netto)|\bsenza (?:contare )?(?:l')?iva\b/;

/** "Preventivo 6.450 più IVA, chiedo il 30 % di acconto": what is asked for ahead, and what is left. */
export const depositSolver: Solver = {
  name: 'deposit',
  wanted: DEPOSIT,
  solve(facts) {
    const { folded } = facts;
    if (!ASKS.test(questionOf(folded)) || /\brat[ae]\b|\btan\b|leasing|mutuo|ritenut|irpef|inps/.test(folded))
      return null;
    const [whole, other] = amountsOf(facts);
    const rates = percentsOf(facts);
    const hasVat = /\biva\b|ivat[oaie]\b/.test(folded);
    const vat = hasVat ? rates.find(({ role }) => role === 'vatRate') : undefined;
    const [share, second] = rates.filter((each) => each !== vat);
    if (!whole || other || !share || second || share.value >= 10_000) return null;
    if (facts.mentions.length !== (vat ? 3 : 2)) return null;
    // Of a discount or a margin the share is another sum.
    if (share.role !== null && !['vatRate', 'costRate', 'marginRate'].includes(share.role)) return null;
    const amount = money('amount', whole.value);
    const part = percent('depositShare', share.value);
    const steps: CalculationStep[] = [];
    const inputs: Figure[] = [amount];
    let total = amount;
    if (
      hasVat &&
      VAT_ON_TOP.test(folded) &&
      !isVatIncluded(folded.replace(/sul totale ivat\w*/, ' ')) &&
      !OF_NET.test(folded)
    ) {
      const { rate } = vatRateOf({ ...facts, mentions: facts.mentions.filter((each) => each !== share) });
      const [rateFigure, tax] = [percent('rate', rate), money('vat', shareOf(amount.value, rate))];
      total = money('gross', amount.value + tax.value);
      inputs.push(rateFigure);
      steps.push(step(tax, amount, '×', rateFigure), step(total, amount, '+', tax));
    }
    const deposit = money('deposit', shareOf(total.value, share.value));
    const rest = money('balance', total.value - deposit.value);
    return {
      state: 'done',
      kind: 'percentage',
      calculated: calculated('percentage', {
        inputs: [...inputs, part],
        result:
          /\b(?:saldo|resto|rimane|resta)\b/.test(questionOf(folded)) && !DEPOSIT.test(questionOf(folded))
            ? [rest, deposit]
            : [deposit, rest, ...(total === amount ? [] : [total])],
        steps: [...steps, step(deposit, total, '×', part), step(rest, total, '−', deposit)],
      }),
    };
  },
};
