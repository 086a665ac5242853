import type { Calculation, CalculationKind, Figure } from '../../contract';
import type { Facts } from './read-facts';
import type { Solution, Solver } from './solver';

/** A solution with what it was before one figure changed. */
export type ConversationSolution = Solution & { before?: Figure };

/** What a conversation has come to after some of its messages. */
export interface ConversationState {
  solver: Solver | null;
  facts: Facts;
  solution: ConversationSolution | null;
  /** Results of this conversation, oldest first. */
  results: Calculation[];
}

export const isDone = (solution: Solution | null): solution is Extract<Solution, { state: 'done' }> =>
  solution?.state === 'done';
export const calculationIn = (solution: Solution | null): Calculation | null =>
  isDone(solution) && solution.calculated.ok ? solution.calculated.calculation : null;

/** The kind to read a figure by: that of the calculation, not of a view of its result. */
export const kindOf = (state: ConversationState, kind: CalculationKind): CalculationKind =>
  kind === 'converted'
    ? (state.results.filter((each) => each.kind !== 'converted').at(-1)?.kind ?? kind)
    : kind;
