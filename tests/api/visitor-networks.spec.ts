import type { ListVisitorNetworks, MessageLimits, VisitorNetwork, WidgetChatReply } from '@contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, eventually } from '../support/client';
import { sql } from '../support/database';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { signInToPanel, type Panel } from '../support/panel';
import { startCms, type CmsServer } from '../support/start-cms';

const ORIGIN = 'https://panificio.test';
/** Twice the usual, for the people that these tests sign up from one address. */
const SCALE = 2;
const DAILY_LIMIT = 25;
/** A fifth of the day, times the scale. */
const SHARE = 10;

let server: CmsServer;
let panel: Panel;
beforeAll(async () => {
  // One proxy in front: the last address of X-Forwarded-For is the visitor's.
  server = await startCms({
    env: { SEED_DEMO: 'true', RATE_LIMIT_SCALE: String(SCALE), TRUSTED_PROXIES: '1' },
  });
  panel = await signInToPanel(server);
});
afterAll(() => server?.stop());

const openBot = async (): Promise<OwnedBot> => {
  const bot = await ownerOfBot(server);
  await bot.save({ siteUrl: ORIGIN });
  await bot.publish();
  const limits = await client(server).patch<MessageLimits['response']>(
    `/chatbots/${bot.id}/message-limits`,
    { dailyLimit: DAILY_LIMIT },
    { token: bot.owner.token },
  );
  expect(limits.status).toBe(200);
  return bot;
};
const from = (ip: string) => ({ headers: { origin: ORIGIN, 'x-forwarded-for': ip } });
const ask = (bot: OwnedBot, ip: string) =>
  client(server).post<WidgetChatReply>(
    '/widget/chat',
    { install_id: bot.id, message: 'Che orari fate?' },
    from(ip),
  );
const configFor = async (bot: OwnedBot, ip: string) =>
  (await client(server).get(`/widget/config?install_id=${bot.id}`, from(ip))).status;
const networksOf = async (bot: OwnedBot, token = bot.owner.token) =>
  client(server).get<ListVisitorNetworks['response']>(`/chatbots/${bot.id}/visitor-networks`, { token });
const blockOf = (bot: OwnedBot, { id }: VisitorNetwork) => `/chatbots/${bot.id}/visitor-networks/${id}/block`;

test('one address spends no more than its share of the day, however many ask at once; others are still answered', async () => {
  const bot = await openBot();
  const replies = await Promise.all(
    Array.from({ length: SHARE + 4 }, (_, index) => ask(bot, `2001:db8:1:2::${index + 1}`)),
  );
  const refused = replies.filter(({ body }) => body.outcome === 'limited');
  expect([replies.length, refused.length]).toEqual([SHARE + 4, 4]);
  // The polite notice, with the way to leave an address.
  expect(refused[0]?.body).toMatchObject({ handover: true, reply: expect.stringContaining('email') });
  expect((await ask(bot, '2001:db8:1:3::1')).body.outcome).not.toBe('limited');
  const { data, meta } = (await networksOf(bot)).body;
  expect(meta).toEqual({ share: SHARE });
  expect(data.map(({ label, usedToday, blockedUntil }) => [label, usedToday, blockedUntil])).toEqual([
    ['2001:db8:1:…', SHARE, null],
    ['2001:db8:1:…', 1, null],
  ]);
  // The day in Rome turns.
  await sql(server, "update visitor_networks set usage_day = '2020-01-01'");
  expect((await ask(bot, '2001:db8:1:2::1')).body.outcome).not.toBe('limited');
});

test('the owner’s own trials are nobody’s share', async () => {
  const bot = await openBot();
  const api = client(server);
  const preview = await api.post<{ data: { token: string } }>(
    `/chatbots/${bot.id}/preview-token`,
    {},
    { token: bot.owner.token },
  );
  const trials = await Promise.all(
    Array.from({ length: SHARE + 1 }, () =>
      api.post<WidgetChatReply>(
        '/widget/chat',
        { install_id: bot.id, message: 'Che orari fate?' },
        { token: preview.body.data.token, headers: { 'x-forwarded-for': '198.51.100.20' } },
      ),
    ),
  );
  expect(trials.map(({ body }) => body.outcome)).not.toContain('limited');
  expect((await networksOf(bot)).body.data).toEqual([]);
});

