import { createParser } from 'eventsource-parser';
import { ProviderError } from '../port';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Text of a `content` field: a string, a list of parts, or nothing. Reasoning and tool parts are not text. */
const contentText = (content: unknown): string => {
  if (!Array.isArray(content)) return textOf(content);
  return content
    .map((part: unknown) => {
      if (typeof part === 'string') return part;
      if (!isObject(part) || (part.type !== undefined && part.type !== 'text' && part.type !== 'output_text'))
        return '';
      return textOf(part.text);
    })
    .join('');
};

/** Some servers leave out a call's id or place, or send whole arguments as an object. */
const canonicalCalls = (pieces: unknown, started: Set<number>): Json[] =>
  (Array.isArray(pieces) ? pieces : []).flatMap((piece: unknown, at) => {
    if (!isObject(piece)) return [];
    const index = typeof piece.index === 'number' ? piece.index : at;
    const { name, arguments: written } = isObject(piece.function) ? piece.function : ({} as Json);
    const isFirst = !started.has(index);
    if (isFirst && textOf(name) === '') return [];
    started.add(index);
    const head = isFirst ? { id: textOf(piece.id) || `call_${index}`, type: 'function' } : {};
    return [
      {
        index,
        ...head,
        function: {
          ...(isFirst ? { name: textOf(name) } : {}),
          arguments: isObject(written) ? JSON.stringify(written) : textOf(written),
        },
      },
    ];
  });

const usageOf = (usage: unknown): { usage?: Json } => {
  if (!isObject(usage)) return {};
  const { prompt_tokens: input, completion_tokens: output } = usage;
  return typeof input === 'number' && typeof output === 'number'
    ? { usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output } }
    : {};
};

/** One object of a stream, or a whole answer, as OpenAI would have written it; null where it says nothing. */
const canonicalChunk = (payload: unknown, started: Set<number>): Json | null => {
  if (!isObject(payload)) return null;
  if (payload.error) {
    const message = isObject(payload.error) ? textOf(payload.error.message) : textOf(payload.error);
    // Its words may repeat the key: they are kept apart from what is logged and shown.
    throw new ProviderError(
      'The model server reports an error',
      'invalid',
      message ? { detail: message } : {},
    );
  }
  const usage = usageOf(payload.usage);
  const [choice] = Array.isArray(payload.choices) ? (payload.choices as unknown[]) : [];
  if (!isObject(choice)) return 'usage' in usage ? { choices: [], ...usage } : null;
  const added = [choice.delta, choice.message, choice].find(isObject) ?? {};
  if (textOf(added.refusal) !== '')
    throw new ProviderError('The model declined to answer', 'filtered', { detail: textOf(added.refusal) });
  const calls = canonicalCalls(added.tool_calls, started);
  return {
    choices: [
      {
        index: 0,
        delta: {
          content: 'content' in added ? contentText(added.content) : textOf(added.text),
          ...(calls.length > 0 ? { tool_calls: calls } : {}),
        },
        ...(textOf(choice.finish_reason) === '' ? {} : { finish_reason: choice.finish_reason }),
      },
    ],
    ...usage,
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The JSON objects of an answer, whether the server streams or not, and whatever it calls what it sends. */
async function* payloadsOf(body: AsyncIterable<Uint8Array>, contentType: string): AsyncGenerator<unknown> {
  if (/html/i.test(contentType)) throw new ProviderError('The model server answered with a page', 'invalid');
  const isJson = /json/i.test(contentType) && !/ndjson/i.test(contentType);
  const decoder = new TextDecoder();
  let plain = '';
  let events = 0;
  let ready: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => ready.push(data) });
  const take = function* (text: string): Generator<unknown> {
    if (isJson || events === 0) plain += text;
    if (isJson) return;
    parser.feed(text);
    const datas = ready;
    ready = [];
    for (const data of datas) {
      events += 1;
      yield data.trim() === '[DONE]' ? null : parsed(data);
    }
  };
  for await (const bytes of body)
    for (const payload of take(decoder.decode(bytes, { stream: true }))) {
      if (payload === null) return;
      yield payload;
    }
  // A last event may lack the blank line that ends it.
  for (const payload of take(`${decoder.decode()}${isJson ? '' : '\n\n'}`)) yield payload;
  if (events > 0) return;
  const whole = parsed(plain);
  if (whole === undefined && isJson)
    throw new ProviderError('The model server answered with broken JSON', 'invalid');
  yield whole;
}

async function* canonicalEvents(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<Uint8Array, void> {
  const started = new Set<number>();
  const encoder = new TextEncoder();
  let isFinished = false;
  for await (const payload of payloadsOf(body, contentType)) {
    const chunk = canonicalChunk(payload, started);
    if (!chunk) continue;
    isFinished ||= JSON.stringify(chunk.choices).includes('"finish_reason"');
    yield encoder.encode(`data: ${JSON.stringify(chunk)}\n\n`);
  }
  // The line ended in order: what came is the whole reply, although the server does not say so.
  const finish = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
  yield encoder.encode(`${isFinished ? '' : `data: ${JSON.stringify(finish)}\n\n`}data: [DONE]\n\n`);
}

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Servers that call themselves OpenAI-compatible leave out ids, places and finish reasons, send parts for texts, or whole answers where a
 * stream was asked for. The provider's library is strict: this makes of all of them what it expects.
 */
export const canonicalCompletions =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    const events = canonicalEvents(response.body, response.headers.get('content-type') ?? '');
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const { value, done } = await events.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          controller.error(error);
        }
      },
      async cancel() {
        await events.return(undefined);
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
