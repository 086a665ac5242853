import type { AdviceTopic, Day, Locale, NextStep } from '../../contract';
import type { DatedFigure } from './dated-figure';
import { renderAnswer } from './render-answer';

/** What the panel offers as the next step of an entry, and what each is. */
export const NEXT_STEPS = {
  none: null,
  consultation: { kind: 'consultation' },
  marketplace: { kind: 'marketplace' },
  'chatbot-ai': { kind: 'marketplace', slug: 'chatbot-ai' },
  'creatore-post-social': { kind: 'marketplace', slug: 'creatore-post-social' },
  'filed-accounts': { kind: 'project', projectKind: 'filed-accounts' },
  'no-filed-accounts': { kind: 'project', projectKind: 'no-filed-accounts' },
  'business-idea': { kind: 'project', projectKind: 'business-idea' },
} as const satisfies Record<string, NextStep | null>;
export type NextStepName = keyof typeof NEXT_STEPS;

/** An entry as editors write it: the fields of `knowledge-entry`. */
export interface KnowledgeContent {
  key: string;
  topic: AdviceTopic;
  /** The first way of asking for it. */
  question: string;
  /** '' where nobody has translated it: who writes English is then answered in Italian. */
  questionEn: string;
  /** Other ways of asking for it. */
  asks: readonly string[];
  asksEn: readonly string[];
  /** Markdown, with figures as `{{key}}`. */
  body: string;
  bodyEn: string;
  figures: readonly DatedFigure[];
  leadsTo: readonly string[];
  nextStep: NextStepName;
}

/** An entry as the assistant says it on a day. */
export interface KnowledgeOfDay extends Record<
  Locale,
  { asks: readonly [string, ...string[]]; answer: string }
> {
  id: string;
  topic: AdviceTopic;
  leadsTo: readonly string[];
  step: NextStep | null;
}

/** By key, whatever a database sorts by: the order decides between entries that fit a question alike. */
export const inOrder = <Content extends { key: string }>(contents: readonly Content[]): Content[] =>
  [...contents].sort((a, b) => (a.key < b.key ? -1 : 1));

/** What an entry says on a day, with the parameters of law that its texts name. */
export const knowledgeOn = (
  content: KnowledgeContent,
  parameters: readonly DatedFigure[],
  day: Day,
): KnowledgeOfDay => {
  const { key, topic, question, asks, body, figures, leadsTo, nextStep } = content;
  const answer = (text: string, language: Locale): string =>
    renderAnswer(text, { figures, parameters }, language, day);
  return {
    id: key,
    topic,
    leadsTo,
    step: NEXT_STEPS[nextStep],
    it: { asks: [question, ...asks], answer: answer(body, 'it') },
    en: {
      asks: [content.questionEn || question, ...content.asksEn],
      answer: content.bodyEn === '' ? answer(body, 'it') : answer(content.bodyEn, 'en'),
    },
  };
};
