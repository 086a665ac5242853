import type { ModelTrial, TextTrial } from '../../../contract';
import { ProviderError } from '../port';
import { faultOf } from '../remote/fault-of';
import { canSeeImages } from './can-see-images';
import { ModelClient } from './model-client';
import type { ModelConnection, ModelEvent } from './port';

const MAX_TOKENS = 200;
const SHOWN = 120;
/** A visitor's message as the engine sends it: rules and passages in, eighty words out. */
const USUAL = { inputTokens: 2_800, outputTokens: 140 } as const;
const ADD = {
  name: 'add',
  description: 'Adds two whole numbers.',
  parameters: {
    type: 'object',
    properties: { a: { type: 'integer' }, b: { type: 'integer' } },
    required: ['a', 'b'],
    additionalProperties: false,
  },
};

interface Prices {
  inputPrice: number;
  outputPrice: number;
}

/** Cents for a thousand usual messages, at prices in cents for a million tokens. */
export const thousandMessagesCost = ({ inputPrice, outputPrice }: Prices): number =>
  Math.round((USUAL.inputTokens * inputPrice + USUAL.outputTokens * outputPrice) / 1_000);

/** A few tiny real calls to a model: whether and how fast it answers, and whether it calls tools and sees images. Never throws. */
export const tryModel = async (
  connection: ModelConnection,
  prices: Prices,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<ModelTrial<TextTrial>> => {
  const client = new ModelClient(connection, { timeoutMs }, MAX_TOKENS);
  const collect = async (request: Omit<Parameters<ModelClient['stream']>[0], 'signal'>) => {
    const events: ModelEvent[] = [];
    for await (const event of client.stream({ ...request, signal })) events.push(event);
    return events;
  };
  await client.load();
  const start = performance.now();
  const took = (): number => Math.round(performance.now() - start);
  try {
    const events = await collect({ messages: [{ role: 'user', content: 'Rispondi soltanto: ok' }] });
    const milliseconds = took();
    const reply = textOf(events).trim();
    if (reply === '') throw new ProviderError('Nothing was answered', 'invalid');
    const last = events.at(-1);
    const usage = last?.type === 'finish' ? last.usage : { inputTokens: 0, outputTokens: 0 };
    const [callsTools, seesImages] = await Promise.all([
      collect({
        messages: [{ role: 'user', content: 'Usa lo strumento add per 2 e 3.' }],
        tools: [ADD],
      }).then(
        (all) => all.some((event) => event.type === 'tool-call' && event.call.name === ADD.name),
        () => false,
      ),
      canSeeImages(client, signal),
    ]);
    return {
      ok: true,
      part: 'text',
      milliseconds,
      reply: reply.slice(0, SHOWN),
      ...usage,
      canCallTools: callsTools,
      canSeeImages: seesImages,
      thousandMessages: thousandMessagesCost(prices),
    };
  } catch (error) {
    const detail = error instanceof ProviderError ? (error.detail ?? null) : null;
    return { ok: false, fault: faultOf(error), detail, milliseconds: took() };
  }
};

const textOf = (events: readonly ModelEvent[]): string =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');
