import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListUnsentMails, Register } from '@contract';
import { codeOf, NEVER_REGISTERED, newEmail, PASSWORD } from '../support/auth';
import { client, eventually, signIn } from '../support/client';
import { instant, sql } from '../support/database';
import { startFakeSmtp, type FakeSmtp } from '../support/fake-smtp';
import { codeIn, mailTo, outbox } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

describe('where mail is sent', () => {
  let smtp: FakeSmtp;
  let mailing: CmsServer;
  let mailingApi: ReturnType<typeof client>;
  beforeAll(async () => {
    smtp = await startFakeSmtp();
    mailing = await startCms({ env: { SMTP_URL: smtp.url, SEED_DEMO: 'true' } });
    mailingApi = client(mailing);
  });
  afterAll(async () => {
    await mailing.stop();
    await smtp.close();
  });

  const registerByMail = (email: string) =>
    mailingApi.post<Register['response']>('/auth/local/register', {
      displayName: 'Luca',
      email,
      password: PASSWORD,
      locale: 'en',
    });

  test('an address is proved before its account opens, by a POST and not by opening the link', async () => {
    const email = newEmail();
    const reply = await registerByMail(email);
    expect([reply.status, reply.body]).toEqual([201, { session: null, confirmationSent: true }]);
    expect(reply.headers.getSetCookie()).toEqual([]);
    const login = () => mailingApi.post('/auth/local', { identifier: email, password: PASSWORD });
    expect(codeOf(await login())).toBe('EMAIL_NOT_CONFIRMED');

    const mail = await mailTo(mailing, email, 'confirm');
    expect(mail.subject).toBe('Confirm your email address');
    await fetch(mail.links[0] ?? '');
    expect(codeOf(await login())).toBe('EMAIL_NOT_CONFIRMED');

    const confirm = () => mailingApi.post('/auth/confirm-email', { confirmation: codeIn(mail) });
    expect((await confirm()).body).toEqual({ ok: true });
    expect((await login()).status).toBe(200);
    expect(codeOf(await confirm())).toBe('TOKEN_EXPIRED');
  });

  test('a known address gets the same answer as a new one, and a mail that says so', async () => {
    const email = newEmail();
    const first = await registerByMail(email);
    const second = await registerByMail(email);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    await mailTo(mailing, email, 'already-registered');
  });

  test('the link can be sent again, and nobody learns who waits for one', async () => {
    const email = newEmail();
    await registerByMail(email);
    const resend = (to: string) => mailingApi.post('/auth/send-email-confirmation', { email: to });
    const [known, unknown] = await Promise.all([resend(email), resend(NEVER_REGISTERED)]);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const mails = await eventually(
      async () => (await outbox(mailing, email)).filter(({ kind }) => kind === 'confirm'),
      (found) => found.length === 2,
    );
    const [newest, older] = mails.map((mail) => ({ confirmation: codeIn(mail) }));
    const old = await mailingApi.post('/auth/confirm-email', older);
    expect([old.status, codeOf(old)]).toEqual([422, 'TOKEN_EXPIRED']);
    expect((await mailingApi.post('/auth/confirm-email', newest)).status).toBe(200);
  });

  test('a link older than a day proves nothing', async () => {
    const email = newEmail();
    await registerByMail(email);
    const confirmation = codeIn(await mailTo(mailing, email, 'confirm'));
    await sql(
      mailing,
      `update up_users set confirmation_token_expires_at = ${instant(mailing, Date.now() - 1000)} where email = '${email}'`,
    );
    expect(codeOf(await mailingApi.post('/auth/confirm-email', { confirmation }))).toBe('TOKEN_EXPIRED');
    const login = await mailingApi.post('/auth/local', { identifier: email, password: PASSWORD });
    expect(codeOf(login)).toBe('EMAIL_NOT_CONFIRMED');
  });

  test('the message that leaves has both bodies, a fixed id and our address', async () => {
    const email = newEmail();
    await registerByMail(email);
    const message = await eventually(
      async () => smtp.messages.find((text) => text.includes(email)),
      (found) => found !== undefined,
    );
    expect(message).toMatch(/^From: Officina <non-rispondere@officina\.test>/m);
    expect(message).toMatch(/^Message-ID: <[0-9a-f]{24}@127\.0\.0\.1>/m);
    expect(message).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(message).toMatch(/Content-Type: text\/plain/);
    expect(message).toMatch(/Content-Type: text\/html/);
    await eventually(
      () => outbox(mailing, email),
      (mails) => mails[0]?.state === 'sent',
    );
  });

  test('an address refused for good is not tried again', async () => {
    smtp.refuseWith = '550 nobody here';
    const email = newEmail();
    try {
      expect((await registerByMail(email)).status).toBe(201);
      await eventually(
        () => outbox(mailing, email),
        (mails) => mails[0]?.state === 'failed',
      );
    } finally {
      smtp.refuseWith = null;
    }
    expect(mailing.log()).not.toContain(email);
  });

  test('a mail whose server is away for longer than five attempts is sent when it is back', async () => {
    smtp.refuseWith = '451 come back';
    const email = newEmail();
    await registerByMail(email);
    const [tries] = await eventually(
      () => sql(mailing, `select attempts from outbox_mails where recipient = '${email}'`),
      ([mail]) => Number(mail?.attempts) > 5,
      25_000,
    );
    expect(Number(tries?.attempts)).toBeGreaterThan(5);
    smtp.refuseWith = null;
    await eventually(
      () => outbox(mailing, email),
      (mails) => mails[0]?.state === 'sent',
      25_000,
    );
  });

  test('an administrator sees what was given up and why, never its words, and has it tried again', async () => {
    const admin = await signIn(mailing, 'admin@officina.test', 'officina-demo');
    smtp.refuseWith = '550 nobody here';
    const email = newEmail();
    await registerByMail(email);
    const list = async () =>
      (await mailingApi.get<ListUnsentMails['response']>('/admin/mails?state=failed', admin)).body.data;
    const [mail] = await eventually(list, (mails) => mails.some(({ to }) => to === email));
    expect(mail).toEqual({
      id: expect.any(String) as string,
      kind: 'confirm',
      to: email,
      subject: 'Confirm your email address',
      state: 'failed',
      attempts: 1,
      lastError: expect.stringContaining('550') as string,
      createdAt: expect.any(String) as string,
      nextAttemptAt: null,
    });
    const health = (await mailingApi.get<{ mail: { failed: number } }>('/health')).body;
    expect(health.mail.failed).toBeGreaterThan(0);
    smtp.refuseWith = null;
    const retry = () => mailingApi.post(`/admin/mails/${mail?.id}/retry`, {}, admin);
    expect((await retry()).status).toBe(200);
    await eventually(
      () => outbox(mailing, email),
      (mails) => mails[0]?.state === 'sent',
    );
    expect((await retry()).status).toBe(409);
    const customer = await signIn(mailing, 'cliente@officina.test', 'officina-demo');
    expect((await mailingApi.get('/admin/mails', customer)).status).toBe(403);
    expect((await mailingApi.post(`/admin/mails/${mail?.id}/retry`)).status).toBe(401);
    expect((await mailingApi.post('/admin/mails/none/retry', {}, admin)).status).toBe(404);
  });

  test('a mail refused for now is sent later', async () => {
    smtp.refuseWith = '451 come back';
    const email = newEmail();
    await registerByMail(email);
    await eventually(
      () => outbox(mailing, email),
      (mails) => mails[0]?.state === 'queued',
    );
    smtp.refuseWith = null;
    await eventually(
      () => outbox(mailing, email),
      (mails) => mails[0]?.state === 'sent',
      25_000,
    );
  });
});
