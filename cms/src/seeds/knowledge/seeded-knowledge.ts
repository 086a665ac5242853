import type { Day } from '../../contract';
import { inOrder, type KnowledgeOfDay, knowledgeOn } from '../../domain/knowledge/knowledge-content';
import { FISCAL_PARAMETER_SEEDS, readKnowledgeSeeds } from '.';

/** What the law says on a new server. */
export const seededParameters = (day: Day) => () => ({ parameters: FISCAL_PARAMETER_SEEDS, day });

/** What a new server knows, without its database: for measurements and tests. */
export const seededKnowledge = (day: Day) => ({
  load: async (): Promise<KnowledgeOfDay[]> =>
    inOrder(await readKnowledgeSeeds()).map((seed) => knowledgeOn(seed, FISCAL_PARAMETER_SEEDS, day)),
});
