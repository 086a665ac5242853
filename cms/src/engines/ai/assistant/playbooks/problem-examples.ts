import { CHANNELS_EXAMPLES } from './examples/channels';
import { DEMAND_EXAMPLES } from './examples/demand';
import { MONEY_EXAMPLES } from './examples/money';
import { PEOPLE_EXAMPLES } from './examples/people';
import { TIME_EXAMPLES } from './examples/time';

/**
 * Ways in which owners tell of a problem, without the words of a trade: what the classifier of problems learns from. Of each problem as
 * many different words as there are ways to put it.
 */
export const PROBLEM_EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  ...DEMAND_EXAMPLES,
  ...TIME_EXAMPLES,
  ...MONEY_EXAMPLES,
  ...CHANNELS_EXAMPLES,
  ...PEOPLE_EXAMPLES,
};
