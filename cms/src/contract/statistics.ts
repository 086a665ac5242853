import type { Day, Instant, One } from './common';
import type { ModelSpending } from './model-settings';
import type { FeatureSpending } from './platform-models';

export const STATISTICS_PERIODS = ['7d', '30d', '90d', 'month', 'custom'] as const;
export type StatisticsPeriod = (typeof STATISTICS_PERIODS)[number];

/** Days of one period at most, and questions of one list at most. */
export const STATISTICS_LIMITS = { maxDays: 366, questions: 20 } as const;

export interface ChatbotFigures {
  conversations: number;
  /** Messages of visitors. */
  messages: number;
  answered: number;
  /** Not known, asked back, or with a thumb down. */
  unanswered: number;
  /** Share of conversations that ended without an unknown reply and without asking for a person, 0..1; null without any. */
  resolvedShare: number | null;
  /** Milliseconds from question to whole reply; null before the first reply. */
  responseTimeP50: number | null;
  responseTimeP95: number | null;
  thumbsUp: number;
  thumbsDown: number;
  personRequests: number;
}
export interface QuestionCount {
  question: string;
  count: number;
  lastAskedAt: Instant;
  /** A conversation in which it was asked. */
  sessionId: string;
}
/** `GET /api/chatbots/:id/statistics?period=30d` or `?period=custom&from=2026-11-01&to=2026-11-21` (days, Europe/Rome; previews do not count) */
export interface GetChatbotStatistics {
  response: One<{
    /** This month's counter, whatever the period. `limit` is the month's own messages and the bought ones together, of which `credits` are left. */
    usage: { used: number; limit: number; credits: number; monthStart: Day };
    /** What models wrote for this chatbot this month, the platform's and its owner's; `cost` is the owner's own. */
    model: ModelSpending;
    /** The same by month and feature, newest first. */
    modelMonths: FeatureSpending[];
    period: { from: Day; to: Day };
    current: ChatbotFigures;
    /** The same number of days just before. */
    previous: ChatbotFigures;
    days: { day: Day; conversations: number; messages: number; unanswered: number }[];
    /** Messages by weekday (0 Monday) and hour of Europe/Rome. */
    heat: number[][];
    topQuestions: QuestionCount[];
    unansweredQuestions: QuestionCount[];
  }>;
}
/** `GET /api/chatbots/:id/statistics/export?…` answers the days as CSV for an Italian Excel. */
