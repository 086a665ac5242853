import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GetProduct, ListProducts, Product } from '@contract';
import { client, refusalOf, signUp } from '../support/client';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { signInToPanel } from '../support/panel';
import { aBilling } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
});
afterAll(() => server?.stop());

const list = async (query = '') => {
  const { status, body } = await client(server).get<ListProducts['response']>(`/site/products${query}`);
  expect(status).toBe(200);
  return body.data;
};

describeOnSqlite('the marketplace', () => {
  test('anybody sees at least twelve products, newest first', async () => {
    const products = await list();
    expect(products.length).toBeGreaterThanOrEqual(12);
    const days = products.map(({ createdAt }) => createdAt);
    expect(days).toEqual([...days].sort().reverse());
  });

  test('both kinds of builder are for sale, and something is free', async () => {
    const products = await list();
    expect(products.find(({ slug }) => slug === 'chatbot-ai')).toMatchObject({
      kind: 'chatbot',
      title: 'Chatbot AI',
      priceCents: 2900,
      billingPeriod: 'month',
      platforms: ['WordPress', 'Shopify', 'Webflow', 'Wix', 'Squarespace'],
    });
    expect(products.find(({ slug }) => slug === 'creatore-post-social')?.kind).toBe('social');
    expect(products.some(({ priceCents }) => priceCents === 0)).toBe(true);
  });

  test('English readers get English words, at the same prices', async () => {
    const [italian, english] = [await list('?locale=it'), await list('?locale=en')];
    expect(english.map(({ id, priceCents }) => [id, priceCents])).toEqual(
      italian.map(({ id, priceCents }) => [id, priceCents]),
    );
    const words = (product: Product | undefined) => product?.description;
    for (const product of italian)
      expect(words(english.find(({ id }) => id === product.id))).not.toBe(words(product));
  });

  test.each(['?locale=xx', '?locale[]=it', '?filters[listed]=false', '?populate=*', '?status=draft'])(
    'a query such as %s changes nothing',
    async (query) => {
      expect(await list(query)).toEqual(await list());
    },
  );

  test('every picture is there', async () => {
    for (const { imageUrl } of await list()) {
      const response = await fetch(`${server.url}${imageUrl}`);
      expect([imageUrl, response.status]).toEqual([imageUrl, 200]);
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
    }
  });
});

describeOnSqlite('a product', () => {
  test('is found by its slug and by its id', async () => {
    const api = client(server);
    const bySlug = await api.get<GetProduct['response']>('/site/products/chatbot-ai');
    const byId = await api.get<GetProduct['response']>(`/site/products/${bySlug.body.data.id}`);
    expect(byId.body).toEqual(bySlug.body);
    expect(bySlug.body.data.installationGuide.length).toBeGreaterThan(2);
  });

  test('tells nothing of the table it lives in', async () => {
    const { body } = await client(server).get<GetProduct['response']>('/site/products/chatbot-ai');
    for (const name of ['titleEn', 'listed', 'documentId', 'createdBy', 'templatePath'])
      expect(body.data).not.toHaveProperty(name);
  });

  test.each(['missing', '%00', '..%2F..%2Fetc', "x'%20or%201=1"])('%s is not found', async (name) => {
    const { status, body } = await client(server).get(`/site/products/${name}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(refusalOf({ body }).code).toMatch(/NOT_FOUND|BAD_REQUEST|VALIDATION/);
  });
});

describeOnSqlite('repeated visits', () => {
  test('an unchanged list is answered with 304 and no body', async () => {
    const first = await fetch(`${server.url}/api/site/products`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect(first.headers.get('cache-control')).toContain('public');
    const again = await fetch(`${server.url}/api/site/products`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('the two languages are not mixed up', async () => {
    const etags = await Promise.all(
      ['it', 'en'].map(async (locale) =>
        (await fetch(`${server.url}/api/site/products?locale=${locale}`)).headers.get('etag'),
      ),
    );
    expect(etags[0]).not.toBe(etags[1]);
  });
});

describe('an editor’s change', () => {
  /** Edits a product in the panel. */
  const edit = async (slug: string, changes: Record<string, unknown>) => {
    const panel = await signInToPanel(server);
    const id = (await list()).find((product) => product.slug === slug)?.id;
    const { status } = await panel.call('PUT', `/api::product.product/${id}`, changes);
    expect(status).toBe(200);
  };

  test('is answered at once, ready copies or not', async () => {
    await list();
    await edit('business-plan', { priceCents: 19900 });
    expect((await list()).find(({ slug }) => slug === 'business-plan')?.priceCents).toBe(19900);
  });

  test('that takes a product off sale hides it everywhere, and it can no longer be bought', async () => {
    const id = (await list()).find(({ slug }) => slug === 'controllo-sito-web')?.id;
    await edit('controllo-sito-web', { listed: false });
    expect((await list()).map(({ slug }) => slug)).not.toContain('controllo-sito-web');
    expect((await client(server).get('/site/products/controllo-sito-web')).status).toBe(404);
    const { token } = await signUp(server);
    const billing = aBilling();
    const order = await client(server).post(
      '/purchases',
      { productId: id, method: 'card', billing },
      { token, headers: { 'idempotency-key': 'off-sale' } },
    );
    expect(order.status).toBe(404);
  });

  test('reaches an open marketplace without a reload', async () => {
    const { token } = await signUp(server);
    const stream = await fetch(`${server.url}/api/stream`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: AbortSignal.timeout(20_000),
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await edit('business-plan', { priceCents: 20900 });
    let received = '';
    while (!received.includes('"marketplace"')) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) break;
      received += chunk.value;
    }
    await reader?.cancel();
    expect(received).toContain('data: {"topic":"marketplace"}');
  });
});

testOnSqlite('nobody writes to the marketplace through the public API', async () => {
  const api = client(server);
  const [product] = await list();
  for (const reply of [
    await api.post('/products', { data: { title: 'x', priceCents: 0 } }),
    await api.put(`/products/${product?.id}`, { data: { priceCents: 0 } }),
    await api.del(`/products/${product?.id}`),
  ])
    expect([401, 403, 404, 405]).toContain(reply.status);
  expect(await list()).toContainEqual(product);
});
