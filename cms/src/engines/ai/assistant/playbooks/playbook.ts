import type { AdviceTopic, NextStep } from '../../../../contract';

/** A plan for a problem of a business: templates, which `renderTemplate` fills for a trade and a message. */
export interface Playbook {
  id: string;
  topic: AdviceTopic;
  step: NextStep | null;
  /** Ways in which owners tell of it: what the classifier learns from. The first one is shown as a choice. */
  asks: readonly string[];
  /** Sections of the templates that words of the message turn on. */
  signals: readonly { name: string; words: readonly string[] }[];
  /** One sentence on what is going on, with the asker's own figures where there are some. */
  opening: string;
  /** Three to five, the first of them for today. */
  steps: readonly string[];
  measure: string;
  /** What would make the advice more exact. */
  ask: string;
}

/** A playbook as it is told to one business. */
export type Plan = Pick<Playbook, 'opening' | 'steps' | 'measure' | 'ask'>;
