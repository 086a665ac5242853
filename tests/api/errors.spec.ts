import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '@contract';
import { client, refusalOf, signUp, type Reply, type TestUser } from '../support/client';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
let api: ReturnType<typeof client>;
let giulia: TestUser;
beforeAll(async () => {
  server = await startCms();
  api = client(server);
  giulia = await signUp(server);
});
afterAll(() => server.stop());

const expectError = ({ status, body }: Reply<unknown>, expected: number, code: string) => {
  const { error, data } = body as ErrorBody;
  expect([status, error?.details?.code]).toEqual([expected, code]);
  expect(data).toBeNull();
  expect(error.status).toBe(expected);
  expect(error.details.requestId).toMatch(/^[\w-]{8,64}$/);
};
const nested = (depth: number) => `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describeOnSqlite('a broken body', () => {
  test.each<[string, string, number, string]>([
    ['malformed JSON', '{"email":', 400, 'BAD_REQUEST'],
    ['JSON that is no object', '"ciao"', 400, 'BAD_REQUEST'],
    ['2 MB of JSON', JSON.stringify({ email: 'x'.repeat(2_000_000) }), 413, 'PAYLOAD_TOO_LARGE'],
    ['20 000 nested lists', nested(20_000), 400, 'BAD_REQUEST'],
    ['33 nested lists', nested(33), 400, 'BAD_REQUEST'],
    ['__proto__', '{"email":"a@b.test","__proto__":{"admin":true}}', 400, 'BAD_REQUEST'],
    ['a deeper __proto__', '{"email":{"a":[{"__proto__":{}}]}}', 400, 'BAD_REQUEST'],
    ['constructor', '{"email":"a@b.test","constructor":{"prototype":{}}}', 400, 'BAD_REQUEST'],
    ['a NUL byte', '{"email":"a\\u0000@b.test"}', 422, 'VALIDATION'],
    ['a lone surrogate', '{"email":"\\ud800@b"}', 422, 'VALIDATION'],
    ['a number too large', '{"email":1e999}', 422, 'VALIDATION'],
    ['nothing', '', 422, 'VALIDATION'],
  ])('%s is refused', async (_name, body, status, code) => {
    expectError(await api.post('/auth/forgot-password', body), status, code);
    expect((await api.get('/health')).status).toBe(200);
  });

  test('a form instead of JSON is judged by the same rules', async () => {
    const reply = await api.post('/auth/forgot-password', 'email[$ne]=x', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expectError(reply, 422, 'VALIDATION');
  });

  test('an unknown content type has no fields', async () => {
    const reply = await api.post('/auth/forgot-password', '<email>a@b.test</email>', {
      headers: { 'content-type': 'application/xml' },
    });
    expectError(reply, 422, 'VALIDATION');
  });
});

describeOnSqlite('a broken address', () => {
  test.each([
    ['a missing route', 'GET', '/api/nessuna', 404, 'NOT_FOUND'],
    ['the wrong verb', 'DELETE', '/api/me', 405, 'METHOD_NOT_ALLOWED'],
    ['a verb nobody knows', 'PROPFIND', '/api/me', 501, 'METHOD_NOT_ALLOWED'],
    ['half a percent sequence', 'GET', '/api/site/products/%E0%A4%A', 404, 'NOT_FOUND'],
    ['a NUL byte', 'GET', '/api/site/products/a%00b', 400, 'BAD_REQUEST'],
    ['__proto__ in the query', 'GET', '/api/me?fields[0]=__proto__', 400, 'BAD_REQUEST'],
    ['an encoded __proto__', 'GET', '/api/me?fields%5B__proto__%5D=1', 400, 'BAD_REQUEST'],
  ])('%s', async (_name, method, path, status, code) => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${giulia.token}` },
    });
    expectError(
      { status: response.status, body: await response.json(), headers: response.headers },
      status,
      code,
    );
  });

  test('a query nested twenty thousand deep breaks nothing', async () => {
    const reply = await api.get(`/me?a${'[b]'.repeat(2000)}=1`, { token: giulia.token });
    expect(reply.status).toBeLessThan(500);
  });
});

testOnSqlite('what was typed never comes back', async () => {
  const secret = 'canarino-giallo-9431';
  const replies = await Promise.all([
    api.post('/auth/local', { identifier: { [secret]: 1 }, password: secret }),
    api.post('/auth/local', { identifier: secret, password: [secret] }),
    api.post('/auth/local', `{"password":"${secret}"`),
    api.post('/auth/local/register', { displayName: 'A', email: secret, password: secret, [secret]: 1 }),
  ]);
  for (const reply of replies) {
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(reply.body)).not.toContain(secret);
  }
  expect(server.log()).not.toContain(secret);
});

