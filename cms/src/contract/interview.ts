import type { Locale } from './common';
import type { ProjectKind } from './project';

export const INTERVIEW_STEPS = 8;
/** A draft of the report can be made from the answers of this many steps. */
export const DRAFT_AFTER_STEP = 4;

export const ANSWER_KINDS = [
  'text',
  'choice',
  'choices',
  'amount',
  'number',
  'percent',
  'year',
  'vat-number',
  'tax-code',
  'pec',
  'ateco',
  'months',
  'accounts',
] as const;
/** `months`: twelve amounts, January first. `accounts`: an uploaded file, pasted lines, or the wish to type them one by one. */
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Why an answer was not taken; words live in locale files. */
export const ANSWER_PROBLEMS = [
  'required',
  'too-short',
  'too-long',
  'not-a-choice',
  'not-an-amount',
  'not-a-number',
  'not-whole',
  'not-a-percent',
  'too-small',
  'too-large',
  'negative',
  'not-a-year',
  'year-in-future',
  'vat-number-length',
  'vat-number-check',
  'tax-code-form',
  'tax-code-check',
  'not-an-address',
  'ateco-form',
  'ateco-division',
  'months-count',
  'months-value',
  'accounts-unreadable',
  'unknown-question',
] as const;
export type AnswerProblem = (typeof ANSWER_PROBLEMS)[number];

/** What is worth saying about an answer that was taken all the same. */
export const ANSWER_NOTES = [
  'ordinary-mail-domain',
  'turnover-differs',
  'price-below-cost',
  'accounts-unbalanced',
] as const;
export type AnswerNote = (typeof ANSWER_NOTES)[number];

/** A chip under the question: sends its words as an answer, or opens the file picker. */
export interface QuickReply {
  /** What is sent; stable in every language. */
  value: string;
  label: string;
  action: 'send' | 'upload';
}

/** A question as a client shows it. */
export interface InterviewQuestion {
  id: string;
  /** 1 to 8. */
  step: number;
  projectKind: ProjectKind;
  language: Locale;
  question: string;
  /** Why it is asked. */
  why: string;
  answerKind: AnswerKind;
  optional: boolean;
  quickReplies: QuickReply[];
  /** An answer of the right form, shown in the empty field; '' for none. */
  example: string;
}

/** Where an interview stands: `done` of 8 steps are complete. */
export interface InterviewProgress {
  done: number;
  of: number;
  /** A draft of the report can be made. */
  draftReady: boolean;
  complete: boolean;
}
