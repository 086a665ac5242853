import { createHash } from 'node:crypto';
import type { Row } from '../../../database/row';
import type { Core } from '@strapi/strapi';
import {
  IMPROVEMENT_LIMITS,
  type Expectation,
  type GetRegression,
  type RegressionQuestion,
  type RegressionRun,
  type RegressionVerdict,
  type SaveRegressionQuestion,
} from '../../../contract';
import { changeOf, meets, summaryOf, type KeptReply } from '../../../domain/chatbot/regression';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { profileOf } from '../../widget/bot-profile';
import { widgetBots } from '../../widget/widget-bots';
import { askDraft } from '../ask-draft';
import { REGRESSION_QUESTION, REGRESSION_RUN, type ChatbotRow } from '../chatbot-row';
import { toTrialReply } from '../to-trial-reply';
import { findOwnChatbot } from './chatbots';
import { materialVersion } from './load-passages';
import { timings } from '../../../settings/timings';
import { instantOf } from '../../../database/date-of';

export const RUN_REGRESSION = 'run-regression';
const AT_ONCE = 3;

export interface RunRegressionPayload {
  installId: string;
  trigger: RegressionRun['trigger'];
  /** What was to be tested; a bot that changed again has a job of its own waiting. Null: whatever is there. */
  fingerprint: string | null;
}

type QuestionRow = Row<typeof REGRESSION_QUESTION>;
type RunRow = Row<typeof REGRESSION_RUN>;

const toVerdict = (expectation: Expectation, { exact: _, ...reply }: KeptReply): RegressionVerdict => ({
  ...reply,
  passed: meets(expectation, reply),
});

/** Row → contract. Replies are judged as they are read: another expectation needs no run. */
const toQuestion = ({
  documentId,
  question,
  expectation,
  reply,
  before,
}: QuestionRow): RegressionQuestion => ({
  id: documentId,
  question,
  expectation,
  result: reply && {
    ...toVerdict(expectation, reply),
    change: changeOf(expectation, reply, before),
    before: before && toVerdict(expectation, before),
  },
});

const rowsOf = (strapi: Core.Strapi, chatbotId: number): Promise<QuestionRow[]> =>
  strapi.db
    .query(REGRESSION_QUESTION)
    .findMany({ where: { chatbot: { id: chatbotId } }, orderBy: { id: 'asc' } });

const runOf = (strapi: Core.Strapi, chatbotId: number): Promise<RunRow | null> =>
  strapi.db.query(REGRESSION_RUN).findOne({ where: { chatbot: { id: chatbotId } } });

type Knex = Core.Strapi['db']['connection'];

/** One row a bot: how its last run stands. */
const noteRun = async (knex: Knex, chatbotId: number, run: Record<string, unknown>): Promise<void> => {
  const now = new Date();
  await knex('regression_runs')
    .insert({ chatbot_id: chatbotId, trigger: 'owner', created_at: now, updated_at: now, ...run })
    .onConflict('chatbot_id')
    .merge([...Object.keys(run), 'updated_at']);
};

const ask = async (
  strapi: Core.Strapi,
  installId: string,
  question: string,
  signal?: AbortSignal,
): Promise<KeptReply | null> => {
  const answer = await askDraft(strapi, installId, question, signal);
  return answer && { ...toTrialReply(answer), exact: answer.engine === 'embedded' };
};

/** Everything that may change what a bot says, in one word; null when there is no such bot. */
const fingerprintOf = async (strapi: Core.Strapi, installId: string): Promise<string | null> => {
  const bot = await widgetBots(strapi).find(installId);
  if (!bot) return null;
  const settings: unknown = await strapi.db
    .connection('model_settings')
    .where({ chatbot_id: bot.row.id })
    .first('updated_at');
  return createHash('sha1')
    .update(
      JSON.stringify([await materialVersion(strapi, installId), profileOf(bot, true), settings ?? null]),
    )
    .digest('base64url');
};

