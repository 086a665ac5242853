import type { Core } from '@strapi/strapi';
import {
  COMPARED_VISITOR_QUESTIONS,
  type ComparedQuestion,
  type Expectation,
  type GetModelComparison,
  type JudgeComparedReply,
  type StartModelComparison,
} from '../../../contract';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { timings } from '../../../settings/timings';
import { COMPARED_QUESTION, MODEL_COMPARISON, REGRESSION_QUESTION } from '../chatbot-row';
import { sealTarget, toComparedQuestion, type ComparisonRow } from '../comparison-rows';
import { findOwnChatbot } from './chatbots';
import { modelSettings } from './model-settings';
import { COMPARE_MODELS, type CompareModelsPayload } from './run-comparison';
import { instantOf } from '../../../database/date-of';

interface AskedQuestion {
  question: string;
  expectation: Expectation | null;
  message: number | null;
}

/** Looked through for different questions: people ask the same thing again. */
const LATEST_MESSAGES = 400;

/** Each question once, however often and in whatever capitals it was asked. */
const withoutRepeats = (questions: readonly AskedQuestion[]): AskedQuestion[] => {
  const known = new Set<string>();
  return questions.filter(({ question }) => {
    const key = question.trim().replace(/\s+/g, ' ').toLowerCase();
    const isNew = key !== '' && !known.has(key);
    known.add(key);
    return isNew;
  });
};

/** The last questions of real visitors, newest first. */
const visitorQuestions = async (strapi: Core.Strapi, chatbotId: number): Promise<AskedQuestion[]> => {
  const rows: { id: number; content: string | null }[] = await strapi.db
    .connection('visitor_messages as message')
    .where({ 'message.chatbot_id': chatbotId, 'message.sender': 'visitor' })
    .join('visitor_sessions as session', 'session.id', 'message.session_id')
    .whereRaw('not coalesce(session.owner_preview, ?)', [false])
    .orderBy('message.id', 'desc')
    .limit(LATEST_MESSAGES)
    .select({ id: 'message.id', content: 'message.content' });
  return rows.map(({ id, content }) => ({ question: content ?? '', expectation: null, message: id }));
};

const controlQuestions = async (strapi: Core.Strapi, chatbotId: number): Promise<AskedQuestion[]> => {
  const rows = await strapi.db.query(REGRESSION_QUESTION).findMany({
    where: { chatbot: { id: chatbotId } },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ question, expectation }) => ({ question, expectation, message: null }));
};

/** The built-in engine and a model beside each other, on what a bot is really asked. */
export const modelComparison = (strapi: Core.Strapi, caller: Caller) => {
  const comparisons = strapi.db.query(MODEL_COMPARISON);
  const compared = strapi.db.query(COMPARED_QUESTION);

  const rowOf = (chatbotId: number): Promise<ComparisonRow | null> =>
    comparisons.findOne({ where: { chatbot: { id: chatbotId } } });

  /** A run whose job was lost does not go on for ever. */
  const isRunning = (row: ComparisonRow): boolean =>
    row.state === 'running' &&
    Date.now() - new Date(row.startedAt).getTime() < timings().jobs.compareModelsMs;

  const stateOf = async (chatbotId: number): Promise<GetModelComparison['response']['data']> => {
    const row = await rowOf(chatbotId);
    if (!row) return { comparison: null };
    const questions = await compared.findMany({
      where: { chatbot: { id: chatbotId } },
      populate: ['message'],
      orderBy: { id: 'asc' },
    });
    return {
      comparison: {
        model: row.model,
        startedAt: instantOf(row.startedAt),
        finishedAt: isRunning(row) ? null : instantOf(row.finishedAt ?? row.startedAt),
        isStopped: row.state === 'stopped',
        questions: questions
          .filter(({ expectation, message }) => expectation !== null || message !== null)
          .map(toComparedQuestion),
      },
    };
  };

  return {
    async find(installId: string): Promise<GetModelComparison['response']['data']> {
      return stateOf((await findOwnChatbot(strapi, installId, caller)).id);
    },

    async start(
      installId: string,
      request: StartModelComparison['request'],
    ): Promise<GetModelComparison['response']['data']> {
      const { bot, model } = await modelSettings(strapi, caller).resolve(installId, request);
      const { platform } = engines(strapi).answering;
      const engine = request.engine === 'platform' ? platform.engine : request.engine;
      if (engine === 'embedded') throw new ApiError('VALIDATION', { fields: { engine: 'choice' } });
      const name = (request.engine === 'platform' ? platform.model : request.model) || engine;
      const [control, recent] = await Promise.all([
        controlQuestions(strapi, bot.id),
        visitorQuestions(strapi, bot.id),
      ]);
      const questions = withoutRepeats([...control, ...recent]).slice(
        0,
        control.length + COMPARED_VISITOR_QUESTIONS,
      );
      if (questions.length === 0) throw new ApiError('CONFLICT', { reason: 'no-questions' });
      await strapi.db.transaction(async ({ trx }) => {
        // Held, so that two tabs cannot both begin.
        await trx('chatbots')
          .where({ id: bot.id })
          .update({ version: trx.ref('version') });
        const row = await rowOf(bot.id);
        if (row && isRunning(row)) throw new ApiError('CONFLICT', { reason: 'running' });
        await comparisons.deleteMany({ where: { chatbot: { id: bot.id } } });
        await compared.deleteMany({ where: { chatbot: { id: bot.id } } });
        const run = await comparisons.create({
          data: {
            chatbot: bot.id,
            state: 'running',
            model: name,
            target: sealTarget(installId, model),
            startedAt: new Date(),
          },
        });
        for (const question of questions) await compared.create({ data: { ...question, chatbot: bot.id } });
        const payload = { installId, comparisonId: run.id } satisfies CompareModelsPayload;
        await engines(strapi).queue.enqueue({
          name: COMPARE_MODELS,
          payload,
          maxAttempts: 2,
          tenant: String(caller.id),
        });
      });
      return stateOf(bot.id);
    },

    /** What the owner says of a reply; `null` takes it back. */
    async judge(
      installId: string,
      questionId: string,
      { side, verdict }: JudgeComparedReply['request'],
    ): Promise<ComparedQuestion> {
      const bot = await findOwnChatbot(strapi, installId, caller);
      const row = await compared.findOne({
        where: { documentId: questionId, chatbot: { id: bot.id } },
      });
      if (!row) throw new ApiError('NOT_FOUND');
      const change = side === 'embedded' ? { embeddedVerdict: verdict } : { modelVerdict: verdict };
      await compared.updateMany({ where: { id: row.id }, data: change });
      return toComparedQuestion({ ...row, ...change });
    },
  };
};
