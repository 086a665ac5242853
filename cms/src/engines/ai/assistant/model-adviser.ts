import { randomUUID } from 'node:crypto';
import type { Advice, Calculation } from '../../../contract';
import { shortened } from '../embedded/sources-of';
import { ProviderError } from '../port';
import { citedSources } from '../remote/cited-sources';
import { completionPayloads, payloadText, withoutThoughts } from '../remote/completion-text';
import type { CompletionsClient } from '../remote/completions-client';
import { Draft } from '../remote/draft';
import { type ToolCall, ToolCalls } from '../remote/tool-calls';
import { cleanQuestion } from '../text/clean-question';
import { suggestionsOf, SURE } from './adviser';
import { nearestOf } from './documents';
import type { Finders } from './finders';
import { markdownOf } from './knowledge';
import { replyLanguage } from './language';
import type { AdviceEvent, AdviserTools, AssistantRequest } from './port';
import { assistantPrompt, toolDescriptions } from './prompt';
import { runTool } from './run-tool';

const KNOWN_ENTRIES = 5;
const SHOWN_PASSAGES = 8;
const HISTORY = { turns: 12, characters: 1_200 } as const;
const MAX_CHARACTERS = 4_000;
/** Calculations one after the other; a model that still wants more has lost its way. */
const MAX_ROUNDS = 4;

/**
 * Lets a model advise, with the same knowledge, documents and calculations as the embedded adviser has. The model writes; each figure
 * in its words must stand in what it was given or what a calculation answered.
 */
export class ModelAdviser {
  readonly #client: CompletionsClient;
  readonly #tools: AdviserTools;
  readonly #finders: Finders;

  constructor(client: CompletionsClient, tools: AdviserTools, finders: Finders) {
    this.#client = client;
    this.#tools = tools;
    this.#finders = finders;
  }

  async *stream(request: AssistantRequest): AsyncGenerator<AdviceEvent> {
    const text = cleanQuestion(request.text, MAX_CHARACTERS * 2);
    const { language } = replyLanguage(text, request.language);
    const [best, ...others] = (await this.#finders.of(language)).search(
      text,
      request.history,
      null,
      KNOWN_ENTRIES,
    );
    const found = best ? [best, ...others] : [];
    const entries = found.map(({ entry }) => entry);
    const documents = await nearestOf(request.documents ?? [], text, request.history, SHOWN_PASSAGES);
    const canary = randomUUID();
    const system = `${assistantPrompt(request, language, entries, documents)}\n\nInternal code, never to be written: ${canary}`;
    const turns = request.history.slice(-HISTORY.turns).map(({ role, text: said }) => ({
      role: role === 'user' ? 'user' : 'assistant',
      content: shortened(cleanQuestion(said), HISTORY.characters),
    }));
    const vouching = [
      text,
      ...turns.map(({ content }) => content),
      ...(request.facts ?? []).map(({ value }) => value),
      ...entries.map((entry) => markdownOf(entry[language].answer)),
      ...documents.map(({ text: piece }) => piece),
    ];
    const draft = new Draft({ texts: vouching, secrets: [canary], percentages: true }, '', MAX_CHARACTERS);
    const messages: object[] = [
      { role: 'system', content: system },
      ...turns,
      { role: 'user', content: text },
    ];
    let calculation: Calculation | null = null;

    for (let round = 0; round < MAX_ROUNDS && !draft.closed; round += 1) {
      const calls = new ToolCalls();
      try {
        for await (const delta of this.#say(messages, calls, request.signal))
          for (const piece of draft.add(delta)) yield { type: 'delta', text: piece };
      } catch (error) {
        // What was shown stays: whole sentences, checked. Before the first one another engine can answer instead.
        if (!(error instanceof ProviderError) || draft.text === '' || error.kind === 'aborted') throw error;
        break;
      }
      if (calls.all.length === 0) break;
      messages.push({ role: 'assistant', content: null, tool_calls: calls.all });
      for (const call of calls.all) {
        const run = runTool(this.#tools.calculators, call, language);
        calculation = run.calculation ?? calculation;
        vouching.push(run.content);
        messages.push(answerTo(call, run.content));
      }
    }
    for (const piece of draft.finish()) yield { type: 'delta', text: piece };
    if (draft.text === '')
      throw new ProviderError(
        draft.fault === null ? 'The model answered nothing' : `The reply held an unvouched ${draft.fault}`,
        draft.fault === null ? 'invalid' : 'refused',
      );

    const sure = best && best.score >= SURE ? best.entry : null;
    const advice: Advice = {
      text: draft.text,
      topic: sure?.topic ?? null,
      outcome: calculation ? 'calculated' : 'answered',
      ...(calculation ? { calculation } : {}),
      suggestions: sure ? suggestionsOf(sure.leadsTo, language) : [],
      nextStep: sure?.step ?? null,
      entryIds: sure ? [sure.id] : [],
      sources: citedSources(draft.text, documents),
    };
    yield { type: 'done', advice };
  }

  async *#say(messages: object[], calls: ToolCalls, signal: AbortSignal): AsyncGenerator<string> {
    const reply = await this.#client.post(
      { messages, tools: toolDescriptions(this.#tools.calculators) },
      signal,
    );
    const texts = async function* (): AsyncGenerator<string> {
      for await (const payload of completionPayloads(reply)) {
        calls.add(payload);
        yield payloadText(payload);
      }
    };
    yield* withoutThoughts(texts());
  }
}

const answerTo = ({ id }: ToolCall, content: string): object => ({
  role: 'tool',
  tool_call_id: id,
  content,
});
