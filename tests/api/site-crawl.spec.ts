import type { ListSitePages, SiteCrawl, SitePage, WidgetChatReply } from '@contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, eventually, signUp } from '../support/client';
import { testOnSqlite } from '../support/on-sqlite';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { ownersSite, sitePage, type OwnersSite } from '../support/owners-site';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
let site: OwnersSite;
let slow: OwnersSite;
beforeAll(async () => {
  site = await ownersSite({
    '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /privato\n' },
    '/': sitePage('Falegnameria Noce', 'Facciamo mobili su misura dal 1950.', [
      '/orari',
      '/chi-siamo?utm_source=menu',
      '/privato',
      '/vecchia',
      '/doppia',
      '/rotta',
      '/listino.pdf',
      '/file',
      '/vuota',
      '/segreta',
      'https://altro-sito.test/',
    ]),
    '/orari': sitePage('Orari', 'Siamo aperti dalle 8:30 alle 17:45, il sabato solo la mattina.'),
    '/chi-siamo': sitePage('Chi siamo', 'Siamo tre fratelli: Aldo, Bruno e Carlo.', ['/orari#mattina']),
    '/privato': sitePage('Privato', 'Il codice della cassaforte è 1234.'),
    '/vecchia': { status: 301, headers: { location: '/nuova' } },
    '/nuova': sitePage('Garanzia', 'La garanzia sui mobili dura sette anni.'),
    '/doppia': sitePage('Orari', 'Siamo aperti dalle 8:30 alle 17:45, il sabato solo la mattina.'),
    '/file': { type: 'application/pdf', body: '%PDF-1.4' },
    '/vuota': '<html><body><nav>Menu</nav></body></html>',
    '/segreta': '<html><head><meta name="robots" content="noindex"></head><body><p>Bozza.</p></body></html>',
    '/sitemap.xml': {
      type: 'application/xml',
      body: '',
    },
  });
  slow = await ownersSite({});
  site.files['/sitemap.xml'] = {
    type: 'application/xml',
    body: `<urlset><url><loc>${site.url}/solo-in-mappa</loc></url></urlset>`,
  };
  site.files['/solo-in-mappa'] = sitePage('Consegne', 'Consegniamo in tutta la provincia in dieci giorni.');
  server = await startCms({
    env: { SEED_DEMO: 'true', WEB_FETCH_ALLOW: `${site.host},${slow.host}` },
  });
});
afterAll(async () => {
  await server.stop();
  site.close();
  slow.close();
});

const of = (bot: OwnedBot) => {
  const api = client(server);
  const { token } = bot.owner;
  const base = `/chatbots/${bot.id}`;
  const list = async () => (await api.get<ListSitePages['response']>(`${base}/site-pages`, { token })).body;
  return {
    list,
    start: () =>
      api.post<{ data: SiteCrawl; error?: { details: Record<string, unknown> } }>(
        `${base}/site-crawl`,
        {},
        { token },
      ),
    stop: () => api.del(`${base}/site-crawl`, undefined, { token }),
    forget: (pageId = '') => api.del(`${base}/site-pages${pageId && `/${pageId}`}`, undefined, { token }),
    finished: (ms?: number) => eventually(list, ({ meta }) => meta.crawl.finishedAt !== null, ms),
    /** Reads the site from `url`, to its end. */
    read: async (url = site.url) => {
      await bot.save({ siteUrl: url });
      const started = await api.post(`${base}/site-crawl`, {}, { token });
      if (started.status !== 202) throw new Error(JSON.stringify(started.body));
      return eventually(list, ({ meta }) => meta.crawl.finishedAt !== null, 30_000);
    },
    ask: async (message: string) => {
      const preview = await api.post<{ data: { token: string } }>(`${base}/preview-token`, {}, { token });
      return (
        await api.post<WidgetChatReply>(
          '/widget/chat',
          { install_id: bot.id, message },
          { token: preview.body.data.token },
        )
      ).body;
    },
  };
};
const path = ({ url }: SitePage) => url.replace(/^https?:\/\/[^/]+/, '');
const states = (pages: SitePage[]) =>
  Object.fromEntries(pages.map((page) => [path(page), page.failure ?? page.status]));

