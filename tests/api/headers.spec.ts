import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, signIn } from '../support/client';
import { sql } from '../support/database';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
beforeAll(async () => {
  server = await startCms();
});
afterAll(() => server.stop());

const head = async (path: string, init: RequestInit = {}) =>
  (await fetch(`${server.url}${path}`, { redirect: 'manual', ...init })).headers;
const directives = (policy: string | null) =>
  new Map(
    (policy ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(' ');
      return [name, values.join(' ')] as const;
    }),
  );

describe('security headers', () => {
  test.each(['/api/health', '/api/nessuna', '/uploads/nessuno.html', '/dev/outbox', '/widget/x'])(
    '%s has the common ones',
    async (path) => {
      const headers = await head(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('content-security-policy')).toBeTruthy();
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-request-id')).toBeTruthy();
      // HSTS over plain http would lock a local name out of plain http for a year.
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    },
  );

  test('the API may load nothing and be framed by nobody, and its answers are not kept', async () => {
    const headers = await head('/api/health');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('pages run scripts from files of ours only', async () => {
    const policy = directives((await head('/dev/outbox')).get('content-security-policy'));
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    for (const value of policy.values()) expect(value).not.toMatch(/https?:/);
  });

  test('a drawing of the product is not asked for again on the same day', async () => {
    const headers = await head('/illustrations/articolo-cassa.svg');
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'image/svg+xml',
      'max-age=86400',
    ]);
  });

  test('an uploaded page can run nothing', async () => {
    const policy = directives((await head('/uploads/nessuno.html')).get('content-security-policy'));
    expect(policy.has('sandbox')).toBe(true);
    expect(policy.get('default-src')).toBe("'none'");
  });
});

describe('other origins', () => {
  const from = (origin: string, path: string, method = 'GET') =>
    head(path, {
      method,
      headers: { origin, ...(method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {}) },
    });

  test.each(['https://evil.test', 'null', 'http://127.0.0.1:1'])('%s is allowed nothing', async (origin) => {
    for (const [path, method] of [
      ['/api/me', 'GET'],
      ['/api/me', 'OPTIONS'],
      ['/api/auth/refresh', 'OPTIONS'],
    ] as const) {
      const headers = await from(origin, path, method);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  test('the site itself is allowed, with its cookie', async () => {
    const headers = await from(server.url, '/api/health');
    expect(headers.get('access-control-allow-origin')).toBe(server.url);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('vary')).toMatch(/origin/i);
  });

  test('who has no origin is granted none', async () => {
    const headers = await head('/api/health');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('in production behind https', () => {
  let secure: CmsServer;
  beforeAll(async () => {
    secure = await startCms({
      env: {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://officina.test',
        SEED_DEMO: 'false',
        SMTP_URL: 'smtp://127.0.0.1:9',
      },
    });
  });
  afterAll(() => secure.stop());

  test('browsers are told to stay on https', async () => {
    const { headers } = await fetch(`${secure.url}/api/health`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  test('the cookie is for https, also where a proxy ends TLS in front of us', async () => {
    const send = (path: string, body: object) =>
      fetch(`${secure.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://officina.test' },
        body: JSON.stringify(body),
      });
    const [email, password] = ['giulia@clienti.test', 'una-parola-lunga'];
    expect((await send('/auth/local/register', { displayName: 'Giulia', email, password })).status).toBe(201);
    await sql(secure, `update up_users set confirmed = true where email = '${email}'`);
    const response = await send('/auth/local', { identifier: email, password });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(/; secure; httponly/i);
  });

  test('nobody can read the mails', async () => {
    for (const path of ['/api/dev/outbox', '/dev/outbox']) {
      const response = await fetch(`${secure.url}${path}`);
      expect(response.status).toBe(404);
    }
  });
});

describe('a database from development in production', () => {
  const PRODUCTION = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://officina.test',
    SEED_DEMO: 'false',
    SMTP_URL: 'smtp://127.0.0.1:9',
    ADMIN_EMAIL: 'titolare@officina.test',
    ADMIN_PASSWORD: 'Parola-lunga-1',
    TRUSTED_PROXIES: '1',
  };
  let moved: CmsServer;
  beforeAll(async () => {
    moved = await startCms({ env: { SEED_DEMO: 'true' } });
  });
  afterAll(() => moved.stop());
  const panelLogin = async (email: string, password: string) =>
    (
      await fetch(`${moved.url}/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
        body: JSON.stringify({ email, password }),
      })
    ).status;

  test('without https, mail or with demo accounts wanted, the server says so and does not start', async () => {
    const refusal = await moved
      .restart({ ...PRODUCTION, PUBLIC_URL: 'http://officina.test', SMTP_URL: '', SEED_DEMO: 'true' })
      .catch(String);
    for (const variable of ['PUBLIC_URL', 'SMTP_URL', 'SEED_DEMO']) expect(refusal).toContain(variable);
  });

  test('its known passwords open nothing, and the operator’s own account does', async () => {
    await moved.restart(PRODUCTION);
    const login = (email: string) =>
      client(moved).post('/auth/local', { identifier: email, password: 'officina-demo' });
    for (const email of ['cliente@officina.test', 'admin@officina.test'])
      expect((await login(email)).body).toMatchObject({ error: { details: { code: 'ACCOUNT_BLOCKED' } } });
    expect(await panelLogin('admin@officina.test', 'Officina-demo1')).toBe(400);
    expect(await panelLogin('titolare@officina.test', 'Parola-lunga-1')).toBe(200);
  });

  test('a demo account with a password of its own stays open', async () => {
    await moved.restart({ ...PRODUCTION, NODE_ENV: 'development', PUBLIC_URL: moved.url });
    await sql(moved, `update up_users set blocked = false where email = 'cliente@officina.test'`);
    const { token } = await signIn(moved, 'cliente@officina.test', 'officina-demo');
    const password = 'una-mia-parola-lunga';
    const change = { currentPassword: 'officina-demo', password, passwordConfirmation: password };
    expect((await client(moved).post('/auth/change-password', change, { token })).status).toBe(200);
    await moved.restart(PRODUCTION);
    expect(
      (
        await client(moved).post('/auth/local', {
          identifier: 'cliente@officina.test',
          password: 'una-mia-parola-lunga',
        })
      ).status,
    ).toBe(200);
  });
});
