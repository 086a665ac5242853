import { PROBLEM_EXAMPLES } from './problem-examples';
import type { Problem } from './problem';
import { DEMAND_PROBLEMS } from './problems-demand';
import { CAPACITY_PROBLEMS, MARKET_PROBLEMS } from './problems-market';
import { MONEY_PROBLEMS } from './problems-money';
import { OPERATION_PROBLEMS } from './problems-operations';
import { PEOPLE_PROBLEMS } from './problems-people';
import { WORK_PROBLEMS } from './problems-work';

/** Every problem for which there is a plan, with the ways in which owners tell of it. */
export const PROBLEMS: readonly Problem[] = [
  ...DEMAND_PROBLEMS,
  ...MONEY_PROBLEMS,
  ...OPERATION_PROBLEMS,
  ...WORK_PROBLEMS,
  ...PEOPLE_PROBLEMS,
  ...MARKET_PROBLEMS,
  ...CAPACITY_PROBLEMS,
].map((problem) => ({ ...problem, asks: PROBLEM_EXAMPLES[problem.id] ?? [] }));
