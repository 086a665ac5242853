import type { LiveEvent } from '@contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { client, eventually, signUp, type TestUser } from '../support/client';
import { sql } from '../support/database';
import { listen, type Listener } from '../support/listen';
import { ownerOfBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';
import { startCms, type CmsServer } from '../support/start-cms';
import { BUSY_MS } from '../support/timings';

/** What Node reports of the process, as far as it is asked. */
interface Report {
  userLimits: { open_files: { soft: string | number } };
}

const SITE = 'https://pizzeria.test';
let server: SharedCms;
beforeAll(() => {
  server = sharedCms();
});

const listenAs = (on: Pick<CmsServer, 'url'>, token: string) =>
  listen<LiveEvent>(on, '/stream', { authorization: `Bearer ${token}` });

test('nobody in particular hears nothing', async () => {
  expect((await client(server).get('/stream')).status).toBe(401);
});

test('an owner hears what happens to the own bots and nothing of others', async () => {
  const [giulia, luca] = await Promise.all([ownerOfBot(server), ownerOfBot(server)]);
  const [hers, his] = await Promise.all([
    listenAs(server, giulia.owner.token),
    listenAs(server, luca.owner.token),
  ]);
  expect(hers.response.headers.get('content-type')).toContain('text/event-stream');
  expect(hers.response.headers.get('cache-control')).toBe('no-cache, no-transform');
  expect(hers.response.headers.get('x-accel-buffering')).toBe('no');
  await giulia.save({ siteUrl: SITE });
  await giulia.upload([{ name: 'orari.txt', bytes: Buffer.from('La pizzeria apre alle 19.') }]);
  await giulia.publish();
  await client(server).post(
    '/widget/chat',
    { install_id: giulia.id, message: 'A che ora apre la pizzeria?' },
    { headers: { origin: SITE } },
  );
  const received = await eventually(
    async () => hers.events,
    (events) => events.filter(({ topic }) => topic === 'visitor-message').length === 2,
  );
  const files = received.flatMap((event) => (event.topic === 'training-file' ? [event.file.status] : []));
  expect(files).toEqual(['queued', 'reading', 'ready']);
  const messages = received.flatMap((event) => (event.topic === 'visitor-message' ? [event.message] : []));
  expect(messages.map(({ sender }) => sender)).toEqual(['visitor', 'bot']);
  expect(received.every((event) => !('chatbotId' in event) || event.chatbotId === giulia.id)).toBe(true);
  expect(his.events.filter((event) => 'chatbotId' in event)).toEqual([]);
  hers.stop();
  his.stop();
});

test('the ninth stream of one person ends the first', async () => {
  const { owner } = await ownerOfBot(server);
  const streams = [];
  for (let index = 0; index < 9; index += 1) streams.push(await listenAs(server, owner.token));
  await streams[0]?.ended;
  for (const stream of streams) stream.stop();
});

describe('a server of its own', () => {
  const METRICS_TOKEN = 'un-gettone-per-le-misure';
  /** Each has a socket here and one in the server's process, and other files need some too. */
  const openFiles = () =>
    Number((process.report.getReport() as unknown as Report).userLimits.open_files.soft);
  const isWhole = process.env.TEST_SCOPE === 'all';
  const STREAMS = !isWhole ? 800 : openFiles() >= 12_000 ? 10_000 : 2_000;
  const PER_PERSON = 8;

  let own: CmsServer;
  beforeAll(async () => {
    own = await startCms({ env: { SEED_DEMO: 'true', METRICS_TOKEN } });
  });

  /** How many the server itself counts. */
  const openStreams = async () => {
    const metrics = await fetch(`${own.url}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    return Number(/^officina_event_streams_open (\d+)$/m.exec(await metrics.text())?.[1]);
  };
  const write = (token: string) =>
    client(own).post(
      '/projects',
      { projectName: 'Bar', projectType: 'business-idea', companyName: 'Bar', email: 'bar@bar.test' },
      { token, headers: { 'idempotency-key': crypto.randomUUID() } },
    );

  test('many streams are open at once, hear what concerns them, and cost the others no patience', async () => {
    const streams: Listener<LiveEvent>[] = [];
    let writer: TestUser | undefined;
    while (streams.length < STREAMS) {
      // As many as a server hashes the passwords of, and lets wait for it.
      const people = await Promise.all(Array.from({ length: 10 }, () => signUp(own)));
      writer ??= people[0];
      for (const { token } of people)
        streams.push(...(await Promise.all(Array.from({ length: PER_PERSON }, () => listenAs(own, token)))));
    }
    expect(await openStreams()).toBe(streams.length);
    const times: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const before = performance.now();
      expect((await client(own).get('/site/products')).status).toBe(200);
      times.push(performance.now() - before);
    }
    expect(times.sort((one, other) => one - other)[18]).toBeLessThan(BUSY_MS);

    expect((await write(writer?.token ?? '')).status).toBe(201);
    const hears = ({ events }: Listener<LiveEvent>) => events.some(({ topic }) => topic === 'projects');
    await eventually(
      () => Promise.resolve(streams.slice(0, PER_PERSON).filter(hears).length),
      (count) => count === PER_PERSON,
    );
    expect(streams.slice(PER_PERSON).filter(hears)).toEqual([]);

    for (const stream of streams) stream.stop();
    expect(await eventually(openStreams, (count) => count === 0, 60_000)).toBe(0);
  }, 900_000);

  // SQLite has no connection that could be lost.
  if (process.env.TEST_DATABASE === 'postgres')
    test('when PostgreSQL ends every connection, the next requests are answered and events go on', async () => {
      const twin = await own.twin();
      const { token } = await signUp(own);
      const stream = await listenAs(twin, token);
      await sql(
        own,
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      // What was on a connection that ended may fail as busy; nothing fails as an error of ours, and not for long.
      const first = await eventually(
        () => write(token),
        ({ status }) => status === 201,
        10_000,
      );
      expect(first.status).toBe(201);
      // Once both listen again, an event of one instance reaches the streams of the other.
      await eventually(
        async () => {
          await write(token);
          return stream.events;
        },
        (events) => events.some(({ topic }) => topic === 'projects'),
        30_000,
      );
      stream.stop();
      await twin.stop();
    }, 120_000);

  test('a server that stops ends its streams, finishes what it began and leaves with success', async () => {
    const { owner } = await ownerOfBot(own);
    const stream = await listenAs(own, owner.token);
    const startedAt = Date.now();
    const code = await own.stop();
    await stream.ended;
    expect(code).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
  }, 120_000);
});
