import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, dataOf, signIn, signUp } from '../support/client';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { aBilling, buy } from '../support/owner';
import { signInToPanel, type Panel } from '../support/panel';
import { startCms, type CmsServer } from '../support/start-cms';

const ARTICLE = 'api::article.article';
const PRODUCT = 'api::product.product';

/** The smallest picture that there is. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** It starts the server again. */
const SLOW = { timeout: 150_000 };

/** A document as Strapi's own client reads it. */
interface Entry {
  id: number;
  documentId: string;
  title: string;
  slug: string;
  locale?: string;
  publishedAt: string;
  listed?: boolean;
}
interface Page {
  data: Entry[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

let server: CmsServer;
let panel: Panel;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  panel = await signInToPanel(server);
});
afterAll(() => server?.stop());

const api = () => client(server);
const find = (query = '') => api().get<Page>(`/articles${query}`);

/** Saves a draft as an editor does. */
const draft = async (data: Record<string, unknown>, locale = 'it'): Promise<Entry> =>
  dataOf(await panel.call('POST', `/${ARTICLE}?locale=${locale}`, data));
const publish = async ({ documentId }: Entry, data: Record<string, unknown>) => {
  const path = `/${ARTICLE}/${documentId}/actions/publish?locale=it`;
  expect((await panel.call('POST', path, data)).status).toBe(200);
};

type TokenKind = { type: 'read-only' | 'full-access' } | { type: 'custom'; permissions: string[] };
let tokens = 0;
const newToken = async (kind: TokenKind): Promise<string> => {
  const body = { name: `prova ${(tokens += 1)}`, description: '', lifespan: null, ...kind };
  const reply = await panel.request('POST', '/admin/api-tokens', body);
  expect([reply.status, reply.body]).toEqual([201, expect.anything()]);
  return dataOf<{ accessKey: string }>(reply).accessKey;
};

