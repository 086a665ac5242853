import { randomUUID } from 'node:crypto';
import {
  type HeldBack,
  type ModelFault,
  type ModelPrices,
  type ModelTrial,
  type TextTrial,
} from '../../../contract';
import { timings } from '../../../settings/timings';
import { classifyConfidence } from '../embedded/confidence-level';
import type { EmbeddedEngine } from '../embedded/embedded-engine';
import { refusalOf } from '../embedded/phrases';
import { talkOf } from '../embedded/small-talk';
import {
  type Answer,
  type AnswerEngine,
  type AnswerEvent,
  ProviderError,
  type Question,
  type Retriever,
} from '../port';
import { ModelClient } from '../models/model-client';
import { Silence, type SilenceLimits } from '../models/silence';
import { tryModel } from '../models/try-model';
import type { ModelConnection, ModelDeadlines, ModelEvent, ModelMessage, TokenUsage } from '../models/port';
import { cleanQuestion } from '../text/clean-question';
import { languageOf } from '../text/language';
import { citedSources } from './cited-sources';
import { withOpeningHours } from './opening-hours';
import { falseFactFinder } from './claims/find-false-fact';
import { faultOf } from './fault-of';
import { isAttack, ownerTexts } from './output-check';
import { PersonalData } from './personal-data';
import { buildPrompt, NO_ANSWER } from './prompt';
import { restOf } from './rest-of-reply';
import { StreamedReplyValidator } from './streamed-reply-validator';

const SHOWN_PASSAGES = 8;
const MAX_TOKENS = 400;
const MAX_CHARACTERS = 32 * 1024;

/** A reply in the making. */
interface Writing {
  messages: readonly ModelMessage[];
  reply: StreamedReplyValidator;
  personal: PersonalData;
  signal: AbortSignal;
  start: number;
  /** What the visitor's patience is counted by; null where nobody waits. */
  silence: Silence | null;
  botId: string;
  /** Grows with each attempt. */
  usage: TokenUsage;
}
/** Why a reply ended early. */
interface Cut {
  cause: string;
  fault: ModelFault;
}

/** The conversation without what identifies the visitor. The owner's own texts are public already. */
const masked = (question: Question, personal: PersonalData): Question => ({
  ...question,
  text: personal.mask(question.text),
  history: question.history.map((turn) => ({ ...turn, text: personal.mask(turn.text) })),
});

/**
 * Answers with a language model, whoever provides it. The model writes; sources, rules and limits are ours. What the owner
 * answered by hand, and small talk, need no model.
 */
export class LanguageModelEngine implements AnswerEngine {
  readonly name = 'openai-compatible';
  readonly #client: ModelClient;
  readonly #embedded: EmbeddedEngine;
  readonly #silence: SilenceLimits | null;

  /** `silence`: how long a visitor waits for the next sentence; null for as long as the whole reply may take. */
  constructor(
    connection: ModelConnection & ModelDeadlines,
    embedded: EmbeddedEngine,
    silence: SilenceLimits | null = null,
    record?: (usage: TokenUsage, botId: string) => void,
  ) {
    this.#client = new ModelClient(connection, connection, MAX_TOKENS, record);
    this.#embedded = embedded;
    this.#silence = silence;
  }

  warm(): Promise<unknown> {
    return this.#client.load();
  }

