import type { Instant, Locale, One } from './common';
import type { Project, ProjectKind } from './project';
import type { ReportBlock } from './report-block';

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
  'ordinary-mail-domain',
  'ateco-form',
  'ateco-division',
  'months-count',
  'months-value',
  'accounts-unreadable',
  'unknown-question',
] as const;
export type AnswerProblem = (typeof ANSWER_PROBLEMS)[number];

/** What is worth saying about an answer that was taken all the same. */
export const ANSWER_NOTES = ['turnover-differs', 'price-below-cost', 'accounts-unbalanced'] as const;
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

export const INTERVIEW_LIMITS = {
  /** Characters of one answer; pasted accounts are the longest. A longer one answers MESSAGE_TOO_LONG. */
  message: 10_000,
  accountsBytes: 5 * 1024 * 1024,
  accountsExtensions: ['xbrl', 'xml', 'pdf', 'csv', 'txt', 'xlsx'],
} as const;

/** One message of an interview's chat. */
export interface InterviewMessage {
  id: string;
  author: 'user' | 'assistant';
  text: string;
  /** Steps that were complete when it was written, 0 to 8. */
  step: number;
  quickReplies: QuickReply[];
  /** Names of uploaded files. */
  attachments: string[];
  createdAt: Instant;
}
/** What was answered so far, to look at and to correct. */
export interface InterviewStep {
  step: number;
  title: string;
  state: 'done' | 'current' | 'later';
  answers: { questionId: string; question: string; answer: string }[];
}
/** Figures that follow from the answers so far. */
export interface InterviewResult {
  id: string;
  title: string;
  block: Extract<ReportBlock, { kind: 'table' | 'figures' }>;
}
/** An interview as a client shows it. */
export interface ProjectChat {
  project: Project;
  messages: InterviewMessage[];
  /** Null when the interview is over. Its quick replies may name what is known from elsewhere. */
  question: InterviewQuestion | null;
  /** The question was answered before and is being corrected. */
  correcting: boolean;
  progress: InterviewProgress;
  steps: InterviewStep[];
  results: InterviewResult[];
}

/** `GET /api/project-chats/:chatId`: opens the interview when nobody has looked at it yet. */
export interface GetProjectChat {
  response: One<ProjectChat>;
}
/**
 * `POST /api/project-chats/:chatId/messages`: answers one question; once all are answered (`questionId` null) the talk goes on about the
 * project. The same `clientId` twice is one message. When another device has answered meanwhile: 409 STALE_VERSION, with the fresh
 * `chat` in its details.
 */
export interface AnswerInterview {
  request: { clientId: string; questionId: string | null; text: string };
  response: One<ProjectChat>;
}
/** `POST /api/project-chats/:chatId/accounts`, multipart: `files` (one), `clientId`, `questionId`; otherwise as above. */
export interface UploadAccounts {
  response: One<ProjectChat>;
}
/** `POST /api/project-chats/:chatId/back`: asks a question of an earlier step again; the step's first one when none is named. */
export interface CorrectInterview {
  request: { clientId: string; step: number; questionId?: string };
  response: One<ProjectChat>;
}
