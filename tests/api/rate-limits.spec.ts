import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '@contract';
import { client, eventually, type Reply } from '../support/client';
import { codeIn, mailTo, outbox } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

const PASSWORD = 'una-parola-lunga';
let server: CmsServer;
let api: ReturnType<typeof client>;
beforeAll(async () => {
  // One proxy in front: the last address of X-Forwarded-For is the client's.
  server = await startCms({ env: { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '1' } });
  api = client(server);
});
afterAll(() => server.stop());

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const register = (email: string, ip: string) =>
  api.post('/auth/local/register', { displayName: 'Giulia', email, password: PASSWORD }, from(ip));
const login = (email: string, password: string, ip: string) =>
  api.post('/auth/local', { identifier: email, password }, from(ip));
const wrong = 'sbagliatissima';
const expectLimited = (reply: Reply<unknown>) => {
  const { error } = reply.body as ErrorBody;
  expect([reply.status, error?.details?.code]).toEqual([429, 'RATE_LIMITED']);
  const seconds = Number(reply.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(error.details.retryAfterSeconds).toBe(seconds);
};

test('the sixth wrong password of one address for one account waits; others on that address do not', async () => {
  await register('uno@clienti.test', '198.51.100.1');
  await register('due@clienti.test', '198.51.100.2');
  const office = '203.0.113.1';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await login('uno@clienti.test', wrong, office)).status).toBe(401);
  }
  expectLimited(await login('uno@clienti.test', wrong, office));
  expectLimited(await login('uno@clienti.test', PASSWORD, office));
  expect((await login('due@clienti.test', PASSWORD, office)).status).toBe(200);
  expect((await login('uno@clienti.test', PASSWORD, '203.0.113.2')).status).toBe(200);
});

test('strangers’ wrong passwords do not lock an owner out, in a browser that is known or by a mailed link', async () => {
  const email = 'tre@clienti.test';
  const registered = await register(email, '198.51.100.3');
  const device = registered.headers.getSetCookie().find((cookie) => cookie.startsWith('officina_device='));
  expect(device).toMatch(/; httponly/i);
  const addresses = Array.from({ length: 6 }, (_, index) => `203.0.113.${10 + index}`);
  for (const ip of addresses)
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await login(email, wrong, ip)).status).toBe(401);
  // Thirty from everywhere: a stranger waits, with whatever password.
  expectLimited(await login(email.toUpperCase(), wrong, '203.0.113.40'));
  expectLimited(await login(email, PASSWORD, '203.0.113.41'));
  const known = (password: string) =>
    api.post(
      '/auth/local',
      { identifier: email, password },
      { headers: { 'x-forwarded-for': '198.51.100.3', cookie: device?.split(';')[0] ?? '' } },
    );
  expect((await known(PASSWORD)).status).toBe(200);
  // The browser itself is no place to guess.
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await known(wrong)).status).toBe(401);
  expectLimited(await known(PASSWORD));

  expect((await api.post('/auth/forgot-password', { email }, from('192.0.2.200'))).status).toBe(200);
  const code = codeIn(await mailTo(server, email, 'reset'));
  const request = { code, password: 'un-altra-parola-lunga', passwordConfirmation: 'un-altra-parola-lunga' };
  expect((await api.post('/auth/reset-password', request, from('192.0.2.201'))).status).toBe(200);
}, 90_000);

test('somebody else’s known browser, and one that was made up, are strangers', async () => {
  const mine = await register('sette@clienti.test', '198.51.100.7');
  await register('otto@clienti.test', '198.51.100.8');
  const device = mine.headers.getSetCookie().find((cookie) => cookie.startsWith('officina_device=')) ?? '';
  for (const cookie of [device.split(';')[0] ?? '', 'officina_device=eyJhbGciOiJub25lIn0.e30.']) {
    const replies = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      replies.push(
        await api.post(
          '/auth/local',
          { identifier: 'otto@clienti.test', password: wrong },
          { headers: { 'x-forwarded-for': `203.0.113.${cookie.length % 200}`, cookie } },
        ),
      );
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  }
});

test('a right password clears the wrong ones before it', async () => {
  await register('quattro@clienti.test', '198.51.100.4');
  for (let round = 0; round < 3; round += 1) {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await login('quattro@clienti.test', wrong, '203.0.113.40')).status).toBe(401);
    }
    expect((await login('quattro@clienti.test', PASSWORD, '203.0.113.40')).status).toBe(200);
  }
});

test('one address signs up five people in half an hour, with whatever email', async () => {
  const statuses = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await register(`nuovo-${count}@clienti.test`, '198.51.100.50')).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test('five reset mails in half an hour for one account; whoever asks more gets the same answer and has a link that works', async () => {
  for (const email of ['due@clienti.test', 'mai-visto@clienti.test'])
    for (let count = 0; count < 8; count += 1)
      expect((await api.post('/auth/forgot-password', { email }, from(`192.0.2.${count + 1}`))).status).toBe(
        200,
      );
  await eventually(
    async () => (await outbox(server, 'due@clienti.test')).filter(({ kind }) => kind === 'reset'),
    ({ length }) => length === 5,
  );
  const [newest] = (await outbox(server, 'due@clienti.test')).filter(({ kind }) => kind === 'reset');
  const request = {
    code: newest && codeIn(newest),
    password: 'un-altra-parola-lunga',
    passwordConfirmation: 'un-altra-parola-lunga',
  };
  expect((await api.post('/auth/reset-password', request, from('192.0.2.202'))).status).toBe(200);
});

test('one IPv6 network counts as one', async () => {
  const statuses = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await register(`sei-${count}@clienti.test`, `2001:db8:1:2::${count}`)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test('addresses that the client makes up before the proxy do not count', async () => {
  const statuses = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await register(`finto-${count}@clienti.test`, `10.0.0.${count}, 198.51.100.77`)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

describe('without a proxy', { timeout: 90_000 }, () => {
  let bare: CmsServer;
  beforeAll(async () => {
    bare = await startCms({ env: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => bare.stop());

  test('X-Forwarded-For is not believed', async () => {
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      const reply = await client(bare).post(
        '/auth/local/register',
        { displayName: 'Giulia', email: `b-${count}@clienti.test`, password: PASSWORD },
        from(`198.51.100.${count}`),
      );
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  // Only a shared database can hold two instances.
  if (process.env.TEST_DATABASE !== 'postgres') return;
  test('two instances share one count', async () => {
    const twin = await bare.twin();
    try {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const instance = attempt % 2 ? twin : bare;
        const reply = await client(instance).post('/auth/local', {
          identifier: 'condiviso@clienti.test',
          password: wrong,
        });
        expect(reply.status).toBe(401);
      }
      for (const instance of [bare, twin]) {
        const reply = await client(instance).post('/auth/local', {
          identifier: 'condiviso@clienti.test',
          password: wrong,
        });
        expectLimited(reply);
      }
    } finally {
      await twin.stop();
    }
  });
});
