import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, eventually, signUp } from '../support/client';
import { sql } from '../support/database';
import { ownerOfBot } from '../support/owner';
import { repositoryRoot } from '../support/paths';
import { sharedCms } from '../support/shared-cms';
import { startCms, type CmsServer } from '../support/start-cms';

const TOKEN = 'un-gettone-per-le-misure';

let server: CmsServer;
beforeAll(async () => {
  server = await startCms({ env: { METRICS_TOKEN: TOKEN, SEED_DEMO: 'true' } });
});
afterAll(() => server.stop());

const ask = (authorization?: string, url = server.url) =>
  fetch(`${url}/metrics`, { headers: authorization ? { authorization } : {} });
const read = async () => (await ask(`Bearer ${TOKEN}`)).text();

/** The value of one series, with its labels as they are written; 0 where it is not there. */
const figure = (text: string, series: string): number => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line ? Number(line.slice(series.length)) : 0;
};

test.each([
  ['no token', undefined],
  ['another token', 'Bearer un-altro-gettone-per-le-misure'],
  ['half of it', `Bearer ${TOKEN.slice(0, -1)}`],
  ['another scheme', `Basic ${TOKEN}`],
])('with %s nothing is told', async (_name, authorization) => {
  const reply = await ask(authorization);
  expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect(await reply.text()).not.toContain('officina_');
});

test('without a token in the environment there is no such address', async () => {
  for (const authorization of [undefined, `Bearer ${TOKEN}`, 'Bearer '])
    expect((await ask(authorization, sharedCms().url)).status).toBe(404);
});

describe('with the token', () => {
  test('process, event loop, database, queue and mails are there', async () => {
    const reply = await ask(`Bearer ${TOKEN}`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain; version=0.0.4'),
    ]);
    const text = await reply.text();
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(figure(text, 'officina_database_up')).toBe(1);
    expect(text).toContain('officina_jobs{state="waiting"}');
    expect(text).toContain('officina_mails{state="failed"} 0');
    expect(text).toContain('officina_last_backup_timestamp_seconds Nan');
  });

  test('a request is counted by its route’s pattern, method and status', async () => {
    const series =
      'officina_http_request_duration_seconds_count{method="GET",route="/api/chatbots/:id",status="404"}';
    const before = figure(await read(), series);
    const { token } = await signUp(server);
    for (const id of ['uno', 'due']) await client(server).get(`/chatbots/${id}`, { token });
    expect(figure(await read(), series)).toBe(before + 2);
  });

  test('mails and jobs that are given up are counted', async () => {
    const { email } = await signUp(server);
    await client(server).post('/auth/forgot-password', { email });
    await eventually(
      () => sql(server, 'select id from outbox_mails'),
      (rows) => rows.length > 0,
    );
    // Until none is on its way any more: the sender may just be writing that it sent one.
    const [shown, stored] = await eventually(
      async () => {
        await sql(server, "update outbox_mails set state = 'failed'");
        const [row] = await sql(server, "select count(*) as count from outbox_mails where state = 'failed'");
        return [figure(await read(), 'officina_mails{state="failed"}'), Number(row?.count)] as const;
      },
      ([shown, stored]) => shown === stored,
    );
    expect([shown, stored > 0]).toEqual([stored, true]);
  });

  test('the last backup is known by its time', async () => {
    fs.writeFileSync(
      path.join(server.dataDir, 'last-backup.json'),
      JSON.stringify({ createdAt: '2026-11-01T03:00:00.000Z' }),
    );
    expect(figure(await read(), 'officina_last_backup_timestamp_seconds')).toBe(
      Date.parse('2026-11-01T03:00:00.000Z') / 1000,
    );
  });

  test('no label holds an address, an id or anything of a person, and lists of labels do not grow', async () => {
    const { owner, id } = await ownerOfBot(server);
    const api = client(server);
    await api.get(`/chatbots/${id}?chi=${owner.email}`, { token: owner.token });
    for (const unknown of [
      '/api/nessuna/anna@clienti.test',
      '/pagina/anna@clienti.test',
      '/cms/anna@clienti.test',
    ])
      await fetch(server.url + unknown);
    await fetch(`${server.url}/`, { method: 'PROPFIND' });
    const text = await read();
    for (const personal of [owner.email, owner.user.id, id, 'clienti.test', 'PROPFIND'])
      expect(text).not.toContain(personal);
    const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
    for (const route of routes) expect(route).toMatch(/^\/(?:api\/[\w\-/:*.]+|cms\/\*|\*)$/);
  });

  test('every figure that the alerts and the board name is there', async () => {
    await fetch(`${server.url}/api/health`);
    const text = await read();
    const monitoring = path.join(repositoryRoot, 'docs/monitoring');
    for (const file of ['alerts.yml', 'grafana.json']) {
      const names = fs
        .readFileSync(path.join(monitoring, file), 'utf8')
        .match(/\b(?:officina|nodejs|process)_[a-z0-9_]+/g);
      for (const name of new Set(names)) expect([file, text]).toEqual([file, expect.stringContaining(name)]);
    }
  });
});
