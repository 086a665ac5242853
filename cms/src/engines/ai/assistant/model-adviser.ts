import { randomUUID } from 'node:crypto';
import { ESTIMATE_LABELS, type Advice, type Calculation, type Locale } from '../../../contract';
import { shortened } from '../embedded/sources-of';
import { ProviderError } from '../port';
import { citedSources } from '../remote/cited-sources';
import type { ModelClient } from '../models/model-client';
import type { ModelEvent, ModelImage, ModelMessage, ToolCall } from '../models/port';
import { earlierQuestions } from '../remote/earlier-questions';
import { StreamedReplyValidator } from '../remote/streamed-reply-validator';
import { cleanQuestion } from '../text/clean-question';
import { SURE } from './article';
import { nearestOf } from './documents';
import type { KnowledgeBase } from './knowledge/knowledge-base';
import { replyLanguage } from './language';
import type { AdviceEvent, AdviserTools, AssistantRequest } from './port';
import { assistantContext, assistantRules, toolDescriptions } from './prompt';
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
  readonly #client: ModelClient;
  readonly #tools: AdviserTools;
  readonly #knowledge: KnowledgeBase;

  constructor(client: ModelClient, tools: AdviserTools, knowledge: KnowledgeBase) {
    this.#client = client;
    this.#tools = tools;
    this.#knowledge = knowledge;
  }

  /** `images`: for a model that sees them. */
  async *stream(request: AssistantRequest, images: readonly ModelImage[] = []): AsyncGenerator<AdviceEvent> {
    const text = cleanQuestion(request.text, MAX_CHARACTERS * 2);
    const { language } = replyLanguage(text, request.language);
    const knowledge = await this.#knowledge.current();
    const [best, ...others] = (await knowledge.finder(language)).search(
      text,
      request.history,
      null,
      KNOWN_ENTRIES,
    );
    const found = best ? [best, ...others] : [];
    const entries = found.map(({ entry }) => entry);
    const documents = await nearestOf(request.documents ?? [], text, request.history, SHOWN_PASSAGES);
    const canary = randomUUID();
    const context = assistantContext(language, {
      ...request,
      entries,
      documents,
      earlier: earlierQuestions([...(request.olderTurns ?? []), ...request.history.slice(0, -HISTORY.turns)]),
    });
    const turns = request.history.slice(-HISTORY.turns).map(({ role, text: message }) => ({
      role: role === 'user' ? ('user' as const) : ('assistant' as const),
      content: shortened(cleanQuestion(message), HISTORY.characters),
    }));
    const vouching = [
      text,
      ...turns.map(({ content }) => content),
      ...(request.facts ?? []).map(({ value }) => value),
      ...entries.map((entry) => entry[language].answer),
      ...documents.map(({ text: piece }) => piece),
    ];
    const draft = new StreamedReplyValidator({ texts: vouching, secrets: [canary], percentages: true }, '', {
      max: MAX_CHARACTERS,
      estimateLabel: ESTIMATE_LABELS[language],
    });
    const messages: ModelMessage[] = [
      { role: 'system', content: assistantRules(language), isStable: true },
      { role: 'system', content: `${context}\n\nInternal code, never to be written: ${canary}` },
      ...turns,
      { role: 'user', content: text, images },
    ];
    let calculation: Calculation | null = null;
    let truncated = false;

    for (let round = 0; round < MAX_ROUNDS && !draft.closed; round += 1) {
      const calls: ToolCall[] = [];
      try {
        for await (const event of this.#ask(messages, request.signal)) {
          if (event.type === 'tool-call') calls.push(event.call);
          if (event.type === 'finish') ({ truncated } = event);
          if (event.type !== 'text') continue;
          for (const piece of draft.add(event.text)) yield { type: 'delta', text: piece };
        }
      } catch (error) {
        // What was shown stays: whole sentences, checked. Before the first one another engine can answer instead.
        if (!(error instanceof ProviderError) || draft.text === '' || error.kind === 'aborted') throw error;
        break;
      }
      if (calls.length === 0) break;
      messages.push({ role: 'tool-calls', calls });
      for (const call of calls) {
        const run = runTool(this.#tools.calculators, call, language);
        calculation = run.calculation ?? calculation;
        vouching.push(run.content);
        messages.push({ role: 'tool-result', call, content: run.content });
      }
    }
    for (const piece of draft.finish({ truncated })) yield { type: 'delta', text: piece };
    if (draft.text === '')
      throw new ProviderError(
        draft.rejected.length === 0
          ? 'The model answered nothing'
          : `The reply held an unsupported ${draft.rejected.map(({ claim }) => claim).join(', ')}`,
        draft.rejected.length === 0 ? 'invalid' : 'refused',
      );
    const notes = notesOn(draft, language);
    if (notes !== '') yield { type: 'delta', text: notes };

    const sure = best && best.score >= SURE ? best.entry : null;
    const advice: Advice = {
      text: draft.text + notes,
      topic: sure?.topic ?? null,
      outcome: calculation ? 'calculated' : 'answered',
      ...(calculation ? { calculation } : {}),
      suggestions: sure ? knowledge.suggestions(sure.leadsTo, language) : [],
      nextStep: sure?.step ?? null,
      entryIds: sure ? [sure.id] : [],
      sources: citedSources(draft.text, documents),
    };
    yield { type: 'done', advice };
  }

  #ask(messages: ModelMessage[], signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const tools = toolDescriptions(this.#tools.calculators);
    return this.#client.stream({ messages, tools, signal });
  }
}

/** What stands below advice whose figures are partly the model's own, or of which something was left out. */
const ESTIMATES: Readonly<Record<Locale, { explained: string; removed: string }>> = {
  it: {
    explained:
      'Le cifre segnate «stima» sono ipotesi del modello, non vengono dai tuoi dati: verificale prima di decidere.',
    removed: 'Ho tolto una parte che conteneva recapiti o link che non posso verificare.',
  },
  en: {
    explained:
      'Figures marked “estimate” are assumptions of the model, not from your data: check them before you decide.',
    removed: 'I left out a part with contact details or links that I cannot verify.',
  },
};

const notesOn = (reply: StreamedReplyValidator, language: Locale): string => {
  const { explained, removed } = ESTIMATES[language];
  const notes = [...(reply.hasEstimates ? [explained] : []), ...(reply.rejected.length > 0 ? [removed] : [])];
  return notes.map((note) => `\n\n_${note}_`).join('');
};
