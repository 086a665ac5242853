import type { Core } from '@strapi/strapi';
import { STATISTICS_LIMITS, type GetChatbotStatistics, type QuestionCount } from '../../../contract';
import { usageMonth } from '../../../domain/chatbot/quota';
import { endOfRomeDay, romeDay, startOfRomeDay } from '../../../domain/chatbot/rome-time';
import { figuresOf, spreadOver } from '../../../domain/chatbot/statistics-figures';
import { romeHours } from '../../../domain/chatbot/statistics-hours';
import {
  daysBefore,
  daysOfPeriod,
  periodProblem,
  type DayRange,
  type PeriodQuery,
} from '../../../domain/chatbot/statistics-period';
import { groupQuestions, type AskedText } from '../../../engines/ai/questions';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { daysAsCsv } from '../../../locales/statistics-csv';
import { botSpendingOf } from '../../model/model-usage';
import { usageMonths } from '../../model/usage-months';
import { VISITOR_MESSAGE } from '../chatbot-row';
import { limitThisMonth, usedThisMonth } from '../to-chatbot';
import { findOwnChatbot } from './chatbots';
import { statisticsRows } from './statistics-rows';
import { instantOf } from '../../../database/date-of';

/** The most frequent ones are shown; what else was asked once or twice does not reach their number. */
const WORDINGS_COMPARED = 300;

type Statistics = GetChatbotStatistics['response']['data'];

/** How a chatbot does, for its owner. */
export const chatbotStatistics = (strapi: Core.Strapi, caller: Caller) => {
  const periodOf = (query: PeriodQuery, now: Date): DayRange => {
    const today = romeDay(now);
    const problem = periodProblem(query, today);
    if (problem) throw new ApiError('VALIDATION', { fields: { [problem.field]: problem.rule } });
    return daysOfPeriod(query, today);
  };

  const rowsOf = (chatbotId: number, { from, to }: DayRange) =>
    statisticsRows(strapi, { chatbotId, from: startOfRomeDay(from), to: endOfRomeDay(to) });

  const figures = async (chatbotId: number, days: DayRange) => {
    const rows = rowsOf(chatbotId, days);
    const [messages, conversations, replies] = await Promise.all([
      rows.messagesByHour(),
      rows.conversationsByHour(),
      rows.replies(),
    ]);
    return { messages, conversations, figures: figuresOf(messages, conversations, replies) };
  };

  /** The first questions of a list, each with the conversation in which it was asked last. */
  const firstOf = async (askedTexts: AskedText[]): Promise<QuestionCount[]> => {
    const first = groupQuestions(askedTexts, WORDINGS_COMPARED).slice(0, STATISTICS_LIMITS.questions);
    const messages: { id: number; createdAt: string | Date; session: { sessionId: string } | null }[] =
      await strapi.db.query(VISITOR_MESSAGE).findMany({
        where: { id: { $in: first.map(({ lastMessageId }) => lastMessageId) } },
        select: ['id', 'createdAt'],
        populate: { session: { select: ['sessionId'] } },
      });
    const byId = new Map(messages.map((message) => [message.id, message]));
    return first.flatMap(({ text, count, lastMessageId }) => {
      const last = byId.get(lastMessageId);
      return last?.session
        ? [
            {
              question: text,
              count,
              lastAskedAt: instantOf(last.createdAt),
              sessionId: last.session.sessionId,
            },
          ]
        : [];
    });
  };

  return {
    async find(installId: string, query: PeriodQuery): Promise<Statistics> {
      const now = new Date();
      const bot = await findOwnChatbot(strapi, installId, caller);
      const period = periodOf(query, now);
      const rows = rowsOf(bot.id, period);
      const [model, modelMonths, current, previous, questions, unanswered] = await Promise.all([
        botSpendingOf(strapi, bot.installId),
        usageMonths(strapi, bot.installId),
        figures(bot.id, period),
        figures(bot.id, daysBefore(period)),
        rows.questions().then(firstOf),
        rows.unansweredQuestions().then(firstOf),
      ]);
      return {
        usage: {
          used: usedThisMonth(bot, now),
          limit: limitThisMonth(bot, now),
          credits: bot.creditMessages ?? 0,
          monthStart: `${usageMonth(now)}-01`,
        },
        model,
        modelMonths,
        period,
        current: current.figures,
        previous: previous.figures,
        ...spreadOver(romeHours(period), current.messages, current.conversations),
        topQuestions: questions,
        unansweredQuestions: unanswered,
      };
    },

    /** The days as a table for a spreadsheet, in the owner's language. */
    async exportDays(installId: string, query: PeriodQuery): Promise<{ name: string; csv: string }> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      const period = periodOf(query, new Date());
      const { messages, conversations } = await figures(bot.id, period);
      const { days } = spreadOver(romeHours(period), messages, conversations);
      return {
        name: `statistiche-${period.from}-${period.to}.csv`,
        csv: daysAsCsv(days, caller.locale),
      };
    },
  };
};
