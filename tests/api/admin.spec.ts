import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AdminProduct,
  AdminPurchase,
  AuditEntry,
  GetAdminOverview,
  Holiday,
  ListAdminPurchases,
  ListProducts,
} from '@contract';
import { client, dataOf, refusalOf, signIn, signUp, type TestUser } from '../support/client';
import { sql } from '../support/database';
import { testOnSqlite } from '../support/on-sqlite';
import { aBilling, buy } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
let admin: TestUser;
let giulia: TestUser;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  giulia = await signUp(server, { name: 'Giulia Bianchi' });
});
afterAll(() => server?.stop());

const as = ({ token }: TestUser) => ({
  get: <T = unknown>(path: string) => client(server).get<T>(path, { token }),
  post: <T = unknown>(path: string, body: object = {}) => client(server).post<T>(path, body, { token }),
  patch: <T = unknown>(path: string, body: object) => client(server).patch<T>(path, body, { token }),
  del: <T = unknown>(path: string) => client(server).del<T>(path, undefined, { token }),
});
const purchases = async (query = '') =>
  (await as(admin).get<ListAdminPurchases['response']>(`/admin/purchases?${query}`)).body;
const audit = async (subject: string): Promise<AuditEntry[]> =>
  dataOf(await as(admin).get(`/admin/audit?subject=${subject}`));
const orderByTransfer = async (person: TestUser): Promise<string> => {
  const { body } = await client(server).get<ListProducts['response']>('/site/products');
  const productId = body.data.find(({ slug }) => slug === 'creatore-post-social')?.id;
  const reply = await client(server).post(
    '/purchases',
    { productId, method: 'transfer', billing: aBilling() },
    { token: person.token, headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  expect(reply.status).toBe(201);
  return dataOf<{ purchase: { id: string } }>(reply).purchase.id;
};
const newProduct = async (changes: object = {}): Promise<AdminProduct> => {
  const reply = await as(admin).post('/admin/products', { title: 'Analisi dei prezzi', ...changes });
  expect(reply.status).toBe(201);
  return dataOf(reply);
};

testOnSqlite.each([
  ['GET', '/admin/overview'],
  ['GET', '/admin/purchases'],
  ['GET', '/admin/purchases/export'],
  ['PATCH', '/admin/purchases/x'],
  ['GET', '/admin/products'],
  ['POST', '/admin/products'],
  ['GET', '/admin/products/x'],
  ['PATCH', '/admin/products/x'],
  ['POST', '/admin/products/x/duplicate'],
  ['DELETE', '/admin/products/x?version=1'],
  ['POST', '/admin/product-pictures'],
  ['GET', '/admin/audit'],
])('%s %s is for administrators only', async (method, path) => {
  const call = (token?: string) =>
    fetch(`${server.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: method === 'GET' || method === 'DELETE' ? undefined : '{}',
    });
  expect((await call()).status).toBe(401);
  expect((await call(giulia.token)).status).toBe(403);
});

describe('purchases', () => {
  test('are found by person, status, method and day, a page at a time', async () => {
    const person = await signUp(server, { name: 'Ortensia Cercabile' });
    await buy(server, person);
    const transfer = await orderByTransfer(person);
    const mine = await purchases('q=ortensia%20cerc');
    expect(mine.data.map(({ status, method }) => [status, method])).toEqual([
      ['pending', 'transfer'],
      ['paid', 'card'],
    ]);
    expect(mine.data[0]?.customer).toEqual({ name: 'Ortensia Cercabile', email: person.email });
    expect(mine.meta).toMatchObject({ page: 1, total: 2 });

    const awaited = await purchases(`q=${person.email}&status=awaiting-transfer`);
    expect(awaited.data.map(({ id, canMarkPaid }) => [id, canMarkPaid])).toEqual([[transfer, true]]);
    expect((await purchases(`q=${person.email}&method=card`)).meta.total).toBe(1);
    expect((await purchases(`q=${person.email}&to=2020-01-01`)).meta.total).toBe(0);
    expect((await purchases(`q=${person.email}&from=2020-01-01&to=&page=2`)).data).toEqual([]);
  });

  testOnSqlite.each(['status=no', 'method=gold', 'from=ieri', 'page=0', 'page=x', `q=${'x'.repeat(200)}`])(
    '%s is refused in words',
    async (query) => {
      const reply = await as(admin).get(`/admin/purchases?${query}`);
      expect([reply.status, refusalOf(reply).code]).toEqual([422, 'VALIDATION']);
    },
  );

  test('a transfer that was marked as paid counts as paid, and the trail says who did it', async () => {
    const person = await signUp(server);
    const id = await orderByTransfer(person);
    const awaiting = async () =>
      dataOf<GetAdminOverview['response']['data']>(await as(admin).get('/admin/overview')).purchases
        .awaitingTransfer;
    const before = await awaiting();
    expect((await as(admin).post(`/purchases/${id}/mark-paid`)).status).toBe(200);
    expect((await purchases(`q=${person.email}`)).data[0]).toMatchObject({
      status: 'paid',
      canMarkPaid: false,
    });
    expect(await awaiting()).toBe(before - 1);
    const [entry] = await audit('purchase');
    expect(entry).toMatchObject({
      action: 'purchase.mark-paid',
      actor: { email: 'admin@officina.test' },
      subject: { type: 'purchase', id },
    });
  });

  test('a note is kept unless a colleague wrote another meanwhile', async () => {
    const id = await orderByTransfer(await signUp(server));
    const path = `/admin/purchases/${id}`;
    const saved = await as(admin).patch(path, { note: '  Rimborso concordato al telefono ', before: '' });
    expect(dataOf<AdminPurchase>(saved).note).toBe('Rimborso concordato al telefono');
    const late = await as(admin).patch(path, { note: 'Altro', before: '' });
    expect([late.status, refusalOf(late).code]).toEqual([409, 'STALE_VERSION']);
    const [entry] = await audit('purchase');
    expect(entry?.action).toBe('purchase.annotate');
    expect(JSON.stringify(entry)).not.toContain('telefono');
    expect((await as(admin).patch('/admin/purchases/none', { note: 'x', before: '' })).status).toBe(404);
  });

  test('are exported whole, as an Italian Excel reads them, and no cell is a formula', async () => {
    const person = await signUp(server, { name: '=cmd|calc' });
    await orderByTransfer(person);
    const response = await fetch(`${server.url}/api/admin/purchases/export?q=${person.email}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from('\ufeff'));
    const lines = bytes.toString('utf8').slice(1).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^Data di acquisto;Cliente;Email;Prodotto;Stato/);
    expect(lines[1]).toContain(`'=cmd|calc`);
    expect(lines[1]).toContain(`${person.email};Creatore Post Social;in attesa;Bonifico;39,00;0,00;7,03;`);
  });
});

