import { LIMITS } from '../../contract';
import { AnsweringChain } from './answering-chain';
import { EmbeddedEngine } from './embedded/embedded-engine';
import { IndexCache } from './index/index-cache';
import models from './index/models.json';
import type { AnswerEngine, Answering, AnsweringDependencies } from './port';
import { OpenAiCompatibleEngine } from './remote/openai-compatible-engine';
import { WebhookEngine } from './remote/webhook-engine';

export { ProviderError } from './port';
export type { Answer, AnswerEvent, Answering, BotProfile, Passage, Question, Turn } from './port';

export interface AnsweringSettings {
  baseUrl: string;
  apiKey: string;
  model: string;
  webhookUrl: string;
  /** Passages kept in memory over all bots. */
  indexPassages?: number;
}

/** Kept free of the visitor's fifteen seconds, so that the embedded engine can still answer within them. */
const RESERVE_MS = 1_000;

/** The answering service of a server: webhook, model, embedded, as far as they are configured. */
export const createAnswering = (
  settings: AnsweringSettings,
  dependencies: AnsweringDependencies,
): Answering => {
  const embedded = new EmbeddedEngine();
  const useWebhook = settings.webhookUrl !== '';
  const useModel = settings.baseUrl !== '' && settings.model !== '';
  const total = LIMITS.answerTimeoutMs - RESERVE_MS;
  const timeoutMs = useWebhook && useModel ? total / 2 : total;
  const remote: AnswerEngine[] = [];
  if (useWebhook) remote.push(new WebhookEngine({ url: settings.webhookUrl, timeoutMs }));
  if (useModel) remote.push(new OpenAiCompatibleEngine({ ...settings, timeoutMs }, embedded));
  const indexes = new IndexCache({ ...dependencies, models, maxPassages: settings.indexPassages });
  return new AnsweringChain(remote, embedded, indexes, dependencies);
};
