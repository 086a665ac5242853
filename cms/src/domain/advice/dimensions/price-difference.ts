import { money, step } from '../../finance/figures';
import { calculationIn } from '../conversation';
import type { Mention } from '../mention';
import { namedMoney } from '../quantities/around';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solution, Solver } from '../solver';
import { thingsOf } from './counts';
import { solveTerms } from './dimensions-solver';
import { targetOf } from './question-target';
import { readTerms } from './read-terms';

const ASKS = /\b(?:in|di) (?:piu|meno)\b|risparmi\w*|differenza/;
const CHANGES =
  /\b(?:pass|scend|sal|alz|abbass|port|mett|cambi)\w* (?:tutto |(?:il|la|lo) \p{L}+ )?(?:a|da) (?:€ ?)?$/u;
const FROM = /\bda(?:i|ll[ea])? (?:€ ?)?$/;
const LARGEST_CHANGE = 3;

/** "Da 18 a 21", "pago 6,90, se passo a 5,40": what it is and what it becomes. */
const changeIn = ({ mentions, folded }: Facts): [Mention, Mention] | null => {
  const ahead = ({ start }: Mention): string => folded.slice(Math.max(0, start - 32), start);
  for (const [at, to] of mentions.entries()) {
    const from = mentions[at - 1];
    if (!from || !isAmount(to)) continue;
    const isPair =
      isAmount(from) &&
      FROM.test(ahead(from)) &&
      /^ ?(?:€|euro)? ?a (?:€ ?)?$/.test(folded.slice(from.end, to.start));
    if (isPair) return [from, to];
    if (!CHANGES.test(ahead(to))) continue;
    const [old, other] = mentions
      .slice(0, at)
      .filter(
        (each) =>
          isAmount(each) && each.value < to.value * LARGEST_CHANGE && each.value > to.value / LARGEST_CHANGE,
      );
    if (old && !other) return [old, to];
  }
  return null;
};

/** What another price makes of all that is sold or bought at it: the difference of the two, times everything that is counted. */
export const priceDifferenceSolver: Solver = {
  name: 'price-difference',
  wanted: ASKS,
  solve(facts) {
    const question = questionOf(facts.folded);
    const change = changeIn(facts);
    if (!change || !ASKS.test(question) || facts.mentions.some(({ unit }) => unit === 'percent')) return null;
    const [from, to] = change;
    const target = targetOf(
      question.replace(/(?:risparmi|guadagn|spend|pag|incass)\w*/u, 'incasso'),
      thingsOf(facts),
    );
    if (target?.wanted !== 'revenue') return null;
    const difference = Math.abs(to.value - from.value);
    const inPlace = (basis: Mention, other: Mention): Solution | null => {
      const moved: Mention = { ...basis, value: difference, role: 'price' };
      const mentions = facts.mentions.flatMap((each) =>
        each === other ? [] : [each === basis ? moved : each],
      );
      const terms = readTerms({ ...facts, mentions }, target, new Map([[moved, 'income']]));
      return solveTerms(terms, target);
    };
    const solution = inPlace(from, to) ?? inPlace(to, from);
    const calculation = solution && calculationIn(solution);
    const [main] = calculation?.result ?? [];
    if (!calculation || !main) return null;
    const [more, less] = to.value > from.value ? [to, from] : [from, to];
    const one = money('difference', difference);
    const result = { ...main, name: 'difference' };
    return {
      state: 'done',
      kind: calculation.kind,
      calculated: {
        ok: true,
        calculation: {
          ...calculation,
          inputs: [namedMoney('price', from), namedMoney('price', to), ...calculation.inputs.slice(1)],
          result: [result, ...calculation.result.slice(1)],
          steps: [
            step(one, money('price', more.value), '−', money('price', less.value)),
            ...calculation.steps.map((each) =>
              each.result === main || each.result.name === main.name ? { ...each, result } : each,
            ),
          ],
        },
      },
    };
  },
};
