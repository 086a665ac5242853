import type { Instant, One } from './common';
import type { CuratedAnswer, SaveCuratedAnswer } from './training';
import type { WidgetOutcome } from './widget';

/** What the improvement loop keeps. */
export const IMPROVEMENT_LIMITS = {
  /** Groups and conversations of one group that are listed. */
  groups: 50,
  conversations: 5,
  wordings: 5,
  regressionQuestions: 100,
  regressionText: 300,
} as const;

/** A question that the bot could not answer, or answered badly, in all of its wordings. */
export interface ImprovableQuestion {
  /** A message that asked it: names the question for what is done with it. */
  id: string;
  /** The most frequent wording. */
  question: string;
  /** Other wordings, the most frequent first. */
  wordings: string[];
  count: number;
  /** How often the bot did not know, and how often a visitor put a thumb down. */
  unanswered: number;
  thumbsDown: number;
  lastAskedAt: Instant;
  /** Where it was asked, newest first. */
  conversations: { sessionId: string; question: string; askedAt: Instant }[];
}
export interface IgnoredQuestion {
  id: string;
  question: string;
  ignoredAt: Instant;
}
/** `GET /api/chatbots/:id/improvements` (most frequent first; previews do not count) */
export interface ListImprovements {
  response: { data: ImprovableQuestion[]; meta: { total: number; ignored: IgnoredQuestion[] } };
}
/** `POST /api/chatbots/:id/improvements/:messageId/ignore`: not listed again, however it is worded. */
export interface IgnoreImprovement {
  response: One<IgnoredQuestion>;
}
/** `DELETE /api/chatbots/:id/ignored-questions/:ignoredId` answers 204: the question counts again. */

/** What the bot says to a question now. */
export interface TrialReply {
  text: string;
  outcome: WidgetOutcome;
  sources: { title: string; page: number | null }[];
}
/** `POST /api/chatbots/:id/improvements/:messageId/answer`: keeps the owner's answer and asks the question again. `reply` null: not in time. */
export interface AnswerImprovement {
  request: SaveCuratedAnswer['request'];
  response: One<{ answer: CuratedAnswer; reply: TrialReply | null }>;
}

/** What the reply to a regression question must be. `source`: it must come from the file or page of that title. */
export type Expectation =
  { kind: 'contains'; text: string } | { kind: 'refuses' } | { kind: 'source'; title: string };

/** How a result stands to the one before: `reworded` is right or wrong as before, in other words. */
export const REGRESSION_CHANGES = ['same', 'fixed', 'broken', 'reworded', 'new'] as const;
export type RegressionChange = (typeof REGRESSION_CHANGES)[number];

export interface RegressionVerdict extends TrialReply {
  passed: boolean;
}
export interface RegressionQuestion {
  id: string;
  question: string;
  expectation: Expectation;
  /** Null before the first run with it. */
  result: (RegressionVerdict & { change: RegressionChange; before: RegressionVerdict | null }) | null;
}
export interface RegressionRun {
  /** `owner`: on request; `training`: the bot's material or settings changed. */
  trigger: 'owner' | 'training';
  finishedAt: Instant;
  total: number;
  passed: number;
  /** As in the run before, and not. */
  same: number;
  changed: number;
  /** Nothing to compare with. */
  first: boolean;
}
/** `GET /api/chatbots/:id/regression` */
export interface GetRegression {
  response: One<{ questions: RegressionQuestion[]; run: RegressionRun | null; running: boolean }>;
}
/** `POST /api/chatbots/:id/regression/questions`, `PATCH …/:questionId` answer the row; `DELETE …/:questionId` answers 204. */
export interface SaveRegressionQuestion {
  request: { question: string; expectation: Expectation };
  response: One<RegressionQuestion>;
}

/** `GET` and `PATCH /api/chatbots/:id/message-limits` */
export interface MessageLimits {
  request: { dailyLimit: number };
  /** Replies of the bot today in Europe/Rome. */
  response: One<{ dailyLimit: number; usedToday: number }>;
}

/** Where visitors write from: an IPv4 address or the /64 of an IPv6 customer. Its address is not stored, only a keyed digest. */
export interface VisitorNetwork {
  id: string;
  /** `203.0.113.…`: enough to tell networks apart. */
  label: string;
  /** Replies that it was given today in Europe/Rome. */
  usedToday: number;
  lastMessageAt: Instant;
  /** Its last conversation, while that is stored. */
  conversation: { sessionId: string; label: string } | null;
  /** Until then its visitors do not meet the bot. */
  blockedUntil: Instant | null;
}
/** `GET /api/chatbots/:id/visitor-networks`: those that are blocked, then those that write most today. */
export interface ListVisitorNetworks {
  response: {
    data: VisitorNetwork[];
    /** How many replies of a day one of them may have. */
    meta: { share: number };
  };
}
/** `POST` and `DELETE /api/chatbots/:id/visitor-networks/:networkId/block` */
export interface BlockVisitorNetwork {
  response: One<VisitorNetwork>;
}
