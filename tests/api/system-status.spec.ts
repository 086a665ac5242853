import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry, GetSystemStatus, RetryFailedJobs } from '@contract';
import { client, dataOf, eventually, refusalOf, signIn, signUp, type TestUser } from '../support/client';
import { sql } from '../support/database';
import { startCms, type CmsServer } from '../support/start-cms';

type Status = GetSystemStatus['response']['data'];

/** A kind of job that no server does: it stays where a test has put it. */
const KIND = 'sweep-the-yard';

let server: CmsServer;
let admin: TestUser;
let giulia: TestUser;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true', BUILD_ID: 'prova-7' } });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  giulia = await signUp(server);
});
afterAll(() => server?.stop());

const api = () => client(server);
const token = () => ({ token: admin.token });
const status = async (): Promise<Status> => dataOf(await api().get('/admin/system', token()));
const valueOf = <Value>(figure: { ok: true; value: Value } | { ok: false }): Value => {
  if (!figure.ok) throw new Error(`Not read: ${JSON.stringify(figure)}`);
  return figure.value;
};

/** A job as the queue leaves it after its last attempt. */
const giveUp = async ({ kind = KIND, payload = null as unknown, reason = 'the disk is full' } = {}) => {
  const id = crypto.randomUUID();
  const now = Date.now();
  await sql(
    server,
    server.env.DATABASE_URL
      ? `insert into pgboss.job (id, name, data, state, retry_limit, retry_count, started_on, completed_on, output)
         values ('${id}', '${kind}', '${JSON.stringify({ payload })}', 'failed', 4, 4, now(), now(), '${JSON.stringify({ message: reason, stack: 'at here' })}')`
      : `insert into jobs (document_id, name, payload, state, run_at, attempts, max_attempts, last_error, created_at, updated_at)
         values ('${id}', '${kind}', '${JSON.stringify(payload)}', 'failed', ${now}, 5, 5, 'Error: ${reason}\n at here', ${now}, ${now})`,
  );
  return id;
};
const waiting = async () => {
  const [row] = await sql(
    server,
    server.env.DATABASE_URL
      ? `select count(*) as count from pgboss.job where name = '${KIND}' and state in ('created', 'retry')`
      : `select count(*) as count from jobs where name = '${KIND}' and state = 'waiting'`,
  );
  return Number(row?.count);
};
const audit = async (): Promise<AuditEntry[]> => dataOf(await api().get('/admin/audit?subject=job', token()));
const retry = (id: string) =>
  api().post<RetryFailedJobs['response']>(`/admin/system/jobs/${id}/retry`, {}, token());

