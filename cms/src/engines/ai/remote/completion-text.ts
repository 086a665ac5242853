import { ProviderError } from '../port';
import type { HttpReply } from './http-post';
import { sseData } from './sse';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text of a `content` field: a string, a list of parts, or nothing. Reasoning and tool parts are not for visitors. */
const contentText = (content: unknown): string => {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) => {
      if (typeof part === 'string') return part;
      if (!isObject(part) || (part.type !== undefined && part.type !== 'text' && part.type !== 'output_text'))
        return '';
      return typeof part.text === 'string' ? part.text : '';
    })
    .join('');
};

/** The first choice of one object of a stream, or of a whole answer: what it adds. */
export const choiceOf = (payload: unknown): Json | null => {
  if (!isObject(payload) || !Array.isArray(payload.choices)) return null;
  const [choice] = payload.choices as unknown[];
  if (!isObject(choice)) return null;
  if (isObject(choice.delta)) return choice.delta;
  return isObject(choice.message) ? choice.message : choice;
};

/** What one object of a stream, or a whole answer, adds to the text. */
export const payloadText = (payload: unknown): string => {
  if (!isObject(payload)) return '';
  if (payload.error) {
    const message = isObject(payload.error) ? payload.error.message : payload.error;
    // Its words may repeat the key: they are kept apart from what is logged and shown.
    throw new ProviderError('The model server reports an error', 'invalid', {
      ...(typeof message === 'string' ? { detail: message } : {}),
    });
  }
  const added = choiceOf(payload);
  if (!added) return '';
  return 'content' in added ? contentText(added.content) : typeof added.text === 'string' ? added.text : '';
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The objects of a chat completion as they come in, whatever dialect the server speaks. */
export async function* completionPayloads({ contentType, chunks }: HttpReply): AsyncGenerator<unknown> {
  if (/html/i.test(contentType)) throw new ProviderError('The model server answered with a page', 'invalid');
  if (!/json/i.test(contentType) || /ndjson/i.test(contentType)) {
    // Some servers call an event stream text/plain, and some send one JSON object all the same.
    let plain = '';
    let events = 0;
    const decoder = new TextDecoder();
    const copied = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        if (events === 0) plain += decoder.decode(chunk, { stream: true });
        yield chunk;
      }
    };
    for await (const data of sseData(copied())) {
      events += 1;
      if (data.trim() === '[DONE]') return;
      yield parsed(data);
    }
    if (events === 0) yield parsed(plain);
    return;
  }
  const decoder = new TextDecoder();
  let body = '';
  for await (const chunk of chunks) body += decoder.decode(chunk, { stream: true });
  const whole = parsed(body + decoder.decode());
  if (whole === undefined) throw new ProviderError('The model server answered with broken JSON', 'invalid');
  yield whole;
}

const THINK = '<think>';
const THOUGHT = '</think>';

/** A text as it comes in, without the thoughts that some models print before their answer. */
export async function* withoutThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  let thinking = false;
  let begun = false;
  for await (const piece of pieces) {
    if (piece === '') continue;
    held += piece;
    if (!begun) {
      const start = held.trimStart();
      if (THINK.startsWith(start.slice(0, THINK.length)) && start.length < THINK.length) continue;
      thinking = start.startsWith(THINK);
      begun = true;
    }
    if (thinking) {
      const end = held.indexOf(THOUGHT);
      if (end === -1) continue;
      held = held.slice(end + THOUGHT.length).trimStart();
      thinking = false;
    }
    if (held !== '') yield held;
    held = '';
  }
  if (!thinking && held !== '') yield held;
}

async function* texts(reply: HttpReply): AsyncGenerator<string> {
  for await (const payload of completionPayloads(reply)) yield payloadText(payload);
}

/** The text of a chat completion as it comes in, without thoughts. */
export const completionText = (reply: HttpReply): AsyncGenerator<string> => withoutThoughts(texts(reply));
