import type { Calculation } from '../../../contract';
import { shareOf } from '../../finance/exact';
import { calculated, step } from '../../finance/figures';
import type { ConversationSolution } from '../conversation';
import type { Facts } from '../read-facts';

const AS_BEFORE =
  /\b(?:stess[ao]|medesim[ao]|ugual[ei]|identic[ao]) (?:percentuale|crescita|ritmo|tasso|aumento|incremento|calo|passo|quota|%)|\b(?:(?:cresc|aument|sal|cal|scend|diminu)\p{L}*) (?:ancora |di nuovo |sempre )?(?:cosi|uguale|altrettanto|di altrettanto|allo stesso modo)\b|\ballo stesso (?:ritmo|passo|modo)\b/u;

const AFTER: readonly string[] = ['afterAmount', 'newAmount', 'newPrice'];
/** "E se cresco della stessa percentuale dove arrivo?": the change that was found, once more on where it led. */
export const sameGrowth = (last: Calculation, next: Facts): ConversationSolution | null => {
  if (next.mentions.length > 0 || next.folded.length > 120 || !AS_BEFORE.test(next.folded)) return null;
  const figures = [...last.inputs, ...last.result];
  const after = figures.find(({ name, unit }) => AFTER.includes(name) && unit !== 'basis-points');
  const rate = figures.find(
    ({ name, unit }) => unit === 'basis-points' && ['growth', 'changeRate', 'rate'].includes(name),
  );
  if (!after || !rate) return null;
  const part = { ...after, name: 'part', value: shareOf(after.value, rate.value) };
  const reached = { ...after, name: 'newAmount', value: after.value + part.value };
  return {
    state: 'done',
    kind: 'percentage',
    calculated: calculated('percentage', {
      inputs: [after, rate],
      result: [reached, part],
      steps: [step(part, after, '×', rate), step(reached, after, '+', part)],
    }),
  };
};
