import { createRequire } from 'node:module';
import path from 'node:path';
import type { ErrorBody, ListSitePages, ReadSiteProposals } from '@contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, eventually, signUp } from '../support/client';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { ownersSite, sitePage, type OwnersSite } from '../support/owners-site';
import { cmsRoot } from '../support/paths';
import { startCms, type CmsServer } from '../support/start-cms';

const sharp = createRequire(path.join(cmsRoot, 'package.json'))(
  'sharp',
) as (typeof import('sharp'))['default'];

/** The first page of a bakery: what its head says of it, and links to the others. */
const firstPage = (
  links: string[],
) => `<!doctype html><html lang="it"><head><title>Home | Forno Bianchi</title>
  <meta property="og:site_name" content="Forno Bianchi"><meta name="theme-color" content="#8a3b12">
  <link rel="icon" href="/favicon.svg"><link rel="apple-touch-icon" href="/touch.png">
  </head><body><main><h1>Forno Bianchi</h1><p>Pane e dolci di Altamura dal 1950.</p>
  ${links.map((link) => `<a href="${link}">Leggi</a>`).join(' ')}</main></body></html>`;

const PAGES: Record<string, string> = {
  '/orari': sitePage(
    'Orari',
    'Siamo aperti dal martedì al sabato dalle 7:00 alle 13:30. Domenica e lunedì chiuso.',
  ),
  '/consegne': sitePage(
    'Fate consegne a domicilio?',
    'Consegniamo a domicilio in città entro due ore, il costo è di 3 euro.',
  ),
  '/glutine': sitePage(
    'Avete pane senza glutine?',
    'Il pane senza glutine si prepara ogni venerdì su ordinazione.',
  ),
  '/parcheggio': sitePage('Parcheggio', 'Il parcheggio gratuito è in piazza Duomo, a cento metri dal forno.'),
  '/pagamenti': sitePage('Pagamenti', 'Si può pagare in contanti, con carta e con Satispay.'),
  '/torte': sitePage('Torte', 'Le torte si ordinano due giorni prima, anche per telefono.'),
  '/storia': sitePage('La nostra storia', 'Nonno Aldo aprì il forno nel 1950 con un solo garzone.'),
  '/corsi': sitePage('Corsi', 'Il corso di panificazione dura tre sabati e costa 120 euro.'),
  '/contatti': sitePage('Contatti', 'Telefono 080 1234567, via Roma 12, Altamura.'),
};

let server: CmsServer;
let site: OwnersSite;
let large: OwnersSite;
let bot: OwnedBot;
beforeAll(async () => {
  const touch = await sharp({ create: { width: 180, height: 180, channels: 3, background: '#8a3b12' } })
    .png()
    .toBuffer();
  site = await ownersSite({
    '/': firstPage(Object.keys(PAGES)),
    ...PAGES,
    '/touch.png': { type: 'image/png', body: touch },
  });
  large = await ownersSite({ '/': firstPage([]), '/orari': PAGES['/orari'] ?? '' });
  server = await startCms({ env: { SEED_DEMO: 'true', WEB_FETCH_ALLOW: `${site.host},${large.host}` } });
  bot = await ownerOfBot(server);
});
afterAll(async () => {
  await server?.stop();
  site?.close();
  large?.close();
});

const propose = (token = bot.owner.token) =>
  client(server).post<ReadSiteProposals['response']>(`/chatbots/${bot.id}/site-proposals`, {}, { token });

