import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTo } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
});
afterAll(() => server.stop());

test('an administrator who forgot the panel’s password finds the link in the outbox', async () => {
  const reply = await fetch(`${server.url}/admin/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@officina.test' }),
  });
  expect(reply.status).toBe(204);
  const mail = await mailTo(server, 'admin@officina.test', 'panel');
  expect(mail.text).toContain(`${server.url}/cms/auth/reset-password?code=`);
});
