import type { AdviceTopic, Locale, NextStep } from '../../../../contract';

/** The same entry in one language. */
export interface Wording {
  /** How people ask for it. The first one is also shown as a suggestion. */
  asks: readonly [string, string, string, ...string[]];
  /** Markdown, a paragraph or a list item each. */
  answer: readonly string[];
}

/** What the assistant knows about one question. */
export interface TopicEntry extends Record<Locale, Wording> {
  id: string;
  /** Entries that people ask for next. */
  leadsTo: readonly [string, string];
  /** What can usefully be done in the product; `null` when nothing there helps. */
  step: NextStep | null;
}
export interface KnowledgeEntry extends TopicEntry {
  topic: AdviceTopic;
}

export const CONSULTATION: NextStep = { kind: 'consultation' };
export const MARKETPLACE: NextStep = { kind: 'marketplace' };
export const CHATBOT: NextStep = { kind: 'marketplace', slug: 'chatbot-ai' };
export const SOCIAL: NextStep = { kind: 'marketplace', slug: 'creatore-post-social' };
export const FILED_ACCOUNTS: NextStep = { kind: 'project', projectKind: 'filed-accounts' };
export const COMPANY: NextStep = { kind: 'project', projectKind: 'no-filed-accounts' };
export const IDEA: NextStep = { kind: 'project', projectKind: 'business-idea' };

/** An answer as Markdown: items of a list one below the other, paragraphs apart. */
export const markdownOf = (answer: readonly string[]): string =>
  answer.reduce((text, line, at) => {
    if (at === 0) return line;
    return `${text}${line.startsWith('- ') && answer[at - 1]?.startsWith('- ') ? '\n' : '\n\n'}${line}`;
  }, '');
