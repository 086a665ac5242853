import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account, AuditEntry, GetSecondFactor, Session, SignInResult } from '@contract';
import { codeOf, OTHER_PASSWORD, refreshAt } from '../support/auth';
import { client, dataOf, refusalOf, signIn, signUp, type Reply, type TestUser } from '../support/client';
import { instant, runJob, sql } from '../support/database';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { codeIn, mailTo, outbox } from '../support/outbox';
import { appCode, forgetUsedCodes, protect } from '../support/second-factor';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
let api: ReturnType<typeof client>;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  api = client(server);
});
afterAll(() => server.stop());

const fieldsOf = (reply: Reply) => refusalOf(reply).fields;
const cookiesOf = ({ headers }: Reply): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const statusOf = async ({ token }: Pick<TestUser, 'token'>) =>
  dataOf<GetSecondFactor['response']['data']>(await api.get('/me/second-factor', { token }));
/** The first half of a sign-in; `cookie` is what the browser then has. */
const begin = async ({ email, password }: Pick<TestUser, 'email' | 'password'>) => {
  const reply = await api.post<SignInResult>('/auth/local', { identifier: email, password });
  return { reply, cookie: cookiesOf(reply) };
};
const finish = (cookie: string, code: string, headers: Record<string, string> = {}) =>
  api.post<Session>('/auth/second-factor', { code }, { headers: { cookie, ...headers } });

const person = async () => {
  const owner = await signUp(server);
  return { owner, ...(await protect(server, owner)) };
};

describe('turning it on', () => {
  test('takes the password, then a first code; the key counts from then on', async () => {
    const owner = await signUp(server);
    const { token, email } = owner;
    const elsewhere = await signIn(server, email, owner.password);
    const setUp = (password: string) =>
      api.post<{ data: { secret: string; uri: string } }>('/me/second-factor/setup', { password }, { token });
    expect(fieldsOf(await setUp('sbagliatissima'))).toEqual({ password: 'wrong' });
    const { secret, uri } = (await setUp(owner.password)).body.data;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    // Whoever goes away half-way signs in as before.
    expect((await begin(owner)).reply.body).toHaveProperty('jwt');
    expect(await statusOf(owner)).toEqual({ enabledAt: null, recoveryCodesLeft: 0, passkeys: false });

    const enable = (code: string) => api.post('/me/second-factor', { code }, { token });
    expect(fieldsOf(await enable(appCode(secret, 50)))).toEqual({ code: 'wrong' });
    const enabled = dataOf<{ account: Account; recoveryCodes: string[] }>(await enable(appCode(secret)));
    expect(enabled.account.secondFactor).toBe(true);
    expect(new Set(enabled.recoveryCodes).size).toBe(10);
    expect(await statusOf(owner)).toMatchObject({ recoveryCodesLeft: 10 });
    expect(codeOf(await enable(appCode(secret)))).toBe('CONFLICT');
    expect(codeOf(await setUp(owner.password))).toBe('CONFLICT');

    // Who came in by a password alone is out; the browser that turned it on stays.
    expect((await api.get('/me', { token: elsewhere.token })).status).toBe(401);
    expect((await api.get('/me', { token })).status).toBe(200);
    expect((await mailTo(server, email, 'second-factor-enabled')).text).toContain('/profile#security');
  });

  test('two tabs with one code turn it on once', async () => {
    const { token, password } = await signUp(server);
    const setUp = await api.post('/me/second-factor/setup', { password }, { token });
    const code = appCode(dataOf<{ secret: string }>(setUp).secret);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => api.post('/me/second-factor', { code }, { token })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await statusOf({ token })).recoveryCodesLeft).toBe(10);
  });

  test('neither the key nor a recovery code stands in the database as it is', async () => {
    const { owner, secret, recoveryCodes } = await person();
    const [row] = await sql(server, `select * from up_users where email = '${owner.email}'`);
    const codes = await sql(server, `select * from recovery_codes where owner_id = ${Number(row?.id)}`);
    expect(codes).toHaveLength(10);
    const stored = JSON.stringify([row, codes]).toLowerCase();
    for (const value of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(value.toLowerCase());
  });

  test('nobody does so for another', async () => {
    for (const [method, path] of [
      ['get', '/me/second-factor'],
      ['post', '/me/second-factor'],
      ['post', '/me/second-factor/setup'],
      ['post', '/me/second-factor/recovery-codes'],
      ['post', '/me/second-factor/removal'],
    ] as const)
      expect([path, (await api[method](path)).status]).toEqual([path, 401]);
  });
});