describeOnSqlite('request ids', () => {
  test('each answer has one, and the error and the log line carry the same', async () => {
    const reply = await api.get<ErrorBody>('/nessuna');
    const id = reply.headers.get('x-request-id') ?? '';
    expect(reply.body.error.details.requestId).toBe(id);
    const line = server
      .log()
      .split('\n')
      .find((text) => text.includes(id));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ method: 'GET', path: '/api/nessuna', status: 404 });
  });

  test("a proxy's own id is kept, a hostile one is not", async () => {
    const idFor = async (given: string) =>
      (await api.get('/health', { headers: { 'x-request-id': given } })).headers.get('x-request-id');
    expect(await idFor('edge-12345678')).toBe('edge-12345678');
    expect(await idFor('a b"},{"x":1')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor('x'.repeat(500))).toMatch(/^[0-9a-f-]{36}$/);
  });
});

testOnSqlite('the log names requests and people by id, and holds no token, address or query', async () => {
  const person = await signUp(server, { name: 'Canarina Gialli' });
  await api.get('/me?code=segreto-nella-query', { token: person.token });
  await api.post('/auth/refresh', {}, { headers: { cookie: person.cookie } });
  const log = server.log();
  expect(log).toContain(`"userId":"${person.user.id}"`);
  for (const secret of [person.email, person.token, person.cookie, person.password, 'segreto-nella-query']) {
    expect(log).not.toContain(secret);
  }
  expect(log).not.toContain('Canarina');
});

describeOnSqlite("the panel's own answers", () => {
  const panel = (path: string, body: unknown) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('keep the shape that its screens read, with our code beside', async () => {
    const response = await panel('/admin/login', { email: 'nobody@officina.test', password: 'Sbagliata1' });
    const body = (await response.json()) as ErrorBody;
    expect(response.status).toBe(400);
    expect(body).toMatchObject({
      data: null,
      error: { status: 400, name: 'ApplicationError', message: 'Invalid credentials' },
    });
    expect(body.error.details.code).toBe('BAD_REQUEST');
  });

  test('keep their list of broken fields', async () => {
    const response = await panel('/admin/forgot-password', {});
    const body = (await response.json()) as ErrorBody;
    expect(response.status).toBe(400);
    expect(body.error.name).toBe('ValidationError');
    expect(body.error.details.errors).toEqual(expect.any(Array));
  });
});

describe('a repeated write', () => {
  const buy = (key: string | null, body: object, token = giulia.token) =>
    api.post('/purchases', body, { token, headers: key === null ? {} : { 'idempotency-key': key } });
  const body = { productId: 'nessuno', method: 'transfer', billing: {} };

  test('needs a key', async () => {
    expectError(await buy(null, body), 400, 'BAD_REQUEST');
    expectError(await buy('', body), 400, 'BAD_REQUEST');
    expectError(await buy('x'.repeat(256), body), 400, 'BAD_REQUEST');
  });

  test('gets the first answer again, and says so', async () => {
    const first = await buy('chiave-uno', body);
    const second = await buy('chiave-uno', body);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    const withoutId = (reply: Reply) => {
      const { requestId, ...details } = refusalOf(reply);
      return [reply.status, details, typeof requestId];
    };
    expect(withoutId(second)).toEqual(withoutId(first));
  });

  test('with another body is a mistake', async () => {
    await buy('chiave-due', body);
    expectError(await buy('chiave-due', { ...body, method: 'card' }), 422, 'IDEMPOTENCY_MISMATCH');
  });

  test("belongs to its person: the same key of somebody else is somebody else's", async () => {
    const luca = await signUp(server);
    await buy('chiave-tre', body);
    const other = await buy('chiave-tre', body, luca.token);
    expect(other.headers.get('idempotent-replayed')).toBeNull();
  });

  test('twenty at once run once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => buy('chiave-quattro', body)));
    const first = replies.filter(
      ({ status, headers }) => status !== 409 && headers.get('idempotent-replayed') === null,
    );
    expect(first).toHaveLength(1);
    for (const { status, headers, body: answer } of replies) {
      if (status !== 409) continue;
      expect((answer as ErrorBody).error.details.code).toBe('IDEMPOTENCY_IN_PROGRESS');
      expect(headers.get('retry-after')).toBe('1');
    }
  });
});
