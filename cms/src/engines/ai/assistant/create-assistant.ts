import { CircuitBreaker } from '../circuit-breaker';
import { deltasOf } from '../embedded/deltas-of';
import { ProviderError } from '../port';
import { ModelClient } from '../models/model-client';
import type { ModelConnection } from '../models/port';
import { perConnection, type RecordUsage } from '../models/platform-models';
import { createAdviser } from './adviser';
import { adviceOnAttached, noteOnAttached } from './attached';
import { KnowledgeBase } from './knowledge/knowledge-base';
import { replyLanguage } from './language';
import { problemClassifier } from './playbooks/problem-classifier';
import { ModelAdviser } from './model-adviser';
import type {
  AdviceEvent,
  AdviserTools,
  Assistant,
  AssistantEvent,
  AssistantRequest,
  KnowledgeSource,
} from './port';
import { webhookAdvice } from './webhook-adviser';
import { timings } from '../../../settings/timings';

export interface AssistantSettings {
  /** The model that is asked now; null for none. */
  model(): ModelConnection | null;
  /** Where the operator's own automation answers instead of us; '' for nowhere. */
  webhookUrl: string;
}
interface Dependencies {
  tools: AdviserTools;
  knowledge: KnowledgeSource;
  log: { warn(message: string, details?: Record<string, unknown>): void };
  now(): number;
  recordUsage?: RecordUsage | undefined;
}

const MAX_TOKENS = 900;

async function* named(
  events: AsyncIterable<AdviceEvent>,
  engine: 'embedded' | 'model' | 'webhook',
  fallback = false,
): AsyncGenerator<AssistantEvent, void> {
  for await (const event of events) yield event.type === 'done' ? { ...event, engine, fallback } : event;
}

/** Says a note before the reply itself. */
async function* after(note: string, events: AsyncIterable<AssistantEvent>): AsyncGenerator<AssistantEvent> {
  const lead = note === '' ? '' : `${note}\n\n`;
  if (lead !== '') yield { type: 'delta', text: lead };
  for await (const event of events)
    yield event.type === 'done'
      ? { ...event, advice: { ...event.advice, text: lead + event.advice.text } }
      : event;
}

/** The assistant of a server. The automation answers alone where there is one; behind a model stands the embedded adviser. */
export const createAssistant = (
  settings: AssistantSettings,
  { tools, knowledge: source, log, now, recordUsage }: Dependencies,
): Assistant => {
  const knowledge = new KnowledgeBase(source, { now, warn: (message) => log.warn(message) });
  const embedded = createAdviser(tools, knowledge);
  const currentModel = perConnection(settings.model, (connection) => {
    const { provider, model } = connection;
    const client = new ModelClient(
      connection,
      { timeoutMs: timings().models.adviserMs },
      MAX_TOKENS,
      (usage) => recordUsage?.({ feature: 'assistant', botId: '', provider, model, ...usage }),
    );
    return { adviser: new ModelAdviser(client, tools, knowledge), breaker: new CircuitBreaker(now) };
  });

  const byModel = async function* (request: AssistantRequest): AsyncGenerator<AssistantEvent> {
    const current = currentModel();
    if (!current) return yield* named(embedded.stream(request), 'embedded');
    const { adviser, breaker } = current;
    if (!breaker.admits()) return yield* named(embedded.stream(request), 'embedded', true);
    let settled = false;
    try {
      for await (const event of named(adviser.stream(request), 'model')) {
        if (event.type === 'done') {
          breaker.succeeded();
          settled = true;
        }
        yield event;
      }
      return;
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind === 'aborted' || request.signal.aborted)
        throw error;
      settled = true;
      // A reply that we refused to show says nothing about the server that sent it.
      if (error.kind === 'refused') breaker.released();
      else breaker.failed();
      log.warn('The model of the assistant failed', { cause: error.message });
    } finally {
      if (!settled) breaker.released();
    }
    yield* named(embedded.stream(request), 'embedded', true);
  };

  return {
    async *ask(request) {
      if (settings.webhookUrl !== '')
        return yield* named(webhookAdvice(settings.webhookUrl, request), 'webhook');
      const { language } = replyLanguage(request.text, request.language);
      if (request.text.trim() === '') {
        const advice = adviceOnAttached(request, language);
        for (const text of deltasOf(advice.text)) yield { type: 'delta', text };
        yield { type: 'done', advice, engine: 'embedded', fallback: false };
        return;
      }
      yield* after(noteOnAttached(request, language), byModel(request));
    },
    advise: (request) => embedded.advise(request),
    async warm() {
      await knowledge.warm();
      problemClassifier.warm();
    },
    refresh: () => knowledge.refresh(),
  };
};
