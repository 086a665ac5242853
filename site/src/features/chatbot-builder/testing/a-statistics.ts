import type { ChatbotFigures, GetChatbotStatistics } from '@contract';

type Statistics = GetChatbotStatistics['response']['data'];

/** A time in which nobody wrote. */
export const NO_FIGURES: ChatbotFigures = {
  conversations: 0,
  messages: 0,
  answered: 0,
  unanswered: 0,
  resolvedShare: null,
  responseTimeP50: null,
  responseTimeP95: null,
  thumbsUp: 0,
  thumbsDown: 0,
  personRequests: 0,
};
/** A week of a chatbot's statistics as the server answers them. */
export const aStatistics = (changes: Partial<Statistics> = {}): Statistics => ({
  usage: { used: 120, limit: 6000, credits: 1000, monthStart: '2026-11-01' },
  model: { month: '2026-11', calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 },
  modelMonths: [],
  period: { from: '2026-11-15', to: '2026-11-21' },
  current: {
    conversations: 8,
    messages: 20,
    answered: 15,
    unanswered: 5,
    resolvedShare: 0.75,
    responseTimeP50: 180,
    responseTimeP95: 2400,
    thumbsUp: 3,
    thumbsDown: 1,
    personRequests: 2,
  },
  previous: { ...NO_FIGURES, conversations: 4, messages: 40, responseTimeP50: 90 },
  days: Array.from({ length: 7 }, (_, at) => ({
    day: `2026-11-${15 + at}`,
    conversations: 1,
    messages: at,
    unanswered: 0,
  })),
  heat: Array.from({ length: 7 }, (_, weekday) =>
    Array.from({ length: 24 }, (_, hour) => (weekday === 1 && hour === 9 ? 7 : 0)),
  ),
  topQuestions: [
    {
      question: 'A che ora aprite?',
      count: 3,
      lastAskedAt: '2026-11-21T09:00:00.000Z',
      sessionId: 's-1',
    },
  ],
  unansweredQuestions: [],
  ...changes,
});
