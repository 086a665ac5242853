import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account, ErrorBody } from '@contract';
import {
  codeOf,
  cookieOf,
  cookiePair,
  NEVER_REGISTERED,
  newEmail,
  PASSWORD,
  registerAt,
} from '../support/auth';
import { client, signIn, signUp } from '../support/client';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { mailTo } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
let api: ReturnType<typeof client>;
beforeAll(async () => {
  server = await startCms({ env: { TEST_SLOW_HASHES: 'true' } });
  api = client(server);
});
afterAll(() => server.stop());

const register = (fields: Record<string, unknown>) => registerAt(server, fields);

describe('signing up', () => {
  testOnSqlite('signs in at once where no mail can be sent', async () => {
    const email = newEmail();
    const reply = await register({ email: `  ${email.toUpperCase()} `, displayName: '  Giulia Rossi ' });
    expect(reply.status).toBe(201);
    expect(reply.body.confirmationSent).toBe(false);
    expect(reply.body.session?.user).toMatchObject({
      email,
      displayName: 'Giulia Rossi',
      role: 'customer',
      locale: 'it',
      confirmed: true,
    });
    const me = await api.get<{ data: Account }>('/me', { token: reply.body.session?.jwt });
    expect(me.body.data.email).toBe(email);
  });

  testOnSqlite('the refresh token travels in an HttpOnly cookie and in no JSON', async () => {
    const reply = await register({});
    expect(cookieOf(reply)).toMatch(/^officina_refresh=\S+; path=\/api\/auth; .*samesite=lax; httponly$/i);
    const token = cookiePair(reply).split('=')[1] as string;
    expect(JSON.stringify(reply.body)).not.toContain(token);
    expect(JSON.stringify(reply.body)).not.toMatch(/refreshToken/i);
  });

  test('one address is one account, however it is written and however many ask at once', async () => {
    const email = newEmail();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => register({ email: index % 2 ? email : email.toUpperCase() })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(replies.filter(({ status }) => status === 409).map(codeOf)).toEqual(Array(7).fill('EMAIL_TAKEN'));
  });

  testOnSqlite('two people may have the same name', async () => {
    expect((await register({ displayName: 'Mario Rossi' })).status).toBe(201);
    expect((await register({ displayName: 'Mario Rossi' })).status).toBe(201);
  });

  testOnSqlite.each<[string, Record<string, unknown>, string, object]>([
    ['no name', { displayName: '   ' }, 'VALIDATION', { displayName: 'required' }],
    ['a name of 121', { displayName: 'x'.repeat(121) }, 'VALIDATION', { displayName: 'max' }],
    ['a name of two lines', { displayName: 'a\nBcc: b' }, 'VALIDATION', { displayName: 'format' }],
    ['no address', { email: '' }, 'VALIDATION', { email: 'required' }],
    ['a bad address', { email: 'giulia@' }, 'VALIDATION', { email: 'email' }],
    ['an address that is an object', { email: { $ne: '' } }, 'VALIDATION', { email: 'type' }],
    ['a short password', { password: 'abc12' }, 'WEAK_PASSWORD', { password: 'too-short' }],
    ['a common password', { password: 'Password1' }, 'WEAK_PASSWORD', { password: 'common' }],
    ['73 bytes', { password: 'è'.repeat(36) + 'x' }, 'WEAK_PASSWORD', { password: 'too-long' }],
    ['a role', { role: 'admin' }, 'VALIDATION', { _: 'unknown' }],
    ['confirmed', { confirmed: true }, 'VALIDATION', { _: 'unknown' }],
  ])('%s is refused and named', async (_name, fields, code, named) => {
    const reply = await register(fields);
    expect([reply.status, codeOf(reply)]).toEqual([422, code]);
    expect(reply.body.error?.details.fields).toEqual(named);
  });

  testOnSqlite('the address itself is no password', async () => {
    const email = newEmail();
    expect(codeOf(await register({ email, password: email }))).toBe('WEAK_PASSWORD');
  });

  testOnSqlite('a password of exactly 72 bytes works whole', async () => {
    const email = newEmail();
    const password = `${'parola-lunga '.repeat(5)}fine-12`;
    expect(new TextEncoder().encode(password)).toHaveLength(72);
    expect((await register({ email, password })).status).toBe(201);
    expect((await signIn(server, email, password)).user.email).toBe(email);
    const cut = await api.post('/auth/local', { identifier: email, password: password.slice(0, 71) });
    expect(cut.status).toBe(401);
  });
});