describe("an owner's site", () => {
  let bot: OwnedBot;
  beforeAll(async () => {
    bot = await ownerOfBot(server);
  });

  test('that was never read says so', async () => {
    expect(await of(bot).list()).toEqual({
      data: [],
      meta: {
        crawl: { status: 'never', startedAt: null, finishedAt: null, found: 0, read: 0, failure: null },
      },
    });
  });
  test('is read along its map and its links, each page once, and nothing that it keeps to itself', async () => {
    site.requests.length = 0;
    const { data, meta } = await of(bot).read();
    expect(states(data)).toEqual({
      '/': 'ready',
      '/solo-in-mappa': 'ready',
      '/orari': 'ready',
      '/chi-siamo': 'ready',
      '/nuova': 'ready',
      '/rotta': 'NOT_FOUND',
      '/file': 'NOT_A_PAGE',
      '/vuota': 'EMPTY',
      '/segreta': 'ROBOTS',
    });
    expect(meta.crawl).toMatchObject({ status: 'done', found: 9, read: 9, failure: null });
    expect(site.requests).not.toContain('/privato');
    expect(site.requests).not.toContain('/listino.pdf');
    expect(site.requests.filter((each) => each === '/orari')).toHaveLength(1);
    expect(data.find((page) => path(page) === '/orari')).toMatchObject({ title: 'Orari', passages: 1 });
  });
  testOnSqlite('is what the bot then answers from, naming the page', async () => {
    const reply = await of(bot).ask('Quanto dura la garanzia sui mobili?');
    expect(reply.reply).toContain('sette anni');
    expect(reply.sources[0]?.title).toBe('Garanzia');
    expect((await of(bot).ask('Qual è il codice della cassaforte?')).reply).not.toContain('1234');
  });
  test('read again, changes what changed, keeps what is away for a while, drops what is gone', async () => {
    site.files['/orari'] = sitePage('Orari', 'Ora siamo aperti dalle 9:15 alle 18:00.');
    site.files['/nuova'] = { status: 503 };
    site.files['/chi-siamo'] = { status: 410 };
    delete site.files['/doppia'];
    const { data } = await of(bot).read();
    expect(states(data)).toMatchObject({
      '/orari': 'ready',
      '/nuova': 'UNREACHABLE',
      '/chi-siamo': 'NOT_FOUND',
    });
    expect(data.find((page) => path(page) === '/nuova')).toMatchObject({ status: 'ready', passages: 1 });
    const { ask } = of(bot);
    expect((await ask('Quali sono gli orari di apertura?')).reply).toContain('9:15');
    expect((await ask('Quanto dura la garanzia sui mobili?')).reply).toContain('sette anni');
    expect((await ask('Chi sono i tre fratelli Aldo e Bruno?')).reply).not.toContain('Carlo');
  });
  test('can be forgotten, a page or all of it', async () => {
    const { list, forget, ask } = of(bot);
    const garanzia = (await list()).data.find((page) => path(page) === '/nuova');
    expect((await forget(garanzia?.id)).status).toBe(204);
    expect((await forget(garanzia?.id)).status).toBe(404);
    expect((await ask('Quanto dura la garanzia sui mobili?')).reply).not.toContain('sette anni');
    expect((await forget()).status).toBe(204);
    expect(await list()).toMatchObject({ data: [], meta: { crawl: { status: 'never' } } });
  });
});

