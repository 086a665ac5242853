import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededKnowledge } from '../../../seeds/knowledge/seeded-knowledge';
import { type FaultServer, type Received, saying, startFaultServer } from '../testing/fault-server.suite';
import { createAssistant } from './create-assistant';
import type { AssistantEvent, AssistantRequest } from './port';

const MENU = { bytes: Buffer.from('a photo of a menu'), mediaType: 'image/jpeg' };
const TOOLS = {
  calculators: [],
  figuresIn: () => [],
  lateInterest: { rate: 1015, half: '', lumpSum: 4_000 },
  withParameters: (text: string) => text,
  calculationOf: () => null,
};

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

type Body = { messages: { role: string; content: string | { type: string; text?: string }[] }[] };
const lastOf = ({ body }: Received) => (body as Body).messages.at(-1);
const isProbe = (request: Received): boolean => JSON.stringify(lastOf(request)).includes('Di che colore');
/** A model that names the colour that it sees, or something else. */
const model = (colour: string, reply: string) =>
  server.answer((response, request) => saying(isProbe(request) ? colour : reply)(response));

const assistant = (baseUrl: string | null) =>
  createAssistant(
    {
      model: () =>
        baseUrl === null ? null : { provider: 'openai-compatible', baseUrl, apiKey: '', model: 'm' },
      webhookUrl: '',
    },
    {
      tools: TOOLS,
      knowledge: { load: async () => ({ ...(await seededKnowledge('2026-06-15').load()), entries: [] }) },
      log: { warn: () => undefined },
      now: () => Date.now(),
    },
  );
const request = (text: string): AssistantRequest => ({
  text,
  history: [],
  language: 'it',
  userName: 'Anna',
  companyName: '',
  hasProjects: false,
  attached: [{ name: 'menu.jpg', kind: 'image', pages: null, failure: null }],
  images: () => Promise.resolve([MENU]),
  session: { id: 's', userId: 'u', vatNumber: '' },
  signal: new AbortController().signal,
});
const ask = async (baseUrl: string | null, text: string) => {
  let streamed = '';
  let last: Extract<AssistantEvent, { type: 'done' }> | null = null;
  for await (const event of assistant(baseUrl).ask(request(text)))
    if (event.type === 'delta') streamed += event.text;
    else last = event;
  // What is read while it comes in is what stays.
  expect(last?.advice.text).toBe(streamed);
  return { text: streamed, engine: last?.engine };
};
beforeEach(() => server.received.splice(0));

test('a model that sees is shown the picture with the question', async () => {
  model('Rosso.', 'Il menu propone quattro primi.');
  const { text, engine } = await ask(`${server.url}/v1`, 'Che ne pensi del mio menu?');
  expect(text).toBe('Il menu propone quattro primi.');
  expect(engine).toBe('model');
  expect(JSON.stringify(lastOf(server.received.at(-1)!))).toContain(
    Buffer.from('a photo of a menu').toString('base64'),
  );
});

test('a picture without words is looked at too', async () => {
  model('È rosso', 'È una bolletta.');
  expect(await ask(`${server.url}/v1`, '')).toEqual({ text: 'È una bolletta.', engine: 'model' });
});

test('a model that does not see is not sent it, and the reply says so', async () => {
  model('Non vedo immagini.', 'Un menu breve si legge meglio.');
  const { text } = await ask(`${server.url}/v1`, 'Che ne pensi del mio menu?');
  expect(text).toMatch(/non so guardare le immagini.*\n\nUn menu breve si legge meglio\.$/s);
  expect(JSON.stringify(server.received.at(-1)?.body)).not.toContain('image_url');
});

test('a server that refuses pictures answers the question without them', async () => {
  server.answer((response, received) => {
    if (JSON.stringify(received.body).includes('image_url'))
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end('{"error":{"message":"this model has no vision"}}');
    else saying('Un menu breve si legge meglio.')(response);
  });
  const { text, engine } = await ask(`${server.url}/v1`, 'Che ne pensi del mio menu?');
  expect(text).toMatch(/non so guardare le immagini.*Un menu breve/s);
  expect(engine).toBe('model');
});

test('without a model, or when it fails, the adviser says once that it sees no pictures', async () => {
  server.answer((response) => response.writeHead(500).end('{}'));
  for (const baseUrl of [null, `${server.url}/v1`]) {
    const { text, engine } = await ask(baseUrl, 'Che ne pensi del mio menu?');
    expect(text.match(/non so guardare le immagini/g)).toHaveLength(1);
    expect(engine).toBe('embedded');
  }
});
