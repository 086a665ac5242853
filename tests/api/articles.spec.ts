import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GetArticle, ListArticles } from '@contract';
import { client } from '../support/client';
import { signInToPanel } from '../support/panel';
import { startCms, type CmsServer } from '../support/start-cms';

const UID = 'api::article.article';

let server: CmsServer;
let panel: Awaited<ReturnType<typeof signInToPanel>>;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  panel = await signInToPanel(server);
});
afterAll(() => server?.stop());

const list = async (query = '') =>
  (await client(server).get<ListArticles['response']>(`/site/articles${query}`)).body.data;
const get = (slug: string, query = '') =>
  client(server).get<GetArticle['response']>(`/site/articles/${slug}${query}`);

/** Saves a draft as an editor does and answers its document id. */
const draft = async (data: Record<string, unknown>): Promise<string> => {
  const { status, body } = await panel.call<{ data: { documentId: string } }>(
    'POST',
    `/${UID}?locale=it`,
    data,
  );
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.data.documentId;
};
const publish = async (documentId: string, data: Record<string, unknown>) => {
  const { status } = await panel.call('POST', `/${UID}/${documentId}/actions/publish?locale=it`, data);
  expect(status).toBe(200);
};

describe('the blog', () => {
  test('anybody reads at least six articles, newest first, without their bodies', async () => {
    const articles = await list();
    expect(articles.length).toBeGreaterThanOrEqual(6);
    const days = articles.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual([...days].sort().reverse());
    for (const article of articles) {
      expect(article).not.toHaveProperty('body');
      expect(article.readingMinutes).toBeGreaterThanOrEqual(1);
      expect(article.tags.length).toBeGreaterThan(0);
    }
  });

  test('English readers get what is translated in English and the rest in Italian, each once', async () => {
    const [italian, english] = [await list('?locale=it'), await list('?locale=en')];
    expect(english.map(({ id }) => id).sort()).toEqual(italian.map(({ id }) => id).sort());
    expect(english.filter(({ locale }) => locale === 'en').length).toBeGreaterThanOrEqual(2);
    expect(italian.every(({ locale }) => locale === 'it')).toBe(true);
  });

  test('an article is found by either slug and answers in the asked language', async () => {
    const english = (await list('?locale=en')).find(({ locale }) => locale === 'en');
    const italian = (await list('?locale=it')).find(({ id }) => id === english?.id);
    const reply = await get(italian?.slug ?? '', '?locale=en');
    expect(reply.body.data).toMatchObject({ slug: english?.slug, locale: 'en' });
  });

  test('every cover is there', async () => {
    for (const { imageUrl } of await list())
      expect((await fetch(`${server.url}${imageUrl}`)).status).toBe(200);
  });
});

describe('drafts', () => {
  test('are never answered, whatever the query says', async () => {
    await draft({ title: 'Bozza segreta', slug: 'bozza-segreta', body: '<p>non ancora</p>' });
    for (const query of [
      '',
      '?status=draft',
      '?publicationState=preview',
      '?status=draft&locale=en',
      '?filters[publishedAt][$null]=true',
      '?status[]=draft',
      '?preview=true',
    ]) {
      expect((await get('bozza-segreta', query)).status).toBe(404);
      expect((await list(query)).map(({ slug }) => slug)).not.toContain('bozza-segreta');
    }
  });

  test('the changes of a published article stay unseen until it is published again', async () => {
    const data = { title: 'Prima versione', slug: 'due-versioni', body: '<p>uno</p>' };
    const id = await draft(data);
    await publish(id, data);
    expect((await get('due-versioni')).body.data.title).toBe('Prima versione');
    const changed = { ...data, title: 'Seconda versione' };
    expect((await panel.call('PUT', `/${UID}/${id}?locale=it`, changed)).status).toBe(200);
    expect((await get('due-versioni')).body.data.title).toBe('Prima versione');
    await publish(id, changed);
    expect((await get('due-versioni')).body.data.title).toBe('Seconda versione');
  });

  test('an unpublished article is gone at once', async () => {
    const data = { title: 'Ritirato', slug: 'ritirato', body: '<p>x</p>' };
    const id = await draft(data);
    await publish(id, data);
    expect((await get('ritirato')).status).toBe(200);
    expect((await panel.call('POST', `/${UID}/${id}/actions/unpublish?locale=it`, {})).status).toBe(200);
    expect((await get('ritirato')).status).toBe(404);
  });
});

describe('what an editor saves', () => {
  test('loses scripts, handlers, forms and foreign pictures', async () => {
    const body =
      '<h2 id="root" onclick="alert(1)">Titolo</h2><script>alert(1)</script><p style="x">testo <a href="javascript:alert(1)">qui</a></p>' +
      '<img src="https://altrove.test/x.png"><img src="/illustrations/articolo-cassa.svg" alt="Cassa"><form><input></form>';
    const data = { title: 'Pericoloso', slug: 'pericoloso', body };
    await publish(await draft(data), data);
    expect((await get('pericoloso')).body.data.body).toBe(
      '<h2 id="articolo-root">Titolo</h2><p>testo <a>qui</a></p><img src="/illustrations/articolo-cassa.svg" alt="Cassa" />',
    );
  });

  test('gets its reading time and an address made of its title', async () => {
    const data = { title: 'Perché è così?', slug: 'Perché è così?', body: `<p>${'parola '.repeat(401)}</p>` };
    await publish(await draft(data), data);
    expect((await get('perche-e-cosi')).body.data.readingMinutes).toBe(3);
  });

  test('cannot take the address of another article', async () => {
    const taken = (await list())[0]?.slug;
    const { status } = await panel.call('POST', `/${UID}?locale=it`, { title: 'Copia', slug: taken });
    expect([400, 422]).toContain(status);
  });

  test('keeps its old address working and its first day when it is corrected', async () => {
    const data = { title: 'Vecchio', slug: 'vecchio-indirizzo', body: '<p>x</p>' };
    const id = await draft(data);
    await publish(id, data);
    const first = (await get('vecchio-indirizzo')).body.data.publishedAt;
    const moved = { ...data, slug: 'nuovo-indirizzo' };
    await panel.call('PUT', `/${UID}/${id}?locale=it`, moved);
    await publish(id, moved);
    const reply = await get('vecchio-indirizzo');
    expect([reply.status, reply.body.data.slug, reply.body.data.publishedAt]).toEqual([
      200,
      'nuovo-indirizzo',
      first,
    ]);
  });
});
