import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { client, refusalOf, signIn, signUp, type TestUser } from '../support/client';
import { sql } from '../support/database';
import { codeIn, mailTo, outbox } from '../support/outbox';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';
import { visitorTab, type VisitorTab } from '../support/visitor-tab';

const SITE = 'https://pizzeria.test';
const HOUR_MS = 3_600_000;

let server: CmsServer;
let bot: OwnedBot;
let visitor: VisitorTab;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true', TEST_CLOCK: 'true' } });
  bot = await ownerOfBot(server);
  await bot.save({ siteUrl: SITE });
  await bot.upload([{ name: 'orari.txt', bytes: Buffer.from('La pizzeria apre alle 19.') }]);
  await bot.publish();
  visitor = await visitorTab(server, bot.id, SITE, 'A che ora apre la pizzeria?');
});
afterAll(() => server?.stop());
beforeEach(() => server.setClock(0));

const me = ({ token }: TestUser) => client(server).get('/me', { token });
const refresh = ({ cookie }: TestUser) =>
  client(server).post<{ jwt: string }>('/auth/refresh', {}, { headers: { cookie, origin: server.url } });
const forgot = ({ email }: TestUser) => client(server).post('/auth/forgot-password', { email });
const NEW_PASSWORD = 'un-altra-parola-lunga';
const reset = (code: string) =>
  client(server).post('/auth/reset-password', {
    code,
    password: NEW_PASSWORD,
    passwordConfirmation: NEW_PASSWORD,
  });

test('set back an hour: what waits is done at once, people stay signed in, and visitors are answered', async () => {
  const person = await signUp(server);
  server.setClock(-HOUR_MS);
  expect((await me(person)).status).toBe(200);
  expect((await refresh(person)).status).toBe(200);
  expect((await visitor.say('A che ora apre la pizzeria?')).body.reply).toContain('19');
  // A job, and a mail, which is one too.
  const files = await bot.upload([
    { name: 'chiusura.txt', bytes: Buffer.from('La pizzeria chiude alle 23.') },
  ]);
  expect(files.map(({ status }) => status)).toEqual(['ready', 'ready']);
  await forgot(person);
  expect((await reset(codeIn(await mailTo(server, person.email, 'reset')))).status).toBe(200);
  // The machine's clock is put right again, and what was given out meanwhile is still of use.
  const later = await signUp(server);
  server.setClock(0);
  expect((await refresh(later)).status).toBe(200);
  expect((await visitor.say('A che ora chiude la pizzeria?')).body.reply).toContain('23');
});

test('set ahead by an hour: nothing is done twice, and what was worth less than an hour is over', async () => {
  const person = await signUp(server);
  await forgot(person);
  const code = codeIn(await mailTo(server, person.email, 'reset'));
  const [before] = await sql(server, 'select count(*) as count from passages');
  server.setClock(HOUR_MS);
  const late = await reset(code);
  expect([late.status, refusalOf(late).code]).toEqual([422, 'TOKEN_EXPIRED']);
  expect((await me(person)).status).toBe(401);
  const renewed = await refresh(person);
  expect(renewed.status).toBe(200);
  expect((await me({ ...person, token: renewed.body.jwt })).status).toBe(200);
  expect((await visitor.say('A che ora apre la pizzeria?')).status).toBe(200);
  // A lease that ran out with the jump would have the same work done by two.
  const fresh = await ownerOfBot(server, await signIn(server, person.email, person.password));
  await fresh.upload([{ name: 'orari.txt', bytes: Buffer.from('Il bar apre alle 7.') }]);
  const [after] = await sql(server, 'select count(*) as count from passages');
  expect(Number(after?.count) - Number(before?.count)).toBe(1);
  expect((await outbox(server, person.email)).filter(({ kind }) => kind === 'reset')).toHaveLength(1);
});
