import type { ModelAbilities, ModelPrices, ModelTest } from '../../contract';
import { noKnowledge } from './answers/knowledge';
import type { BotEngines } from './bot-engines';
import { type Answer, type AnswerEvent, ProviderError, type Question, type Retriever } from './port';
import { faultOf } from './remote/fault-of';

import { LanguageModelEngine } from './remote/language-model-engine';
import { NoReplyError } from './remote/webhook-engine';
import { timings } from '../../settings/timings';

const SHOWN = 120;
const GREETING = 'Rispondi soltanto: ok';

/** Nothing is looked up for a test: no word of anybody's material is sent along. */
const NOTHING: Retriever = {
  isEmpty: true,
  knowledge: noKnowledge(),
  search: () => ({
    hits: [],
    confidence: 0,
    curated: null,
    quotes: () => [],
    ranked: () => [],
    suggestions: [],
  }),
};

const aQuestion = (signal: AbortSignal): Question => ({
  bot: {
    id: 'test',
    name: 'Test',
    instructions: '',
    tone: 'neutral',
    language: 'it',
    fallbackText: '',
    contactUrl: '',
    siteUrl: '',
  },
  text: GREETING,
  history: [],
  sessionId: 'test',
  mode: 'free',
  signal,
});

const answerOf = async (events: AsyncIterable<AnswerEvent>): Promise<Answer | null> => {
  for await (const event of events) if (event.type === 'done') return event.answer;
  return null;
};

/** One tiny real question to a model or a webhook, and one to its embeddings: whether they answer, how fast, or why not. */
export const testModel = async (
  { links, embeddings }: BotEngines,
  prices: Pick<ModelPrices, 'inputPrice' | 'outputPrice'>,
  signal: AbortSignal,
): Promise<ModelTest> => {
  const start = performance.now();
  const took = (): number => Math.round(performance.now() - start);
  const failed = (part: 'answer' | 'embeddings', error: unknown): ModelTest => ({
    ok: false,
    part,
    fault: faultOf(error),
    detail: error instanceof ProviderError ? (error.detail ?? null) : null,
    textFields: error instanceof NoReplyError ? error.textFields : [],
    milliseconds: took(),
  });
  let tookMs: number | null = null;
  let reply = '';
  let replyField: string | null = null;
  let thousandMessages: number | null = null;
  let abilities: ModelAbilities | null = null;
  try {
    const engine = links[0]?.engine;
    if (engine instanceof LanguageModelEngine) {
      const trial = await engine.try(prices, signal);
      if (!trial.ok) {
        const { fault, detail, milliseconds } = trial;
        return { ok: false, part: 'answer', fault, detail, textFields: [], milliseconds };
      }
      ({ reply, thousandMessages } = trial);
      const { inputTokens, outputTokens, canCallTools, canSeeImages } = trial;
      abilities = { inputTokens, outputTokens, canCallTools, canSeeImages };
      tookMs = trial.milliseconds;
    } else if (engine) {
      const answer = await answerOf(engine.answer(aQuestion(signal), NOTHING));
      reply = answer?.text ?? '';
      replyField = answer?.why.replyField ?? null;
    }
    if (reply.trim() === '') throw new ProviderError('Nothing was answered', 'invalid');
  } catch (error) {
    return failed('answer', error);
  }
  const milliseconds = tookMs ?? took();
  try {
    const [vector] = embeddings
      ? await embeddings.embed([GREETING], { signal, timeoutMs: timings().models.testVectorMs })
      : [];
    return {
      ok: true,
      milliseconds,
      reply: reply.trim().slice(0, SHOWN),
      replyField,
      thousandMessages,
      abilities,
      dimensions: vector?.length ?? null,
    };
  } catch (error) {
    return failed('embeddings', error);
  }
};
