import type {
  Account,
  AddPasskey,
  BeginPasskeySignIn,
  GetSecondFactor,
  ListPasskeys,
  PasskeyCreation,
  PasskeyProof,
  Session,
  SignInResult,
  SiteConfig,
} from '@contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../support/auth';
import { authenticator, type Authenticator } from '../support/authenticator';
import { client, dataOf, refusalOf, signIn, signUp, type Reply, type TestUser } from '../support/client';
import { sql } from '../support/database';
import { mailTo } from '../support/outbox';
import { appCode, protect } from '../support/second-factor';
import { startCms, type CmsServer } from '../support/start-cms';

/** The name that passkeys are for; nothing connects to it. */
const ORIGIN = 'https://officina.test';

let server: CmsServer;
let api: ReturnType<typeof client>;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true', PUBLIC_URL: ORIGIN } });
  api = client(server);
});
afterAll(() => server?.stop());

const fieldsOf = (reply: Reply) => refusalOf(reply).fields;
const cookiesOf = ({ headers }: Reply): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const beginAdding = async ({ token, password }: TestUser) =>
  dataOf<PasskeyCreation>(await api.post('/me/passkeys/options', { password }, { token }));
const add = async (owner: TestUser, device: Authenticator, name = 'Portatile') => {
  const credential = device.create(await beginAdding(owner));
  return api.post<AddPasskey['response']>('/me/passkeys', { name, credential }, owner);
};
/** Somebody new with one passkey on a device of their own. */
const person = async () => {
  const owner = await signUp(server);
  const device = authenticator(ORIGIN);
  const { recoveryCodes } = dataOf<AddPasskey['response']['data']>(await add(owner, device));
  return { owner, device, recoveryCodes: recoveryCodes ?? [] };
};
const list = async ({ token }: Pick<TestUser, 'token'>) =>
  (await api.get<ListPasskeys['response']>('/me/passkeys', { token })).body.data;
const statusOf = async ({ token }: Pick<TestUser, 'token'>) =>
  dataOf<GetSecondFactor['response']['data']>(await api.get('/me/second-factor', { token }));
const remove = (owner: TestUser, id: string, code = '') =>
  api.post<{ data: Account }>(`/me/passkeys/${id}/removal`, { password: owner.password, code }, owner);

/** Asks for a passkey in one browser; with `cookie`, to complete the sign-in that waits there. */
const begin = async (cookie = '') => {
  const reply = await api.post<BeginPasskeySignIn['response']>(
    '/auth/passkey/options',
    { pending: cookie !== '' },
    { headers: { cookie } },
  );
  const { options, app } = dataOf<BeginPasskeySignIn['response']['data']>(reply);
  if (!options) throw new Error('No passkey is asked for');
  return { options, app, cookie: cookie || cookiesOf(reply) };
};
const finish = (cookie: string, proof: PasskeyProof, headers: Record<string, string> = {}) =>
  api.post<Session>('/auth/passkey', proof, { headers: { cookie, ...headers } });
const beginWithPassword = async ({ email, password }: TestUser) => {
  const reply = await api.post<SignInResult>('/auth/local', { identifier: email, password });
  return { reply, cookie: cookiesOf(reply) };
};

