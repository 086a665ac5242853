import { calculationIn, type ConversationState } from '../conversation';
import { type Facts, isAmount } from '../read-facts';
import { solveFacts } from '../solve-facts';
import type { Known } from '../solver';
import { replaceFigures } from './merge-facts';

/** "E da 275 e da 1.320?": the sum of before for each of several amounts. */
export const eachOf = (state: ConversationState, next: Facts, known: Known): ConversationState | null => {
  const { solver } = state;
  const amounts = next.mentions.filter((mention) => isAmount(mention));
  const before = state.facts.mentions.filter((mention) => isAmount(mention) && mention.role !== 'vatRate');
  if (!solver || amounts.length < 2 || amounts.length !== next.mentions.length || before.length !== 1)
    return null;
  if (amounts.some(({ role, period }) => role === 'vatRate' || period !== null)) return null;
  const calculations = amounts.flatMap((mention) => {
    const facts = replaceFigures(state, { ...next, mentions: [{ ...mention, role: null }] });
    return calculationIn(solveFacts(facts, known, solver)?.solution ?? null) ?? [];
  });
  const [first] = calculations;
  if (!first || calculations.length !== amounts.length) return null;
  return {
    ...state,
    solution: {
      state: 'done',
      kind: first.kind,
      calculated: {
        ok: true,
        calculation: {
          ...first,
          inputs: calculations.flatMap(({ inputs }) => inputs),
          result: calculations.flatMap(({ result }) => result),
          steps: calculations.flatMap(({ steps }) => steps),
        },
      },
    },
    results: [...state.results, ...calculations],
  };
};
