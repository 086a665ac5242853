import type { PlaybookContent } from '../../domain/knowledge/playbook-content';

/** A playbook as `cms/seeds/playbooks` holds it: the first way of asking is the question. */
type PlaybookSeed = Omit<PlaybookContent, 'question' | 'signals'> & Partial<Pick<PlaybookContent, 'signals'>>;

/** What is stored of a playbook beside what is said. */
export interface PlaybookSeedContent extends PlaybookContent {
  sources: string[];
}

/** Read when they are needed: a server that has given them all needs none. */
const FILES: readonly (() => Promise<{ default: unknown }>)[] = [
  () => import('../../../seeds/playbooks/demand.json'),
  () => import('../../../seeds/playbooks/money.json'),
  () => import('../../../seeds/playbooks/operations.json'),
  () => import('../../../seeds/playbooks/work.json'),
  () => import('../../../seeds/playbooks/people.json'),
  () => import('../../../seeds/playbooks/market.json'),
];

/** The plans that the assistant knows before any editor has changed them. */
export const readPlaybookSeeds = async (): Promise<PlaybookSeedContent[]> => {
  const files = await Promise.all(FILES.map(async (read) => (await read()).default as PlaybookSeed[]));
  return files.flat().map(({ asks: [question = '', ...asks], ...seed }) => ({
    signals: [],
    sources: [],
    ...seed,
    question,
    asks,
  }));
};
