import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, eventually, signIn } from '../support/client';
import { sql } from '../support/database';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { startCms, type CmsServer } from '../support/start-cms';

describeOnSqlite('in production behind https', () => {
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

describeOnSqlite('a database from development in production', SLOW, () => {
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

describe('what is logged', SLOW, () => {
  let plain: CmsServer;
  beforeAll(async () => {
    plain = await startCms({ env: { SEED_DEMO: 'true' } });
  });
  afterAll(() => plain.stop());

  test('an error of the database names no person and no code', async () => {
    await sql(plain, 'alter table outbox_mails rename to outbox_mails_away');
    const { status } = await client(plain).post('/auth/forgot-password', { email: 'cliente@officina.test' });
    await sql(plain, 'alter table outbox_mails_away rename to outbox_mails');
    expect(status).toBe(500);
    const log = await eventually(
      async () => plain.log(),
      (text) => text.includes('outbox_mails'),
    );
    expect(log).toContain('/api/auth/forgot-password');
    expect(log).not.toContain('cliente@officina.test');
    expect(log).not.toContain('reset-password#code');
  });

  testOnSqlite('ids in addresses are not', async () => {
    const { token } = await signIn(plain, 'cliente@officina.test', 'officina-demo');
    await client(plain).get('/chatbots/una-sessione-di-qualcuno', { token });
    const log = await eventually(
      async () => plain.log(),
      (text) => text.includes('/api/chatbots/:id'),
    );
    expect(log).not.toContain('una-sessione-di-qualcuno');
  });

  testOnSqlite('a log that nobody takes ends nothing', async () => {
    plain.hangUp();
    for (let count = 0; count < 5; count += 1) expect((await client(plain).get('/health')).status).toBe(200);
    await client(plain).get('/site/products');
    expect((await client(plain).get('/health')).status).toBe(200);
  });
});
