import type { Chatbot, ChatbotVersion, WidgetChatReply, WidgetConfig } from '@contract';
import { DESIGN_DEFAULTS } from '@contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, dataOf, refusalOf, signUp } from '../support/client';
import { sql } from '../support/database';
import { testOnSqlite } from '../support/on-sqlite';
import { mailTo } from '../support/outbox';
import { ownerOfBot, visitor, type OwnedBot } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

const SITE = 'https://pizzeria.test';
const NOT_KNOWN = 'Quanto pesa la luna di martedì?';

let server: CmsServer;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
});
afterAll(() => server.stop());

const publishedBot = async (changes: Parameters<OwnedBot['save']>[0] = {}): Promise<OwnedBot> => {
  const bot = await ownerOfBot(server);
  await bot.save({ siteUrl: SITE, ...changes });
  await bot.publish();
  return bot;
};
const configOf = async (bot: OwnedBot, origin = SITE) =>
  client(server).get<WidgetConfig>(`/widget/config?install_id=${bot.id}`, { headers: { origin } });
const versionsOf = async (bot: OwnedBot) =>
  (
    await client(server).get<{ data: ChatbotVersion[] }>(`/chatbots/${bot.id}/versions`, {
      token: bot.owner.token,
    })
  ).body.data;
const restore = async (bot: OwnedBot, number: number | string, version?: number) =>
  client(server).post<{ data: Chatbot }>(
    `/chatbots/${bot.id}/versions/${number}/restore`,
    { version: version ?? (await bot.get()).version },
    { token: bot.owner.token },
  );

describe('while a bot is published', () => {
  test('visitors keep meeting what was published; the owner’s preview meets the draft', async () => {
    const bot = await publishedBot({
      fallbackText: 'Chiedi in negozio.',
      privacyUrl: 'https://pizzeria.test/privacy',
      design: { displayName: 'Prima' },
    });
    await bot.upload([{ name: 'orari.txt', bytes: Buffer.from('La pizzeria apre alle 19.') }]);
    await bot.save({
      language: 'en',
      fallbackText: 'Ask the owner.',
      privacyUrl: '',
      design: { displayName: 'Dopo', bubbleColor: '#0f766e' },
    });

    const { config, ask } = await visitor(server, bot.id, SITE);
    expect(config.body).toMatchObject({
      bot_display_name: 'Prima',
      bubble_color: DESIGN_DEFAULTS.bubbleColor,
      language: 'it',
      privacy_url: 'https://pizzeria.test/privacy',
    });
    expect((await ask(NOT_KNOWN)).body.reply).toContain('Chiedi in negozio.');

    const pass = await client(server).post(
      `/chatbots/${bot.id}/preview-token`,
      {},
      { token: bot.owner.token },
    );
    const tried = await client(server).post<WidgetChatReply>(
      '/widget/chat',
      { install_id: bot.id, message: NOT_KNOWN },
      { headers: { authorization: `Bearer ${dataOf<{ token: string }>(pass).token}` } },
    );
    expect(tried.body.reply).toContain('Ask the owner.');

    expect(await bot.get()).toMatchObject({
      status: 'published',
      design: { displayName: 'Dopo' },
      published: { language: 'it', design: { displayName: 'Prima' } },
    });
    await bot.publish();
    expect((await configOf(bot)).body).toMatchObject({ bot_display_name: 'Dopo', language: 'en' });
    expect((await ask(NOT_KNOWN)).body.reply).toContain('Ask the owner.');
  });

  test('a visitor’s note goes to the published address, not to one still being typed', async () => {
    const published = `banco-${crypto.randomUUID().slice(0, 8)}@pizzeria.test`;
    const bot = await publishedBot({ contactEmail: published });
    await bot.save({ contactEmail: 'bozza@pizzeria.test' });
    const { ask } = await visitor(server, bot.id, SITE);
    const { sessionId, session_token } = (await ask('Buongiorno')).body;
    await client(server).post(
      '/widget/handover',
      { install_id: bot.id, sessionId, session_token, email: 'anna@visitatori.test' },
      { headers: { origin: SITE } },
    );
    expect((await mailTo(server, published, 'handover')).text).toContain('anna@visitatori.test');
  });

  test('the site and its domains guard, so they apply at once', async () => {
    const bot = await publishedBot();
    expect((await configOf(bot, 'https://trattoria.test')).status).toBe(403);
    await bot.save({ allowedDomains: ['trattoria.test'] });
    expect((await configOf(bot, 'https://trattoria.test')).status).toBe(200);
    expect((await configOf(bot, SITE)).status).toBe(403);
  });

  test('a new key makes the old one useless at once, and the page is told the new one', async () => {
    const bot = await publishedBot();
    const open = await visitor(server, bot.id, SITE);
    expect((await open.ask('Ciao')).status).toBe(200);
    await client(server).post(
      `/chatbots/${bot.id}/rotate-key`,
      { version: (await bot.get()).version },
      { token: bot.owner.token },
    );
    const refused = await open.ask('Ciao');
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ error: { details: { code: 'WIDGET_KEY_INVALID' } } });
    const renewed = await visitor(server, bot.id, SITE);
    expect(renewed.config.body.bot_public_key).toBe((await bot.get()).publicKey);
    expect((await renewed.ask('Ciao')).status).toBe(200);
  });
});