describe('signing in', () => {
  test('a right password opens nothing yet: no token, no session, and no route takes the challenge for one', async () => {
    const { owner, secret } = await person();
    const { reply, cookie } = await begin(owner);
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body)).toEqual(['secondFactor']);
    expect(reply.headers.getSetCookie()).toHaveLength(1);
    expect(reply.headers.getSetCookie()[0]).toMatch(/^officina_second_factor=.*path=\/api\/auth;.*httponly/i);
    const challenge = cookie.split('=')[1] ?? '';
    expect((await api.get('/me', { token: challenge })).status).toBe(401);
    expect((await refreshAt(server, `officina_refresh=${challenge}`)).status).toBe(401);
    expect((await refreshAt(server, cookie)).status).toBe(401);
    expect((await sql(server, 'select * from sign_in_challenges')).map(({ digest }) => digest)).not.toContain(
      challenge,
    );

    const wrong = await finish(cookie, '000000');
    expect([wrong.status, fieldsOf(wrong)]).toEqual([422, { code: 'wrong' }]);
    const right = await finish(cookie, appCode(secret));
    expect(right.body.user.email).toBe(owner.email);
    expect((await api.get('/me', { token: right.body.jwt })).status).toBe(200);
    expect((await refreshAt(server, cookiesOf(right))).status).toBe(200);
    // A challenge is finished once.
    await forgetUsedCodes(server, owner.email);
    expect(codeOf(await finish(cookie, appCode(secret)))).toBe('TOKEN_EXPIRED');
  });

  test('a code counts once, also for who has read it over a shoulder', async () => {
    const { owner, secret } = await person();
    const [first, second] = [await begin(owner), await begin(owner)];
    const code = appCode(secret);
    expect((await finish(first.cookie, code)).status).toBe(200);
    expect(fieldsOf(await finish(second.cookie, code))).toEqual({ code: 'wrong' });
    // Nor does the one before it.
    expect(fieldsOf(await finish(second.cookie, appCode(secret, -1)))).toEqual({ code: 'wrong' });
    expect((await finish(second.cookie, appCode(secret, 1))).status).toBe(200);
  });

  test('of ten sign-ins at once with one code, one is in', async () => {
    const { owner, secret } = await person();
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(owner)));
    const code = appCode(secret);
    const replies = await Promise.all(begun.map(({ cookie }) => finish(cookie, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(9);
  });

  test('one challenge with ten different codes lets one in', async () => {
    const { owner, recoveryCodes } = await person();
    const { cookie } = await begin(owner);
    const replies = await Promise.all(recoveryCodes.map((code) => finish(cookie, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await sql(
        server,
        `select 1 from recovery_codes r join up_users u on u.id = r.owner_id
      where u.email = '${owner.email}' and r.used_at is not null`,
      ),
    ).toHaveLength(1);
  });

  testOnSqlite('clocks may differ by half a minute and no more', async () => {
    const { owner, secret } = await person();
    const { cookie } = await begin(owner);
    for (const steps of [-3, 3]) expect((await finish(cookie, appCode(secret, steps))).status).toBe(422);
    expect((await finish(cookie, appCode(secret, -1))).status).toBe(200);
  });

  testOnSqlite.each([
    ['another site', 403, { origin: 'https://evil.test' }],
    ['the site itself', 200, {}],
  ])('%s: %i', async (_name, status, headers) => {
    const { owner, secret } = await person();
    const { cookie } = await begin(owner);
    expect((await finish(cookie, appCode(secret), headers)).status).toBe(status);
  });

  testOnSqlite.each([
    [{}],
    [{ code: '' }],
    [{ code: 123456 }],
    [{ code: ['123456'] }],
    [{ code: 'x'.repeat(41) }],
  ])('what is no code is refused in words: %j', async (body) => {
    const { owner } = await person();
    const { cookie } = await begin(owner);
    const reply = await api.post('/auth/second-factor', body, { headers: { cookie } });
    expect([reply.status, codeOf(reply)]).toEqual([422, 'VALIDATION']);
  });

  test('without a challenge, with one that is over, or with another’s, no code helps', async () => {
    const { owner, secret } = await person();
    const code = appCode(secret);
    for (const cookie of ['', 'officina_second_factor=inventato'])
      expect(codeOf(await finish(cookie, code))).toBe('TOKEN_EXPIRED');
    const stranger = await person();
    expect(fieldsOf(await finish((await begin(stranger.owner)).cookie, code))).toEqual({ code: 'wrong' });
    const { cookie } = await begin(owner);
    await sql(server, `update sign_in_challenges set expires_at = ${instant(server, Date.now() - 1000)}`);
    expect(codeOf(await finish(cookie, code))).toBe('TOKEN_EXPIRED');
  });

  test('who is blocked between password and code stays out', async () => {
    const { owner, secret } = await person();
    const { cookie } = await begin(owner);
    await sql(server, `update up_users set blocked = true where email = '${owner.email}'`);
    expect(codeOf(await finish(cookie, appCode(secret)))).toBe('ACCOUNT_BLOCKED');
  });
});

describe('a recovery code', () => {
  test('opens the account once, however it is typed, and its owner is told', async () => {
    const { owner, recoveryCodes } = await person();
    const [code = ''] = recoveryCodes;
    expect((await finish((await begin(owner)).cookie, code.toUpperCase().replaceAll('-', ' '))).status).toBe(
      200,
    );
    expect(fieldsOf(await finish((await begin(owner)).cookie, code))).toEqual({ code: 'wrong' });
    expect((await mailTo(server, owner.email, 'recovery-code-used')).text).toContain('9');
  });

  test('of ten requests at once with one code, one is in', async () => {
    const { owner, recoveryCodes } = await person();
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(owner)));
    const replies = await Promise.all(begun.map(({ cookie }) => finish(cookie, recoveryCodes[3] ?? '')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const mails = (await outbox(server, owner.email)).filter(({ kind }) => kind === 'recovery-code-used');
    expect(mails).toHaveLength(1);
  });

  test('is replaced with all others by password and code', async () => {
    const { owner, secret, recoveryCodes } = await person();
    const renew = (proof: object) =>
      api.post<{ data: { recoveryCodes: string[] } }>('/me/second-factor/recovery-codes', proof, owner);
    expect(fieldsOf(await renew({ password: 'sbagliata', code: appCode(secret) }))).toEqual({
      password: 'wrong',
    });
    expect(fieldsOf(await renew({ password: owner.password, code: '000000' }))).toEqual({ code: 'wrong' });
    const renewed = await renew({ password: owner.password, code: appCode(secret) });
    expect(renewed.body.data.recoveryCodes).toHaveLength(10);
    const { cookie } = await begin(owner);
    expect((await finish(cookie, recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await finish(cookie, renewed.body.data.recoveryCodes[0] ?? '')).status).toBe(200);
    await mailTo(server, owner.email, 'recovery-codes-renewed');
  });
});

describe('no other way in leads past it', () => {
  test('a new password by a mailed link asks for the code too, and ends what had begun', async () => {
    const { owner, secret } = await person();
    const begun = await begin(owner);
    await api.post('/auth/forgot-password', { email: owner.email });
    const code = codeIn(await mailTo(server, owner.email, 'reset'));
    const request = { code, password: OTHER_PASSWORD, passwordConfirmation: OTHER_PASSWORD };
    const reset = await api.post<SignInResult>('/auth/reset-password', request);
    expect([reset.status, Object.keys(reset.body)]).toEqual([200, ['secondFactor']]);
    expect(cookiesOf(reset)).not.toContain('officina_refresh');
    expect((await api.get('/me', { token: owner.token })).status).toBe(401);
    expect(codeOf(await finish(begun.cookie, appCode(secret)))).toBe('TOKEN_EXPIRED');
    expect((await finish(cookiesOf(reset), appCode(secret))).status).toBe(200);
  });

  test('confirming an address opens no session', async () => {
    const { owner } = await person();
    const digest = createHash('sha256').update('inventato').digest('hex');
    await sql(
      server,
      `update up_users set confirmation_token = '${digest}',
       confirmation_token_expires_at = ${instant(server, Date.now() + 60_000)} where email = '${owner.email}'`,
    );
    const reply = await api.post('/auth/confirm-email', { confirmation: 'inventato' });
    expect([reply.status, reply.body]).toEqual([200, { ok: true }]);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });
});

describe('turning it off', () => {
  test('takes password and code, and ends every other session', async () => {
    const { owner, secret } = await person();
    const elsewhere = await finish((await begin(owner)).cookie, appCode(secret));
    await forgetUsedCodes(server, owner.email);
    const remove = (proof: object) => api.post('/me/second-factor/removal', proof, owner);
    expect(fieldsOf(await remove({ password: 'sbagliata', code: appCode(secret) }))).toEqual({
      password: 'wrong',
    });
    expect(fieldsOf(await remove({ password: owner.password, code: '000000' }))).toEqual({ code: 'wrong' });
    expect(
      dataOf<Account>(await remove({ password: owner.password, code: appCode(secret) })).secondFactor,
    ).toBe(false);
    expect((await api.get('/me', { token: elsewhere.body.jwt })).status).toBe(401);
    expect((await begin(owner)).reply.body).toHaveProperty('jwt');
    await mailTo(server, owner.email, 'second-factor-removed');
    expect(
      await sql(
        server,
        `select 1 from recovery_codes r join up_users u on u.id = r.owner_id
      where u.email = '${owner.email}'`,
      ),
    ).toEqual([]);
  });

  test('with the telephone lost, a recovery code does', async () => {
    const { owner, recoveryCodes } = await person();
    const proof = { password: owner.password, code: recoveryCodes[0] };
    expect((await api.post('/me/second-factor/removal', proof, owner)).status).toBe(200);
  });
});

test('an archive of one’s data says that there were codes, and holds no key; an erasure leaves nothing', async () => {
  const { owner, secret } = await person();
  await begin(owner);
  const [{ id } = { id: 0 }] = await sql(server, `select id from up_users where email = '${owner.email}'`);
  const response = await fetch(`${server.url}/api/me/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ password: owner.password }),
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(JSON.parse(strFromU8(files['account.json']!))).toMatchObject({ secondFactor: true });
  const codes = strFromU8(files['recovery-codes.json']!);
  expect(JSON.parse(codes)).toHaveLength(10);
  expect(codes).not.toMatch(/[0-9a-f]{64}/);
  expect(Object.keys(files)).not.toContain('sign-in-challenges.json');
  for (const bytes of Object.values(files)) expect(strFromU8(bytes)).not.toContain(secret);

  await api.post('/me/erasure', { password: owner.password }, owner);
  await sql(
    server,
    `update up_users set erases_at = ${instant(server, Date.now() - 1000)} where id = ${Number(id)}`,
  );
  await runJob(server, 'erase-accounts');
  for (const table of ['recovery_codes', 'sign_in_challenges'])
    expect(await sql(server, `select 1 from ${table} where owner_id = ${Number(id)}`)).toEqual([]);
}, 60_000);

test('administrators read who turned it on and off, and who used a recovery code', async () => {
  const { owner, recoveryCodes } = await person();
  await finish((await begin(owner)).cookie, recoveryCodes[0] ?? '');
  await api.post('/me/second-factor/removal', { password: owner.password, code: recoveryCodes[1] }, owner);
  const admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  const { body } = await api.get<{ data: AuditEntry[] }>('/admin/audit?subject=account', admin);
  const actions = body.data.filter(({ actor }) => actor?.email === owner.email).map(({ action }) => action);
  expect(actions.reverse()).toEqual([
    'account.enable-second-factor',
    'account.use-recovery-code',
    'account.use-recovery-code',
    'account.remove-second-factor',
  ]);
});

describe('wrong codes', () => {
  let limited: CmsServer;
  beforeAll(async () => {
    limited = await startCms({ env: { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '1' } });
  });
  afterAll(() => limited.stop());

  test('are limited for strangers who know the password, and never lock the owner out', async () => {
    const calls = client(limited);
    const owner = await signUp(limited);
    const { secret, recoveryCodes } = await protect(limited, owner);
    const beginAt = async (ip: string, cookie = '') => {
      const reply = await calls.post(
        '/auth/local',
        { identifier: owner.email, password: owner.password },
        { headers: { 'x-forwarded-for': ip, cookie } },
      );
      return [cookie, cookiesOf(reply)].filter(Boolean).join('; ');
    };
    const finishAt = (ip: string, cookie: string, code: string) =>
      calls.post('/auth/second-factor', { code }, { headers: { 'x-forwarded-for': ip, cookie } });
    const guess = async (ip: string, times: number) => {
      const cookie = await beginAt(ip);
      const replies: Reply[] = [];
      for (let time = 0; time < times; time += 1) replies.push(await finishAt(ip, cookie, '000000'));
      return replies.map(({ status }) => status);
    };
    expect(await guess('203.0.113.1', 6)).toEqual([422, 422, 422, 422, 422, 429]);
    expect(await guess('203.0.113.2', 6)).toEqual([422, 422, 422, 422, 422, 429]);
    // Ten from everywhere: from a third address even the right code waits…
    const third = await beginAt('203.0.113.3');
    expect((await finishAt('203.0.113.3', third, appCode(secret))).status).toBe(429);
    // …but not a recovery code, nor the owner's own browser.
    expect((await finishAt('203.0.113.3', third, recoveryCodes[0] ?? '')).status).toBe(200);
    const known = await signUpCookie(calls, limited, owner, recoveryCodes[1] ?? '');
    const there = await beginAt('198.51.100.9', known);
    expect((await finishAt('198.51.100.9', there, appCode(secret))).status).toBe(200);
  }, 60_000);

  test('of somebody who is signed in are limited too', async () => {
    const calls = client(limited);
    const owner = await signUp(limited);
    await protect(limited, owner);
    const statuses: number[] = [];
    for (let time = 0; time < 9; time += 1) {
      const proof = { password: owner.password, code: '000000' };
      const headers = { 'x-forwarded-for': `203.0.113.${60 + time}` };
      const { token } = owner;
      statuses.push((await calls.post('/me/second-factor/removal', proof, { token, headers })).status);
    }
    expect(statuses.at(-1)).toBe(422);
    const proof = { password: owner.password, code: '000000' };
    await calls.post('/me/second-factor/removal', proof, owner);
    expect((await calls.post('/me/second-factor/removal', proof, owner)).status).toBe(429);
  });

  /** The cookie of a browser that the account has been opened in. */
  const signUpCookie = async (
    calls: ReturnType<typeof client>,
    at: CmsServer,
    { email, password }: TestUser,
    recoveryCode: string,
  ): Promise<string> => {
    const headers = { 'x-forwarded-for': '198.51.100.9' };
    const begun = await calls.post('/auth/local', { identifier: email, password }, { headers });
    const cookie = cookiesOf(begun);
    const done = await client(at).post(
      '/auth/second-factor',
      { code: recoveryCode },
      { headers: { ...headers, cookie } },
    );
    return cookiesOf(done)
      .split('; ')
      .filter((pair) => pair.startsWith('officina_device='))
      .join('; ');
  };
});

describeOnSqlite('an administrator in production', () => {
  let production: CmsServer;
  beforeAll(async () => {
    production = await startCms({
      env: {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://officina.test',
        SMTP_URL: 'smtp://127.0.0.1:9',
        ADMIN_EMAIL: 'titolare@officina.test',
        ADMIN_PASSWORD: 'Parola-lunga-1',
      },
    });
  });
  afterAll(() => production.stop());

  test('comes into the dashboard only with a second factor; customers are free', async () => {
    const calls = client(production);
    const email = 'titolare@bottega.test';
    const password = 'una-parola-lunga';
    await calls.post('/auth/local/register', { displayName: 'Sara', email, password });
    await sql(production, `update up_users set confirmed = true where email = '${email}'`);
    const first = await signIn(production, email, password);
    await sql(
      production,
      `update up_users_role_lnk set role_id = (select id from up_roles where type = 'admin')
       where user_id = (select id from up_users where email = '${email}')`,
    );
    const admin = await signIn(production, email, password);
    expect(first.user.role).toBe('customer');
    expect(admin.user).toMatchObject({ role: 'admin', secondFactor: false });
    const overview = (token: string) => calls.get('/admin/overview', { token });
    const refused = await overview(admin.token);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect((await calls.get('/me', { token: admin.token })).status).toBe(200);
    const { body } = await calls.get<{ data: { adminSecondFactor: string } }>('/site-config');
    expect(body.data.adminSecondFactor).toBe('required');

    const { secret } = await protect(production, admin);
    expect((await overview(admin.token)).status).toBe(200);
    const proof = { password, code: appCode(secret) };
    expect((await calls.post('/me/second-factor/removal', proof, admin)).status).toBe(200);
    expect((await overview(admin.token)).status).toBe(403);
  });
});

testOnSqlite('elsewhere an administrator is offered it, and comes in without', async () => {
  const admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  expect((await api.get('/admin/overview', admin)).status).toBe(200);
  const { body } = await api.get<{ data: { adminSecondFactor: string } }>('/site-config');
  expect(body.data.adminSecondFactor).toBe('offered');
});
