import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultServer, startFaultServer } from '../testing/fault-server.suite';
import { ProviderError } from '../port';
import { ModelClient } from './model-client';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

const read = async (): Promise<string> => {
  const client = new ModelClient(
    { provider: 'openai-compatible', baseUrl: server.url, apiKey: '', model: 'm' },
    { timeoutMs: 3000 },
    400,
  );
  const signal = new AbortController().signal;
  return client.complete({ messages: [{ role: 'user', content: 'Aperti?' }], signal }, 1_000);
};
const chunk = (delta: object, more: object = {}) =>
  JSON.stringify({ id: 'x', choices: [{ index: 0, delta, ...more }] });
const events = (...payloads: string[]) => payloads.map((payload) => `data: ${payload}\n\n`).join('');
const A = chunk({ content: 'Sì, ' });
const B = chunk({ content: 'certo.' });

// What real servers and gateways were seen to send.
const QUIRKS: [quirk: string, body: string | Buffer[], type?: string][] = [
  ['the plain case', events(A, B, '[DONE]')],
  ['no ids', events('{"choices":[{"index":0,"delta":{"content":"Sì, "}}]}', B, '[DONE]')],
  ['no index', events('{"choices":[{"delta":{"content":"Sì, "}}]}', B, '[DONE]')],
  ['null content', events(chunk({ role: 'assistant', content: null }), A, B, '[DONE]')],
  ['no [DONE]', events(A, B)],
  ['no finish chunk and no blank line at the end', `data: ${A}\n\ndata: ${B}`],
  [
    'comments and CRLF',
    `: OPENROUTER PROCESSING\r\n\r\ndata: ${A}\r\n\r\n: ping\r\n\r\ndata: ${B}\r\n\r\ndata: [DONE]\r\n\r\n`,
  ],
  ['no space after data:', `data:${A}\n\ndata:${B}\n\ndata:[DONE]\n\n`],
  [
    'an unknown finish reason',
    events(A, chunk({ content: 'certo.' }, { finish_reason: 'eos_token' }), '[DONE]'),
  ],
  ['an empty finish reason', events(chunk({ content: 'Sì, ' }, { finish_reason: '' }), B, '[DONE]')],
  ['an odd role', events(chunk({ role: 'model', content: 'Sì, ' }), B)],
  ['tool_calls: null', events(chunk({ content: 'Sì, ', tool_calls: null }), B)],
  ['reasoning beside content', events(chunk({ reasoning_content: 'penso…' }), A, B)],
  [
    'thoughts inside content',
    events(chunk({ content: '<thi' }), chunk({ content: 'nk>penso</think>\n' }), A, B),
  ],
  ['content as parts', events(chunk({ content: [{ type: 'text', text: 'Sì, ' }] }), B)],
  [
    'plain JSON although a stream was asked for',
    JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'Sì, certo.' } }] }),
    'application/json',
  ],
  [
    'plain JSON with parts',
    JSON.stringify({ choices: [{ message: { content: [{ type: 'text', text: 'Sì, certo.' }] } }] }),
    'application/json; charset=utf-8',
  ],
  [
    'plain JSON called an event stream',
    JSON.stringify({ choices: [{ message: { content: 'Sì, certo.' } }] }),
  ],
  ['a usage chunk with no choices', events(A, B, '{"choices":[],"usage":{"total_tokens":9}}', '[DONE]')],
  [
    'event names, ids and retry lines',
    `event: message\nid: 1\nretry: 5\ndata: ${A}\n\nevent: message\ndata: ${B}\n\n`,
  ],
  ['an old completion', events('{"choices":[{"text":"Sì, "}]}', '{"choices":[{"text":"certo."}]}')],
  ['a stream called text/plain', events(A, B, '[DONE]'), 'text/plain'],
  [
    'a letter cut between two packets',
    (() => {
      const bytes = Buffer.from(events(A, B));
      const at = bytes.indexOf(0xc3) + 1;
      return [bytes.subarray(0, at), bytes.subarray(at)];
    })(),
  ],
  ['one byte a packet', [...Buffer.from(events(A, B))].map((byte) => Buffer.from([byte]))],
];
test.each(QUIRKS)('%s', async (_, body, type = 'text/event-stream') => {
  server.answer((response) => {
    response.writeHead(200, { 'content-type': type });
    void (async () => {
      for (const packet of typeof body === 'string' ? [body] : body) {
        response.write(packet);
        await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    })();
  });
  expect((await read()).trimStart()).toBe('Sì, certo.');
});

test.each([
  [
    'an error object in the middle',
    events(A, '{"error":{"message":"CUDA out of memory"}}'),
    'text/event-stream',
    'CUDA',
  ],
  [
    'an error object instead of an answer',
    '{"error":"model not found"}',
    'application/json',
    'model not found',
  ],
  ['broken JSON', '{"choices":[', 'application/json', 'broken JSON'],
  ['a page', '<html>502</html>', 'text/html', 'page'],
])('%s is a failure with its reason', async (_, body, type, reason) => {
  server.answer((response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(body);
  });
  const { message, detail } = await read().then(
    () => new ProviderError('none', 'invalid'),
    (error: ProviderError) => error,
  );
  expect(`${message}: ${detail ?? ''}`).toContain(reason);
});
