import { ARTICLES_PER_PAGE, type GetArticle, type ListArticles } from '@contract';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client } from '../support/client';
import { signInToPanel } from '../support/panel';
import { repositoryRoot } from '../support/paths';
import { startCms, type CmsServer } from '../support/start-cms';

const siteDist = path.resolve(process.env.SITE_DIST ?? path.join(repositoryRoot, 'site/dist'));
const ARTICLE = 'api::article.article';
const TITLE_OF_300 = 'Senza fine '.repeat(30).slice(0, 300).trim();

let server: CmsServer;
let panel: Awaited<ReturnType<typeof signInToPanel>>;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true', SITE_DIST: siteDist } });
  panel = await signInToPanel(server);
  for (let number = 0; number < ARTICLES_PER_PAGE; number += 1)
    await publish({ title: `Numero ${number}`, body: '<p>x</p>', tags: ['Serie lunga'] });
});
afterAll(() => server?.stop());

const publish = async (data: Record<string, unknown>): Promise<string> => {
  const saved = await panel.call<{ data: { documentId: string; slug: string } }>(
    'POST',
    `/${ARTICLE}?locale=it`,
    data,
  );
  expect(saved.status).toBe(201);
  const { documentId, slug } = saved.body.data;
  const { status } = await panel.call('POST', `/${ARTICLE}/${documentId}/actions/publish?locale=it`, {
    ...data,
    slug,
  });
  expect(status).toBe(200);
  return slug;
};
const list = (query = '') => client(server).get<ListArticles['response']>(`/site/articles${query}`);
const visit = async (address: string) => {
  const answer = await fetch(new URL(address, server.url), {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
};

test('an article is on its page the moment it is published, and gone the moment it is taken back', async () => {
  // Long lives, so that only the change itself can have it forgotten.
  const patient = await startCms({
    env: {
      SEED_DEMO: 'true',
      SITE_DIST: siteDist,
      TIMING_PAGES_FRESH_MS: '600000',
      TIMING_PAGES_PUBLIC_CACHE_MS: '600000',
    },
  });
  const editor = await signInToPanel(patient);
  const statusOf = async (address: string) =>
    (await fetch(patient.url + address, { headers: { accept: 'text/html' } })).status;
  const read = async (address: string) => (await fetch(patient.url + address)).text();
  const data = { title: 'Appena uscito', body: '<p>Ora</p>', slug: 'appena-uscito' };
  const saved = await editor.call<{ data: { documentId: string } }>('POST', `/${ARTICLE}?locale=it`, data);
  const action = (name: string) =>
    editor.call('POST', `/${ARTICLE}/${saved.body.data.documentId}/actions/${name}?locale=it`, data);
  expect(await statusOf('/blog/appena-uscito')).toBe(404);
  for (const address of ['/blog', '/feed.xml', '/sitemap.xml'])
    expect(await read(address)).not.toContain('appena-uscito');
  expect((await action('publish')).status).toBe(200);
  expect(await statusOf('/blog/appena-uscito')).toBe(200);
  for (const address of ['/blog', '/feed.xml', '/sitemap.xml'])
    expect(await read(address)).toContain('appena-uscito');
  expect((await action('unpublish')).status).toBe(200);
  expect(await statusOf('/blog/appena-uscito')).toBe(404);
  await patient.stop();
  // A server of its own is started for it.
}, 120_000);

describe('the pages of the blog', () => {
  test('hold every article once, newest first', async () => {
    const { meta } = (await list()).body;
    const pages = Array.from({ length: Math.ceil(meta.total / meta.pageSize) }, (_, index) => index + 1);
    expect(pages.length).toBeGreaterThan(1);
    const articles = [];
    for (const page of pages) articles.push(...(await list(`?page=${page}`)).body.data);
    expect(articles).toHaveLength(meta.total);
    expect(new Set(articles.map(({ id }) => id)).size).toBe(meta.total);
    const days = articles.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual([...days].sort().reverse());
  });

  test('are drawn on the server, and name themselves and the pages around them', async () => {
    const second = await visit('/blog?pagina=2&lang=en');
    expect(second.status).toBe(200);
    expect(second.html).toContain(`<link rel="canonical" href="${server.url}/blog?pagina=2&amp;lang=en">`);
    expect(second.html).toContain(`<link rel="prev" href="${server.url}/blog?lang=en">`);
    expect(second.html).toMatch(
      /<a[^>]*rel="prev"[^>]*href="\/blog\?lang=en"|<a[^>]*href="\/blog\?lang=en"[^>]*rel="prev"/,
    );
    const first = await visit('/blog');
    expect(first.html).toContain(`<link rel="next" href="${server.url}/blog?pagina=2">`);
    expect(first.html).toContain('href="/blog?pagina=2"');
  });

  test('end: what lies beyond is not found', async () => {
    expect((await list('?page=99')).status).toBe(404);
    expect((await visit('/blog?pagina=99')).status).toBe(404);
    expect((await visit('/blog?pagina=mille')).status).toBe(200);
  });

  test.each(['page=0', 'page=-1', 'page=due', 'page=1e9', `tag=${'x'.repeat(200)}`])(
    '%s is refused as bad input',
    async (query) => expect((await list(`?${query}`)).status).toBe(422),
  );

  test('of a tag hold what is about it', async () => {
    const { data, meta, tag } = (await list('?tag=serie-lunga')).body;
    expect([data.length, meta.total, tag]).toEqual([ARTICLES_PER_PAGE, ARTICLES_PER_PAGE, 'Serie lunga']);
    expect((await list('?tag=mai-usato')).status).toBe(404);
  });

  test('of a tag of the other language lead to the blog, with or without script', async () => {
    const italian = new Set((await list('?locale=it')).body.topics);
    const english = (await list('?locale=en')).body.topics.find((topic) => !italian.has(topic));
    if (english === undefined) throw new Error('No topic is English alone');
    const word = english.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    expect((await visit(`/blog/tag/${word}?lang=en`)).status).toBe(200);
    expect(await visit(`/blog/tag/${word}`)).toMatchObject({ status: 301, location: '/blog' });
  });
});

describe('an article', () => {
  test('shows its pictures in the sizes that there are, and none of another host', async () => {
    const drawing = await fetch(`${server.url}/icon-512.png`);
    const form = new FormData();
    form.append('files', await drawing.blob(), 'bottega.png');
    const sent = await fetch(`${server.url}/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${panel.token}` },
      body: form,
    });
    const [file] = (await sent.json()) as { url: string }[];
    const slug = await publish({
      title: 'Con figura',
      body: `<p>a</p><img src="${file?.url}" alt="La bottega"><img src="https://altrove.test/x.png" alt="y">`,
    });
    const { body } = (await client(server).get<GetArticle['response']>(`/site/articles/${slug}`)).body.data;
    expect(body).toMatch(
      /width="512" height="512" loading="lazy" sizes="[^"]+" srcset="\/pictures\/400\/[^"]+ 400w, [^"]+ 512w"/,
    );
    expect(body).not.toContain('altrove.test');
    const [copy = ''] = /\/pictures\/400\/\S+/.exec(body) ?? [];
    expect((await fetch(server.url + copy)).headers.get('content-type')).toBe('image/webp');
    expect((await visit(`/blog/${slug}`)).html).toContain('srcset="/pictures/400/');
  });

  test('of a title of 300 characters is read like any other, and announced shorter', async () => {
    const slug = await publish({ title: TITLE_OF_300, body: '<p>x</p>' });
    const { status, html } = await visit(`/blog/${slug}`);
    expect(status).toBe(200);
    expect(html).toContain(TITLE_OF_300);
  });
});

test.each(['/', '/blog'])('%s may wait in the browser for who comes back', async (address) => {
  const { headers } = await fetch(server.url + address, { headers: { accept: 'text/html' } });
  expect(headers.get('cache-control')).not.toContain('no-store');
});