describe('signing in', () => {
  testOnSqlite('works with the address in any case', async () => {
    const { email } = await signUp(server);
    expect((await signIn(server, email.toUpperCase(), PASSWORD)).user.email).toBe(email);
  });

  testOnSqlite('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await signUp(server);
    const answers = [email, NEVER_REGISTERED].map((identifier) =>
      api.post('/auth/local', { identifier, password: 'sbagliatissima' }),
    );
    const [wrong, unknown] = (await Promise.all(answers)).map(({ status, body }) => {
      const { error } = body as ErrorBody;
      return { answered: status, ...error, details: { code: error.details.code } };
    });
    expect(wrong).toMatchObject({ answered: 401, details: { code: 'INVALID_CREDENTIALS' } });
    expect(wrong).toEqual(unknown);
  });

  testOnSqlite('takes as long for somebody unknown as for somebody known', async () => {
    const { email } = await signUp(server);
    const time = async (identifier: string) => {
      const startedAt = performance.now();
      await api.post('/auth/local', { identifier, password: 'sbagliatissima' });
      return performance.now() - startedAt;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      known.push(await time(email));
      unknown.push(await time(NEVER_REGISTERED));
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[4] as number;
    // Without the dummy hash the difference is a whole bcrypt, fifty milliseconds and more.
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(0.5 * median(known));
  });

  testOnSqlite.each([
    ['an object', { identifier: {}, password: PASSWORD }],
    ['a list', { identifier: ['a'], password: PASSWORD }],
    ['a query', { identifier: { $ne: null }, password: { $ne: null } }],
    ['nothing', {}],
    ['a list as the body', []],
    ['null for the password', { identifier: NEVER_REGISTERED, password: null }],
  ])('%s is not a sign-in', async (_name, body) => {
    const reply = await api.post('/auth/local', body);
    expect([reply.status, codeOf(reply)]).toEqual([422, 'VALIDATION']);
  });

  test('a flood of sign-ins leaves the others their answers, and the surplus is told to come back', async () => {
    const timed = async <Reply>(request: Promise<Reply>): Promise<{ reply: Reply; milliseconds: number }> => {
      const startedAt = performance.now();
      const reply = await request;
      return { reply, milliseconds: performance.now() - startedAt };
    };
    const flood = Array.from({ length: 60 }, () =>
      timed(api.post('/auth/local', { identifier: NEVER_REGISTERED, password: 'sbagliatissima' })),
    );
    const others: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      const { reply, milliseconds } = await timed(api.get('/site-config'));
      expect(reply.status).toBe(200);
      others.push(milliseconds);
    }
    const answered = await Promise.all(flood);
    const replies = answered.map(({ reply }) => reply);
    const statuses = new Set(replies.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([401, 503]);
    const busy = replies.find(({ status }) => status === 503);
    expect(codeOf(busy!)).toBe('UNAVAILABLE');
    expect(Number(busy?.headers.get('retry-after'))).toBeGreaterThan(0);
    // Nobody else waits until the flood is over, however long that takes on this machine.
    expect(Math.max(...others)).toBeLessThan(Math.max(...answered.map(({ milliseconds }) => milliseconds)));
  });
});

describeOnSqlite('my account', () => {
  test('name and language can be changed, and nothing else', async () => {
    const { token, user } = await signUp(server);
    const reply = await api.patch<{ data: Account }>(
      '/me',
      { displayName: ' Giulia Bianchi ', locale: 'en' },
      { token },
    );
    expect(reply.body.data).toEqual({ ...user, displayName: 'Giulia Bianchi', locale: 'en' });
    expect((await api.get<{ data: Account }>('/me', { token })).body.data).toEqual(reply.body.data);
    for (const field of ['role', 'confirmed', 'blocked', 'provider', 'id', 'email', 'password', 'owner']) {
      expect((await api.patch('/me', { [field]: 'admin' }, { token })).status).toBe(422);
    }
    expect((await api.get<{ data: Account }>('/me', { token })).body.data.role).toBe('customer');
  });

  test('holds no secret', async () => {
    const { token } = await signUp(server);
    const { body } = await api.get<{ data: Account }>('/me', { token });
    expect(Object.keys(body.data).sort()).toEqual(
      [
        'id',
        'email',
        'displayName',
        'avatarUrl',
        'role',
        'locale',
        'confirmed',
        'secondFactor',
        'erasesAt',
      ].sort(),
    );
  });
});

