import { PROBLEM_EXAMPLES } from '../playbooks/problem-examples';
import { LAW_EXAMPLES } from '../rules/law-classifier';
import { exampleClassifier } from './example-classifier';
import { ROUTE_EXAMPLES } from './route-examples';

/** What kind of answer a message wants. */
export type Route = 'plan' | 'law' | 'sum' | 'own-data' | 'text' | 'off-topic';

/** Of each problem as many as weigh about as much as the examples of a rule. */
const OF_EACH_PROBLEM = 4;

export const routeClassifier = exampleClassifier({
  plan: Object.values(PROBLEM_EXAMPLES).flatMap((examples) => examples.slice(-OF_EACH_PROBLEM)),
  law: Object.values(LAW_EXAMPLES).flat(),
  ...ROUTE_EXAMPLES,
});

/** How likely a message wants an answer of a kind; 0 where its words tell nothing. On folded text. */
export const likelihoodOfRoute = (folded: string, route: Route): number =>
  routeClassifier.classify(folded).find(({ id }) => id === route)?.likelihood ?? 0;
