import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../support/database';
import { mailTo } from '../support/outbox';
import { testOnSqlite } from '../support/on-sqlite';
import { inviteToPanel, panelOf, signInToPanel, type PanelPerson } from '../support/panel';
import { appCode } from '../support/second-factor';
import { startCms, type CmsServer } from '../support/start-cms';

const ADMIN = { email: 'admin@officina.test', password: 'Officina-demo1' };
let server: CmsServer;
beforeAll(async () => {
  // One proxy in front: the last address of X-Forwarded-For is the client's.
  server = await startCms({ env: { SEED_DEMO: 'true', RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '1' } });
});
afterAll(() => server.stop());

const signIn = (person: PanelPerson, ip: string, cookie = '') =>
  fetch(`${server.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, cookie },
    body: JSON.stringify(person),
  });
const statusOf = async (...request: Parameters<typeof signIn>) => (await signIn(...request)).status;
const whoAmI = (token: string) =>
  fetch(`${server.url}/admin/users/me`, { headers: { authorization: `Bearer ${token}` } });
const wrong = { email: 'nessuno@redazione.test', password: 'Sbagliatissima1' };

testOnSqlite('a password that an administrator changes, or a closed account, ends its sessions', async () => {
  const admin = await signInToPanel(server);
  const editor = await inviteToPanel(server, admin, 'Redazione');
  expect((await whoAmI(editor.token)).status).toBe(200);
  const people = await admin.request<{ data: { results: { id: number; email: string }[] } }>(
    'GET',
    '/admin/users?pageSize=50',
  );
  const id = people.body.data.results.find(({ email }) => email === editor.email)?.id;
  await admin.request('PUT', `/admin/users/${id}`, { password: 'Nuova-parola1' });
  expect((await whoAmI(editor.token)).status).toBe(401);

  const again = (await (
    await signIn({ email: editor.email, password: 'Nuova-parola1' }, '192.0.2.9')
  ).json()) as {
    data: { token: string };
  };
  expect((await whoAmI(again.data.token)).status).toBe(200);
  await admin.request('PUT', `/admin/users/${id}`, { isActive: false });
  expect((await whoAmI(again.data.token)).status).toBe(401);
  expect(await statusOf({ email: editor.email, password: 'Nuova-parola1' }, '192.0.2.10')).toBe(400);
});

testOnSqlite('a whole /64 counts as one address', async () => {
  for (let host = 1; host <= 5; host += 1) expect(await statusOf(wrong, `2001:db8:1:1::${host}`)).toBe(400);
  const sixth = await signIn(wrong, '2001:db8:1:1::6');
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await statusOf(wrong, '2001:db8:1:2::1')).toBe(400);
});

testOnSqlite('a sign-in takes as long for somebody unknown as for somebody known', async () => {
  const medianOf = async (email: string, network: number) => {
    const times: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const startedAt = performance.now();
      expect(await statusOf({ email, password: 'Sbagliatissima1' }, `198.51.${network}.${attempt}`)).toBe(
        400,
      );
      times.push(performance.now() - startedAt);
    }
    return times.sort((one, other) => one - other)[2] ?? 0;
  };
  const known = await medianOf(ADMIN.email, 100);
  const unknown = await medianOf('mai@redazione.test', 101);
  // It was a twentieth of it.
  expect(unknown).toBeGreaterThan(known / 3);
});

testOnSqlite('strangers’ wrong passwords lock nobody out in a known browser', async () => {
  const first = await signIn(ADMIN, '203.0.113.1');
  expect(first.status).toBe(200);
  const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith('officina_panel_device='));
  expect(device).toMatch(/; path=\/admin; .*httponly/i);
  // Strapi's own limiter counts five for each address and account.
  for (let attempt = 0; attempt < 40; attempt += 1)
    await signIn({ ...ADMIN, password: 'Sbagliatissima1' }, `203.0.113.${10 + Math.floor(attempt / 4)}`);
  expect(await statusOf(ADMIN, '203.0.113.100')).toBe(429);
  expect(await statusOf(ADMIN, '203.0.113.101', device?.split(';')[0])).toBe(200);
});

describe('where a second factor is required', () => {
  let admin: PanelPerson & { secret: string; codes: string[] };
  beforeAll(async () => {
    await server.restart({ ADMIN_SECOND_FACTOR: 'required' });
    admin = { ...ADMIN, ...(await setUp(ADMIN)) };
  });

  /** A browser in which somebody has signed in with their password. */
  const begin = async (person: PanelPerson, ip: string) => {
    const reply = await signIn(person, ip);
    const { data } = (await reply.json()) as { data: { token: string } };
    return { token: data.token, cookie: cookiesOf(reply), ip };
  };
  type Browser = Awaited<ReturnType<typeof begin>>;
  /** What a browser then has: what comes replaces what was, and an empty one goes. */
  const cookiesOf = (reply: Response, before = '') => {
    const pairs = [
      ...before.split('; '),
      ...reply.headers.getSetCookie().map((each) => each.split(';')[0] ?? ''),
    ];
    const jar = new Map(pairs.map((pair) => [pair.split('=')[0] ?? '', pair]));
    return [...jar.values()].filter((pair) => /=./.test(pair)).join('; ');
  };
  const page = (browser: Pick<Browser, 'cookie'>, origin?: string, code?: string, ip = '192.0.2.1') =>
    fetch(`${server.url}/cms/second-factor`, {
      redirect: 'manual',
      headers: {
        cookie: browser.cookie,
        'x-forwarded-for': ip,
        ...(origin ? { origin } : {}),
        ...(code ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(code ? { method: 'POST', body: new URLSearchParams({ code }).toString() } : {}),
    });
  const enter = (browser: Browser, code: string) => page(browser, server.url, code, browser.ip);
  /** The browser after a right code. */
  const prove = async (browser: Browser, code: string): Promise<Browser> => {
    const reply = await enter(browser, code);
    expect(reply.status).toBe(303);
    return { ...browser, cookie: cookiesOf(reply, browser.cookie) };
  };
  const call = (path: string, { token, cookie }: Pick<Browser, 'token' | 'cookie'>, method = 'GET') =>
    fetch(`${server.url}${path}`, { method, headers: { authorization: `Bearer ${token}`, cookie } });
  const whoAmIn = async (browser: Browser) => (await call('/admin/users/me', browser)).status;
  const setUp = async (person: PanelPerson) => {
    const browser = await begin(person, '192.0.2.77');
    const secret = /<code>([A-Z2-7]{32})<\/code>/.exec(await (await page(browser)).text())?.[1] ?? '';
    const text = await (await enter(browser, appCode(secret))).text();
    const codes = [...text.matchAll(/<code>([\da-z-]{19})<\/code>/g)].map(([, code]) => code ?? '');
    await forgetSteps();
    return { secret, codes };
  };
  /** The app's code of now has not been used. */
  const forgetSteps = () => sql(server, 'update panel_factors set totp_step = 0');
  const actions = async () =>
    (await sql(server, `select action from audit_entries where subject_type = 'panel-account'`))
      .map(({ action }) => String(action))
      .sort();

  test('a password alone opens no route of the panel, of whatever plugin, except the way out', async () => {
    const browser = await begin(ADMIN, '192.0.2.20');
    for (const path of [
      '/admin/users/me',
      '/content-manager/content-types',
      '/upload/files',
      '/i18n/locales',
    ]) {
      const reply = await call(path, browser);
      const { code } = (await reply.json()) as { code: string };
      expect([path, reply.status, code]).toEqual([path, 403, 'SECOND_FACTOR_REQUIRED']);
    }
    expect((await call('/admin/api-tokens', browser, 'POST')).status).toBe(403);
    expect((await call('/admin/logout', browser, 'POST')).status).toBe(200);
  });

  test('the first sign-in sets it up: a key, a right code, ten recovery codes, and only that browser is in', async () => {
    const proven = await prove(await begin(ADMIN, '192.0.2.21'), appCode(admin.secret));
    expect(await whoAmIn(proven)).toBe(200);
    const panel = panelOf(server, proven.token, proven.cookie);
    const editor = await inviteToPanel(server, panel, 'Redazione');
    const browser = await begin(editor, '192.0.2.22');
    const first = await page(browser);
    const shown = await first.text();
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(shown).toContain('Codice QR');
    // Loaded again it shows the same key.
    const key = /<code>([A-Z2-7]{32})<\/code>/.exec(shown)?.[1] ?? '';
    expect(await (await page(browser)).text()).toContain(key);
    expect((await enter(browser, '000000')).status).toBe(422);
    const done = await enter(browser, appCode(key));
    const codes = (await done.text()).match(/[\da-z]{4}(?:-[\da-z]{4}){3}/g);
    expect([done.status, codes?.length]).toEqual([200, 10]);
    const inside = { ...browser, cookie: cookiesOf(done, browser.cookie) };
    expect(await whoAmIn(inside)).toBe(200);
    // The token elsewhere, and the proof of one person for another.
    expect(await whoAmIn(browser)).toBe(403);
    expect(await whoAmIn({ ...proven, cookie: inside.cookie })).toBe(403);
    expect(await actions()).toEqual(['account.enable-second-factor', 'account.enable-second-factor']);
    const mail = await mailTo(server, editor.email, 'panel-factor-enabled');
    expect(mail.text).toContain(`${server.url}/cms/auth/forgot-password`);

    const people = await panel.request<{ data: { results: { id: number; email: string }[] } }>(
      'GET',
      '/admin/users?pageSize=50',
    );
    const id = people.body.data.results.find(({ email }) => email === editor.email)?.id;
    await panel.request('DELETE', `/admin/users/${id}`);
    expect(await sql(server, `select id from panel_factors where panel_user = ${id}`)).toEqual([]);
  });

  test('each sign-in asks again, a code counts once, and of five at once one is right', async () => {
    await forgetSteps();
    const proven = await prove(await begin(ADMIN, '192.0.2.23'), appCode(admin.secret));
    const again = await fetch(`${server.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.24', cookie: proven.cookie },
      body: JSON.stringify(ADMIN),
    });
    expect(again.headers.getSetCookie().join()).toMatch(/officina_panel_proof=;/);
    const browser = await begin(ADMIN, '192.0.2.24');
    expect((await enter(browser, appCode(admin.secret))).status).toBe(422);
    await forgetSteps();
    const code = appCode(admin.secret);
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, index) => page(browser, server.url, code, `192.0.2.${30 + index}`)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([303, 422, 422, 422, 422]);
  });

  test('a recovery code opens the panel once, and the activity log knows', async () => {
    const browser = await begin(ADMIN, '192.0.2.40');
    const [code = ''] = admin.codes;
    const proven = await prove(browser, code.toUpperCase().replaceAll('-', ' '));
    expect(await whoAmIn(proven)).toBe(200);
    expect((await enter(browser, code)).status).toBe(422);
    expect(await actions()).toContain('account.use-recovery-code');
    const mail = await mailTo(server, ADMIN.email, 'panel-recovery-code-used');
    expect(mail.text).toContain('Te ne restano 9.');
  });

  testOnSqlite('wrong codes run out, and a recovery code still passes', async () => {
    const browser = await begin(ADMIN, '192.0.2.50');
    const wrongFrom = async (ip: string) => (await page(browser, server.url, '000000', ip)).status;
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect([422, 429]).toContain(await wrongFrom('192.0.2.50'));
    const limited = await page(browser, server.url, '000000', '192.0.2.50');
    expect([limited.status, await limited.text()]).toEqual([
      429,
      expect.stringContaining('Troppi tentativi'),
    ]);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let attempt = 0; attempt < 11; attempt += 1) await wrongFrom(`192.0.2.${60 + attempt}`);
    expect((await page(browser, server.url, appCode(admin.secret), '192.0.2.90')).status).toBe(429);
    expect(await whoAmIn(await prove(browser, admin.codes[1] ?? ''))).toBe(200);
  });

  testOnSqlite('another site’s page sends no code, nor who has not signed in', async () => {
    const browser = await begin(ADMIN, '192.0.2.51');
    expect((await page(browser, 'https://altrove.test', admin.codes[2])).status).toBe(403);
    const stranger = await page({ cookie: '' });
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/cms/auth/login']);
  });

  testOnSqlite('one that the operator took away is set up anew, its proof is worth nothing', async () => {
    const proven = await prove(await begin(ADMIN, '192.0.2.52'), admin.codes[3] ?? '');
    await sql(server, 'delete from panel_factors');
    expect(await whoAmIn(proven)).toBe(403);
    expect(await (await page(proven)).text()).toContain('Codice QR');
  });
});
