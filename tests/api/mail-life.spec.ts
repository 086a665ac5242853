import { beforeAll, expect, test } from 'vitest';
import { client, signUp } from '../support/client';
import { instant, runJob, sql } from '../support/database';
import { codeIn, mailTo } from '../support/outbox';
import { sharedCms, type SharedCms } from '../support/shared-cms';

const DAY = 86_400_000;
let server: SharedCms;
beforeAll(() => {
  server = sharedCms();
});

const bodiesOf = (to: string, kind: string) =>
  sql(
    server,
    `select text, html, subject, state from outbox_mails where recipient = '${to}' and kind = '${kind}'`,
  );

test('the link that reset a password is read by nobody afterwards; the mail itself stays known', async () => {
  const { email } = await signUp(server);
  await client(server).post('/auth/forgot-password', { email });
  const code = codeIn(await mailTo(server, email, 'reset'));
  const password = 'una-parola-nuova';
  const reset = () =>
    client(server).post('/auth/reset-password', { code, password, passwordConfirmation: password });
  expect((await reset()).status).toBe(200);
  expect(await bodiesOf(email, 'reset')).toEqual([
    { text: '', html: '', subject: expect.stringMatching(/\w/), state: 'captured' },
  ]);
});

test('the words of mails are dropped after a month, those of a link as soon as it has expired', async () => {
  const [old, recent, expired] = await Promise.all([1, 2, 3].map(() => signUp(server)));
  for (const person of [old, recent, expired]) {
    await client(server).post('/auth/forgot-password', { email: person?.email });
    await mailTo(server, person?.email ?? '', 'reset');
  }
  const change = (column: string, at: number, to = '') =>
    sql(server, `update outbox_mails set ${column} = ${instant(server, at)} where recipient = '${to}'`);
  await change('created_at', Date.now() - 31 * DAY, old?.email);
  await change('expires_at', Date.now() + DAY, old?.email);
  await change('expires_at', Date.now() - 1_000, expired?.email);
  await runJob(server, 'tidy-mails');
  const lengths = await Promise.all(
    [old, recent, expired].map(
      async (person) => String((await bodiesOf(person?.email ?? '', 'reset'))[0]?.text).length > 0,
    ),
  );
  expect(lengths).toEqual([false, true, false]);
});
