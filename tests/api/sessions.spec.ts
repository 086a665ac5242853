import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody, Session } from '@contract';
import {
  codeOf,
  cookieOf,
  cookiePair,
  NEVER_REGISTERED,
  OTHER_PASSWORD,
  PASSWORD,
  refreshAt,
} from '../support/auth';
import { client, eventually, signIn, signUp } from '../support/client';
import { instant, sql } from '../support/database';
import { listen } from '../support/listen';
import { codeIn, mailTo, outbox } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';
import { BUSY_MS, testTimings } from '../support/timings';

let server: CmsServer;
let api: ReturnType<typeof client>;
beforeAll(async () => {
  server = await startCms();
  api = client(server);
});
afterAll(() => server.stop());

const refresh = (cookie: string, headers: Record<string, string> = {}) => refreshAt(server, cookie, headers);
const claimsOf = (cookie: string): { sessionId: string } =>
  JSON.parse(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString());

describe('sessions', () => {
  test('the cookie renews the session', async () => {
    const { cookie, user } = await signUp(server);
    const first = await refresh(cookie);
    expect(first.status).toBe(200);
    expect(first.body.user.id).toBe(user.id);
    expect((await api.get('/me', { token: first.body.jwt })).status).toBe(200);
    expect(JSON.stringify(first.body)).not.toContain(cookiePair(first).split('=')[1]);
    expect(cookiePair(first)).not.toBe(cookie);
    expect((await refresh(cookiePair(first))).status).toBe(200);
  });

  test('an answer that got lost costs nobody the session: the old cookie still leads to the newest', async () => {
    const { cookie, user } = await signUp(server);
    const lost = await refresh(cookie);
    const again = await refresh(cookie);
    expect([again.status, again.body.user?.id]).toEqual([200, user.id]);
    expect(cookiePair(again)).toBe(cookiePair(lost));

    // The answer that arrived was followed by another refresh, and only then does the old cookie come back.
    const next = await refresh(cookiePair(again));
    const late = await refresh(cookie);
    expect(cookiePair(late)).toBe(cookiePair(next));
    expect((await api.get('/me', { token: late.body.jwt })).status).toBe(200);
  });

  test('ten refreshes at once are all answered, with one successor', async () => {
    const { cookie } = await signUp(server);
    const replies = await Promise.all(Array.from({ length: 10 }, () => refresh(cookie)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(replies.map(cookiePair)).size).toBe(1);
    for (const { body } of replies) expect((await api.get('/me', { token: body.jwt })).status).toBe(200);
    expect((await refresh(cookiePair(replies[0]!))).status).toBe(200);
  });

  test('a cookie that comes back a minute after its rotation was copied: its sign-in ends, no other', async () => {
    const { cookie, email } = await signUp(server);
    const elsewhere = await signIn(server, email, PASSWORD);
    const renewed = await refresh(cookie);
    await sql(
      server,
      `update strapi_sessions set updated_at = ${instant(server, Date.now() - 61_000)} where session_id = '${claimsOf(cookie).sessionId}'`,
    );
    const copied = await refresh(cookie);
    expect([copied.status, codeOf(copied)]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await refresh(cookiePair(renewed))).status).toBe(401);
    expect((await api.get('/me', { token: renewed.body.jwt })).status).toBe(401);
    expect((await api.get('/me', { token: elsewhere.token })).status).toBe(200);
    expect((await refresh(elsewhere.cookie)).status).toBe(200);
  });

  test('a refusal leaves the browser its cookie, which may be newer than the question', async () => {
    const reply = await refresh('officina_refresh=vecchio');
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([401, []]);
  });

  test.each(['expires_at', 'absolute_expires_at'])('a session past its %s is over', async (column) => {
    const { cookie } = await signUp(server);
    await sql(
      server,
      `update strapi_sessions set ${column} = ${instant(server, Date.now() - 1000)} where session_id = '${claimsOf(cookie).sessionId}'`,
    );
    expect((await refresh(cookie)).status).toBe(401);
  });

  test('signing out with the cookie of a lost answer ends the session too', async () => {
    const { cookie } = await signUp(server);
    const renewed = await refresh(cookie);
    await api.post('/auth/logout', {}, { headers: { cookie } });
    expect((await refresh(cookiePair(renewed))).status).toBe(401);
  });

  test('another site cannot use the cookie', async () => {
    const { cookie } = await signUp(server);
    for (const path of ['/auth/refresh', '/auth/logout']) {
      const reply = await api.post(path, {}, { headers: { cookie, origin: 'https://evil.test' } });
      expect([reply.status, codeOf(reply)]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    }
    expect((await refresh(cookie, { origin: server.url })).status).toBe(200);
  });

  test('a refresh token in the body is not read', async () => {
    const { cookie } = await signUp(server);
    const refreshToken = cookie.split('=')[1];
    expect((await api.post('/auth/refresh', { refreshToken })).status).toBe(401);
  });

  test('after signing out neither the cookie nor the access token works', async () => {
    const { cookie, token, email } = await signUp(server);
    const elsewhere = await signIn(server, email, PASSWORD);
    const reply = await api.post('/auth/logout', {}, { headers: { cookie } });
    expect(reply.status).toBe(200);
    expect(cookieOf(reply)).toMatch(/^officina_refresh=;/);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await api.get('/me', { token })).status).toBe(401);
    expect((await api.get('/me', { token: elsewhere.token })).status).toBe(200);
  });

  test('signing out without a session is fine', async () => {
    expect((await api.post('/auth/logout', {})).status).toBe(200);
  });

  test.each([
    ['no token', {}],
    ['nonsense', { authorization: 'Bearer nonsense' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    [
      'an unsigned token',
      { authorization: `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"userId":"1","type":"access"}')}.` },
    ],
  ])('%s opens nothing', async (_name, headers) => {
    const reply = await api.get('/me', { headers: headers as Record<string, string> });
    expect([reply.status, codeOf(reply)]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('a refresh token is no access token', async () => {
    const { cookie } = await signUp(server);
    expect((await api.get('/me', { token: cookie.split('=')[1] })).status).toBe(401);
  });
});

describe('a blocked account', () => {
  test('is told so, cannot renew, and loses the running token soon', async () => {
    const { email, token, cookie } = await signUp(server);
    expect((await api.get('/me', { token })).status).toBe(200);
    await sql(server, `update up_users set blocked = true where email = '${email}'`);
    const blockedAt = Date.now();

    const login = await api.post('/auth/local', { identifier: email, password: PASSWORD });
    expect([login.status, codeOf(login)]).toEqual([403, 'ACCOUNT_BLOCKED']);
    const renewed = await refresh(cookie);
    expect([renewed.status, codeOf(renewed)]).toEqual([403, 'ACCOUNT_BLOCKED']);
    const ended = await eventually(
      () => api.get('/me', { token }),
      ({ status }) => status !== 200,
    );
    expect([ended.status, codeOf(ended)]).toEqual([403, 'ACCOUNT_BLOCKED']);
    expect(Date.now() - blockedAt).toBeLessThan(testTimings.sessions.callerCacheMs + BUSY_MS);

    // A wrong password still learns nothing.
    const stranger = await api.post('/auth/local', { identifier: email, password: 'sbagliatissima' });
    expect(codeOf(stranger)).toBe('INVALID_CREDENTIALS');
  });

  test('is mailed no link, and an older link does not open it', async () => {
    const { email } = await signUp(server);
    await api.post('/auth/forgot-password', { email });
    const code = codeIn(await mailTo(server, email, 'reset'));
    await sql(server, `update up_users set blocked = true where email = '${email}'`);
    const reset = await api.post('/auth/reset-password', {
      code,
      password: OTHER_PASSWORD,
      passwordConfirmation: OTHER_PASSWORD,
    });
    expect([reset.status, codeOf(reset)]).toEqual([403, 'ACCOUNT_BLOCKED']);
    expect((await api.post('/auth/forgot-password', { email })).body).toEqual({ ok: true });
    expect((await outbox(server, email)).filter(({ kind }) => kind === 'reset')).toHaveLength(1);
  });

  test('opens again when it is unblocked', async () => {
    const { email, cookie } = await signUp(server);
    await sql(server, `update up_users set blocked = true where email = '${email}'`);
    expect((await refresh(cookie)).status).toBe(403);
    await sql(server, `update up_users set blocked = false where email = '${email}'`);
    expect((await refresh(cookie)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: unknown) => api.post('/auth/forgot-password', { email });
  const reset = (code: unknown, password = OTHER_PASSWORD, passwordConfirmation = password) =>
    api.post<Session>('/auth/reset-password', { code, password, passwordConfirmation });

  test('a known and an unknown address get the same answer, and only the known one gets a mail', async () => {
    const { email } = await signUp(server);
    const [known, unknown] = await Promise.all([forgot(email), forgot(NEVER_REGISTERED)]);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.body).toEqual({ ok: true });
    const mail = await mailTo(server, email, 'reset');
    expect(mail.links[0]).toMatch(new RegExp(`^${server.url}/reset-password#code=[0-9a-f]{64}$`));
    expect(await outbox(server, NEVER_REGISTERED)).toEqual([]);
  });

  test('the link changes the password once, ends every session and says so by mail', async () => {
    const { email, cookie, token } = await signUp(server);
    await forgot(email);
    const code = codeIn(await mailTo(server, email, 'reset'));
    const changed = await reset(code);
    expect(changed.status).toBe(200);
    expect((await api.get('/me', { token: changed.body.jwt })).status).toBe(200);

    expect((await refresh(cookie)).status).toBe(401);
    expect((await api.get('/me', { token })).status).toBe(401);
    expect((await api.post('/auth/local', { identifier: email, password: PASSWORD })).status).toBe(401);
    expect((await signIn(server, email, OTHER_PASSWORD)).user.email).toBe(email);
    await mailTo(server, email, 'password-changed');

    const twice = await reset(code);
    expect([twice.status, codeOf(twice)]).toEqual([422, 'TOKEN_EXPIRED']);
  });

  test('one code used ten times at once changes the password once', async () => {
    const { email } = await signUp(server);
    await forgot(email);
    const code = codeIn(await mailTo(server, email, 'reset'));
    const replies = await Promise.all(Array.from({ length: 10 }, () => reset(code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
  });

  test('the newest link wins', async () => {
    const { email } = await signUp(server);
    await forgot(email);
    const older = codeIn(await mailTo(server, email, 'reset'));
    await forgot(email);
    const mails = await eventually(
      async () => (await outbox(server, email)).filter(({ kind }) => kind === 'reset'),
      (found) => found.length === 2,
    );
    expect((await reset(older)).status).toBe(422);
    expect((await reset(codeIn(mails[0]!))).status).toBe(200);
  });

  test('a link is worth half an hour', async () => {
    const { email } = await signUp(server);
    await forgot(email);
    const code = codeIn(await mailTo(server, email, 'reset'));
    const [row] = await sql(
      server,
      `select reset_token_expires_at as ends from up_users where email = '${email}'`,
    );
    const minutesLeft = (new Date(row?.ends as string | number).getTime() - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(29);
    expect(minutesLeft).toBeLessThanOrEqual(30);

    await sql(
      server,
      `update up_users set reset_token_expires_at = ${instant(server, Date.now() - 1000)} where email = '${email}'`,
    );
    const late = await reset(code);
    expect([late.status, codeOf(late)]).toEqual([422, 'TOKEN_EXPIRED']);
    expect((await signIn(server, email, PASSWORD)).user.email).toBe(email);
  });

  test('a Host header of somebody else does not reach the link', async () => {
    const { email } = await signUp(server);
    await api.post('/auth/forgot-password', { email }, { headers: { 'x-forwarded-host': 'evil.test' } });
    expect((await mailTo(server, email, 'reset')).links[0]).toContain(server.url);
  });

  test.each([[{}], [[]], [12], [null], ['']])('the code %j is refused', async (code) => {
    expect((await reset(code)).status).toBe(422);
  });

  test('a weak or mistyped new password keeps the code alive', async () => {
    const { email } = await signUp(server);
    await forgot(email);
    const code = codeIn(await mailTo(server, email, 'reset'));
    expect(codeOf(await reset(code, 'juventus'))).toBe('WEAK_PASSWORD');
    const mistyped = await reset(code, OTHER_PASSWORD, `${OTHER_PASSWORD}!`);
    expect((mistyped.body as unknown as ErrorBody).error.details.fields).toEqual({
      passwordConfirmation: 'mismatch',
    });
    expect((await reset(code)).status).toBe(200);
  });
});

describe('changing the password', () => {
  const change = (token: string | undefined, currentPassword: string) =>
    api.post<Session>(
      '/auth/change-password',
      { currentPassword, password: OTHER_PASSWORD, passwordConfirmation: OTHER_PASSWORD },
      { token },
    );

  test('needs the current one, and ends the other sessions', async () => {
    const { email, token, cookie } = await signUp(server);
    const wrong = await change(token, 'sbagliatissima');
    expect([wrong.status, (wrong.body as unknown as ErrorBody).error.details.fields]).toEqual([
      422,
      { currentPassword: 'wrong' },
    ]);
    const changed = await change(token, PASSWORD);
    expect(changed.status).toBe(200);
    expect(JSON.stringify(changed.body)).not.toMatch(/refreshToken/i);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await refresh(cookiePair(changed))).status).toBe(200);
    await mailTo(server, email, 'password-changed');
  });

  test('is for people who are signed in', async () => {
    expect((await change(undefined, PASSWORD)).status).toBe(401);
  });
});

describe('signing out', () => {
  let patient: CmsServer;
  let instances: CmsServer[];
  beforeAll(async () => {
    // Whoever is not told of it would let the person in for five minutes more.
    patient = await startCms({ env: { TIMING_SESSIONS_CALLER_CACHE_MS: '300000' } });
    instances = patient.env.DATABASE_URL ? [patient, await patient.twin()] : [patient];
  }, 360_000);
  afterAll(() => Promise.all(instances.map((instance) => instance.stop())));

  test('reaches every instance within a second: requests are refused, live updates end', async () => {
    const { cookie, token } = await signUp(patient);
    const statuses = () =>
      Promise.all(instances.map(async (instance) => (await client(instance).get('/me', { token })).status));
    const streams = await Promise.all(
      instances.map((instance) => listen(instance, '/stream', { authorization: `Bearer ${token}` })),
    );
    expect(await statuses()).toEqual(instances.map(() => 200));
    await client(patient).post('/auth/logout', {}, { headers: { cookie } });
    const at = Date.now();
    await Promise.all(streams.map(({ ended }) => ended));
    await eventually(statuses, (all) => all.every((status) => status === 401));
    expect(Date.now() - at).toBeLessThan(1_000 + BUSY_MS);
  });
});
