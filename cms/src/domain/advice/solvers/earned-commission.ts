import { shareOf } from '../../finance/exact';
import { money, percent, step } from '../../finance/figures';
import type { Solver } from '../solver';
import { amountsOf, percentsOf, sum } from './amounts';

/** Who sells for others and is paid a share of it. */
const SELLS_FOR_OTHERS =
  /\baggio\b|(?:ricevitori|edicol|tabacch|agenzi[ae] (?:di )?(?:viagg|immobil|assicur|pratiche)|agente\b|rappresentant|procacciator|mediator|promoter|segnalator)\w*.*(?:provvigion|commission)|provvigion\w*.*(?:in tasca|guadagn|prendo|mi (?:viene|spetta|tocca|danno))/;
const OWN_SHARE = /\bquant\w* .{0,20}(?:rest|riman|vien|guadagn|prend|spett|tocc|entra|tasca|incass)\w*/;

/** "Gratta e vinci per 3.000 con aggio dell'8 %: quanto mi resta?": the share is what the seller keeps, not what is taken. */
export const earnedCommissionSolver: Solver = {
  name: 'earned-commission',
  wanted: new RegExp(`(?=.*(?:${SELLS_FOR_OTHERS.source}))(?=.*${OWN_SHARE.source})`, 's'),
  solve(facts) {
    const [rate, other] = percentsOf(facts).filter(({ role }) => role !== 'vatRate');
    const [amount, more] = amountsOf(facts);
    if (!rate || other || !amount || more || facts.mentions.length !== 2) return null;
    const whole = money('revenue', amount.value);
    const share = percent('commissionRate', rate.value);
    const earned = money('commission', shareOf(amount.value, rate.value));
    return sum([whole, share], [earned], [step(earned, whole, '×', share)]);
  },
};
