import type { Calculation } from './calculation';

export const ADVICE_TOPICS = [
  'marketing',
  'prices',
  'vat-position',
  'taxes',
  'website',
  'ecommerce',
  'social',
  'customers',
  'reviews',
  'costs',
  'suppliers',
  'staff',
  'finance',
  'contracts',
  'invoicing',
  'startup',
  'business-plan',
  'ai',
  'platform',
] as const;
export type AdviceTopic = (typeof ADVICE_TOPICS)[number];

/** A calculation that lacks a figure `asks` for it; what the assistant does not know is `unknown`, and said so. */
export type AdviceOutcome = 'answered' | 'calculated' | 'asks' | 'greeting' | 'unknown';

/** What can usefully be done next in the product. */
export type NextStep =
  | { kind: 'project'; projectKind: 'filed-accounts' | 'no-filed-accounts' | 'business-idea' }
  | { kind: 'consultation' }
  | { kind: 'marketplace'; slug?: string };

/** A page of a document that an answer quotes. */
export interface AdviceSource {
  title: string;
  page: number | null;
  excerpt: string;
}

/** A whole reply of the assistant. */
export interface Advice {
  /** Markdown. */
  text: string;
  topic: AdviceTopic | null;
  outcome: AdviceOutcome;
  calculation?: Calculation;
  /** Questions that the user may want to ask next. */
  suggestions: string[];
  nextStep: NextStep | null;
  entryIds: string[];
  sources: AdviceSource[];
}
