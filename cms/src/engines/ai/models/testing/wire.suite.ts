/** How one provider speaks, as it documents it. */
export interface Wire {
  /** Where it is asked. */
  path: RegExp;
  /** Where it wants its key; null for servers that want none. */
  keyHeader: string | null;
  /** A stream that says some pieces and gives a reason for its end. */
  says(pieces: string[], end?: string): string;
  /** The reason that means "the limit of tokens". */
  truncated: string;
  /** Held back by a filter; null where the provider has no way to say so. */
  filtered: string | { status: number; body: string } | null;
  /** The model declines; null where the provider has no way to say so. */
  refused: string | null;
  /** A stream with a call whose arguments are cut. */
  brokenToolCall: string;
  /** How embeddings are asked for and answered; null where the provider has none. */
  embeddings: { path: RegExp; answers(vectors: number[][]): string } | null;
  /** How models are listed: `m` writes, `e` makes embeddings where the provider has such. */
  models: { path: RegExp; answer: string };
  /** Where a schema for the whole reply stands in a request. */
  schema: RegExp;
  /** The body of an answer with another status than 200. */
  error(status: number, message: string): string;
}

const event = (data: { type: string } & Record<string, unknown>): string =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;

const message = (blocks: string, stopReason: string): string =>
  event({
    type: 'message_start',
    message: {
      id: 'msg_01',
      type: 'message',
      role: 'assistant',
      content: [],
      model: 'm',
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 12, output_tokens: 1 },
    },
  }) +
  event({ type: 'ping' }) +
  blocks +
  event({
    type: 'message_delta',
    delta: { stop_reason: stopReason, stop_sequence: null },
    usage: { output_tokens: 7 },
  }) +
  event({ type: 'message_stop' });

const block = (content_block: object, deltas: object[]): string =>
  event({ type: 'content_block_start', index: 0, content_block }) +
  deltas.map((delta) => event({ type: 'content_block_delta', index: 0, delta })).join('') +
  event({ type: 'content_block_stop', index: 0 });

/** Anthropic's messages. */
export const ANTHROPIC_WIRE: Wire = {
  path: /\/messages$/,
  keyHeader: 'x-api-key',
  embeddings: null,
  models: {
    path: /\/models\?limit=1000$/,
    answer: JSON.stringify({
      data: [{ type: 'model', id: 'm', display_name: 'M', created_at: '2026-01-01T00:00:00Z' }],
      has_more: false,
      first_id: 'm',
      last_id: 'm',
    }),
  },
  schema: /"input_schema":|"output_config":|"output_format":/,
  says: (pieces, end = 'end_turn') =>
    message(
      pieces.length === 0
        ? ''
        : block(
            { type: 'text', text: '' },
            pieces.map((text) => ({ type: 'text_delta', text })),
          ),
      end,
    ),
  truncated: 'max_tokens',
  filtered: null,
  refused: message('', 'refusal'),
  brokenToolCall: message(
    block({ type: 'tool_use', id: 'toolu_01', name: 'margin', input: {} }, [
      { type: 'input_json_delta', partial_json: '' },
      { type: 'input_json_delta', partial_json: '{"cost": 100, "pri' },
    ]),
    'tool_use',
  ),
  error: (status, text) =>
    JSON.stringify({
      type: 'error',
      error: { type: status === 401 ? 'authentication_error' : 'api_error', message: text },
    }),
};

const generated = (candidate: object | null, more: object = {}): string =>
  `data: ${JSON.stringify({
    ...(candidate ? { candidates: [{ index: 0, ...candidate }] } : {}),
    usageMetadata: { promptTokenCount: 12, candidatesTokenCount: 7, totalTokenCount: 19 },
    modelVersion: 'm',
    ...more,
  })}\r\n\r\n`;
const content = (...parts: object[]) => ({ content: { role: 'model', parts } });

/** Google's Gemini API. */
export const GOOGLE_WIRE: Wire = {
  path: /\/models\/m:streamGenerateContent\?alt=sse$/,
  keyHeader: 'x-goog-api-key',
  embeddings: {
    path: /\/models\/m:batchEmbedContents$/,
    answers: (vectors) => JSON.stringify({ embeddings: vectors.map((values) => ({ values })) }),
  },
  models: {
    path: /\/models\?pageSize=1000$/,
    answer: JSON.stringify({
      models: [
        { name: 'models/m', supportedGenerationMethods: ['generateContent', 'countTokens'] },
        { name: 'models/embed-e', supportedGenerationMethods: ['embedContent'] },
        { name: 'models/imagen', supportedGenerationMethods: ['predict'] },
      ],
    }),
  },
  schema: /"responseSchema":/,
  says: (pieces, end = 'STOP') =>
    pieces.map((text) => generated(content({ text }))).join('') +
    generated({ ...content(), finishReason: end }),
  truncated: 'MAX_TOKENS',
  filtered: generated(null, { promptFeedback: { blockReason: 'SAFETY' } }),
  refused: generated({ finishReason: 'PROHIBITED_CONTENT' }),
  brokenToolCall: generated({
    finishReason: 'MALFORMED_FUNCTION_CALL',
    finishMessage: 'Malformed function call: margin(cost=100, pri',
  }),
  error: (status, text) =>
    JSON.stringify({ error: { code: status, message: text, status: 'INVALID_ARGUMENT' } }),
};
