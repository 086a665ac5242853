import { LAW_EXAMPLES } from '../rules/law-classifier';
import { exampleClassifier } from './example-classifier';
import { PLAN_EXAMPLES } from './plan-examples';
import { ROUTE_EXAMPLES } from './route-examples';

/** What kind of answer a message wants. */
export type Route = 'plan' | 'law' | 'sum' | 'own-data' | 'text' | 'off-topic';

export const routeClassifier = exampleClassifier({
  plan: PLAN_EXAMPLES,
  law: Object.values(LAW_EXAMPLES).flat(),
  ...ROUTE_EXAMPLES,
});

/** How likely a message wants an answer of a kind; 0 where its words tell nothing. On folded text. */
export const likelihoodOfRoute = (folded: string, route: Route): number =>
  routeClassifier.classify(folded).find(({ id }) => id === route)?.likelihood ?? 0;
