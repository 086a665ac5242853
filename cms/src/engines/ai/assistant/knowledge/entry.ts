import type { AdviceTopic, Locale, NextStep } from '../../../../contract';

/** The same entry in one language. */
export interface Wording {
  /** How people ask for it. The first one is also shown as a suggestion. */
  asks: readonly [string, ...string[]];
  /** Markdown, as it is said today: figures stand in it, those that are of a past year with that year. */
  answer: string;
}

/** What the assistant knows about one question. */
export interface KnowledgeEntry extends Record<Locale, Wording> {
  id: string;
  topic: AdviceTopic;
  /** Entries that people ask for next. */
  leadsTo: readonly string[];
  /** What can usefully be done in the product; `null` when nothing there helps. */
  step: NextStep | null;
}

export const CONSULTATION: NextStep = { kind: 'consultation' };
export const COMPANY: NextStep = { kind: 'project', projectKind: 'no-filed-accounts' };
