/** Where automation tools put their answer, in the order in which we believe them. */
const NAMED = ['reply', 'message', 'response', 'output', 'text', 'content'] as const;
/** Strings that are never an answer, whatever they hold. */
const NEVER = new Set(
  'error errors err status statuscode id _id uuid code sessionid session_id executionid type role model object name stack trace url timestamp created createdat finish_reason'.split(
    ' ',
  ),
);
/** n8n says this when a workflow has no answer node: it is a receipt, not a reply. */
const RECEIPTS =
  /^(?:workflow (?:was|got) started|accepted|ok|success|true|null|undefined|\[object object\])\.?$/i;
const DEPTH = 8;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHtml = (text: string): boolean => /^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text);

const usable = (text: string): string | null => {
  const trimmed = text.trim();
  return trimmed === '' || isHtml(trimmed) || RECEIPTS.test(trimmed) ? null : trimmed;
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

const walk = (value: unknown, depth: number): string | null => {
  if (depth > DEPTH) return null;
  if (typeof value === 'string') {
    const text = usable(value);
    // Some tools put JSON into a string.
    return text !== null && /^[{[]/.test(text) ? (fromJson(text, depth + 1) ?? null) : text;
  }
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 20)) {
      const found = walk(item, depth + 1);
      if (found !== null) return found;
    }
    return null;
  }
  if (!isObject(value) || isError(value)) return null;
  for (const name of NAMED) {
    const found = Object.hasOwn(value, name) ? walk(value[name], depth + 1) : null;
    if (found !== null) return found;
  }
  const choices = Object.hasOwn(value, 'choices') ? walk(value.choices, depth + 1) : null;
  if (choices !== null) return choices;
  for (const [name, nested] of Object.entries(value).slice(0, 50)) {
    if (NEVER.has(name.toLowerCase())) continue;
    const found = walk(nested, depth + 1);
    if (found !== null) return found;
  }
  return null;
};

const fromJson = (text: string, depth: number): string | null => {
  try {
    return walk(JSON.parse(text), depth);
  } catch {
    // A sentence may begin with a bracket; half a JSON object is no sentence.
    return /^[{[]\s*["{[\]}]/.test(text) ? null : usable(text);
  }
};

/**
 * The reply in what a webhook sent back, or `null` when there is none: named fields first, then any nested string that is not an
 * error, a status or an identifier. Pages and receipts are no replies.
 */
export const readReply = (body: string): string | null => {
  const text = body.replace(/^\ufeff/, '').trim();
  return /^[{["]/.test(text) ? fromJson(text, 0) : usable(text);
};
