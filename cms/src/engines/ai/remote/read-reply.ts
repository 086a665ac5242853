import { plainRichText } from './plain-rich-text';

/** What a webhook answered, and where that stood, for the owner's test. */
export interface WebhookReply {
  text: string;
  /** `output`, `0.json.text`, `choices.0.message.content`; '' where the whole body is the reply. */
  field: string;
}

/**
 * Fields that hold a reply, in the order in which we believe them. n8n answers in `output` and `text`, Dify in `answer`, Flowise and
 * Langflow in `text`, Voiceflow in `message`, models in `content`; the others are the specification's own.
 */
const REPLY_FIELDS = [
  'reply',
  'response',
  'answer',
  'output',
  'text',
  'content',
  'message',
  'markdown',
] as const;
/** Fields that hold what holds a reply. Nothing else is looked into: an identifier or a model's reasoning is never shown. */
const CONTAINERS = [
  'data',
  'json',
  'body',
  'result',
  'results',
  'payload',
  'messages',
  'outputs',
  'choices',
  'candidates',
  'parts',
] as const;
/** Some tools answer with bare text in one of these. */
const MAYBE_TEXT = new Set<string>(['data', 'body', 'result']);
/** Steps of a typed list that are no part of what is said: the reasoning of models, the traces of flows. */
const UNSPOKEN =
  /reason|think|tool|function|debug|error|trace|log|^(?:begin|end|choice|path|visual|flow|block)$/i;

/** Never an answer, wherever it stands. */
const RECEIPTS = /^(?:workflow (?:was|got) started|null|undefined|\[object object\])\.?$/i;
/** No answer unless it stands in a field made for one: what servers say when they have taken a request. */
const ACKNOWLEDGEMENTS = /^(?:accepted|ok|success|true|received|done)[.!]?$/i;
const DEPTH = 10;
const ITEMS = 20;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHtml = (text: string): boolean => /^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text);

/** Models that think aloud put their thoughts before the answer; half a thought has no answer after it. */
const withoutThoughts = (text: string): string =>
  text.replace(/<think(?:ing)?>[^]*?(?:<\/think(?:ing)?>|$)/gi, '').trim();

const usable = (text: string, isReplyField: boolean): string | null => {
  const usableText = withoutThoughts(text);
  if (usableText === '' || isHtml(usableText) || RECEIPTS.test(usableText)) return null;
  return !isReplyField && ACKNOWLEDGEMENTS.test(usableText) ? null : usableText;
};

/** True when an object says of itself that it is an error; its strings are then for the owner, not for visitors. */
const isError = (value: Record<string, unknown>): boolean => {
  const { error, status, code, statusCode, success, ok } = value;
  const failing = (number: unknown): boolean => typeof number === 'number' && number >= 400 && number < 600;
  return (
    (error !== undefined && error !== null && error !== false && error !== '') ||
    (typeof status === 'string' && /^(?:error|failed|failure)$/i.test(status)) ||
    success === false ||
    ok === false ||
    [status, code, statusCode].some(failing)
  );
};

const at = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`);

const readText = (text: string, path: string, depth: number, isReplyField: boolean): WebhookReply | null => {
  const usableText = usable(text, isReplyField);
  if (usableText === null) return null;
  // Some tools put JSON into a string.
  return /^[{[]/.test(usableText) ? fromJson(usableText, path, depth + 1) : { text: usableText, field: path };
};

/** The first item that says something; of a list of typed steps all that is said. */
const readList = (list: unknown[], path: string, depth: number): WebhookReply | null => {
  const found: WebhookReply[] = [];
  for (const [index, item] of list.slice(0, ITEMS).entries()) {
    const type = isObject(item) && typeof item.type === 'string' ? item.type : null;
    if (type !== null && UNSPOKEN.test(type)) continue;
    const reply = read(item, at(path, index), depth + 1, false);
    if (reply === null) continue;
    if (type === null) return reply;
    found.push(reply);
  }
  const [first] = found;
  return first ? { text: found.map(({ text }) => text).join('\n\n'), field: first.field } : null;
};

const readObject = (object: Record<string, unknown>, path: string, depth: number): WebhookReply | null => {
  if (isError(object)) return null;
  const rich = plainRichText(object);
  if (rich !== null) return readText(rich, at(path, 'richText'), depth, true);
  for (const name of REPLY_FIELDS)
    if (Object.hasOwn(object, name)) {
      const reply = read(object[name], at(path, name), depth + 1, name !== 'message');
      if (reply !== null) return reply;
    }
  for (const name of CONTAINERS) {
    const inner = Object.hasOwn(object, name) ? object[name] : null;
    if (typeof inner === 'string' && !MAYBE_TEXT.has(name)) continue;
    const reply = read(inner, at(path, name), depth + 1, false);
    if (reply !== null) return reply;
  }
  return null;
};

const read = (value: unknown, path: string, depth: number, isReplyField: boolean): WebhookReply | null => {
  if (depth > DEPTH) return null;
  if (typeof value === 'string') return readText(value, path, depth, isReplyField);
  if (Array.isArray(value)) return readList(value, path, depth);
  return isObject(value) ? readObject(value, path, depth) : null;
};

const fromJson = (text: string, path: string, depth: number): WebhookReply | null => {
  try {
    return read(JSON.parse(text), path, depth, false);
  } catch {
    // A sentence may begin with a bracket; half a JSON object is no sentence.
    const usableText = /^[{[]\s*["{[\]}]/.test(text) ? null : usable(text, false);
    return usableText === null ? null : { text: usableText, field: path };
  }
};

/** The lines of a streamed reply as objects, or null where the body is something else. */
const linesOf = (body: string): Record<string, unknown>[] | null => {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.every((line) => line.trimStart().startsWith('{'))) return null;
  try {
    const parsed = lines.map((line): unknown => JSON.parse(line));
    return parsed.every(isObject) ? parsed : null;
  } catch {
    return null;
  }
};

/** n8n's streamed reply: `begin`, the pieces as `item`, `end`, one JSON object on each line. */
const readStream = (lines: Record<string, unknown>[]): WebhookReply | null => {
  if (lines.some((line) => line.type === 'error' || isError(line))) return null;
  const pieces = lines.flatMap(({ type, content }) =>
    type === 'item' && typeof content === 'string' ? [content] : [],
  );
  if (pieces.length > 0) return readText(pieces.join(''), 'item.content', 0, true);
  return readList(lines, '', 0);
};

/** What stands where the owner says. */
const readField = (body: string, field: string): WebhookReply | null => {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  if (isObject(value) && isError(value)) return null;
  for (const name of field.split('.')) {
    const isInside = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    value = isInside ? Reflect.get(value as object, name) : undefined;
  }
  return read(value, field, 0, true);
};

/**
 * The reply in what a webhook sent back, or `null` when there is none. It is read only where tools are known to put it: a field that
 * nobody knows is never shown to a visitor unless its owner chose it. Errors, pages, receipts and a model's thoughts are no replies.
 */
export const readReply = (body: string, chosenField = ''): WebhookReply | null => {
  const text = body.replace(/^\ufeff/, '').trim();
  if (chosenField !== '') return readField(text, chosenField);
  const lines = linesOf(text);
  if (lines) return readStream(lines);
  if (/^[{["]/.test(text)) return fromJson(text, '', 0);
  const usableText = usable(text, false);
  return usableText === null ? null : { text: usableText, field: '' };
};
