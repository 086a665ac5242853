import { CircuitBreaker } from './circuit-breaker';
import type { IndexCache } from './index/index-cache';
import {
  type AnswerEngine,
  type AnswerEvent,
  type Answering,
  type AnsweringDependencies,
  ProviderError,
  type Question,
} from './port';

/** Asks one engine after the other until one answers; the last is the embedded one, which needs nobody. */
export class AnsweringChain implements Answering {
  readonly #links: { engine: AnswerEngine; breaker: CircuitBreaker }[];
  readonly #last: AnswerEngine;
  readonly #indexes: IndexCache;
  readonly #log: AnsweringDependencies['log'];

  constructor(
    remote: AnswerEngine[],
    embedded: AnswerEngine,
    indexes: IndexCache,
    { log, now }: Pick<AnsweringDependencies, 'log' | 'now'>,
  ) {
    this.#links = remote.map((engine) => ({ engine, breaker: new CircuitBreaker(now) }));
    this.#last = embedded;
    this.#indexes = indexes;
    this.#log = log;
  }

  get primary(): AnswerEngine['name'] {
    return this.#links[0]?.engine.name ?? this.#last.name;
  }

  async *ask(question: Question): AsyncIterable<AnswerEvent> {
    const retriever = await this.#indexes.get(question.bot.id);
    const causes: string[] = [];
    for (const { engine, breaker } of this.#links) {
      if (!breaker.admits()) {
        causes.push(`${engine.name}: paused after repeated failures`);
        continue;
      }
      let settled = false;
      try {
        for await (const event of engine.answer(question, retriever)) {
          if (event.type === 'done') {
            breaker.succeeded();
            settled = true;
          }
          yield event.type === 'done' ? withCause(event, causes) : event;
        }
        return;
      } catch (error) {
        const cause = error instanceof Error ? error : new Error(String(error));
        // Nobody is there to read another answer, and the provider did nothing wrong.
        if (question.signal.aborted || (cause instanceof ProviderError && cause.kind === 'aborted'))
          throw cause;
        settled = true;
        // A reply that we refused to show says nothing about the server that sent it.
        if (cause instanceof ProviderError && cause.kind === 'refused') breaker.released();
        else breaker.failed();
        causes.push(`${engine.name}: ${cause.message}`);
        this.#log.warn('An answering engine failed', {
          engine: engine.name,
          botId: question.bot.id,
          cause: cause.message,
        });
      } finally {
        if (!settled) breaker.released();
      }
    }
    for await (const event of this.#last.answer(question, retriever)) yield withCause(event, causes);
  }

  invalidate(botId: string): void {
    this.#indexes.invalidate(botId);
  }

  async warm(botId: string): Promise<void> {
    await this.#indexes.get(botId).catch((error: unknown) => {
      this.#log.warn('A bot could not be indexed', { botId, cause: String(error) });
    });
  }
}

const withCause = (event: AnswerEvent, causes: string[]): AnswerEvent => {
  if (event.type !== 'done' || causes.length === 0) return event;
  const { why } = event.answer;
  const fallbackCause = [...causes, ...(why.fallbackCause === undefined ? [] : [why.fallbackCause])].join(
    '; ',
  );
  return { type: 'done', answer: { ...event.answer, why: { ...why, fallbackCause } } };
};