describe('what a chatbot could begin with', () => {
  test('is nothing while it has read nothing, and its site is not opened for it', async () => {
    await bot.save({ siteUrl: site.url });
    const { status, body } = await propose();
    expect(status).toBe(200);
    expect(body.data).toEqual({ name: null, logo: null, colors: [], openingHours: null, questions: [] });
    expect(site.requests).toEqual([]);
  });

  test('a site of ten pages is read and proposed in less than a minute', { timeout: 90_000 }, async () => {
    const { token } = bot.owner;
    const begun = Date.now();
    await client(server).post(`/chatbots/${bot.id}/site-crawl`, {}, { token });
    const { data: pages } = await eventually(
      async () =>
        (await client(server).get<ListSitePages['response']>(`/chatbots/${bot.id}/site-pages`, { token }))
          .body,
      ({ meta }) => meta.crawl.finishedAt !== null,
      60_000,
    );
    expect(pages.filter(({ status }) => status === 'ready')).toHaveLength(10);
    const before = await bot.get();
    const { data } = (await propose()).body;
    const seconds = (Date.now() - begun) / 1000;
    expect(seconds).toBeLessThan(60);
    process.stdout.write(`Ten pages read and proposed in ${seconds.toFixed(1)} s\n`);

    expect(data.name).toBe('Forno Bianchi');
    expect(data.colors[0]).toMatchObject({ hex: '#8a3b12', role: 'theme' });
    expect(data.openingHours?.answer).toContain('martedì');
    expect(data.questions.slice(0, 2)).toEqual(['Fate consegne a domicilio?', 'Avete pane senza glutine?']);
    expect(data.questions).toHaveLength(3);
    const logo = Buffer.from(data.logo?.replace('data:image/webp;base64,', '') ?? '', 'base64');
    expect(await sharp(logo).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    // Proposals change nothing.
    expect(await bot.get()).toEqual(before);
  });

  test('of a large site what visitors ask about is read first, and proposed before its end', async () => {
    const shelf = Array.from({ length: 210 }, (_, at) => `/sedie/${at}`);
    for (const path of shelf) large.files[path] = () => 'silence';
    large.files['/sitemap.xml'] = {
      type: 'text/xml',
      body: `<urlset>${[...shelf, '/orari'].map((path) => `<url><loc>${large.url}${path}</loc></url>`).join('')}</urlset>`,
    };
    const owned = await ownerOfBot(server);
    const { token } = owned.owner;
    await owned.save({ siteUrl: large.url });
    await client(server).post(`/chatbots/${owned.id}/site-crawl`, {}, { token });
    const list = async () =>
      (await client(server).get<ListSitePages['response']>(`/chatbots/${owned.id}/site-pages`, { token }))
        .body;
    const { meta } = await eventually(
      list,
      ({ data }) => data.filter(({ status }) => status === 'ready').length === 2,
    );
    expect(meta.crawl.status).toBe('running');
    const { body } = await client(server).post<ReadSiteProposals['response']>(
      `/chatbots/${owned.id}/site-proposals`,
      {},
      { token },
    );
    expect(body.data.name).toBe('Forno Bianchi');
    expect(body.data.openingHours?.answer).toContain('martedì');
    await client(server).del(`/chatbots/${owned.id}/site-crawl`, undefined, { token });
    large.release();
  });

  test('an Italian site is proposed in Italian to who sees the product in English', async () => {
    await bot.save({ language: 'en' });
    const { data } = (await propose()).body;
    await bot.save({ language: 'it' });
    expect(data.openingHours?.question).toBe('Quali sono gli orari di apertura?');
    expect(data.openingHours?.answer).toMatch(/^Siamo aperti dal martedì/);
    expect(data.questions.slice(0, 2)).toEqual(['Fate consegne a domicilio?', 'Avete pane senza glutine?']);
  });

  test('a site that is away by now still has its questions and hours', async () => {
    const first = site.files['/'];
    delete site.files['/'];
    const { data } = (await propose()).body;
    site.files['/'] = first ?? '';
    expect(data).toMatchObject({ name: null, logo: null, colors: [] });
    expect(data.questions).toHaveLength(3);
  });

  test('without a site, what its owner answers is enough', async () => {
    const { token } = bot.owner;
    await client(server).del(`/chatbots/${bot.id}/site-pages`, undefined, { token });
    for (const pair of [
      { question: 'Che cosa offrite?', answer: 'Pane, focacce e torte su ordinazione.' },
      { question: 'Quali sono gli orari di apertura?', answer: 'Dal martedì al sabato, 7-13.' },
    ])
      await client(server).post(`/chatbots/${bot.id}/curated-answers`, pair, { token });
    const { data } = (await propose()).body;
    expect(data.openingHours).toEqual({
      question: 'Quali sono gli orari di apertura?',
      answer: 'Dal martedì al sabato, 7-13.',
    });
    expect(data.questions).toContain('Che cosa offrite?');
  });

  test('belongs to the owner of the chatbot', async () => {
    const stranger = await signUp(server, { name: 'Luca Bianchi' });
    const reply = await propose(stranger.token);
    expect([reply.status, (reply.body as unknown as ErrorBody).error.details.code]).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const nobody = await client(server).post(`/chatbots/${bot.id}/site-proposals`, {});
    expect(nobody.status).toBe(401);
  });
});
