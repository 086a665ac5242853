import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVatRegistry, type VatRegistry } from '.';

let server: Server;
let registry: VatRegistry | null;
let answer: { status: number; body: string };
let questions: { url: string | undefined; body: unknown }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      questions.push({ url: request.url, body: JSON.parse(text) });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  registry = createVatRegistry(`http://127.0.0.1:${port}/rest-api`, { vatNumber: 'IT 01234567897' });
});
afterAll(() => void server.close());
beforeEach(() => {
  questions = [];
});

const check = () => registry?.check({ country: 'DE', number: '123456789' });
const answers = (body: unknown, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};

test('a number that somebody has is proved by the number of the question', async () => {
  answers({
    countryCode: 'DE',
    vatNumber: '123456789',
    requestDate: '2026-11-27T10:00:00.000Z',
    valid: true,
    requestIdentifier: 'WAPIAAAAYyUBn3RL',
    name: '---',
    address: '---',
  });
  expect(await check()).toEqual({
    state: 'valid',
    checkedAt: '2026-11-27T10:00:00.000Z',
    requestId: 'WAPIAAAAYyUBn3RL',
    name: '',
  });
  expect(questions).toEqual([
    {
      url: '/rest-api/check-vat-number',
      body: {
        countryCode: 'DE',
        vatNumber: '123456789',
        requesterMemberStateCode: 'IT',
        requesterNumber: '01234567897',
      },
    },
  ]);
});

test.each([
  ['a number that nobody has', { valid: false, requestDate: '2026-11-27T10:00:00.000Z', name: '---' }, 200],
  ['what cannot be a number', { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }, 400],
])('%s is invalid', async (_, body, status) => {
  answers(body, status);
  expect(await check()).toMatchObject({ state: 'invalid', name: '' });
});

test.each([
  [
    'a member state that is away',
    { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] },
    200,
  ],
  ['too many questions', { actionSucceed: false, errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] }, 500],
  ['a requester that it does not know', { errorWrappers: [{ error: 'INVALID_REQUESTER_INFO' }] }, 200],
  ['an error page', '<html>Service Unavailable</html>', 503],
  ['an answer that says nothing', {}, 200],
])('%s is no answer: the register is away', async (_, body, status) => {
  answers(body, status);
  expect(await check()).toMatchObject({ state: 'unavailable' });
});

test('nor is a server that is not there', async () => {
  const gone = createVatRegistry('http://127.0.0.1:9', { vatNumber: '' });
  expect(await gone?.check({ country: 'DE', number: '1' })).toMatchObject({ state: 'unavailable' });
});

test('without an address nobody is asked', () => {
  expect(createVatRegistry('', { vatNumber: '01234567897' })).toBeNull();
});
