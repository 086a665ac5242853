import { ADVICE_TOPICS, type AdviceTopic } from '../../contract';
import fiscalParameters from '../../../seeds/knowledge/fiscal-parameters.json';
import type { DatedFigure } from '../../domain/knowledge/dated-figure';
import { contentOfSeed, type KnowledgeSeed, type KnowledgeSeedContent } from './knowledge-seed';

export type { KnowledgeSeedContent } from './knowledge-seed';

/** A parameter of law as the seeds hold it. */
export interface FiscalParameterSeed extends DatedFigure {
  label: string;
  note: string;
}

/** Read when they are needed: a server that has given them all needs none. */
const FILES: Readonly<Record<AdviceTopic, () => Promise<{ default: unknown }>>> = {
  marketing: () => import('../../../seeds/knowledge/marketing.json'),
  prices: () => import('../../../seeds/knowledge/prices.json'),
  'vat-position': () => import('../../../seeds/knowledge/vat-position.json'),
  taxes: () => import('../../../seeds/knowledge/taxes.json'),
  website: () => import('../../../seeds/knowledge/website.json'),
  ecommerce: () => import('../../../seeds/knowledge/ecommerce.json'),
  social: () => import('../../../seeds/knowledge/social.json'),
  customers: () => import('../../../seeds/knowledge/customers.json'),
  reviews: () => import('../../../seeds/knowledge/reviews.json'),
  costs: () => import('../../../seeds/knowledge/costs.json'),
  suppliers: () => import('../../../seeds/knowledge/suppliers.json'),
  staff: () => import('../../../seeds/knowledge/staff.json'),
  finance: () => import('../../../seeds/knowledge/finance.json'),
  contracts: () => import('../../../seeds/knowledge/contracts.json'),
  invoicing: () => import('../../../seeds/knowledge/invoicing.json'),
  startup: () => import('../../../seeds/knowledge/startup.json'),
  'business-plan': () => import('../../../seeds/knowledge/business-plan.json'),
  ai: () => import('../../../seeds/knowledge/ai.json'),
  platform: () => import('../../../seeds/knowledge/platform.json'),
};

/** What the assistant knows before any editor has changed it. `seeds.test.ts` holds the files to this shape. */
export const readKnowledgeSeeds = async (): Promise<KnowledgeSeedContent[]> => {
  const files = await Promise.all(
    ADVICE_TOPICS.map(async (topic) => {
      const seeds = (await FILES[topic]()).default as KnowledgeSeed[];
      return seeds.map((seed) => contentOfSeed(seed, topic));
    }),
  );
  return files.flat();
};

/** Parameters of law before any editor has changed them. */
export const FISCAL_PARAMETER_SEEDS = fiscalParameters as FiscalParameterSeed[];
