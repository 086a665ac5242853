import type { AdviceTopic, NextStep } from '../../../../contract';
import type { FoundFigure } from '../port';
import type { Trade } from './trade';

/** A plan for a problem in a trade. */
export interface Plan {
  /** One sentence on what is going on, with the asker's own figures where there are some. */
  opening: string;
  /** Three to five, the first of them for today. */
  steps: readonly string[];
  measure: string;
  /** What would make the advice more exact. */
  ask: string;
}

/** A problem and its plan, before it is given the ways of asking. */
export type UntaughtProblem = Omit<Problem, 'asks'>;

export interface Problem {
  id: string;
  topic: AdviceTopic;
  step: NextStep | null;
  /** On folded text. */
  pattern: RegExp;
  /** How much it counts beside another problem in the same words: particular ones more than general ones. */
  weight: number;
  /** Answers without a trade too. */
  needsNoTrade?: true;
  /** Ways in which owners tell of it: what the classifier learns from. */
  asks: readonly string[];
  plan(trade: Trade, context: { figures: readonly FoundFigure[]; folded: string }): Plan;
}