describeOnSqlite('a Strapi client', () => {
  test('lists, filters, sorts, pages and populates', async () => {
    const { status, body } = await find('?pagination[pageSize]=2&sort=title:asc&populate=cover');
    expect(status).toBe(200);
    expect(body.data).toHaveLength(2);
    expect(body.meta.pagination).toMatchObject({ page: 1, pageSize: 2 });
    expect(body.meta.pagination.total).toBeGreaterThanOrEqual(6);
    const [first] = body.data;
    expect(first).toMatchObject({ documentId: expect.any(String), cover: null, locale: 'it' });
    const filtered = await find(`?filters[slug][$eq]=${first?.slug}&fields[0]=title`);
    expect(filtered.body.data.map(({ documentId }) => documentId)).toEqual([first?.documentId]);
    expect(filtered.body.data[0]).not.toHaveProperty('body');
    const one = await api().get(`/articles/${first?.documentId}`);
    expect(dataOf<Entry>(one).slug).toBe(first?.slug);
  });

  test('chooses the language', async () => {
    const english = (await find('?locale=en')).body.data;
    expect(english.length).toBeGreaterThanOrEqual(2);
    expect(english.every(({ locale }) => locale === 'en')).toBe(true);
  });

  test.each(['articles', 'products', 'help-articles', 'legal-pages'])(
    'reads %s without an account',
    async (name) => {
      const { status, body } = await api().get<Page>(`/${name}`);
      expect([status, body.data.length > 0]).toEqual([200, true]);
    },
  );

  test('of the site reads the same when somebody is signed in', async () => {
    const { token } = await signUp(server);
    expect((await api().get('/articles', { token })).status).toBe(200);
    expect((await api().post('/articles', { data: { title: 'x' } }, { token })).status).toBe(403);
  });

  test.each(['coupons', 'holidays'])('reads no %s until an administrator says so', async (name) =>
    expect((await api().get(`/${name}`)).status).toBe(403),
  );

  test.each([
    '?status=draft',
    '?publicationFilter=never-published',
    '?hasPublishedVersion=false',
    '?filters[publishedAt][$null]=true',
    '?filters[$or][0][publishedAt][$null]=true',
    '?populate=localizations',
    '?populate=*',
    '?locale=*',
    '?status=draft&locale=en',
  ])('sees no draft, also with %s', async (query) => {
    const data = { title: 'Bozza riservata', body: '<p>non ancora</p>' };
    const entry = await draft(data);
    await panel.call('PUT', `/${ARTICLE}/${entry.documentId}?locale=en`, { title: 'Secret draft' });
    const out = await draft({ title: 'Pubblicato con bozza' });
    await publish(out, { title: 'Pubblicato con bozza' });
    await panel.call('PUT', `/${ARTICLE}/${out.documentId}?locale=it`, { title: 'Correzione riservata' });
    await panel.call('PUT', `/${ARTICLE}/${out.documentId}?locale=en`, { title: 'Secret translation' });
    for (const path of [
      `/articles${query}`,
      `/articles/${entry.documentId}${query}`,
      `/articles/${out.documentId}${query}`,
    ])
      expect(JSON.stringify((await api().get(path)).body)).not.toMatch(/riservata|Secret/);
  });

  test.each([
    '?populate=createdBy',
    '?populate[createdBy][populate]=roles',
    '?fields[0]=createdBy',
    '?filters[createdBy][email][$contains]=a',
    '?filters[createdBy][password][$startsWith]=$2',
    '?sort=createdBy.email',
    '?filters[cover][createdBy][email][$contains]=a',
    '?populate=*',
  ])('learns nothing of who wrote it by %s', async (query) => {
    const { status, body } = await api().get(`/articles${query}`);
    if (query !== '?populate=*') expect(status).toBe(422);
    expect(JSON.stringify(body)).not.toMatch(/@officina|createdBy"|password/);
  });

  test('sees only products on sale, without what is internal', async () => {
    const { body } = await api().get<Page>('/products?pagination[pageSize]=100');
    const [product] = body.data;
    expect(product).not.toHaveProperty('templatePath');
    const form = (await panel.call<{ data: object }>('GET', `/${PRODUCT}/${product?.documentId}`)).body.data;
    await panel.call('PUT', `/${PRODUCT}/${product?.documentId}`, { ...form, listed: false });
    for (const query of ['', '?filters[listed]=false', '?filters[$or][0][listed]=false']) {
      expect((await api().get(`/products/${product?.documentId}${query}`)).status).toBe(404);
      const listed = (await api().get<Page>(`/products${query}`)).body.data;
      expect(listed.map(({ documentId }) => documentId)).not.toContain(product?.documentId);
    }
    await panel.call('PUT', `/${PRODUCT}/${product?.documentId}`, { ...form, listed: true });
  });

  test('sees a legal page from its day on', async () => {
    const data = { slug: 'privacy', title: 'Dal duemilanovecento', number: 90, effectiveOn: '2999-01-01' };
    expect((await panel.call('POST', '/api::article.legal-page', data)).status).toBe(201);
    expect(JSON.stringify((await api().get('/legal-pages')).body)).not.toContain('Dal duemilanovecento');
  });

  test.each(['id', 'documentId', 'slug'] as const)(
    'orders what the marketplace lists by its %s',
    async (name) => {
      const { data } = (await api().get<Page>('/products?filters[slug][$eq]=chatbot-ai')).body;
      const customer = await signUp(server);
      const { status, body } = await api().post(
        '/purchases',
        { productId: data[0]?.[name], method: 'card', billing: aBilling() },
        { token: customer.token, headers: { 'idempotency-key': crypto.randomUUID() } },
      );
      expect([status, body]).toEqual([201, expect.anything()]);
    },
  );
});

describe('an API token', () => {
  testOnSqlite('for reading reads, drafts too, and writes nothing', async () => {
    const token = await newToken({ type: 'read-only' });
    await draft({ title: 'Per chi integra' });
    const drafts = await api().get<Page>('/articles?status=draft&filters[title]=Per%20chi%20integra', {
      token,
    });
    expect(drafts.body.data).toHaveLength(1);
    expect((await api().get('/coupons', { token })).status).toBe(200);
    expect((await api().post('/articles', { data: { title: 'x' } }, { token })).status).toBe(403);
  });

  test('with full access writes an article that keeps the rules, and the site shows it', async () => {
    const token = await newToken({ type: 'full-access' });
    const body = '<p>Testo</p><script>alert(1)</script>';
    const made = await api().post(
      '/articles',
      { data: { title: 'Scritto da un programma', body } },
      { token },
    );
    expect(made.status).toBe(201);
    const { documentId, slug } = dataOf<Entry>(made);
    expect(slug).toBe('scritto-da-un-programma');
    const shown = await api().get(`/site/articles/${slug}`);
    expect([shown.status, dataOf<{ body: string }>(shown).body]).toEqual([200, '<p>Testo</p>']);

    const renamed = await api().put(
      `/articles/${documentId}`,
      { data: { slug: 'altro-indirizzo' } },
      { token },
    );
    expect(renamed.status).toBe(200);
    // The old address leads to the new one: publication went through the rules.
    expect(dataOf<Entry>(await api().get(`/site/articles/${slug}`)).slug).toBe('altro-indirizzo');

    const update = await api().put(
      `/articles/${documentId}?status=draft`,
      { data: { body: '<p>Domani</p>' } },
      { token },
    );
    expect(update.status).toBe(200);
    expect(dataOf<{ body: string }>(await api().get('/site/articles/altro-indirizzo')).body).toBe(
      '<p>Testo</p>',
    );
    expect((await api().del(`/articles/${documentId}`, undefined, { token })).status).toBe(204);
    expect((await api().get('/site/articles/altro-indirizzo')).status).toBe(404);
  });

  test('with full access publishes nothing that the rules refuse, and leaves no half of it', async () => {
    const token = await newToken({ type: 'full-access' });
    const data = {
      title: 'Troppo presto per i lettori',
      publishOn: new Date(Date.now() + 3_600_000).toISOString(),
    };
    expect((await api().post('/articles', { data }, { token })).status).toBe(422);
    const left = await api().get<Page>(
      '/articles?status=draft&filters[title][$startsWith]=Troppo%20presto%20per',
      { token },
    );
    expect(left.body.data).toEqual([]);
  });

  testOnSqlite('of a custom kind does what it names', async () => {
    const token = await newToken({ type: 'custom', permissions: [`${PRODUCT}.find`] });
    expect((await api().get('/products', { token })).status).toBe(200);
    expect((await api().get('/articles', { token })).status).toBe(403);
    expect((await api().post('/products', { data: {} }, { token })).status).toBe(403);
  });

  testOnSqlite(
    'brings a picture and gives it to an article; without a permission nothing is read',
    async () => {
      const form = (content: BlobPart, type: string, name: string) => {
        const made = new FormData();
        made.append('files', new Blob([content], { type }), name);
        return made;
      };
      const picture = () => form(PNG, 'image/png', 'punto.png');
      expect((await api().post('/upload', picture())).status).toBe(403);
      const { token: customer } = await signUp(server);
      expect((await api().post('/upload', picture(), { token: customer })).status).toBe(403);
      expect(
        (await api().post('/upload', picture(), { token: await newToken({ type: 'read-only' }) })).status,
      ).toBe(403);

      const token = await newToken({ type: 'full-access' });
      const drawing = form('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 'disegno.svg');
      expect((await api().post('/upload', drawing, { token })).status).toBe(422);
      const { status, body } = await api().post<{ id: number; url: string }[]>('/upload', picture(), {
        token,
      });
      expect(status).toBe(201);
      const data = { title: 'Con una copertina', cover: body[0]?.id, imageAlt: 'Un punto' };
      const made = await api().post('/articles?populate=cover', { data }, { token });
      expect([made.status, dataOf(made)]).toMatchObject([201, { cover: { url: body[0]?.url } }]);
    },
  );

  test('may not take from a buyer what they bought', async () => {
    const token = await newToken({ type: 'full-access' });
    const product = (await api().get<Page>('/products?filters[slug]=chatbot-ai', { token })).body.data[0];
    const buyer = await signUp(server);
    await buy(server, buyer, 'chatbot-ai');
    const path = `/products/${product?.documentId}`;
    expect((await api().del(path, undefined, { token })).status).toBe(422);
    expect((await api().put(path, { data: { kind: 'service' } }, { token })).status).toBe(422);
    expect((await api().put(path, { data: { badge: 'Nuovo' } }, { token })).status).toBe(200);
    expect(dataOf<{ badge: string }>(await api().get('/site/products/chatbot-ai')).badge).toBe('Nuovo');
    const unsold = { title: 'Mai venduto', slug: 'mai-venduto', description: '', kind: 'credits' };
    expect((await api().post('/products', { data: unsold }, { token })).status).toBe(422);
    const made = await api().post(
      '/products',
      { data: { ...unsold, kind: 'service', description: 'x' } },
      { token },
    );
    expect(made.status).toBe(201);
    expect(
      (await api().del(`/products/${dataOf<Entry>(made).documentId}`, undefined, { token })).status,
    ).toBe(204);
  });

  test('writes a holiday, and its hours come back when it goes', async () => {
    const token = await newToken({
      type: 'custom',
      permissions: ['create', 'delete'].map((action) => `api::booking.holiday.${action}`),
    });
    const made = await api().post('/holidays', { data: { day: '2031-07-01', name: 'Chiusi' } }, { token });
    expect(made.status).toBe(201);
    expect((await api().post('/holidays', { data: { day: '2031-07-01' } }, { token })).status).toBe(409);
    expect((await api().get('/holidays', { token })).status).toBe(403);
    expect(
      (await api().del(`/holidays/${dataOf<Entry>(made).documentId}`, undefined, { token })).status,
    ).toBe(204);
  });

  testOnSqlite('is told from others by its key', async () =>
    expect((await api().get('/articles', { token: 'f'.repeat(256) })).status).toBe(401),
  );
});

describeOnSqlite('what the business runs on', () => {
  test.each([
    'receipts',
    'purchases',
    'payment-events',
    'payment-sessions',
    'coupon-redemptions',
    'audit-entries',
    'conversations',
    'messages',
    'visitor-messages',
    'social-posts',
    'social-accounts',
    'jobs',
    'outbox-mails',
    'companies',
    'bookings',
    'users',
    'email',
  ])('%s is out of reach of a token with full access', async (name) => {
    const token = await newToken({ type: 'full-access' });
    for (const reply of [
      await api().get(`/${name}`, { token }),
      await api().get(`/${name}/a1b2c3d4e5f6g7h8i9j0k1l2`, { token }),
      await api().post(`/${name}`, { data: { amountCents: 1 } }, { token }),
      await api().put(`/${name}/a1b2c3d4e5f6g7h8i9j0k1l2`, { data: { amountCents: 1 } }, { token }),
      await api().del(`/${name}/a1b2c3d4e5f6g7h8i9j0k1l2`, undefined, { token }),
    ])
      expect([401, 404, 405]).toContain(reply.status);
  });

  test('no relation of content leads there', async () => {
    const token = await newToken({ type: 'full-access' });
    expect((await api().get('/products?populate[purchases]=*', { token })).status).toBe(422);
    for (const name of ['products', 'coupons', 'holidays', 'articles']) {
      const { data } = (await api().get<{ data: object[] }>(`/${name}?populate=*`, { token })).body;
      const fields = new Set(data.flatMap((entry) => Object.keys(entry)));
      for (const field of ['owner', 'purchase', 'purchases', 'ratings', 'createdBy', 'updatedBy'])
        expect(fields).not.toContain(field);
    }
  });
});

describeOnSqlite('the panel', () => {
  interface Role {
    id: number;
    type: string;
  }
  type Controllers = Record<string, Record<string, { enabled: boolean }>>;
  type Permissions = Record<string, { controllers: Controllers }>;

  const roleOf = async (
    type: string,
  ): Promise<Role & { permissions: Permissions; name: string; description: string }> => {
    const { roles } = (await panel.request<{ roles: Role[] }>('GET', '/users-permissions/roles')).body;
    const id = roles.find((role) => role.type === type)?.id;
    return (
      await panel.request<{ role: Role & { permissions: Permissions; name: string; description: string } }>(
        'GET',
        `/users-permissions/roles/${id}`,
      )
    ).body.role;
  };
  const allow = async (type: string, controller: string, action: string, enabled: boolean) => {
    const role = await roleOf(type);
    const [api = '', name = ''] = controller.split('.');
    const permission = role.permissions[api]?.controllers[name]?.[action];
    if (!permission) throw new Error(`The panel offers no ${controller}.${action}`);
    permission.enabled = enabled;
    expect((await panel.request('PUT', `/users-permissions/roles/${role.id}`, role)).status).toBe(200);
  };

  test('offers only switches that do something, to roles and to tokens', async () => {
    const { permissions } = await roleOf('public');
    const actions = Object.entries(permissions)
      .filter(([api]) => api.startsWith('api::'))
      .flatMap(([api, { controllers }]) => Object.keys(controllers).map((name) => `${api}.${name}`));
    const offered = [
      'api::article.article',
      'api::article.help-article',
      'api::article.legal-page',
      'api::booking.holiday',
      'api::knowledge.fiscal-parameter',
      'api::knowledge.knowledge-entry',
      'api::knowledge.playbook',
      'api::knowledge.trade',
      'api::product.product',
      'api::purchase.coupon',
    ];
    expect(actions.sort()).toEqual(offered);
    const forTokens = dataOf<Permissions>(await panel.request('GET', '/admin/content-api/permissions'));
    const tokenActions = Object.entries(forTokens)
      .filter(([api]) => api.startsWith('api::'))
      .flatMap(([api, { controllers }]) => Object.keys(controllers).map((name) => `${api}.${name}`));
    expect(tokenActions.sort()).toEqual(offered);
  });

  test('its switches work at once and stay after a restart', SLOW, async () => {
    await allow('public', ARTICLE, 'find', false);
    await allow('public', 'api::booking.holiday', 'find', true);
    const statuses = async () => [(await find()).status, (await api().get('/holidays')).status];
    expect(await statuses()).toEqual([403, 200]);
    const token = await newToken({ type: 'read-only' });
    await server.restart();
    panel = await signInToPanel(server);
    expect(await statuses()).toEqual([403, 200]);
    expect((await api().get('/articles', { token })).status).toBe(200);
    await allow('public', ARTICLE, 'find', true);
    await allow('public', 'api::booking.holiday', 'find', false);
    expect(await statuses()).toEqual([200, 403]);
  });

  test('what a site administrator may do is the panel’s to say', async () => {
    const { token } = await signIn(server, 'admin@officina.test', 'officina-demo');
    const title = { data: { title: 'Dal sito' } };
    expect((await api().post('/articles', title, { token })).status).toBe(403);
    await allow('admin', ARTICLE, 'create', true);
    expect((await api().post('/articles', title, { token })).status).toBe(201);
    await allow('admin', ARTICLE, 'create', false);
    expect((await api().post('/articles', title, { token })).status).toBe(403);
  });
});
