import type { HeldBack, ModelFault, ModelTest } from '../../contract';
import type { BotEngines, BotEngineRegistry } from './bot-engines';
import type { CircuitBreaker } from './circuit-breaker';
import { talkOf } from './embedded/small-talk';
import type { IndexCache } from './index/index-cache';
import {
  type AnswerEngine,
  type AnswerEvent,
  type Answering,
  type AnsweringDependencies,
  type BotModel,
  type EngineName,
  ProviderError,
  type Question,
  type Retriever,
} from './port';
import { faultOf } from './remote/fault-of';
import { PersonalData } from './remote/personal-data';
import { testModel } from './test-model';
import { cleanQuestion } from './text/clean-question';
import { timings } from '../../settings/timings';
import { FusedRetriever } from './vectors/fused-retriever';
import type { EmbeddingStore } from './vectors/embedding-store';
import type { EmbeddingsClient } from './vectors/embeddings-client';

interface ChainParts {
  registry: BotEngineRegistry;
  embedded: AnswerEngine;
  indexes: IndexCache;
  /** Null where nothing can keep embeddings. */
  meanings: EmbeddingStore | null;
  log: AnsweringDependencies['log'];
}

/** Why the engines before the one that answered did not. */
interface Failures {
  causes: string[];
  fault: ModelFault | undefined;
  heldBack: HeldBack[];
}

/** Asks one engine after the other until one answers; the last is the embedded one, which needs nobody. */
export class AnsweringChain implements Answering {
  readonly #parts: ChainParts;

  constructor(parts: ChainParts) {
    this.#parts = parts;
  }

  get platform(): EngineName {
    return this.#parts.registry.platform;
  }

  get platformPausedUntil(): Date | null {
    return this.#parts.registry.platformPausedUntil;
  }

  async *ask(request: Question): AsyncIterable<AnswerEvent> {
    const { registry, embedded, indexes, log } = this.#parts;
    const botId = request.bot.id;
    const engines = request.model ? registry.trial(botId, request.model) : await registry.of(botId);
    const { links, mode, maskPersonalData } = engines;
    const question: Question = { ...request, mode, maskPersonalData };
    const words = await indexes.get(botId, { latest: request.isPreview });
    const start = performance.now();
    const failures: Failures = { causes: [], fault: undefined, heldBack: [] };
    let both: Retriever | null = null;
    for (const { engine, breaker } of request.withoutModels ? [] : links) {
      if (!breaker.admits()) {
        failures.causes.push(`${engine.name}: paused after repeated failures`);
        failures.fault ??= 'PAUSED';
        continue;
      }
      let settled = false;
      try {
        const isModel = engine.name === 'openai-compatible';
        if (isModel) both ??= await this.#withMeaning(words, question, engines);
        const waitedMs = performance.now() - start;
        for await (const event of engine.answer({ ...question, waitedMs }, both ?? words)) {
          if (event.type === 'done') {
            settle(breaker, event.answer.why.fault);
            settled = true;
          }
          yield event.type === 'done' ? withCause(event, failures) : event;
        }
        return;
      } catch (error) {
        const cause = error instanceof Error ? error : new Error(String(error));
        // Nobody is there to read another answer, and the provider did nothing wrong.
        if (question.signal.aborted || (cause instanceof ProviderError && cause.kind === 'aborted'))
          throw cause;
        settled = true;
        fail(breaker, cause);
        failures.causes.push(`${engine.name}: ${cause.message}`);
        failures.fault = faultOf(cause);
        if (cause instanceof ProviderError) failures.heldBack.push(...cause.heldBack);
        log.warn('An answering engine failed', { engine: engine.name, botId, cause: cause.message });
      } finally {
        if (!settled) breaker.released();
      }
    }
    for await (const event of embedded.answer(question, words)) yield withCause(event, failures);
  }

  invalidate(botId: string): void {
    this.#parts.registry.forget(botId);
    this.#parts.indexes.invalidate(botId);
    this.#parts.meanings?.forget(botId);
  }