describeOnSqlite("the plugin's own doors", () => {
  test.each([
    ['get', '/users'],
    ['get', '/users/1'],
    ['get', '/users/me'],
    ['get', '/users/count'],
    ['post', '/users'],
    ['put', '/users/1'],
    ['del', '/users/1'],
    ['get', '/users-permissions/roles'],
    ['get', '/users-permissions/permissions'],
    ['get', '/auth/email-confirmation?confirmation=x'],
    ['get', '/auth/sessions'],
    ['get', '/connect/google'],
    ['get', '/auth/google/callback'],
    ['post', '/upload'],
    ['get', '/upload/files'],
    ['post', '/email'],
    ['get', '/content-type-builder/content-types'],
  ] as const)('%s %s is closed, signed in or not', async (method, path) => {
    const { token } = await signUp(server);
    const call = (options: { token?: string }) =>
      method === 'get' ? api.get(path, options) : api[method](path, {}, options);
    expect([401, 403, 404, 405]).toContain((await call({})).status);
    expect([401, 403, 404, 405]).toContain((await call({ token })).status);
  });
});

testOnSqlite('the site learns what this server can do', async () => {
  const { body } = await api.get<{ data: object }>('/site-config');
  expect(body.data).toMatchObject({ googleSignIn: false, emailConfirmation: false, devOutbox: true });
});

testOnSqlite('the mail viewer shows a mail in a sandbox that runs nothing', async () => {
  const email = newEmail();
  await register({ email, displayName: '<img src=x onerror=alert(1)>' });
  await api.post('/auth/forgot-password', { email });
  const mail = (await mailTo(server, email, 'reset')) as unknown as { id: string };
  const page = await (await fetch(`${server.url}/dev/outbox/${mail.id}`)).text();
  expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  const body = await fetch(`${server.url}/dev/outbox/${mail.id}/body`);
  expect(body.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
  expect(`${page}${await body.text()}`).not.toContain('<img src=x');
});

describeOnSqlite('with the keys of Google', () => {
  let keyed: CmsServer;
  beforeAll(async () => {
    keyed = await startCms({ env: { GOOGLE_CLIENT_ID: 'chiave', GOOGLE_CLIENT_SECRET: 'segreto' } });
  });
  afterAll(() => keyed.stop());
  const visit = (path: string) => fetch(`${keyed.url}/api${path}`, { redirect: 'manual' });

  test('the site may show its button, which leads to Google and names us as the way back', async () => {
    const { body } = await client(keyed).get<{ data: { googleSignIn: boolean } }>('/site-config');
    expect(body.data.googleSignIn).toBe(true);
    const response = await visit('/connect/google');
    expect(response.status).toBe(302);
    const target = new URL(response.headers.get('location') ?? '');
    expect(target.origin).toBe('https://accounts.google.com');
    expect(target.searchParams.get('client_id')).toBe('chiave');
    expect(target.searchParams.get('redirect_uri')).toBe(`${keyed.url}/api/connect/google/callback`);
    expect(target.searchParams.get('state')).toMatch(/^\w{16,}$/);
    expect(target.href).not.toContain('segreto');
  });

  test('coming back without having been there signs nobody in', async () => {
    const response = await visit('/auth/google/callback?access_token=inventato');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${keyed.url}/login?error=google`);
    expect(response.headers.getSetCookie().join()).not.toContain('officina_refresh=ey');
  });

  test('the answer to somebody else’s sign-in signs nobody in', async () => {
    const begin = async () => {
      const response = await visit('/connect/google');
      const state = new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? '';
      const cookie = response.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
      return { state, cookie };
    };
    const comeBack = (state: string, cookie: string) =>
      fetch(`${keyed.url}/api/connect/google/callback?code=di-un-altro&state=${state}`, {
        redirect: 'manual',
        headers: cookie ? { cookie } : {},
      });
    const [mine, theirs] = [await begin(), await begin()];
    expect(mine.state).not.toBe(theirs.state);
    // A stranger's answer put into my browser, mine stolen into theirs, and one that was never begun.
    for (const [state, cookie] of [
      [theirs.state, mine.cookie],
      [mine.state, theirs.cookie],
      [mine.state, ''],
      ['inventato', mine.cookie],
    ] as const) {
      const response = await comeBack(state, cookie);
      const location = new URL(response.headers.get('location') ?? '', keyed.url);
      expect([response.status, location.origin, location.searchParams.get('access_token')]).toEqual([
        302,
        keyed.url,
        null,
      ]);
      // The page that it leads to is the one that says that there was no sign-in.
      const next = await fetch(location, { redirect: 'manual' });
      expect(next.headers.get('location')).toBe(`${keyed.url}/login?error=google`);
      expect([...response.headers.getSetCookie(), ...next.headers.getSetCookie()].join()).not.toContain(
        'officina_refresh=ey',
      );
    }
  });

  test('no other provider is open', async () => {
    const response = await visit('/connect/github');
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});
