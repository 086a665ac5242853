import type { Wire } from './wire.suite';

const chunk = (choice: object, more: object = {}): string =>
  JSON.stringify({
    id: 'chatcmpl-9',
    object: 'chat.completion.chunk',
    created: 1_760_000_000,
    model: 'm',
    choices: [{ index: 0, finish_reason: null, ...choice }],
    ...more,
  });
const usage = { prompt_tokens: 12, completion_tokens: 7, total_tokens: 19 };
const usageChunk = JSON.stringify({ id: 'chatcmpl-9', object: 'chat.completion.chunk', choices: [], usage });
const events = (...payloads: string[]): string =>
  [...payloads, '[DONE]'].map((payload) => `data: ${payload}\n\n`).join('');
const opening = chunk({ delta: { role: 'assistant', content: '' } });

/** Vectors out of order, as the places say that stand beside them. */
const embedded = (vectors: number[][]): string =>
  JSON.stringify({
    object: 'list',
    data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })).reverse(),
    model: 'm',
    usage: { prompt_tokens: 5, total_tokens: 5 },
  });

const listed = JSON.stringify({
  object: 'list',
  data: ['whisper-1', 'm', 'embed-e', 'dall-e-3'].map((id) => ({
    id,
    object: 'model',
    created: 1_760_000_000,
    owned_by: 'system',
  })),
});

/** Chat completions as OpenAI documents and streams them. */
export const OPENAI_WIRE: Wire = {
  path: /\/chat\/completions/,
  keyHeader: 'authorization',
  embeddings: { path: /\/embeddings(\?|$)/, answers: embedded },
  models: { path: /\/models$/, answer: listed },
  schema: /"json_schema":/,
  says: (pieces, end = 'stop') =>
    events(
      opening,
      ...pieces.map((content) => chunk({ delta: { content } })),
      chunk({ delta: {}, finish_reason: end }),
      usageChunk,
    ),
  truncated: 'length',
  filtered: events(opening, chunk({ delta: {}, finish_reason: 'content_filter' }), usageChunk),
  refused: events(
    opening,
    chunk({ delta: { refusal: 'Mi dispiace, non posso.' } }),
    chunk({ delta: {}, finish_reason: 'stop' }),
  ),
  brokenToolCall: events(
    opening,
    chunk({
      delta: {
        tool_calls: [
          { index: 0, id: 'call_abc', type: 'function', function: { name: 'margin', arguments: '' } },
        ],
      },
    }),
    chunk({ delta: { tool_calls: [{ index: 0, function: { arguments: '{"cost": 100, "pri' } }] } }),
    chunk({ delta: {}, finish_reason: 'tool_calls' }),
    usageChunk,
  ),
  error: (_status, message) =>
    JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
};

/** Azure filters before its model answers, with a status of 400. */
export const AZURE_WIRE: Wire = {
  ...OPENAI_WIRE,
  path: /\/deployments\/m\/chat\/completions|\/v1\/chat\/completions/,
  keyHeader: 'api-key',
  models: { path: /\/v1\/models\?api-version=preview$/, answer: listed },
  filtered: {
    status: 400,
    body: JSON.stringify({
      error: {
        message:
          "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
        type: null,
        param: 'prompt',
        code: 'content_filter',
        status: 400,
        innererror: { code: 'ResponsibleAIPolicyViolation' },
      },
    }),
  },
};

/** Ollama sends whole tool calls, no usage details, and errors as a sentence. */
export const OLLAMA_WIRE: Wire = {
  ...OPENAI_WIRE,
  keyHeader: null,
  filtered: null,
  refused: null,
  error: (_status, message) => JSON.stringify({ error: { message, type: 'api_error' } }),
};

/** LM Studio says what is wrong in a bare sentence. */
export const LMSTUDIO_WIRE: Wire = {
  ...OLLAMA_WIRE,
  error: (_status, message) => JSON.stringify({ error: message }),
};

/** Mistral says of each model what it can do. */
const listedByMistral = JSON.stringify({
  object: 'list',
  data: [
    { id: 'm', object: 'model', capabilities: { completion_chat: true, function_calling: true } },
    { id: 'embed-e', object: 'model', capabilities: { completion_chat: false } },
    { id: 'mistral-ocr', object: 'model', capabilities: { completion_chat: false } },
  ],
});

/** Mistral has no usage chunk: its usage comes with the end. */
export const MISTRAL_WIRE: Wire = {
  ...OPENAI_WIRE,
  models: { ...OPENAI_WIRE.models, answer: listedByMistral },
  says: (pieces, end = 'stop') =>
    events(
      opening,
      ...pieces.map((content) => chunk({ delta: { content } })),
      chunk({ delta: { content: '' }, finish_reason: end }, { usage }),
    ),
  filtered: null,
  refused: null,
  brokenToolCall: events(
    opening,
    chunk(
      {
        delta: {
          content: '',
          tool_calls: [
            { id: 'D681PevKs', index: 0, function: { name: 'margin', arguments: '{"cost": 100, "pri' } },
          ],
        },
        finish_reason: 'tool_calls',
      },
      { usage },
    ),
  ),
  error: (status, message) =>
    status === 401
      ? JSON.stringify({ detail: message })
      : JSON.stringify({ object: 'error', message, type: 'invalid_request', param: null, code: null }),
};
