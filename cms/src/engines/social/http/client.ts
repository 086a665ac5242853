import type { SocialPlatform } from '../../../contract/social-platform';
import { type SocialErrorKind, SocialError } from '../social-error';
import { type Answer, isJson, type Json, jsonOf, type Step, textOf } from './answer';
import { unclear } from './outcome';
import { timings } from '../../../settings/timings';

export interface Request {
  step: Step;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  /** Sent as it is: a form, or bytes. */
  body?: URLSearchParams | FormData | Buffer;
  json?: unknown;
  /** Statuses that are an answer to whoever asks, and no error. */
  accept?: readonly number[];
}
export type Client = (request: Request, call: { signal: AbortSignal }) => Promise<Answer>;

/** How one network words what goes wrong. */
export interface Dialect {
  platform: SocialPlatform;
  /** In place of Node's own, where a person typed the address. */
  fetch?: Fetch | undefined;
  faultOf(answer: Answer, step: Step): SocialErrorKind;
}

/** The part of `fetch` that a client needs. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const timeoutOf = (step: Step): number => {
  const { tokenStepMs, readStepMs, stageStepMs, createStepMs } = timings().social;
  return { token: tokenStepMs, read: readStepMs, stage: stageStepMs, create: createStepMs }[step];
};
const MAX_ANSWER = 2 * 1024 * 1024;
/** Nobody was reached: certainly nothing was made. */
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Without what may be a token: networks like to repeat one in their errors. */
const redact = (text: string): string => text.replace(/[\w.~%+/=-]{24,}/g, '…').slice(0, 300);

/** The network's own words about an error, wherever it puts them. */
const wordsOf = (body: Json): string => {
  const error = jsonOf(body.error);
  const [first] = Array.isArray(body.errors) ? (body.errors as unknown[]) : [];
  const found = [
    error.message,
    body.detail,
    body.message,
    body.error_description,
    body.error_message,
    jsonOf(first).message,
    body.error,
  ];
  return redact(found.map(textOf).find(Boolean) ?? '');
};

const readText = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.length;
    if (bytes > MAX_ANSWER) throw new Error('The answer is too large');
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** `{}` for an empty answer, null for one that nobody can read. An array is the `list` of an object. */
const parse = (text: string): Json | null => {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return { list: value };
    return isJson(value) ? value : null;
  } catch {
    return null;
  }
};

const codeOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: unknown } };
  return textOf(cause?.code);
};

const bodyOf = ({ json, body }: Request): { body?: RequestInit['body']; headers: Record<string, string> } => {
  if (json !== undefined)
    return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  return { body: body && Buffer.isBuffer(body) ? new Blob([new Uint8Array(body)]) : body, headers: {} };
};

/**
 * Asks a network. Every error is a `SocialError` that says whether something may have been made; its message holds the
 * address without its query, the status and the network's words, and no token.
 */
export const createClient =
  ({ platform, faultOf, fetch: open = (url, init) => fetch(url, init) }: Dialect): Client =>
  async (request, { signal }) => {
    const { step, method, url, accept = [] } = request;
    const what = `${platform} ${step}: ${method} ${new URL(url).pathname}`;
    const sent = bodyOf(request);
    let answer: Omit<Answer, 'body'> & { body: Json | null };
    try {
      const response = await open(url, {
        method,
        headers: { accept: 'application/json', ...sent.headers, ...request.headers },
        body: sent.body,
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutOf(step))]),
      });
      const body = parse(await readText(response));
      answer = { status: response.status, headers: response.headers, body };
    } catch (error) {
      const code = codeOf(error);
      const kind: SocialErrorKind = NOT_REACHED.has(code) ? { kind: 'transient' } : unclear(step);
      throw new SocialError(kind, `${what} had no answer: ${code || (error as Error).name}`);
    }
    const { status, headers, body } = answer;
    const succeeded = status >= 200 && status < 300;
    if (succeeded && body === null)
      throw new SocialError(unclear(step), `${what} answered ${status} unreadably`);
    const read: Answer = { status, headers, body: body ?? {} };
    if (!succeeded && !accept.includes(status))
      throw new SocialError(faultOf(read, step), `${what} answered ${status}: ${wordsOf(read.body)}`);
    return read;
  };
