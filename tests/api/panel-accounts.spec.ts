import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInToPanel, inviteToPanel, type PanelPerson } from '../support/panel';
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

test('a password that an administrator changes, or an account that is closed, ends its sessions at once', async () => {
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

test('a whole /64 counts as one address', async () => {
  for (let host = 1; host <= 5; host += 1) expect(await statusOf(wrong, `2001:db8:1:1::${host}`)).toBe(400);
  const sixth = await signIn(wrong, '2001:db8:1:1::6');
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await statusOf(wrong, '2001:db8:1:2::1')).toBe(400);
});

test('a sign-in takes as long for somebody unknown as for somebody known', async () => {
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

test('strangers’ wrong passwords lock nobody out in a browser that is known', async () => {
  const first = await signIn(ADMIN, '203.0.113.1');
  expect(first.status).toBe(200);
  const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith('officina_panel_device='));
  expect(device).toMatch(/; path=\/admin; .*httponly/i);
  // Strapi's own limiter counts five for each address and account.
  for (let attempt = 0; attempt < 40; attempt += 1)
    await signIn({ ...ADMIN, password: 'Sbagliatissima1' }, `203.0.113.${10 + Math.floor(attempt / 4)}`);
  expect(await statusOf(ADMIN, '203.0.113.100')).toBe(429);
  expect(await statusOf(ADMIN, '203.0.113.101', device?.split(';')[0])).toBe(200);
}, 60_000);