/** The questions by which an owner sees that a bot still answers as it should. */
export const regression = (strapi: Core.Strapi, caller: Caller) => {
  const questions = strapi.db.query(REGRESSION_QUESTION);
  const findBot = (installId: string) => findOwnChatbot(strapi, installId, caller);
  const findRow = async (bot: ChatbotRow, questionId: string): Promise<QuestionRow> => {
    const row: QuestionRow | null = await questions.findOne({
      where: { documentId: questionId, chatbot: { id: bot.id } },
    });
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  };
  const announce = (installId: string) => tell(strapi, caller.id, installId);

  const stateOf = async (bot: ChatbotRow): Promise<GetRegression['response']['data']> => {
    const [rows, run] = await Promise.all([rowsOf(strapi, bot.id), runOf(strapi, bot.id)]);
    const all = rows.map(toQuestion);
    const busy =
      run !== null &&
      run.state !== 'done' &&
      // A run whose job was lost does not go on for ever.
      Date.now() - new Date(run.startedAt ?? 0).getTime() < timings().jobs.runRegressionMs;
    return {
      questions: all,
      run: run?.finishedAt
        ? { trigger: run.trigger, finishedAt: instantOf(run.finishedAt), ...summaryOf(all) }
        : null,
      running: busy,
    };
  };

  return {
    async find(installId: string): Promise<GetRegression['response']['data']> {
      return stateOf(await findBot(installId));
    },

    /** Keeps a question, with what the bot says to it now. */
    async add(installId: string, data: SaveRegressionQuestion['request']): Promise<RegressionQuestion> {
      const bot = await findBot(installId);
      const reply = await ask(strapi, installId, data.question);
      const row = await strapi.db.transaction(async ({ trx }) => {
        // Held, so that two tabs cannot both take the last place.
        await trx('chatbots')
          .where({ id: bot.id })
          .update({ version: trx.ref('version') });
        const max = IMPROVEMENT_LIMITS.regressionQuestions;
        const rows = await rowsOf(strapi, bot.id);
        if (rows.length >= max) throw new ApiError('CONFLICT', { limit: max });
        return await questions.create({ data: { ...data, reply, chatbot: bot.id } });
      });
      announce(installId);
      return toQuestion(row);
    },

    async save(
      installId: string,
      questionId: string,
      data: SaveRegressionQuestion['request'],
    ): Promise<RegressionQuestion> {
      const bot = await findBot(installId);
      const row = await findRow(bot, questionId);
      const replies =
        data.question === row.question
          ? {}
          : { reply: await ask(strapi, installId, data.question), before: null };
      const saved: QuestionRow | null = await questions.update({
        where: { id: row.id },
        data: { ...data, ...replies },
      });
      if (!saved) throw new ApiError('NOT_FOUND');
      announce(installId);
      return toQuestion(saved);
    },

    async remove(installId: string, questionId: string): Promise<void> {
      const bot = await findBot(installId);
      await questions.deleteMany({ where: { id: (await findRow(bot, questionId)).id } });
      announce(installId);
    },

    async run(installId: string): Promise<GetRegression['response']['data']> {
      const bot = await findBot(installId);
      await strapi.db.transaction(async ({ trx }) => {
        await noteRun(trx, bot.id, { state: 'queued', started_at: new Date() });
        await enqueue(strapi, { installId, trigger: 'owner', fingerprint: null });
      });
      announce(installId);
      return stateOf(bot);
    },
  };
};

const tell = (strapi: Core.Strapi, owner: number, installId: string): void =>
  engines(strapi).live.publish({ owner, event: { topic: 'regression', chatbotId: installId } });

const enqueue = (strapi: Core.Strapi, payload: RunRegressionPayload, runAt?: Date): Promise<void> =>
  engines(strapi).queue.enqueue({
    name: RUN_REGRESSION,
    key: `${payload.installId}:${payload.fingerprint ?? 'now'}`,
    payload,
    maxAttempts: 2,
    tenant: payload.installId,
    ...(runAt ? { runAt } : {}),
  });

/** Has the questions asked in a moment, when there are any and something changed since they were asked last. */
export const planRegression = async (strapi: Core.Strapi, installId: string): Promise<void> => {
  const storedCount = await strapi.db.query(REGRESSION_QUESTION).count({ where: { chatbot: { installId } } });
  if (storedCount === 0) return;
  const fingerprint = await fingerprintOf(strapi, installId);
  const last: RunRow | null = await strapi.db
    .query(REGRESSION_RUN)
    .findOne({ where: { chatbot: { installId } } });
  if (fingerprint === null || last?.fingerprint === fingerprint) return;
  await enqueue(
    strapi,
    { installId, trigger: 'training', fingerprint },
    new Date(Date.now() + timings().jobs.regressionSettleMs),
  );
};

/** Asks a bot all of its questions and keeps what it says, beside what it said before. */
export const runRegression = async (
  strapi: Core.Strapi,
  { installId, trigger, fingerprint }: RunRegressionPayload,
  signal: AbortSignal,
): Promise<void> => {
  const bot = await widgetBots(strapi).find(installId);
  const current = await fingerprintOf(strapi, installId);
  if (!bot || (fingerprint !== null && fingerprint !== current)) return;
  const { id, owner } = bot.row;
  if (fingerprint !== null && (await runOf(strapi, id))?.fingerprint === current) return;
  await noteRun(strapi.db.connection, id, { state: 'running', trigger, started_at: new Date() });
  tell(strapi, owner.id, installId);
  const rows = await rowsOf(strapi, id);
  const replies: { row: QuestionRow; reply: KeptReply }[] = [];
  const waiting = [...rows];
  const askNext = async (): Promise<void> => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      signal.throwIfAborted();
      const reply = await ask(strapi, installId, row.question, signal);
      // Nobody answered: what is known of it stays.
      if (reply) replies.push({ row, reply });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  await strapi.db.transaction(async ({ trx }) => {
    // A question that was edited meanwhile keeps what was said to its new words.
    for (const { row, reply } of replies)
      await strapi.db.query(REGRESSION_QUESTION).updateMany({
        where: { id: row.id, question: row.question },
        data: { reply, before: row.reply },
      });
    await noteRun(trx, id, { state: 'done', trigger, finished_at: new Date(), fingerprint: current });
  });
  tell(strapi, owner.id, installId);
};
