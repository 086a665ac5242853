import type { LiveEvent } from '@contract';
import { beforeAll, expect, test } from 'vitest';
import { client, eventually } from '../support/client';
import { listen } from '../support/listen';
import { ownerOfBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';
import { startCms, type CmsServer } from '../support/start-cms';

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

test('a server that stops ends its streams, finishes what it began and leaves with success', async () => {
  const stopping = await startCms({ env: { SEED_DEMO: 'true' } });
  const { owner } = await ownerOfBot(stopping);
  const stream = await listenAs(stopping, owner.token);
  const startedAt = Date.now();
  const code = await stopping.stop();
  await stream.ended;
  expect(code).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(10_000);
}, 120_000);