test('an owner blocks a network, which then does not meet the bot, and opens it again', async () => {
  const bot = await openBot();
  const [ip, other] = ['203.0.113.7', '203.0.113.8'];
  const first = await ask(bot, ip);
  await ask(bot, other);
  const network = (await networksOf(bot)).body.data.find(
    ({ conversation }) => conversation?.sessionId === first.body.sessionId,
  );
  if (!network) throw new Error('The network is not listed');
  expect(network).toMatchObject({ label: '203.0.113.…', usedToday: 1 });
  const { token } = bot.owner;
  const blocked = await client(server).post<{ data: VisitorNetwork }>(blockOf(bot, network), {}, { token });
  expect(Date.parse(blocked.body.data.blockedUntil ?? '')).toBeGreaterThan(Date.now());
  expect([await configFor(bot, ip), await configFor(bot, other)]).toEqual([404, 200]);
  const refused = await ask(bot, ip);
  expect([refused.status, refused.body]).toEqual([404, expect.objectContaining({ suspended: true })]);
  // Nor does it go on with the conversation it had.
  const { sessionId, session_token } = first.body;
  const proof = { install_id: bot.id, sessionId, session_token };
  expect((await client(server).post('/widget/person', proof, from(ip))).status).toBe(404);
  expect((await ask(bot, other)).status).toBe(200);
  expect((await networksOf(bot)).body.data[0]?.id).toBe(network.id);
  expect((await client(server).del(blockOf(bot, network), undefined, { token })).status).toBe(200);
  expect([await configFor(bot, ip), (await ask(bot, ip)).status]).toEqual([200, 200]);
});

test('a block ends by itself after thirty days', async () => {
  const bot = await openBot();
  await ask(bot, '192.0.2.50');
  const [network] = (await networksOf(bot)).body.data;
  if (!network) throw new Error('The network is not listed');
  await client(server).post(blockOf(bot, network), {}, { token: bot.owner.token });
  const long = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  const at = process.env.TEST_DATABASE === 'postgres' ? `'${long.toISOString()}'` : String(long.getTime());
  await sql(server, `update visitor_networks set blocked_at = ${at} where document_id = '${network.id}'`);
  expect((await networksOf(bot)).body.data[0]).toMatchObject({ id: network.id, blockedUntil: null });
});

test('nobody sees or blocks the visitors of somebody else’s bot', async () => {
  const bot = await openBot();
  await ask(bot, '192.0.2.60');
  const [network] = (await networksOf(bot)).body.data;
  const other = await ownerOfBot(server);
  if (!network) throw new Error('The network is not listed');
  expect((await networksOf(bot, other.owner.token)).status).toBe(404);
  const attempts = [blockOf(bot, network), blockOf(other, network)].map((path) =>
    client(server).post(path, {}, { token: other.owner.token }),
  );
  expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([404, 404]);
});

test('addresses are stored only as digests and shown without their last part', async () => {
  const bot = await openBot();
  await ask(bot, '192.0.2.77');
  const rows = await sql(server, 'select digest, label from visitor_networks');
  expect(JSON.stringify(rows)).not.toContain('192.0.2.77');
  expect(rows.map(({ label }) => label)).toContain('192.0.2.…');
});

test('blocking an owner in the panel stops their widgets at once, and opening the account starts them again', async () => {
  const bot = await openBot();
  const uid = 'plugin::users-permissions.user';
  const found = await panel.call<{ results: { documentId: string }[] }>(
    'GET',
    `/${uid}?filters[email]=${bot.owner.email}`,
  );
  const [person] = found.body.results;
  const setBlocked = (blocked: boolean) => panel.call('PUT', `/${uid}/${person?.documentId}`, { blocked });
  expect(await configFor(bot, '192.0.2.80')).toBe(200);
  expect((await setBlocked(true)).status).toBe(200);
  // On PostgreSQL the word reaches an instance by the database: a moment, not the half minute that a bot is remembered.
  await eventually(
    () => configFor(bot, '192.0.2.80'),
    (status) => status === 404,
    1_000,
  );
  expect((await ask(bot, '192.0.2.80')).status).toBe(404);
  await setBlocked(false);
  await eventually(
    () => configFor(bot, '192.0.2.80'),
    (status) => status === 200,
    1_000,
  );
});