describe('a new passkey', () => {
  test('takes the password and the device; from the first one on the password alone opens nothing', async () => {
    const owner = await signUp(server);
    const elsewhere = await signIn(server, owner.email, owner.password);
    const device = authenticator(ORIGIN);
    const { token } = owner;
    const refused = await api.post('/me/passkeys/options', { password: 'sbagliatissima' }, { token });
    expect(fieldsOf(refused)).toEqual({ password: 'wrong' });

    const added = dataOf<AddPasskey['response']['data']>(await add(owner, device, '  Portatile di casa '));
    expect(added.account.secondFactor).toBe(true);
    expect(new Set(added.recoveryCodes).size).toBe(10);
    expect(await list(owner)).toEqual([
      expect.objectContaining({ name: 'Portatile di casa', synced: false, lastUsedAt: null }),
    ]);
    expect(await statusOf(owner)).toEqual({ enabledAt: null, recoveryCodesLeft: 10, passkeys: true });
    // Who came in by a password alone is out; the browser that added it stays.
    expect((await api.get('/me', { token: elsewhere.token })).status).toBe(401);
    expect((await api.get('/me', { token })).status).toBe(200);
    expect((await mailTo(server, owner.email, 'passkey-added')).text).toContain('/profile#security');
    expect(Object.keys((await beginWithPassword(owner)).reply.body)).toEqual(['secondFactor']);

    // A second one needs no new codes; the same one is not taken twice.
    const second = await add(owner, authenticator(ORIGIN), 'Telefono');
    expect(dataOf<AddPasskey['response']['data']>(second).recoveryCodes).toBeNull();
    expect(codeOf(await add(owner, device))).toBe('CONFLICT');
    expect((await list(owner)).map(({ name }) => name)).toEqual(['Portatile di casa', 'Telefono']);
  });

  test.each([
    ['made on another site', { origin: 'https://officina-test.example' }],
    ['made for another name', { rpId: 'example.test' }],
    ['made for another challenge', { challenge: Buffer.from('another').toString('base64url') }],
    ['made without showing who holds the device', { unverified: true }],
  ])('%s is refused', async (_, flaw) => {
    const owner = await signUp(server);
    const credential = authenticator(ORIGIN).create(await beginAdding(owner), flaw);
    const reply = await api.post('/me/passkeys', { name: 'Portatile', credential }, owner);
    expect([reply.status, fieldsOf(reply)]).toEqual([422, { credential: 'wrong' }]);
    expect(await list(owner)).toEqual([]);
    expect((await beginWithPassword(owner)).reply.body).toHaveProperty('jwt');
  });

  test('for whoever asked and in the session that asked', async () => {
    const [owner, other] = [await signUp(server), await signUp(server)];
    const credential = authenticator(ORIGIN).create(await beginAdding(other));
    const taken = await api.post('/me/passkeys', { name: 'Altrui', credential }, owner);
    expect(fieldsOf(taken)).toEqual({ credential: 'wrong' });
    const again = await signIn(server, other.email, other.password);
    expect(fieldsOf(await api.post('/me/passkeys', { name: 'Altrove', credential }, again))).toEqual({
      credential: 'wrong',
    });
    expect((await api.post('/me/passkeys', { name: 'Mia', credential }, other)).status).toBe(201);
  });

  test('is the eleventh no more, however many come at once', async () => {
    const { owner } = await person();
    const credentials: unknown[] = [];
    for (let made = 0; made < 12; made += 1)
      credentials.push(authenticator(ORIGIN).create(await beginAdding(owner)));
    const replies = await Promise.all(
      credentials.map((credential, index) =>
        api.post('/me/passkeys', { name: `Chiave ${index}`, credential }, owner),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(9);
    expect(await list(owner)).toHaveLength(10);
  }, 60_000);
});

describe('signing in', () => {
  test('with a passkey opens the account without address and password', async () => {
    const { owner, device } = await person();
    const { options, cookie } = await begin();
    expect(options.allowCredentials).toEqual([]);
    const session = await finish(cookie, device.show(options));
    expect([session.status, session.body.user?.email]).toEqual([200, owner.email]);
    expect((await api.get('/me', { token: session.body.jwt })).status).toBe(200);
    expect((await list({ token: session.body.jwt }))[0]?.lastUsedAt).not.toBeNull();
  });

  test('a challenge is answered once, in the browser that it was given to, by one of many at once', async () => {
    const { device } = await person();
    const mine = await begin();
    const proof = device.show(mine.options);
    const theirs = await begin();
    expect((await finish(theirs.cookie, proof)).status).toBe(422);
    expect(codeOf(await finish('', proof))).toBe('TOKEN_EXPIRED');
    const replies = await Promise.all(Array.from({ length: 5 }, () => finish(mine.cookie, proof)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codeOf(await finish(mine.cookie, proof))).toBe('TOKEN_EXPIRED');
  });

  test.each([
    ['shown on another site', { origin: 'https://officina-test.example' }],
    ['of another name', { rpId: 'example.test' }],
    ['without showing who holds the device', { unverified: true }],
    ['copied: it counts behind', { counter: 1 }],
  ])('a passkey %s opens nothing', async (_, flaw) => {
    const { device } = await person();
    const first = await begin();
    expect((await finish(first.cookie, device.show(first.options))).status).toBe(200);
    const { options, cookie } = await begin();
    const reply = await finish(cookie, device.show(options, flaw));
    expect([reply.status, fieldsOf(reply)]).toEqual([422, { credential: 'wrong' }]);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  test('a passkey that nobody has here, and one with a foreign signature, open nothing', async () => {
    const { device } = await person();
    const { options, cookie } = await begin();
    const stranger = authenticator(ORIGIN).show(options);
    expect((await finish(cookie, stranger)).status).toBe(422);
    expect((await finish(cookie, { ...stranger, id: device.id })).status).toBe(422);
    expect((await finish(cookie, device.show(options), { origin: 'https://altrove.test' })).status).toBe(403);
  });

  test('after the password, a passkey of the person stands for the code, and nobody else’s does', async () => {
    const { owner, device } = await person();
    const stranger = await person();
    const { cookie } = await beginWithPassword(owner);
    const { options, app } = await begin(cookie);
    expect([app, options.allowCredentials.map(({ id }) => id)]).toEqual([false, [device.id]]);
    expect((await finish(cookie, stranger.device.show(options))).status).toBe(422);
    const session = await finish(cookie, device.show(options));
    expect(session.body.user?.email).toBe(owner.email);
    // What was asked for by the password is used up with it.
    expect(codeOf(await finish(cookie, device.show(options)))).toBe('TOKEN_EXPIRED');
  });

  test('a recovery code opens the account of whoever has lost the device', async () => {
    const { owner, recoveryCodes } = await person();
    const { cookie } = await beginWithPassword(owner);
    const done = await api.post<Session>(
      '/auth/second-factor',
      { code: recoveryCodes[0] },
      { headers: { cookie } },
    );
    expect(done.body.user?.email).toBe(owner.email);
    expect((await statusOf({ token: done.body.jwt })).recoveryCodesLeft).toBe(9);
  });

  test('whoever is blocked stays out', async () => {
    const { owner, device } = await person();
    await sql(server, `update up_users set blocked = true where email = '${owner.email}'`);
    const { options, cookie } = await begin();
    expect(codeOf(await finish(cookie, device.show(options)))).toBe('ACCOUNT_BLOCKED');
  });
});

describe('the passkeys of a person', () => {
  test('are renamed, and removed with the password and a code; with the last one goes the second step', async () => {
    const { owner, device, recoveryCodes } = await person();
    const [passkey] = await list(owner);
    const id = passkey?.id ?? '';
    const renamed = await api.patch<{ data: { name: string } }>(
      `/me/passkeys/${id}`,
      { name: 'Vecchio' },
      owner,
    );
    expect(renamed.body.data.name).toBe('Vecchio');
    expect(fieldsOf(await remove(owner, id, 'sbagliato'))).toEqual({ code: 'wrong' });
    const removed = dataOf<Account>(await remove(owner, id, recoveryCodes[0]));
    expect(removed.secondFactor).toBe(false);
    expect(await statusOf(owner)).toEqual({ enabledAt: null, recoveryCodesLeft: 0, passkeys: false });
    await mailTo(server, owner.email, 'passkey-removed');
    const { options, cookie } = await begin();
    expect((await finish(cookie, device.show(options))).status).toBe(422);
    expect((await beginWithPassword(owner)).reply.body).toHaveProperty('jwt');
  });

  test('stand beside an app: either completes a sign-in, and one stays when the other goes', async () => {
    const owner = await signUp(server);
    const { secret, recoveryCodes } = await protect(server, owner);
    const device = authenticator(ORIGIN);
    expect(dataOf<AddPasskey['response']['data']>(await add(owner, device)).recoveryCodes).toBeNull();
    const first = await beginWithPassword(owner);
    expect((await begin(first.cookie)).app).toBe(true);
    const byApp = await api.post<Session>(
      '/auth/second-factor',
      { code: appCode(secret) },
      { headers: { cookie: first.cookie } },
    );
    expect(byApp.status).toBe(200);
    const proof = { password: owner.password, code: recoveryCodes[0] };
    const off = dataOf<Account>(await api.post('/me/second-factor/removal', proof, owner));
    expect(off.secondFactor).toBe(true);
    expect(await statusOf(owner)).toEqual({ enabledAt: null, recoveryCodesLeft: 9, passkeys: true });
    expect(Object.keys((await beginWithPassword(owner)).reply.body)).toEqual(['secondFactor']);
  });

  test('two that are removed at once leave no second step that nobody can take', async () => {
    const { owner, recoveryCodes } = await person();
    await add(owner, authenticator(ORIGIN), 'Telefono');
    const rows = await list(owner);
    const replies = await Promise.all(rows.map(({ id }, index) => remove(owner, id, recoveryCodes[index])));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await statusOf(owner)).passkeys).toBe(false);
    expect((await beginWithPassword(owner)).reply.body).toHaveProperty('jwt');
  });

  test('are nobody else’s to rename, remove or add to', async () => {
    const { owner, recoveryCodes } = await person();
    const [passkey] = await list(owner);
    const id = passkey?.id ?? '';
    const other = await person();
    expect((await api.patch(`/me/passkeys/${id}`, { name: 'Mia' }, other.owner)).status).toBe(404);
    expect((await remove(other.owner, id, other.recoveryCodes[0])).status).toBe(404);
    expect((await remove(owner, id, recoveryCodes[0])).status).toBe(200);
    for (const [method, path] of [
      ['get', '/me/passkeys'],
      ['post', '/me/passkeys'],
      ['post', '/me/passkeys/options'],
      ['post', `/me/passkeys/${id}/removal`],
    ] as const)
      expect([path, (await api[method](path)).status]).toEqual([path, 401]);
  });
});

test('an administrator with a passkey has the second factor that production asks for', async () => {
  await server.restart({ ADMIN_SECOND_FACTOR: 'required' });
  const { owner, device } = await person();
  await sql(
    server,
    `update up_users_role_lnk set role_id = (select id from up_roles where type = 'admin')
     where user_id = (select id from up_users where email = '${owner.email}')`,
  );
  const { options, cookie } = await begin();
  const session = await finish(cookie, device.show(options));
  expect((await api.get('/admin/overview', { token: session.body.jwt })).status).toBe(200);
});

test('at an address that is no name, passkeys are not offered', async () => {
  await server.restart({ PUBLIC_URL: 'http://127.0.0.1:1337' });
  const { body } = await api.get<SiteConfig>('/site-config');
  expect(body.data.passkeys).toBe(false);
  expect((await api.post('/auth/passkey/options', { pending: false })).status).toBe(404);
});
