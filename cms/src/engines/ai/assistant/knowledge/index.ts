import type { AdviceTopic } from '../../../../contract';
import { AI } from './ai';
import { BUSINESS_PLAN } from './business-plan';
import { CONTRACTS } from './contracts';
import { COSTS } from './costs';
import { CUSTOMERS } from './customers';
import { ECOMMERCE } from './ecommerce';
import type { KnowledgeEntry, TopicEntry } from './entry';
import { FINANCE } from './finance';
import { INVOICING } from './invoicing';
import { MARKETING } from './marketing';
import { PLATFORM } from './platform';
import { PRICES } from './prices';
import { REVIEWS } from './reviews';
import { SOCIAL_MEDIA } from './social';
import { STAFF } from './staff';
import { STARTUP } from './startup';
import { SUPPLIERS } from './suppliers';
import { TAXES } from './taxes';
import { VAT_POSITION } from './vat-position';
import { WEBSITE } from './website';

export { markdownOf, type KnowledgeEntry } from './entry';

const TOPICS: Readonly<Record<AdviceTopic, readonly TopicEntry[]>> = {
  marketing: MARKETING,
  prices: PRICES,
  'vat-position': VAT_POSITION,
  taxes: TAXES,
  website: WEBSITE,
  ecommerce: ECOMMERCE,
  social: SOCIAL_MEDIA,
  customers: CUSTOMERS,
  reviews: REVIEWS,
  costs: COSTS,
  suppliers: SUPPLIERS,
  staff: STAFF,
  finance: FINANCE,
  contracts: CONTRACTS,
  invoicing: INVOICING,
  startup: STARTUP,
  'business-plan': BUSINESS_PLAN,
  ai: AI,
  platform: PLATFORM,
};

const isTopic = (name: string): name is AdviceTopic => name in TOPICS;

/** All that the assistant knows, in both languages. Italian rules and figures as of 2026; entries name the year where they change. */
export const KNOWLEDGE: readonly KnowledgeEntry[] = Object.entries(TOPICS).flatMap(([topic, entries]) =>
  isTopic(topic) ? entries.map((entry) => ({ ...entry, topic })) : [],
);