describe('versions', () => {
  test('each publication is kept, and going back makes it the draft', async () => {
    const bot = await publishedBot({ instructions: 'Uno', tone: 'calm', design: { displayName: 'Uno' } });
    await bot.save({ instructions: 'Due', tone: 'direct', design: { displayName: 'Due' } });
    await bot.publish();

    const [second, first] = await versionsOf(bot);
    expect([second, first]).toMatchObject([
      { current: true, snapshot: { instructions: 'Due', design: { displayName: 'Due' } } },
      { current: false, snapshot: { instructions: 'Uno', design: { displayName: 'Uno' } } },
    ]);
    expect((await bot.get()).publishedVersion).toBe(second?.number);

    const back = await restore(bot, first?.number ?? 0);
    expect(back.body.data).toMatchObject({
      instructions: 'Uno',
      tone: 'calm',
      design: { displayName: 'Uno' },
      status: 'published',
      published: { instructions: 'Due' },
    });
    expect((await configOf(bot)).body.bot_display_name).toBe('Due');
    await bot.publish();
    expect((await configOf(bot)).body.bot_display_name).toBe('Uno');
    expect((await versionsOf(bot)).map(({ snapshot }) => snapshot.instructions)).toEqual([
      'Uno',
      'Due',
      'Uno',
    ]);
  });

  test('restoring leaves site, domains and retention as they are', async () => {
    const bot = await publishedBot();
    const [first] = await versionsOf(bot);
    await bot.save({ siteUrl: 'https://osteria.test', retentionDays: 30 });
    expect((await restore(bot, first?.number ?? 0)).body.data).toMatchObject({
      siteUrl: 'https://osteria.test',
      allowedDomains: ['osteria.test'],
      retentionDays: 30,
    });
  });

  test('a restore from an older state is refused and changes nothing', async () => {
    const bot = await publishedBot({ instructions: 'Uno' });
    const [first] = await versionsOf(bot);
    const stale = (await bot.get()).version;
    await bot.save({ instructions: 'Due' });
    const refused = await restore(bot, first?.number ?? 0, stale);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      error: { details: { code: 'STALE_VERSION', current: { instructions: 'Due' } } },
    });
    expect((await bot.get()).instructions).toBe('Due');
  });

  testOnSqlite.each(['999', '0', '-1', 'x', '99999999999999999999', '1e3'])(
    'version %s is not there',
    async (number) => {
      const bot = await publishedBot();
      expect((await restore(bot, number)).status).toBe(404);
    },
  );

  testOnSqlite('a malformed request is refused in our words', async () => {
    const bot = await publishedBot();
    const [first] = await versionsOf(bot);
    const reply = await client(server).post(
      `/chatbots/${bot.id}/versions/${first?.number}/restore`,
      { version: 'ieri' },
      { token: bot.owner.token },
    );
    expect(reply.status).toBe(422);
    expect(refusalOf(reply).code).toBe('VALIDATION');
  });

  test('nobody else learns of them', async () => {
    const bot = await publishedBot();
    const other = await publishedBot();
    const [mine] = await versionsOf(bot);
    const stranger = await signUp(server);
    for (const [path, call] of [
      [`/chatbots/${bot.id}/versions`, 'get'],
      [`/chatbots/${bot.id}/versions/${mine?.number}/restore`, 'post'],
      [`/chatbots/${bot.id}/wordpress-plugin`, 'get'],
    ] as const) {
      const ask = (token?: string) =>
        call === 'get'
          ? client(server).get(path, token ? { token } : {})
          : client(server).post(path, { version: 1 }, token ? { token } : {});
      expect([path, (await ask(stranger.token)).status]).toEqual([path, 404]);
      expect([path, (await ask(other.owner.token)).status]).toEqual([path, 404]);
      expect([path, (await ask()).status]).toEqual([path, 401]);
    }
  });

  test('the newest fifty are kept, and the one online is among them', async () => {
    const bot = await publishedBot();
    for (let round = 0; round < 52; round += 1) {
      await bot.save({ instructions: `Giro ${round}` });
      await bot.publish();
    }
    const versions = await versionsOf(bot);
    expect(versions).toHaveLength(50);
    expect(versions[0]).toMatchObject({ current: true, snapshot: { instructions: 'Giro 51' } });
    expect(versions.at(-1)?.snapshot.instructions).toBe('Giro 2');
    const rows = await sql(
      server,
      `select count(*) as total from chatbot_versions where chatbot_id = (select id from chatbots where install_id = '${bot.id}')`,
    );
    expect(Number(rows[0]?.total)).toBe(50);
  });
});