  async *answer(question: Question, retriever: Retriever): AsyncIterable<AnswerEvent> {
    const start = performance.now();
    const text = cleanQuestion(question.text);
    const retrieved = retriever.search(text, question.history, SHOWN_PASSAGES);
    if (retrieved.curated !== null || talkOf(text) !== null || text === '') {
      yield* this.#embedded.answer(question, retriever);
      return;
    }
    const canary = randomUUID();
    const personal = new PersonalData();
    const prompt = buildPrompt(
      question.maskPersonalData ? masked(question, personal) : question,
      withOpeningHours(
        retrieved.hits.map(({ passage }) => passage),
        retriever,
        question.bot.language,
      ),
      canary,
    );
    const sources = prompt.passages.map((passage) => `${passage.question ?? ''} ${passage.text}`);
    const composed = await this.#composed(question, retriever);
    const owner = ownerTexts(question.bot);
    const reply = new StreamedReplyValidator(
      {
        texts: [...owner, text, ...personal.values, ...sources],
        secrets: [canary],
        findFalseFact: falseFactFinder({
          passages: prompt.passages,
          ownerTexts: owner,
          composed: composed?.text ?? '',
          question: text,
          lastQuestion: question.history.filter(({ role }) => role === 'user').at(-1)?.text ?? '',
          conversation: [...question.history.map((turn) => turn.text), ...personal.values],
          now: new Date(),
        }),
      },
      prompt.rules,
    );
    // Reading the library is no silence of the model.
    await this.#client.load();
    const since = performance.now() - (question.waitedMs ?? 0);
    const writing: Writing = {
      messages: prompt.messages,
      reply,
      personal,
      signal: question.signal,
      start: performance.now(),
      silence: this.#silence && new Silence(this.#silence, since),
      botId: question.bot.id,
      usage: { inputTokens: 0, outputTokens: 0 },
    };
    const cut = yield* deltasOf(this.#write(writing));
    if (reply.text === '' && !reply.declined)
      throw new ProviderError(
        cut?.cause ?? 'The model answered nothing',
        reply.rejected.length === 0 ? 'invalid' : 'refused',
        { heldBack: heldBackOf(reply, 'replaced') },
      );
    const isCut = cut !== undefined && !reply.declined;
    const rest = isCut ? restOf(composed, reply.text) : null;
    if (rest) yield { type: 'delta', text: rest.text };
    const outcome = rest || reply.declined ? 'replaced' : cut === undefined ? 'rewritten' : 'removed';

    const heldBack = heldBackOf(reply, outcome);

    const refusal = refusalOf(question.bot, languageOf(text, question.bot.language));
    if (reply.declined) yield { type: 'delta', text: refusal };
    const shown: Omit<Answer, 'why' | 'engine'> = {
      text: reply.declined ? refusal : reply.text + (rest?.text ?? ''),
      outcome: reply.declined ? 'unknown' : 'answered',
      sources: reply.declined ? [] : (rest?.sources ?? citedSources(reply.text, prompt.passages)),
      suggestions: [],
      handover: reply.declined,
    };
    yield {
      type: 'done',
      answer: {
        ...shown,
        engine: this.name,
        why: {
          band: reply.declined ? 'declined' : classifyConfidence(retrieved.confidence),
          score: retrieved.confidence,
          considered: retrieved.hits.map(({ passage, score }) => ({ passageId: passage.id, score })),
          milliseconds: Math.round(performance.now() - start),
          ...(cut === undefined ? {} : { fallbackCause: cut.cause, fault: cut.fault }),
          ...(heldBack.length === 0 ? {} : { heldBack }),
          ...(writing.usage.inputTokens + writing.usage.outputTokens === 0 ? {} : { usage: writing.usage }),
        },
      },
    };
  }

  /**
   * The pieces of a reply that may be shown. A sentence that fails the check is written once more, with the reason. Returns why the reply
   * ended early, or nothing. Throws ProviderError while nothing was shown.
   */
  async *#write(writing: Writing): AsyncGenerator<string, Cut | undefined> {
    const { messages, reply, start, silence } = writing;
    try {
      yield* this.#attempt(writing);
      const { fault } = reply;
      if (fault === null) return undefined;
      const isLate = performance.now() - start > this.#client.deadlines.timeoutMs / 2 || silence?.isOver;
      if (!isAttack(fault) && !isLate) {
        const before = reply.text;
        reply.reopen();
        yield* this.#attempt({
          ...writing,
          messages: [...messages, ...correctionOf(reply, writing.personal)],
        });
        if (reply.declined || (reply.fault === null && reply.text !== before)) return undefined;
      }
      return {
        cause: `The reply held something that no source vouches for: ${reply.fault ?? fault}`,
        fault: 'UNSOUND',
      };
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind === 'aborted') throw error;
      // What was shown stays: whole sentences, checked. Before the first one another engine can answer instead.
      if (reply.text === '') throw error.withHeldBack(heldBackOf(reply, 'replaced'));
      return { cause: error.message, fault: faultOf(error) };
    }
  }

  async *#attempt(writing: Writing): AsyncGenerator<string> {
    const { reply, personal, start, silence, usage } = writing;
    let truncated = false;
    const events = this.#events(writing);
    const texts = async function* (): AsyncGenerator<string> {
      for await (const event of events)
        if (event.type === 'text') yield event.text;
        else if (event.type === 'finish') {
          ({ truncated } = event);
          usage.inputTokens += event.usage.inputTokens;
          usage.outputTokens += event.usage.outputTokens;
        }
    };
    for await (const delta of personal.unmaskStream(texts())) {
      for (const piece of reply.add(delta)) {
        silence?.renew();
        yield piece;
      }
      if (reply.closed) break;
      if (performance.now() - start > this.#client.deadlines.timeoutMs)
        throw new ProviderError('No complete answer in time', 'timeout');
    }
    yield* reply.finish({ truncated });
  }

  /** What the embedded engine answers from the same sources, without any model: its figures are theirs. Null where it knows nothing. */
  async #composed(question: Question, retriever: Retriever): Promise<Answer | null> {
    for await (const event of this.#embedded.answer(question, retriever))
      if (event.type === 'done') return event.answer.outcome === 'answered' ? event.answer : null;
    return null;
  }

  /** A few tiny real calls: whether and how fast the model answers, and what it can do. Never throws. */
  try(
    prices: Pick<ModelPrices, 'inputPrice' | 'outputPrice'>,
    signal: AbortSignal,
  ): Promise<ModelTrial<TextTrial>> {
    return tryModel(this.#client.connection, prices, { signal, timeoutMs: timings().models.tryModelMs });
  }

  async *#events({ messages, signal, botId, silence }: Writing): AsyncGenerator<ModelEvent> {
    let received = 0;
    const request = { messages, signal, botId, patience: silence?.patience };
    for await (const event of this.#client.stream(request)) {
      if (event.type === 'text') received += event.text.length;
      if (received > MAX_CHARACTERS) throw new ProviderError('The model does not stop', 'invalid');
      yield event;
    }
  }
}

async function* deltasOf<Result>(
  pieces: AsyncGenerator<string, Result>,
): AsyncGenerator<AnswerEvent, Result> {
  for (;;) {
    const { value, done } = await pieces.next();
    if (done) return value;
    yield { type: 'delta', text: value };
  }
}

/** What the model is told of the sentence that failed; it sees its own words as it wrote them. */
const correctionOf = (reply: StreamedReplyValidator, personal: PersonalData): ModelMessage[] => {
  const [last] = reply.rejected.slice(-1);
  return [
    { role: 'assistant', content: personal.mask(`${reply.text} ${last?.sentence ?? ''}`.trim()) },
    {
      role: 'user',
      content: `L'ultima frase non si può mostrare: ${last?.claim ?? ''} che non è nelle FONTI. ${
        reply.text === '' ? 'Riscrivi la risposta' : 'Continua la risposta da prima di quella frase'
      } soltanto con ciò che è nelle FONTI. Se non c'è altro, scrivi soltanto ${NO_ANSWER}.`,
    },
  ];
};

const heldBackOf = ({ rejected }: StreamedReplyValidator, outcome: HeldBack['outcome']): HeldBack[] =>
  rejected.map(({ sentence, claim }) => ({ sentence, claim, outcome }));
