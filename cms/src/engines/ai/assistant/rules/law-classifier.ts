import { exampleClassifier } from '../classify/example-classifier';
import { PRACTICE_RULE_EXAMPLES } from './examples/practice';
import { TAX_RULE_EXAMPLES } from './examples/tax';
import { TRADE_RULE_EXAMPLES } from './examples/trade';
import { WORK_RULE_EXAMPLES } from './examples/work';

/** Ways in which owners ask for the rules of law, by the rule's id. */
export const LAW_EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  ...WORK_RULE_EXAMPLES,
  ...TAX_RULE_EXAMPLES,
  ...TRADE_RULE_EXAMPLES,
  ...PRACTICE_RULE_EXAMPLES,
};

/** The rules that a question may be after, likeliest first. */
export const lawClassifier = exampleClassifier(LAW_EXAMPLES);