describe('products', () => {
  test('a new one gets defaults and an address, and is in the marketplace', async () => {
    const product = await newProduct({
      title: 'Perché l’IA?',
      priceCents: 2990,
      requires: [' Un sito ', ''],
    });
    expect(product).toMatchObject({
      slug: 'perche-l-ia',
      priceCents: 2990,
      installations: 10,
      requires: ['Un sito'],
      billingPeriod: 'month',
      listed: true,
      orders: 0,
    });
    const shown = await client(server).get('/site/products/perche-l-ia');
    expect(dataOf(shown)).toMatchObject({ title: 'Perché l’IA?', priceBgColor: '#22C55E' });
    expect((await newProduct({ title: 'Perché l’IA?' })).slug).toBe('perche-l-ia-2');
  });

  testOnSqlite.each([
    [{ title: ' ' }, 'title', 'required'],
    [{ title: 'X', slug: 'Con Spazi' }, 'slug', 'slug'],
    [{ title: 'X', slug: 'chatbot-ai' }, 'slug', 'taken'],
    [{ title: 'X', badgeColor: 'red; }' }, 'badgeColor', 'color'],
    [{ title: 'X', priceCents: -1 }, 'priceCents', 'min'],
    [{ title: 'X', priceCents: 1.5 }, 'priceCents', 'number'],
    [{ title: 'X', kind: 'credits' }, 'messageCredits', 'required'],
    [{ title: 'X', imageId: 999_999 }, 'imageId', 'missing'],
    [{ title: 'X', createdAt: 'now' }, '_', 'unknown'],
  ])('%j is refused', async (body, field, rule) => {
    const reply = await as(admin).post('/admin/products', body);
    expect([reply.status, refusalOf(reply).fields?.[field]]).toEqual([422, rule]);
  });

  test('a save based on an old state is refused, and changes nothing', async () => {
    const product = await newProduct();
    const path = `/admin/products/${product.id}`;
    const first = await as(admin).patch(path, {
      version: product.version,
      changes: { title: 'Uno', badge: 'Nuovo' },
    });
    expect(first.status).toBe(200);
    const stale = await as(admin).patch(path, { version: product.version, changes: { title: 'Due' } });
    expect([stale.status, refusalOf(stale).code]).toEqual([409, 'STALE_VERSION']);
    expect(dataOf<AdminProduct>(await as(admin).get(path)).title).toBe('Uno');
    const [entry] = await audit('product');
    expect(entry).toMatchObject({
      action: 'product.update',
      before: { title: 'Analisi dei prezzi', badge: '' },
      after: { title: 'Uno', badge: 'Nuovo' },
    });
    expect(Object.keys(entry?.after ?? {})).toHaveLength(2);
  });

  testOnSqlite(
    'a picture is drawn anew, shown on the card, copied with the product and taken off again',
    async () => {
      const png = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      );
      const send = (bytes: Buffer) => {
        const form = new FormData();
        form.append('files', new Blob([new Uint8Array(bytes)]), 'foto.png');
        return client(server).post('/admin/product-pictures', form, { token: admin.token });
      };
      expect((await send(Buffer.from('<svg onload=alert(1)>'))).status).toBe(415);
      const sent = await send(png);
      expect(sent.status).toBe(201);
      const { id: imageId, url } = dataOf<{ id: number; url: string }>(sent);
      expect((await fetch(new URL(url, server.url))).headers.get('content-type')).toBe('image/webp');

      const product = await newProduct({ title: 'Con foto', imageId });
      expect(product).toMatchObject({ imageId, imageUrl: url });
      const copy = dataOf<AdminProduct>(await as(admin).post(`/admin/products/${product.id}/duplicate`));
      expect(copy).toMatchObject({
        title: 'Con foto (copia)',
        slug: 'con-foto-copia',
        imageId,
        listed: false,
      });
      expect((await client(server).get(`/site/products/${copy.slug}`)).status).toBe(404);

      const bare = await as(admin).patch(`/admin/products/${product.id}`, {
        version: product.version,
        changes: { imageId: null },
      });
      expect(dataOf(bare)).toMatchObject({ imageId: null, imageUrl: null });
      expect(dataOf<AdminProduct>(await as(admin).get(`/admin/products/${copy.id}`)).imageId).toBe(imageId);
    },
  );

  test('only what nobody has ordered can be deleted, and only as it was seen', async () => {
    const product = await newProduct({ title: 'Da eliminare' });
    const path = `/admin/products/${product.id}`;
    expect((await as(admin).del(`${path}?version=altro`)).status).toBe(409);
    expect((await as(admin).del(`${path}?version=${product.version}`)).status).toBe(200);
    expect((await as(admin).get(path)).status).toBe(404);

    await buy(server, giulia);
    const [sold] = dataOf<AdminProduct[]>(await as(admin).get('/admin/products?q=chatbot-ai'));
    expect(sold?.orders).toBeGreaterThan(0);
    const refused = await as(admin).del(`/admin/products/${sold?.id}?version=${sold?.version}`);
    expect([refused.status, refusalOf(refused).reason]).toEqual([409, 'ordered']);
    const other = await as(admin).patch(`/admin/products/${sold?.id}`, {
      version: sold?.version,
      changes: { kind: 'service' },
    });
    expect([other.status, refusalOf(other).fields]).toEqual([422, { kind: 'ordered' }]);
  });
});

test('the dashboard counts what its lists show', async () => {
  const counted = dataOf<GetAdminOverview['response']['data']>(await as(admin).get('/admin/overview'));
  const total = async (path: string) =>
    (await as(admin).get<{ meta: { total: number } }>(path)).body.meta.total;
  expect(counted.purchases.total).toBe(await total('/admin/purchases'));
  expect(counted.purchases.awaitingTransfer).toBe(await total('/admin/purchases?status=awaiting-transfer'));
  expect(counted.products.total).toBe(await total('/admin/products'));
  expect(counted.bookings.total).toBe(await total('/admin/bookings?when=all'));
  expect(counted.holidays).toBe(dataOf<Holiday[]>(await as(admin).get('/admin/holidays')).length);
});

test('the trail keeps an entry whose author is gone', async () => {
  await newProduct({ title: 'Lasciato da chi non c’è più' });
  await sql(server, `update audit_entries set actor_id = null where action = 'product.create'`);
  const entries = await audit('product');
  expect(entries.find(({ action }) => action === 'product.create')?.actor).toBeNull();
});
