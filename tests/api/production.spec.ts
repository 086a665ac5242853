import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, signIn } from '../support/client';
import { sql } from '../support/database';
import { startCms, type CmsServer } from '../support/start-cms';

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

/** They start servers again: many times what that takes. */
const SLOW = { timeout: 150_000 };

describe('a database from development in production', SLOW, () => {
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