describe('a reading', () => {
  testOnSqlite('needs an address', async () => {
    const bot = await ownerOfBot(server);
    const reply = await of(bot).start();
    expect([reply.status, reply.body.error?.details]).toEqual([
      422,
      expect.objectContaining({ code: 'VALIDATION', fields: { siteUrl: 'required' } }),
    ]);
  });
  testOnSqlite.each([
    ['this machine', 'http://127.0.0.1:1', 'UNREACHABLE'],
    ['a private network', 'http://10.0.0.1/', 'PRIVATE_ADDRESS'],
    ["a cloud's metadata", 'http://169.254.169.254/latest/', 'PRIVATE_ADDRESS'],
    ['loopback by another spelling', 'http://0177.0.0.1/', 'PRIVATE_ADDRESS'],
  ])('of %s fails in words', async (_, url, failure) => {
    const { meta } = await of(await ownerOfBot(server)).read(url);
    expect(meta.crawl).toMatchObject({ status: 'failed', failure });
  });
  testOnSqlite('of a site that forbids it fails in words, and reads nothing', async () => {
    slow.files['/robots.txt'] = { type: 'text/plain', body: 'User-agent: OfficinaBot\nDisallow: /' };
    slow.requests.length = 0;
    const { data, meta } = await of(await ownerOfBot(server)).read(slow.url);
    expect([data, meta.crawl.status, meta.crawl.failure]).toEqual([[], 'failed', 'ROBOTS']);
    expect(slow.requests).not.toContain('/');
    delete slow.files['/robots.txt'];
  });
  test('runs once at a time, and stops when the site is forgotten', async () => {
    slow.files['/'] = sitePage('Lenta', 'Una pagina.', ['/attesa']);
    slow.files['/attesa'] = () => 'silence';
    const bot = await ownerOfBot(server);
    await bot.save({ siteUrl: slow.url });
    const { start, list, forget } = of(bot);
    expect((await start()).body.data).toMatchObject({ status: 'running' });
    expect([(await start()).status, (await start()).status]).toEqual([409, 409]);
    await eventually(
      async () => slow.requests,
      (path) => path.includes('/attesa'),
    );
    expect((await forget()).status).toBe(204);
    slow.release();
    // A second reading is not disturbed by the end of the first.
    slow.files['/attesa'] = sitePage('Attesa', 'Ne valeva la pena.');
    expect((await start()).status).toBe(202);
    const { data, meta } = await eventually(list, (answer) => answer.meta.crawl.finishedAt !== null, 30_000);
    expect(meta.crawl.status).toBe('done');
    expect(data).toHaveLength(2);
  });
  test('can be stopped, and keeps what it has', async () => {
    slow.files['/'] = sitePage('Lenta', 'Una pagina.', ['/attesa']);
    slow.files['/attesa'] = () => 'silence';
    const bot = await ownerOfBot(server);
    await bot.save({ siteUrl: slow.url });
    const { start, stop, list } = of(bot);
    expect((await stop()).status).toBe(204);
    expect((await list()).meta.crawl.status).toBe('never');
    await start();
    await eventually(list, ({ data }) => data.some(({ status }) => status === 'ready'));
    expect((await stop()).status).toBe(204);
    slow.release();
    const { data, meta } = await list();
    expect(meta.crawl).toMatchObject({ status: 'done', failure: null });
    expect(data.map((page) => [path(page), page.status])).toEqual([['/', 'ready']]);
    // The end of what was being read changes nothing any more.
    expect((await start()).status).toBe(202);
    expect((await stop()).status).toBe(204);
  });
  test('that a crash interrupted goes on where it was', async () => {
    slow.files['/'] = sitePage('Lenta', 'Una pagina.', ['/uno', '/due', '/attesa']);
    slow.files['/uno'] = sitePage('Uno', 'La prima pagina parla di sedie.');
    slow.files['/due'] = sitePage('Due', 'La seconda pagina parla di tavoli.');
    slow.files['/attesa'] = () => 'silence';
    const bot = await ownerOfBot(server);
    await bot.save({ siteUrl: slow.url });
    const { start, list, finished } = of(bot);
    await start();
    await eventually(list, ({ data }) => data.filter(({ status }) => status === 'ready').length === 3);
    await server.kill('SIGKILL');
    slow.files['/attesa'] = sitePage('Attesa', 'La terza pagina parla di letti.');
    slow.requests.length = 0;
    await server.restart();
    const { data, meta } = await finished(180_000);
    expect(meta.crawl).toMatchObject({ status: 'done', found: 4, read: 4 });
    expect(data.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready', 'ready']);
    // What had been read was not read again.
    expect(slow.requests.filter((each) => each === '/uno' || each === '/due')).toEqual([]);
  }, 240_000);
  testOnSqlite('takes two hundred pages and no more', async () => {
    const paths = Array.from({ length: 260 }, (_, index) => `/p/${index}`);
    slow.files['/'] = sitePage('Grande', 'Un catalogo.');
    slow.files['/sitemap.xml'] = {
      type: 'text/xml',
      body: `<urlset>${paths.map((each) => `<url><loc>${slow.url}${each}</loc></url>`).join('')}</urlset>`,
    };
    const bot = await ownerOfBot(server);
    await bot.save({ siteUrl: slow.url });
    const { start, list, forget } = of(bot);
    await start();
    const { data } = await eventually(list, ({ meta }) => meta.crawl.found > 1);
    expect(data).toHaveLength(200);
    await forget();
    delete slow.files['/sitemap.xml'];
  });
});

test("nobody else sees or reads an owner's site", async () => {
  const bot = await ownerOfBot(server);
  const stranger = await signUp(server);
  const api = client(server);
  const options = { token: stranger.token };
  const replies = await Promise.all([
    api.get(`/chatbots/${bot.id}/site-pages`, options),
    api.post(`/chatbots/${bot.id}/site-crawl`, {}, options),
    api.del(`/chatbots/${bot.id}/site-pages`, undefined, options),
    api.del(`/chatbots/${bot.id}/site-crawl`, undefined, options),
    api.del(`/chatbots/${bot.id}/site-pages/x`, undefined, options),
    api.get(`/chatbots/${bot.id}/site-pages`),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 401]);
});
