import type { Calculation, Figure } from '../../../contract';
import { calculated, money, step } from '../../finance/figures';
import type { ConversationSolution } from '../conversation';
import type { Facts } from '../read-facts';

/** Asks for what a change makes, and not for the new amount. */
const ASKS_DIFFERENCE =
  /quant\w* (?:\p{L}+ ){0,4}(?:rientr|recuper|risparmi|liber|cambi|guadagn\w* (?:in|di) (?:piu|meno)|(?:in|di) (?:piu|meno)\b)|\bdifferenza\b|quanto (?:\p{L}+ ){0,3}(?:perd\w*|rimett\w*) (?:rispetto|in piu|in meno)|di quanto (?:sal|scend|cal|aument|cambi)\w*/u;

const differenceStep = (old: Figure, now: Figure): { figure: Figure; line: ReturnType<typeof step> } => {
  const [more, less] = old.value > now.value ? [old, now] : [now, old];
  const figure = money('difference', more.value - less.value);
  return { figure, line: step(figure, more, '−', less) };
};

/** The sum that was made again, with what the change makes of it ahead, where that is what was asked. */
export const withDifference = (
  solution: ConversationSolution,
  old: Figure | undefined,
  folded: string,
): ConversationSolution => {
  if (solution.state !== 'done' || !solution.calculated.ok || !old || !ASKS_DIFFERENCE.test(folded))
    return solution;
  const { calculation } = solution.calculated;
  const [main] = calculation.result;
  if (!main || main.unit !== 'cents' || main.name !== old.name || main.value === old.value) return solution;
  const { figure, line } = differenceStep(old, main);
  return {
    ...solution,
    calculated: {
      ok: true,
      calculation: {
        ...calculation,
        result: [figure, ...calculation.result],
        steps: [...calculation.steps, line],
      },
    },
  };
};

/** "Quanto risparmia in tutto rispetto ai 640?": from an amount that was told before to the last result. */
export const differenceFromStart = (
  results: readonly Calculation[],
  { mentions, folded }: Facts,
): ConversationSolution | null => {
  const [start, other] = mentions;
  const last = results.at(-1);
  const main = last?.result.find(({ unit, name }) => unit === 'cents' && name !== 'discountAmount');
  if (!start || other || !main || !ASKS_DIFFERENCE.test(folded)) return null;
  const origin = results
    .flatMap(({ inputs }) => inputs)
    .find(({ unit, value }) => unit === 'cents' && value === start.value);
  if (!origin || origin.value === main.value) return null;
  const { figure, line } = differenceStep(origin, main);
  return {
    state: 'done',
    kind: 'converted',
    calculated: calculated('converted', { inputs: [origin, main], result: [figure], steps: [line] }),
  };
};