describe('suspending', () => {
  test('it takes the widget away and keeps what was published; coming back unchanged is no new version', async () => {
    const bot = await publishedBot({ design: { displayName: 'Uno' } });
    const before = await bot.get();
    await bot.suspend();
    expect((await configOf(bot)).status).toBe(404);
    expect(await bot.get()).toMatchObject({
      published: before.published,
      publishedVersion: before.publishedVersion,
      publishedAt: before.publishedAt,
    });
    const again = await bot.publish();
    expect(again).toMatchObject({
      status: 'published',
      suspended: false,
      publishedVersion: before.publishedVersion,
      publishedAt: before.publishedAt,
    });
    expect(await versionsOf(bot)).toHaveLength(1);
    expect((await configOf(bot)).status).toBe(200);
  });

  test('of two tabs that publish one version, one does', async () => {
    const bot = await publishedBot();
    const { version } = await bot.save({ instructions: 'Nuove' });
    const publish = () =>
      client(server).post(`/chatbots/${bot.id}/publish`, { version }, { token: bot.owner.token });
    const statuses = (await Promise.all([publish(), publish()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await versionsOf(bot)).toHaveLength(2);
  });
});

testOnSqlite(
  'a bot from before drafts existed keeps saying what it said, and can go back to it',
  async () => {
    const old = await startCms({ env: { SEED_DEMO: 'true' } });
    try {
      const bot = await ownerOfBot(old);
      await bot.save({
        siteUrl: SITE,
        instructions: 'Dai del tu.',
        tone: 'calm',
        design: { displayName: 'Online', bubbleColor: '#0f766e' },
      });
      await bot.publish();
      const untouched = await ownerOfBot(old);
      // The tables as they were: only the drawing was published.
      await old.restart({}, async () => {
        for (const statement of [
          `alter table chatbots add column published_design jsonb`,
          `update chatbots set published_design = ${old.env.DATABASE_URL ? `published->'design'` : `json_extract(published, '$.design')`} where published is not null`,
          `update chatbots set design = '{"displayName":"Bozza"}' where install_id = '${bot.id}'`,
          `alter table chatbots drop column published`,
          `alter table chatbots drop column published_number`,
          `delete from chatbot_versions`,
          `delete from strapi_migrations`,
        ])
          await sql(old, statement);
      });

      const after = await bot.get();
      expect(after).toMatchObject({
        status: 'published',
        design: { displayName: 'Bozza' },
        published: {
          instructions: 'Dai del tu.',
          tone: 'calm',
          language: 'it',
          design: { ...DESIGN_DEFAULTS, displayName: 'Online', bubbleColor: '#0f766e' },
        },
      });
      const config = await client(old).get<WidgetConfig>(`/widget/config?install_id=${bot.id}`, {
        headers: { origin: SITE },
      });
      expect(config.body).toMatchObject({ bot_display_name: 'Online', bubble_color: '#0f766e' });
      const versions = await client(old).get<{ data: ChatbotVersion[] }>(`/chatbots/${bot.id}/versions`, {
        token: bot.owner.token,
      });
      expect(versions.body.data).toMatchObject([{ number: after.publishedVersion, current: true }]);
      expect(versions.body.data[0]?.publishedAt).toBe(after.publishedAt);
      expect(await untouched.get()).toMatchObject({ published: null, publishedVersion: null });

      // Once is enough: another start changes nothing.
      await old.restart();
      const { version, published, publishedVersion, publishedAt } = after;
      expect(await bot.get()).toMatchObject({ version, published, publishedVersion, publishedAt });
    } finally {
      await old.stop();
    }
    // Three starts of a server.
  },
  120_000,
);
