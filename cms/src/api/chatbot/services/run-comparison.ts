import type { Core } from '@strapi/strapi';
import type { ComparisonSide, SaveModelSettings } from '../../../contract';
import type { Answer } from '../../../engines/ai/port';
import { askDraft } from '../ask-draft';
import { COMPARED_QUESTION, MODEL_COMPARISON } from '../chatbot-row';
import { openTarget, type ComparedQuestionRow } from '../comparison-rows';
import type { StoredReply } from '../stored-values';
import { MODEL_SETTING } from '../model-setting-row';
import { toTrialReply } from '../to-trial-reply';
import { isBudgetSpent } from './model-settings';

export const COMPARE_MODELS = 'compare-models';
const AT_ONCE = 3;
const MILLION = 1_000_000;

export interface CompareModelsPayload {
  installId: string;
  /** A comparison that has taken its place meanwhile has a job of its own. */
  comparisonId: number;
}

const toStoredReply = (
  answer: Answer,
  milliseconds: number,
  {
    engine,
    inputPrice,
    outputPrice,
  }: Pick<SaveModelSettings['request'], 'engine' | 'inputPrice' | 'outputPrice'>,
): StoredReply => {
  const { usage, fault } = answer.why;
  // What the platform's model costs is its operator's business.
  const isPaid = usage !== undefined && engine === 'openai-compatible';
  return {
    ...toTrialReply(answer),
    engine: answer.engine,
    fault: fault ?? null,
    milliseconds,
    tokens: usage ? usage.inputTokens + usage.outputTokens : null,
    cost: isPaid ? (usage.inputTokens * inputPrice + usage.outputTokens * outputPrice) / MILLION : null,
  };
};

/** Asks each question of a comparison that has no replies yet, of the engine and of the model. A run that was cut short goes on. */
export const compareModels = async (
  strapi: Core.Strapi,
  { installId, comparisonId }: CompareModelsPayload,
  signal: AbortSignal,
): Promise<void> => {
  const comparisons = strapi.db.query(MODEL_COMPARISON);
  const compared = strapi.db.query(COMPARED_QUESTION);
  const row = await comparisons.findOne({ where: { id: comparisonId } });
  const target = row?.state === 'running' ? openTarget(installId, row) : null;
  if (!row || !target) return;
  const settings = await strapi.db.query(MODEL_SETTING).findOne({ where: { chatbot: { installId } } });
  const waiting = await compared.findMany({
    where: {
      chatbot: { installId },
      $or: [{ embedded: { $null: true } }, { model: { $null: true } }],
    },
    orderBy: { id: 'asc' },
  });

  const ask = async (question: ComparedQuestionRow, side: ComparisonSide): Promise<void> => {
    const start = performance.now();
    const how = side === 'embedded' ? { withoutModels: true } : { model: target };
    const answer = await askDraft(strapi, installId, question.question, signal, how);
    if (!answer) return;
    const reply = toStoredReply(answer, Math.round(performance.now() - start), target);
    await compared.updateMany({ where: { id: question.id }, data: { [side]: reply } });
  };
  let isStopped = false;
  const askNext = async (): Promise<void> => {
    for (let question = waiting.shift(); question; question = waiting.shift()) {
      signal.throwIfAborted();
      isStopped ||= await isBudgetSpent(strapi, installId, settings);
      if (isStopped) return;
      await ask(question, 'embedded');
      await ask(question, 'model');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  await comparisons.updateMany({
    where: { id: row.id },
    // The key has done its work.
    data: { state: isStopped ? 'stopped' : 'done', finishedAt: new Date(), target: null },
  });
};
