import type http from 'node:http';
import { ProviderError } from '../port';
import { timings } from '../../../settings/timings';

const MAX_BYTES = 4 * 1024;
const MAX_LENGTH = 200;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The sentence in what servers send with an error: `error.message`, `error`, `message` or `detail`. */
const sentenceOf = (text: string): string => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // A page or plain text says nothing that is worth an owner's while.
    return '';
  }
  if (!isObject(body)) return '';
  const nested = isObject(body.error) ? body.error.message : body.error;
  const detail = [nested, body.message, body.detail].find((each) => typeof each === 'string');
  return typeof detail === 'string' ? detail : '';
};

/** Whole, or with its middle starred out: no form of a key is for showing. */
export const withoutKeys = (text: string, key = ''): string =>
  (key === '' ? text : text.replaceAll(key, '••••'))
    .replace(/\bsk-[\w*.-]+/g, '••••')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH);

/** A failure without the key that its words may repeat. */
export const withoutKey = (error: ProviderError, key: string): ProviderError => {
  const { message, kind, status, detail, retryAfterMs } = error;
  if (detail === undefined) return error;
  return new ProviderError(message, kind, {
    cause: error,
    detail: withoutKeys(detail, key),
    retryAfterMs,
    ...(status === undefined ? {} : { status }),
  });
};

/** Where providers want their keys. */
const KEY_HEADERS = ['authorization', 'x-api-key', 'x-goog-api-key', 'api-key'];
const keyIn = (headers: Record<string, string>): string | undefined =>
  KEY_HEADERS.flatMap((name) => headers[name] ?? [])[0]?.replace(/^Bearer /, '');

/** What a server says about an error, without the key that it may repeat. Only JSON is believed; nothing is waited for long. */
export const errorDetail = async (
  response: http.IncomingMessage,
  headers: Record<string, string> = {},
): Promise<string | undefined> => {
  let text = '';
  const timer = setTimeout(() => response.destroy(), timings().models.errorBodyMs);
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      text += chunk.toString('utf8');
      if (text.length > MAX_BYTES) break;
    }
  } catch {
    // Cut in the middle: then there is nothing to read.
  } finally {
    clearTimeout(timer);
  }
  const clean = withoutKeys(sentenceOf(text), keyIn(headers));
  return clean === '' ? undefined : clean;
};
