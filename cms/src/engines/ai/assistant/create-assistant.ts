import type { Locale } from '../../../contract';
import { cleanQuestion } from '../text/clean-question';
import { CircuitBreaker } from '../circuit-breaker';
import { deltasOf } from '../embedded/deltas-of';
import { ProviderError } from '../port';
import { canSeeImages } from '../models/can-see-images';
import { ModelClient } from '../models/model-client';
import type { ModelConnection } from '../models/port';
import { perConnection, type RecordUsage } from '../models/platform-models';
import { createAdviser } from './adviser';
import { adviceOnAttached, hasImages, noteOnAttached, noteOnImages } from './attached';
import { careAdvice } from './care';
import { foldText } from './fold';
import { ATTACHED_WORDS } from './words/attached';
import { KnowledgeBase } from './knowledge/knowledge-base';
import { replyLanguage } from './language';
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

/** An event with a note before its words. */
const withLead = (note: string, event: AssistantEvent, isWhole = true): AssistantEvent => {
  if (note === '' || !isWhole) return event;
  return event.type === 'delta'
    ? { ...event, text: `${note}\n\n${event.text}` }
    : { ...event, advice: { ...event.advice, text: `${note}\n\n${event.advice.text}` } };
};

/** Says a note before the reply itself. */
async function* after(
  note: string,
  events: AsyncIterable<AssistantEvent>,
): AsyncGenerator<AssistantEvent, void> {
  if (note !== '') yield { type: 'delta', text: `${note}\n\n` };
  for await (const event of events) yield withLead(note, event, event.type === 'done');
}

/** The reply to files that came without a question. */
async function* attachedOnly(
  request: AssistantRequest,
  language: Locale,
  fallback: boolean,
): AsyncGenerator<AssistantEvent, void> {
  const advice = adviceOnAttached(request, language);
  for (const text of deltasOf(advice.text)) yield { type: 'delta', text };
  yield { type: 'done', advice, engine: 'embedded', fallback };
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
    return { client, adviser: new ModelAdviser(client, tools, knowledge), breaker: new CircuitBreaker(now) };
  });

  /** The adviser itself, which sees no pictures and says so. */
  const byHand = (request: AssistantRequest, fallback: boolean): AsyncGenerator<AssistantEvent, void> => {
    const { language } = replyLanguage(request.text, request.language);
    const isWordless = request.text.trim() === '';
    return isWordless
      ? attachedOnly(request, language, fallback)
      : after(noteOnImages(request, language), named(embedded.stream(request), 'embedded', fallback));
  };

  const byModel = async function* (request: AssistantRequest): AsyncGenerator<AssistantEvent, void> {
    const current = currentModel();
    if (!current) return yield* byHand(request, false);
    const { adviser, breaker, client } = current;
    if (!breaker.admits()) return yield* byHand(request, true);
    let settled = false;
    try {
      const isSeen = request.images !== undefined && (await canSeeImages(client, request.signal));
      if (request.text.trim() === '' && !isSeen) return yield* byHand(request, false);
      const { language } = replyLanguage(request.text, request.language);
      const question = {
        ...request,
        text: request.text.trim() === '' ? ATTACHED_WORDS[language].lookAt : request.text,
      };
      const images = isSeen ? await request.images?.() : [];
      const note = isSeen ? '' : noteOnImages(request, language);
      let isBegun = false;
      for await (const event of named(adviser.stream(question, images), 'model')) {
        if (event.type === 'done') {
          breaker.succeeded();
          settled = true;
        }
        // Said with the first words: where the model fails before them, the adviser says it.
        yield isBegun ? withLead(note, event, event.type === 'done') : withLead(note, event);
        isBegun = true;
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
    yield* byHand(request, true);
  };

  return {
    async *ask(request) {
      if (settings.webhookUrl !== '')
        return yield* named(webhookAdvice(settings.webhookUrl, request), 'webhook');
      const { language } = replyLanguage(request.text, request.language);
      // Documents without a question are acknowledged by ourselves; pictures may be looked at.
      if (request.text.trim() === '' && !hasImages(request))
        return yield* attachedOnly(request, language, false);
      const note = request.text.trim() === '' ? '' : noteOnAttached(request, language);
      // Words for somebody in despair are chosen by people, and no model takes their place.
      const isInDistress = careAdvice(foldText(cleanQuestion(request.text)), language) !== null;
      yield* after(note, isInDistress ? byHand(request, false) : byModel(request));
    },
    advise: (request) => embedded.advise(request),
    warm: () => knowledge.warm(),
    refresh: () => knowledge.refresh(),
  };
};