  async warm(botId: string): Promise<void> {
    const { registry, indexes, log, meanings } = this.#parts;
    await indexes.get(botId).catch((error: unknown) => {
      log.warn('A bot could not be indexed', { botId, cause: String(error) });
    });
    const { embeddings, links } = await registry.of(botId);
    if (embeddings) meanings?.warm(botId, embeddings);
    for (const { engine } of links)
      await engine.warm?.().catch((error: unknown) => {
        log.warn('An engine could not be made ready', { botId, cause: String(error) });
      });
  }

  test(model: BotModel, signal: AbortSignal): Promise<ModelTest> {
    return testModel(this.#parts.registry.make(model), model, signal);
  }

  listModels(model: BotModel, signal: AbortSignal): Promise<string[]> {
    return this.#parts.registry.listModels(model, signal);
  }

  async embed(botId: string, signal: AbortSignal): Promise<void> {
    const { registry, meanings } = this.#parts;
    // Asked for before each batch: the budget may be spent, or another model chosen, while many passages are computed.
    const client = async (): Promise<EmbeddingsClient | null> => (await registry.of(botId)).embeddings;
    await meanings?.embed(botId, client, signal);
  }

  async embeddings(botId: string): Promise<{ known: number; total: number } | null> {
    const { registry, meanings } = this.#parts;
    const { embeddings } = await registry.of(botId);
    return embeddings && meanings ? meanings.count(botId, embeddings) : null;
  }

  /** Adds the passages that are near in meaning, where the bot has an embeddings model and knows them in time. */
  async #withMeaning(words: Retriever, question: Question, { embeddings }: BotEngines): Promise<Retriever> {
    const { meanings } = this.#parts;
    const { bot, history, maskPersonalData, signal } = question;
    const text = cleanQuestion(question.text);
    if (!embeddings || !meanings || words.isEmpty || text === '') return words;
    // What the owner answered by hand, and small talk, are found without.
    if (talkOf(text) !== null || words.search(text, history, 1).curated !== null) return words;
    const sent = maskPersonalData ? new PersonalData().mask(text) : text;
    const near = await meanings.near(bot.id, embeddings, sent, signal);
    return near.length === 0 ? words : new FusedRetriever(words, near);
  }
}

/** What a failure says about the provider. */
const fail = (breaker: CircuitBreaker, error: Error): void => {
  if (!(error instanceof ProviderError)) breaker.failed();
  // A reply that we or a filter refused to show says nothing about the server that sent it.
  else if (error.kind === 'refused' || error.kind === 'filtered') breaker.released();
  else if (error.retryAfterMs !== undefined)
    breaker.open(Math.min(error.retryAfterMs, timings().models.longestPauseMs));
  // The next visitor shall not wait as long as this one.
  else if (error.kind === 'timeout') breaker.open();
  else breaker.failed();
};

/** A reply that was begun and then left hanging counts as a failure too. */
const settle = (breaker: CircuitBreaker, fault: ModelFault | undefined): void => {
  if (fault === 'TOO_SLOW') breaker.open();
  else if (fault === undefined || fault === 'UNSOUND' || fault === 'FILTERED') breaker.succeeded();
  else breaker.failed();
};

const withCause = (event: AnswerEvent, { causes, fault, heldBack }: Failures): AnswerEvent => {
  if (event.type !== 'done' || causes.length === 0) return event;
  const { why } = event.answer;
  const fallbackCause = [...causes, ...(why.fallbackCause === undefined ? [] : [why.fallbackCause])].join(
    '; ',
  );
  const known = why.fault ?? fault;
  return {
    type: 'done',
    answer: {
      ...event.answer,
      why: {
        ...why,
        fallbackCause,
        ...(known ? { fault: known } : {}),
        ...(heldBack.length > 0 ? { heldBack: [...heldBack, ...(why.heldBack ?? [])] } : {}),
      },
    },
  };
};
