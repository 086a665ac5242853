import { randomUUID } from 'node:crypto';
import { bandOf } from '../embedded/bands';
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
import { cleanQuestion } from '../text/clean-question';
import { languageOf } from '../text/language';
import { citedSources } from './cited-sources';
import { completionText } from './completion-text';
import { Draft } from './draft';
import { httpPost } from './http-post';
import { ownerTexts } from './output-check';
import { buildPrompt, type Prompt } from './prompt';

export interface OpenAiSettings {
  /** Up to and without `/chat/completions`: `http://localhost:11434/v1`. */
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutMs: number;
}

const SHOWN_PASSAGES = 8;
const MAX_TOKENS = 400;
const MAX_CHARACTERS = 32 * 1024;
/** Each delta of a stream wraps a few letters in two hundred bytes of JSON; the text itself is capped above. */
const MAX_STREAM_BYTES = 1024 * 1024;

/**
 * Answers with any server that speaks OpenAI's chat completions. The model writes; sources, rules and limits are ours. What the owner
 * answered by hand, and small talk, need no model.
 */
export class OpenAiCompatibleEngine implements AnswerEngine {
  readonly name = 'openai-compatible';
  readonly #settings: OpenAiSettings;
  readonly #embedded: EmbeddedEngine;

  constructor(settings: OpenAiSettings, embedded: EmbeddedEngine) {
    this.#settings = settings;
    this.#embedded = embedded;
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
    const prompt = buildPrompt(
      question,
      retrieved.hits.map(({ passage }) => passage),
      canary,
    );
    const sources = prompt.passages.map((passage) => `${passage.question ?? ''} ${passage.text}`);
    const draft = new Draft(
      { texts: [...ownerTexts(question.bot), text, ...sources], secrets: [canary] },
      prompt.rules,
    );
    let cut: string | undefined;
    try {
      for await (const delta of this.#completion(question, prompt)) {
        for (const piece of draft.add(delta)) yield { type: 'delta', text: piece };
        if (draft.closed) break;
      }
      for (const piece of draft.finish()) yield { type: 'delta', text: piece };
    } catch (error) {
      // What was shown stays: whole sentences, checked. Before the first one another engine can answer instead.
      if (!(error instanceof ProviderError) || draft.text === '' || error.kind === 'aborted') throw error;
      cut = error.message;
    }
    if (draft.fault !== null) cut = `The reply held something that no source vouches for: ${draft.fault}`;
    if (draft.text === '' && !draft.declined)
      throw new ProviderError(
        cut ?? 'The model answered nothing',
        draft.fault === null ? 'invalid' : 'refused',
      );

    const language = languageOf(text, question.bot.language);
    const reply: Omit<Answer, 'why' | 'engine'> = draft.declined
      ? {
          text: refusalOf(question.bot, language),
          outcome: 'unknown',
          sources: [],
          suggestions: [],
          handover: true,
        }
      : {
          text: draft.text,
          outcome: 'answered',
          sources: citedSources(draft.text, prompt.passages),
          suggestions: [],
          handover: false,
        };
    if (draft.declined) yield { type: 'delta', text: reply.text };
    yield {
      type: 'done',
      answer: {
        ...reply,
        engine: this.name,
        why: {
          band: draft.declined ? 'declined' : bandOf(retrieved.confidence),
          score: retrieved.confidence,
          considered: retrieved.hits.map(({ passage, score }) => ({ passageId: passage.id, score })),
          milliseconds: Math.round(performance.now() - start),
          ...(cut === undefined ? {} : { fallbackCause: cut }),
        },
      },
    };
  }

  async *#completion({ signal }: Question, { messages }: Prompt): AsyncGenerator<string> {
    const { baseUrl, apiKey, model, timeoutMs } = this.#settings;
    const reply = await httpPost({
      url: `${baseUrl}/chat/completions`,
      headers: {
        accept: 'text/event-stream, application/json',
        ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: { model, messages, stream: true, max_tokens: MAX_TOKENS },
      signal,
      timeoutMs,
      maxBytes: MAX_STREAM_BYTES,
    });
    let received = 0;
    for await (const delta of completionText(reply)) {
      received += delta.length;
      if (received > MAX_CHARACTERS) throw new ProviderError('The model does not stop', 'invalid');
      yield delta;
    }
  }
}
