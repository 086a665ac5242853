import type { Day } from '../../contract';
import { inOrder, knowledgeOn } from '../../domain/knowledge/knowledge-content';
import { playbooksInOrder } from '../../domain/knowledge/playbook-content';
import { tradesInOrder } from '../../domain/knowledge/trade-content';
import { FISCAL_PARAMETER_SEEDS, readKnowledgeSeeds } from '.';
import { readPlaybookSeeds } from './playbook-seeds';
import { readTradeSeeds } from './trade-seeds';

/** What the law says on a new server. */
export const seededParameters = (day: Day) => () => ({ parameters: FISCAL_PARAMETER_SEEDS, day });

/** What a new server knows, without its database: for measurements and tests. */
export const seededKnowledge = (day: Day) => ({
  load: async () => ({
    entries: inOrder(await readKnowledgeSeeds()).map((seed) =>
      knowledgeOn(seed, FISCAL_PARAMETER_SEEDS, day),
    ),
    trades: tradesInOrder(await readTradeSeeds()),
    playbooks: playbooksInOrder(await readPlaybookSeeds()),
  }),
});