test.each([
  ['GET', '/admin/system'],
  ['POST', '/admin/system/jobs/retry'],
  ['POST', '/admin/system/jobs/x/retry'],
  ['DELETE', '/admin/system/jobs/x'],
])('%s %s is for administrators only', async (method, address) => {
  const call = (bearer?: string) =>
    fetch(`${server.url}/api${address}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      body: method === 'POST' ? '{}' : undefined,
    });
  expect((await call()).status).toBe(401);
  expect((await call(giulia.token)).status).toBe(403);
});

describe('the status', () => {
  test('names the versions, and the database with its size', async () => {
    const { versions, database, instances, startedAt } = await status();
    expect(versions).toMatchObject({ product: '0.1.0', build: 'prova-7', node: process.versions.node });
    expect(versions.strapi).toMatch(/^5\./);
    const { engine, version, bytes, milliseconds } = valueOf(database);
    expect(engine).toBe(server.env.DATABASE_URL ? 'postgresql' : 'sqlite');
    expect(version).toMatch(/^\d+\.\d+/);
    expect(bytes).toBeGreaterThan(100_000);
    expect(milliseconds).toBeLessThan(2_000);
    expect(valueOf(instances)).toBeGreaterThan(0);
    expect(Date.parse(startedAt)).toBeLessThan(Date.now());
  });

  test('counts the queue and the mails as health does', async () => {
    const { queue, mail } = await status();
    const { body } = await api().get<{ queue: { failed: number }; mail: object }>('/health');
    expect(valueOf(queue).failed).toBe(body.queue.failed);
    expect(valueOf(mail)).toMatchObject({ ...body.mail, isDelivered: false });
  });

  test('says who answers, and how much room the disks have', async () => {
    const { model, disks } = await status();
    expect(valueOf(model)).toMatchObject({ engine: 'embedded', model: null, pausedUntil: null });
    expect(
      valueOf(disks)
        .flatMap(({ holds }) => holds)
        .sort(),
    ).toEqual(['data', 'uploads']);
    for (const { freeBytes, totalBytes, isLow } of valueOf(disks)) {
      expect(freeBytes).toBeLessThan(totalBytes);
      expect(isLow).toBe(freeBytes < totalBytes / 10);
    }
  });

  test('a figure that cannot be read says why, and the others are there', async () => {
    const record = path.join(server.dataDir, 'last-backup.json');
    fs.writeFileSync(record, '{ not JSON');
    const { backup, database } = await status();
    expect(backup).toMatchObject({ ok: false, fault: 'error', detail: expect.stringContaining('JSON') });
    expect(database.ok).toBe(true);
    fs.rmSync(record);
  });

  test('a backup is never, running, cut off, failed or whole', async () => {
    const record = path.join(server.dataDir, 'last-backup.json');
    const after = async (text: object) => {
      fs.writeFileSync(record, JSON.stringify(text));
      return valueOf((await status()).backup);
    };
    fs.rmSync(record, { force: true });
    expect(valueOf((await status()).backup)).toEqual({
      lastAt: null,
      bytes: null,
      isOld: true,
      attempt: null,
    });
    const now = new Date().toISOString();
    const running = { outcome: 'running', startedAt: now, endedAt: null, reason: null };
    expect((await after({ attempt: running })).attempt?.outcome).toBe('running');
    const long = { ...running, startedAt: '2026-01-01T03:00:00.000Z' };
    expect((await after({ attempt: long })).attempt?.outcome).toBe('interrupted');
    const old = { createdAt: '2026-01-01T03:00:00.000Z', bytes: 7 };
    expect(
      await after({ ...old, attempt: { ...running, outcome: 'failed', endedAt: now, reason: 'no room' } }),
    ).toMatchObject({
      lastAt: old.createdAt,
      isOld: true,
      attempt: { outcome: 'failed', reason: 'no room' },
    });
    const whole = { createdAt: now, bytes: 7, attempt: { ...running, outcome: 'completed', endedAt: now } };
    expect(await after(whole)).toMatchObject({ lastAt: now, isOld: false });
    fs.rmSync(record);
  });
});

describe('a job that was given up', () => {
  beforeEach(async () => {
    const table = server.env.DATABASE_URL ? 'pgboss.job' : 'jobs';
    await sql(server, `delete from ${table} where name = '${KIND}'`);
    // On PostgreSQL a kind has a queue of its own, which is there once the kind has been enqueued.
    if (server.env.DATABASE_URL) await sql(server, `select pgboss.create_queue('${KIND}', '{}'::json)`);
  });

  test('appears with its kind and reason, without a stack', async () => {
    const id = await giveUp();
    const { failedJobs, failedByKind } = valueOf((await status()).queue);
    expect(failedByKind).toContainEqual({ kind: KIND, count: 1 });
    const job = failedJobs.find((each) => each.id === id);
    expect(job).toMatchObject({
      kind: KIND,
      attempts: 5,
      reason: expect.stringContaining('the disk is full'),
    });
    expect(job?.reason).not.toContain('at here');
  });

  test('is retried once by eight clicks at the same moment, and the trail has it once', async () => {
    const id = await giveUp();
    const replies = await Promise.all(Array.from({ length: 8 }, () => retry(id)));
    expect(replies.map(({ status: code }) => code)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(replies.reduce((sum, { body }) => sum + body.data.retried, 0)).toBe(1);
    expect(await waiting()).toBe(1);
    const entries = (await audit()).filter(({ subject }) => subject.id === id);
    expect(entries).toMatchObject([
      { action: 'job.retry', actor: { email: admin.email }, before: { kind: KIND }, after: { count: 1 } },
    ]);
    expect((await retry(id)).body.data).toEqual({ retried: 0 });
  });

  test('does its work when it is retried', async () => {
    const { email } = await signUp(server);
    await api().post('/auth/forgot-password', { email });
    const [mail] = await eventually(
      () => sql(server, `select document_id as id from outbox_mails where recipient = '${email}'`),
      (rows) => rows.length > 0,
    );
    await sql(server, `update outbox_mails set state = 'queued' where document_id = '${String(mail?.id)}'`);
    const id = await giveUp({ kind: 'send-mail', payload: { mailId: String(mail?.id) } });
    expect((await retry(id)).body.data).toEqual({ retried: 1 });
    await eventually(
      () => sql(server, `select state from outbox_mails where document_id = '${String(mail?.id)}'`),
      ([row]) => row?.state === 'captured',
    );
  });

  test('is retried with all others of its kind, and with no other kind', async () => {
    await Promise.all([giveUp(), giveUp(), giveUp()]);
    const retryKind = (kind: unknown) => api().post('/admin/system/jobs/retry', { kind }, token());
    expect(dataOf(await retryKind('another-kind'))).toEqual({ retried: 0 });
    expect(dataOf(await retryKind(KIND))).toEqual({ retried: 3 });
    expect(await waiting()).toBe(3);
    expect((await audit())[0]).toMatchObject({
      action: 'job.retry',
      subject: { id: KIND },
      after: { count: 3 },
    });
    for (const wrong of ['', 7, null, 'x'.repeat(200)])
      expect(refusalOf(await retryKind(wrong)).code).toBe('VALIDATION');
  });

  test('is forgotten once when two discard it, and the trail says who did', async () => {
    const id = await giveUp();
    const discard = () => api().del(`/admin/system/jobs/${id}`, undefined, token());
    const replies = await Promise.all([discard(), discard()]);
    expect(replies.map((reply) => dataOf<{ discarded: number }>(reply).discarded).sort()).toEqual([0, 1]);
    expect(await waiting()).toBe(0);
    expect(valueOf((await status()).queue).failedJobs.map((job) => job.id)).not.toContain(id);
    expect((await audit())[0]).toMatchObject({
      action: 'job.discard',
      subject: { id },
      before: { kind: KIND },
    });
  });

  test('an id that names none changes nothing', async () => {
    for (const id of ['x', '%27%20or%201=1', '00000000-0000-4000-8000-000000000000']) {
      expect((await retry(id)).body.data).toEqual({ retried: 0 });
      expect(dataOf(await api().del(`/admin/system/jobs/${id}`, undefined, token()))).toEqual({
        discarded: 0,
      });
    }
  });
});
