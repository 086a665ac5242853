import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GetChatbot, ListArticles, ListProducts, ListPurchases } from '@contract';
import { client, signIn } from '../support/client';
import { describeOnSqlite } from '../support/on-sqlite';
import { signInToPanel } from '../support/panel';
import { createDatabase } from '../support/postgres';
import { startCms, type CmsServer } from '../support/start-cms';

const DEMO_PASSWORD = 'officina-demo';

/** A page of the panel's list of a type. */
interface Listed<Row = unknown> {
  results: Row[];
  pagination: { total: number };
}

describeOnSqlite('a demo installation', () => {
  let server: CmsServer;
  beforeAll(async () => {
    server = await startCms({ env: { SEED_DEMO: 'true' }, isFirstStart: true });
  });
  afterAll(() => server?.stop());

  /** How many rows of every seeded type there are, as an editor sees them. */
  const census = async () => {
    const panel = await signInToPanel(server);
    const count = async (uid: string) =>
      (await panel.call<Listed>('GET', `/${uid}?pageSize=1`)).body.pagination.total;
    const uids = [
      'api::product.product',
      'api::article.article',
      'api::booking.slot',
      'api::booking.holiday',
      'api::purchase.purchase',
      'api::purchase.installation',
      'api::chatbot.chatbot',
      'plugin::users-permissions.user',
    ];
    return Object.fromEntries(await Promise.all(uids.map(async (uid) => [uid, await count(uid)] as const)));
  };

  test('the demo people sign in, with the right roles', async () => {
    const customer = await signIn(server, 'cliente@officina.test', DEMO_PASSWORD);
    const admin = await signIn(server, 'admin@officina.test', DEMO_PASSWORD);
    expect([customer.user.role, admin.user.role]).toEqual(['customer', 'admin']);
  });

  test('the demo customer owns a chatbot', async () => {
    const { token } = await signIn(server, 'cliente@officina.test', DEMO_PASSWORD);
    const api = client(server);
    const [purchase] = (await api.get<ListPurchases['response']>('/purchases', { token })).body.data;
    expect(purchase).toMatchObject({ status: 'paid', product: { slug: 'chatbot-ai' } });
    const chatbot = await api.get<GetChatbot['response']>(`/chatbots/${purchase?.installationId}`, { token });
    expect(chatbot.body.data.productTitle).toBe('Chatbot AI');
  });

  test('the calendar has two months of openings on working days, holidays left out', async () => {
    const panel = await signInToPanel(server);
    const slots = (
      await panel.call<Listed<{ day: string; startsAt: string }>>(
        'GET',
        '/api::booking.slot?pageSize=100&page=1',
      )
    ).body;
    const holidays = (await panel.call<Listed<{ day: string }>>('GET', '/api::booking.holiday?pageSize=100'))
      .body.results;
    expect(slots.pagination.total).toBeGreaterThan(200);
    for (const { day, startsAt } of slots.results) {
      expect(new Date(`${day}T12:00:00Z`).getUTCDay()).not.toBe(0);
      expect(holidays.map((holiday) => holiday.day)).not.toContain(day);
      expect(new Date(startsAt).getTime()).toBeGreaterThan(Date.now());
    }
    expect(holidays.length).toBeGreaterThanOrEqual(22);
  });

  test('a second start adds nothing, not even what an editor has removed', async () => {
    const panel = await signInToPanel(server);
    const products = (
      await panel.call<Listed<{ documentId: string }>>('GET', '/api::product.product?pageSize=1')
    ).body.results;
    expect((await panel.call('DELETE', `/api::product.product/${products[0]?.documentId}`)).status).toBe(200);
    const before = await census();
    await server.restart();
    expect(await census()).toEqual(before);
  }, 120_000);

  test('no API token lies around', async () => {
    const { token } = await signInToPanel(server);
    const response = await fetch(`${server.url}/admin/api-tokens`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(((await response.json()) as { data: unknown[] }).data).toEqual([]);
  });

  test('editors find their types in Italian, with columns that tell rows apart', async () => {
    const { token } = await signInToPanel(server);
    const response = await fetch(
      `${server.url}/content-manager/content-types/api::product.product/configuration`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    );
    const { contentType } = (
      (await response.json()) as {
        data: {
          contentType: {
            layouts: { list: string[] };
            metadatas: { priceCents: { edit: unknown } };
            settings: { mainField: string };
          };
        };
      }
    ).data;
    expect(contentType.layouts.list).toEqual(['title', 'kind', 'priceCents', 'billingPeriod', 'listed']);
    expect(contentType.metadatas.priceCents.edit).toMatchObject({
      label: 'Prezzo',
      description: expect.stringContaining('IVA compresa'),
    });
    expect(contentType.settings.mainField).toBe('title');
  });
});

describe('a production installation', () => {
  let server: CmsServer;
  beforeAll(async () => {
    server = await startCms({ env: { SEED_DEMO: 'false' }, isFirstStart: true });
  });
  afterAll(() => server?.stop());

  test('starts empty, and the demo accounts are not there', async () => {
    const api = client(server);
    expect((await api.get<ListProducts['response']>('/site/products')).body.data).toEqual([]);
    expect((await api.get<ListArticles['response']>('/site/articles')).body.data).toEqual([]);
    await expect(signIn(server, 'cliente@officina.test', DEMO_PASSWORD)).rejects.toThrow('401');
    await expect(signInToPanel(server)).rejects.toThrow('Panel sign-in failed');
  });

  test('makes its first panel administrator from the environment', async () => {
    await server.restart({ ADMIN_EMAIL: 'capo@bottega.test', ADMIN_PASSWORD: 'Parola-lunga-1' });
    const response = await fetch(`${server.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'capo@bottega.test', password: 'Parola-lunga-1' }),
    });
    expect(response.status).toBe(200);
  }, 120_000);
});

const cluster = process.env.TEST_POSTGRES_URL;

// One process owns an SQLite file, so the question arises on PostgreSQL only.
if (cluster) {
  describe('two instances on one empty PostgreSQL', () => {
    test('boot at once, both healthy, and seed once', async () => {
      const env = {
        DATABASE_URL: createDatabase(cluster),
        DATABASE_POOL_MAX: '4',
        SEED_DEMO: 'true',
      };
      const servers = await Promise.all([0, 1].map(() => startCms({ env, isFirstStart: true })));
      try {
        for (const server of servers) {
          const { body } = await client(server).get<ListProducts['response']>('/site/products');
          expect(body.data.map(({ slug }) => slug).sort()).toEqual(
            [...new Set(body.data.map(({ slug }) => slug))].sort(),
          );
          expect(body.data.length).toBeGreaterThanOrEqual(12);
        }
      } finally {
        await Promise.all(servers.map((server) => server.stop()));
      }
    }, 120_000);
  });
}
