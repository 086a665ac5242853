import { beforeAll, expect, test } from 'vitest';
import type { Chatbot, ChatbotTrial, ErrorBody, TrainingFile } from '@contract';
import { client, dataOf, eventually, signUp, type TestUser } from '../support/client';
import { counterOf, type Counter } from '../support/counter';
import { instant, runJob, sql } from '../support/database';
import { mailTo } from '../support/outbox';
import { aBilling, ownerOfBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';

const DAY_MS = 86_400_000;

let server: SharedCms;
let shop: Counter;
beforeAll(() => {
  server = sharedCms();
  shop = counterOf(server);
});

const start = ({ token }: TestUser) => client(server).post('/chatbot-trial', {}, { token });
const trialOf = async ({ token }: TestUser) =>
  dataOf<ChatbotTrial | null>(await client(server).get('/chatbot-trial', { token }));
const begin = async (): Promise<{ person: TestUser; id: string }> => {
  const person = await signUp(server);
  const reply = await start(person);
  expect(reply.status).toBe(201);
  return { person, id: dataOf<ChatbotTrial>(reply).chatbotId };
};
const read = async ({ token }: TestUser, id: string) =>
  dataOf<Chatbot>(await client(server).get(`/chatbots/${id}`, { token }));
const save = async (person: TestUser, id: string, changes: object) => {
  const { version } = await read(person, id);
  return client(server).patch(`/chatbots/${id}`, { version, changes }, { token: person.token });
};
const publish = async (person: TestUser, id: string) => {
  const { version } = await read(person, id);
  return client(server).post(`/chatbots/${id}/publish`, { version }, { token: person.token });
};
const config = (id: string) =>
  client(server).get(`/widget/config?install_id=${id}&origin=${encodeURIComponent('https://forno.it')}`);
const leaveFor = (id: string, days: number) =>
  sql(
    server,
    `update chatbots set trial_used_at = ${instant(server, Date.now() - days * DAY_MS)} where install_id = '${id}'`,
  );

test('whoever is signed in draws, trains and tries a chatbot without buying it', async () => {
  const { person, id } = await begin();
  expect((await save(person, id, { siteUrl: 'https://forno.it' })).status).toBe(200);
  const pasted = await client(server).post(
    `/chatbots/${id}/training-texts`,
    { title: 'Orari', text: 'Siamo aperti dal lunedì al sabato dalle 7 alle 19.' },
    { token: person.token },
  );
  expect(pasted.status).toBeLessThan(300);
  await eventually(
    () => client(server).get(`/chatbots/${id}/training-files`, { token: person.token }),
    (reply) => dataOf<TrainingFile[]>(reply).every(({ status }) => status === 'ready'),
  );
  const pass = await client(server).post(`/chatbots/${id}/preview-token`, {}, { token: person.token });
  const reply = await client(server).post(
    '/widget/chat',
    { install_id: id, message: 'A che ora aprite?' },
    { token: dataOf<{ token: string }>(pass).token },
  );
  expect(JSON.stringify(reply.body)).toContain('dalle 7 alle 19');
  expect(await trialOf(person)).toMatchObject({ chatbotId: id, chatbot: { host: 'forno.it' } });
  expect((await read(person, id)).trial?.removedAt).toBeDefined();
});

test('a guest cannot begin one', async () => {
  expect((await client(server).post('/chatbot-trial', {})).status).toBe(401);
});

test('it is its owner’s alone', async () => {
  const { id } = await begin();
  const other = await signUp(server);
  expect(await trialOf(other)).toBeNull();
  expect((await client(server).get(`/chatbots/${id}`, { token: other.token })).status).toBe(404);
});

test('of five that are begun at once one is, and the others learn which', async () => {
  const person = await signUp(server);
  const replies = await Promise.all(Array.from({ length: 5 }, () => start(person)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  const { body } = await start(person);
  expect((body as ErrorBody).error.details).toMatchObject({
    code: 'CONFLICT',
    reason: 'trial-exists',
    chatbotId: (await trialOf(person))?.chatbotId,
  });
});

test('it cannot be published, and a site is refused it as it is refused a suspended one', async () => {
  const { person, id } = await begin();
  await save(person, id, { siteUrl: 'https://forno.it' });
  const refused = await publish(person, id);
  expect(refused.status).toBe(409);
  expect((refused.body as unknown as ErrorBody).error.details).toMatchObject({
    code: 'CONFLICT',
    reason: 'unpaid',
  });
  const bought = await ownerOfBot(server);
  await bought.save({ siteUrl: 'https://forno.it' });
  await bought.publish();
  await bought.suspend();
  const [trial, suspended] = [await config(id), await config(bought.id)];
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as ErrorBody).error.details.code,
  ];
  expect(codeOf(trial)).toEqual(codeOf(suspended));
});

test('messages cannot be bought for it: it may be removed', async () => {
  const { person, id } = await begin();
  const refused = await client(server).post(
    '/purchases',
    { productId: 'crediti-1000', method: 'card', billing: aBilling(), chatbotId: id },
    { token: person.token, headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  expect((refused.body as unknown as ErrorBody).error.details).toMatchObject({
    code: 'CONFLICT',
    reason: 'unpaid',
  });
});

test('buying a chatbot makes the trial the bought one, with all that it has learnt, and it can be published', async () => {
  const { person, id } = await begin();
  const { design } = await read(person, id);
  await save(person, id, { siteUrl: 'https://forno.it', design: { ...design, displayName: 'Aria' } });
  const { page, purchase } = await shop.checkout(person);
  await shop.settle(page, 'succeed');
  const [bought] = await shop.purchasesOf(person);
  expect(bought).toMatchObject({
    id: purchase.id,
    installationId: id,
    suspended: false,
    chatbot: { name: 'Aria', host: 'forno.it' },
  });
  expect(await trialOf(person)).toBeNull();
  expect((await read(person, id)).trial).toBeNull();
  expect((await publish(person, id)).status).toBe(200);
  expect((await config(id)).status).toBe(200);
});

test('of two orders that are paid at once one gets the trial, the other a new chatbot', async () => {
  const { person, id } = await begin();
  const first = await shop.checkout(person);
  await shop.settle(first.page, 'succeed');
  const second = await shop.checkout(person);
  await shop.settle(second.page, 'succeed');
  const installed = (await shop.purchasesOf(person)).map(({ installationId }) => installationId);
  expect(new Set(installed).size).toBe(2);
  expect(installed).toContain(id);
});

test('who leaves it alone is written to a week before, once, and then it is removed', async () => {
  const { person, id } = await begin();
  await client(server).post(
    `/chatbots/${id}/training-texts`,
    { title: 'Orari', text: 'Siamo aperti dal lunedì al sabato.' },
    { token: person.token },
  );
  await leaveFor(id, 24);
  await runJob(server, 'tidy-trials');
  await runJob(server, 'tidy-trials');
  expect((await mailTo(server, person.email, 'trial-ending')).links[0]).toContain(id);
  expect(await trialOf(person)).not.toBeNull();

  await leaveFor(id, 31);
  await runJob(server, 'tidy-trials');
  expect(await trialOf(person)).toBeNull();
  expect((await client(server).get(`/chatbots/${id}`, { token: person.token })).status).toBe(404);
  expect((await start(person)).status).toBe(201);
});

test('opening it keeps it, and what was bought is never removed', async () => {
  const { person, id } = await begin();
  await leaveFor(id, 40);
  await read(person, id);
  const bought = await ownerOfBot(server);
  await runJob(server, 'tidy-trials');
  expect((await trialOf(person))?.chatbotId).toBe(id);
  expect((await bought.get()).id).toBe(bought.id);
});
