import { type ConversationSolution, type ConversationState, calculationIn } from '../conversation';
import type { Mention } from '../mention';
import type { Facts } from '../read-facts';
import { leavesFigures } from '../solve-facts';
import type { Known } from '../solver';
import { volumeSolver } from '../solvers/volume';

const COSTS: ReadonlySet<string> = new Set(['costLine', 'fixedTotal', 'outgoings', 'gross', 'unitCost']);

/**
 * "Affitto, stipendi, bollette: quanto fa al mese?", then "quanto devo incassare se la merce è il 40 %?": the total that was just found is
 * what is to be covered, whatever lines it came from.
 */
export const onTotalOfCosts = (
  state: ConversationState,
  next: Facts,
  known: Known,
): ConversationSolution | null => {
  const last = calculationIn(state.solution);
  const [total] = last?.result ?? [];
  if (!last || !total || total.unit !== 'cents' || (last.kind !== 'percentage' && last.kind !== 'converted'))
    return null;
  const amounts = state.facts.mentions.filter(({ unit }) => unit === 'money' || unit === 'plain');
  if (amounts.length < 2 || !amounts.every(({ role }) => role === null || COSTS.has(role))) return null;
  if (!volumeSolver.wanted.test(next.folded) || next.mentions.length === 0) return null;
  if (next.mentions.some(({ role }) => role === 'fixedTotal' || role === 'costLine')) return null;
  const costs: Mention = {
    value: total.value,
    unit: 'money',
    start: 0,
    end: 0,
    period: 'month',
    role: 'fixedTotal',
    label: '',
  };
  const solution = volumeSolver.solve({ ...next, mentions: [costs, ...next.mentions] }, known);
  return solution?.state === 'done' && !leavesFigures(next, solution) ? solution : null;
};
