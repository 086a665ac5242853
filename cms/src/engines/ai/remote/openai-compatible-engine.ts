import { randomUUID } from 'node:crypto';
import type { ModelFault } from '../../../contract';
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
import { CompletionsClient, type OpenAiSettings } from './completions-client';
import { Draft } from './draft';
import { withoutKeys } from './error-detail';
import { faultOf } from './fault-of';
import { ownerTexts } from './output-check';
import { PersonalData } from './personal-data';
import { buildPrompt, type ChatMessage } from './prompt';

const SHOWN_PASSAGES = 8;
const MAX_TOKENS = 400;
const MAX_CHARACTERS = 32 * 1024;

/** The conversation without what identifies the visitor. The owner's own texts are public already. */
const masked = (question: Question, personal: PersonalData): Question => ({
  ...question,
  text: personal.mask(question.text),
  history: question.history.map((turn) => ({ ...turn, text: personal.mask(turn.text) })),
});

/**
 * Answers with any server that speaks OpenAI's chat completions. The model writes; sources, rules and limits are ours. What the owner
 * answered by hand, and small talk, need no model.
 */
export class OpenAiCompatibleEngine implements AnswerEngine {
  readonly name = 'openai-compatible';
  readonly #client: CompletionsClient;
  readonly #embedded: EmbeddedEngine;

  constructor(settings: OpenAiSettings, embedded: EmbeddedEngine) {
    this.#client = new CompletionsClient(settings, MAX_TOKENS);
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
    const personal = new PersonalData();
    const prompt = buildPrompt(
      question.maskPersonalData ? masked(question, personal) : question,
      retrieved.hits.map(({ passage }) => passage),
      canary,
    );
    const sources = prompt.passages.map((passage) => `${passage.question ?? ''} ${passage.text}`);
    const draft = new Draft(
      { texts: [...ownerTexts(question.bot), text, ...personal.values, ...sources], secrets: [canary] },
      prompt.rules,
    );
    let cut: { cause: string; fault: ModelFault } | undefined;
    try {
      for await (const delta of personal.unmaskStream(this.complete(prompt.messages, question.signal))) {
        for (const piece of draft.add(delta)) yield { type: 'delta', text: piece };
        if (draft.closed) break;
      }
      for (const piece of draft.finish()) yield { type: 'delta', text: piece };
    } catch (error) {
      // What was shown stays: whole sentences, checked. Before the first one another engine can answer instead.
      if (!(error instanceof ProviderError) || draft.text === '' || error.kind === 'aborted') throw error;
      cut = { cause: error.message, fault: faultOf(error) };
    }
    if (draft.fault !== null)
      cut = {
        cause: `The reply held something that no source vouches for: ${draft.fault}`,
        fault: 'UNSOUND',
      };
    if (draft.text === '' && !draft.declined)
      throw new ProviderError(
        cut?.cause ?? 'The model answered nothing',
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
          ...(cut === undefined ? {} : { fallbackCause: cut.cause, fault: cut.fault }),
        },
      },
    };
  }

  /** What the model says to these messages, as it comes in. */
  async *complete(messages: ChatMessage[], signal: AbortSignal): AsyncGenerator<string> {
    let received = 0;
    try {
      for await (const delta of completionText(await this.#client.post({ messages }, signal))) {
        received += delta.length;
        if (received > MAX_CHARACTERS) throw new ProviderError('The model does not stop', 'invalid');
        yield delta;
      }
    } catch (error) {
      if (!(error instanceof ProviderError) || error.detail === undefined) throw error;
      const { message, kind, status, detail } = error;
      throw new ProviderError(message, kind, {
        cause: error,
        detail: withoutKeys(detail, this.#client.settings.apiKey),
        ...(status === undefined ? {} : { status }),
      });
    }
  }
}
