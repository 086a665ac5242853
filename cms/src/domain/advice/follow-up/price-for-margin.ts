import type { Calculation } from '../../../contract';
import type { ConversationSolution } from '../conversation';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import type { Facts } from '../read-facts';
import { NOTHING_KNOWN } from '../solver';
import { marginSolver } from '../solvers/pricing';

const ASKS_PRICE =
  /\ba (?:quanto|che prezzo|che cifra)\b|\b(?:che|quale) prezzo\b|\bquanto (?:devo|dovrei) (?:chied|mett|vend)\p{L}*/u;
const OF_MARGIN = /\b(?:arriv|aver|fare\b|ten|voglio|vorrei|volessi|margin|guadagn)\p{L}*/u;
const OTHERWISE = /\b(?:scont|ricaric|iva\b|commission|aument|cost)\p{L}*/u;

/** A margin was told, then "e per arrivare al 50 % a quanto devo venderlo?": the price that leaves it on the same cost. */
export const priceForMargin = (last: Calculation, next: Facts): ConversationSolution | null => {
  const [rate, other] = next.mentions;
  const cost = last.inputs.find(({ name }) => name === 'cost' || name === 'unitCost');
  const isAsked =
    last.kind === 'margin' &&
    ASKS_PRICE.test(questionOf(next.folded)) &&
    OF_MARGIN.test(next.folded) &&
    !OTHERWISE.test(next.folded);
  if (!isAsked || !cost || other || rate?.unit !== 'percent') return null;
  const unitCost: Mention = {
    value: cost.value,
    unit: 'money',
    start: 0,
    end: 0,
    period: null,
    role: 'unitCost',
    label: '',
  };
  const facts = { ...next, mentions: [unitCost, { ...rate, role: 'marginRate' as const }] };
  return marginSolver.solve(facts, NOTHING_KNOWN);
};
