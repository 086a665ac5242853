import { createRequire } from 'node:module';
import path from 'node:path';
import type { ErrorBody, GetArticle, GetProduct, LegalPage, ListArticles } from '@contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, dataOf, eventually, signIn, signUp } from '../support/client';
import { instant, sql } from '../support/database';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { buy } from '../support/owner';
import { cmsRoot } from '../support/paths';
import { inviteToPanel, signInToPanel, type Panel } from '../support/panel';
import { startCms, type CmsServer } from '../support/start-cms';

const sharp = createRequire(path.join(cmsRoot, 'package.json'))('sharp') as typeof import('sharp').default;

const ARTICLE = 'api::article.article';
const PRODUCT = 'api::product.product';

/** They start servers again, wait for the clock's round, or try every type. */
const SLOW = { timeout: 150_000 };

let server: CmsServer;
let panel: Panel;
let editor: Panel;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  panel = await signInToPanel(server);
  editor = await inviteToPanel(server, panel, 'Redazione');
});
afterAll(() => server?.stop());

const get = (slug: string, query = '', headers: Record<string, string> = {}) =>
  client(server).get<GetArticle['response']>(`/site/articles/${slug}${query}`, { headers });
const statusOf = async (slug: string, query = '') => (await get(slug, query)).status;

interface Draft {
  documentId: string;
  slug: string;
  publishOn: string | null;
  unpublishOn: string | null;
}
const draft = async (data: Record<string, unknown>, locale = 'it'): Promise<Draft> => {
  const { status, body } = await editor.call<{ data: Draft }>('POST', `/${ARTICLE}?locale=${locale}`, data);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.data;
};
/** Any product, as the panel's form holds it. */
const anyProduct = async (): Promise<Pick<Draft, 'documentId' | 'slug'>> => {
  const { body } = await panel.call<{ results: Pick<Draft, 'documentId' | 'slug'>[] }>('GET', `/${PRODUCT}`);
  const [product] = body.results;
  if (!product) throw new Error('There is no product');
  return product;
};
const readDraft = async (documentId: string, locale = 'it'): Promise<Draft> =>
  dataOf(await editor.call('GET', `/${ARTICLE}/${documentId}?locale=${locale}`));
const publish = (documentId: string, data: Record<string, unknown>) =>
  editor.call('POST', `/${ARTICLE}/${documentId}/actions/publish?locale=it`, data);

interface Grant {
  action: string;
  subject: string | null;
  properties: object;
  conditions: string[];
}

describeOnSqlite('the role of editors', () => {
  test('writes, translates and publishes articles, and writes help', async () => {
    const data = { title: 'Di una redattrice', body: '<p>Testo</p>' };
    const { documentId, slug } = await draft(data);
    expect(slug).toBe('di-una-redattrice');
    const english = await editor.call('PUT', `/${ARTICLE}/${documentId}?locale=en`, {
      title: 'By an editor',
      body: '<p>Text</p>',
    });
    expect([english.status, dataOf<Draft>(english).slug]).toEqual([200, 'by-an-editor']);
    expect((await publish(documentId, data)).status).toBe(200);
    expect(await statusOf('di-una-redattrice')).toBe(200);
    const help = await editor.call<{ results: unknown[] }>('GET', '/api::article.help-article');
    expect([help.status, help.body.results.length > 0]).toEqual([200, true]);
    expect((await editor.call('GET', `/${PRODUCT}`)).status).toBe(200);
  });

  test.each([
    'plugin::users-permissions.user',
    'api::purchase.purchase',
    'api::purchase.receipt',
    'api::purchase.coupon',
    'api::social.social-account',
    'api::conversation.message',
    'api::company.company',
    'api::booking.booking',
    'api::mail.outbox-mail',
    'api::audit.audit-entry',
  ])('reads nothing of %s', async (uid) => expect((await editor.call('GET', `/${uid}`)).status).toBe(403));

  test.each([
    ['POST', '/content-manager/collection-types/api::article.legal-page'],
    ['GET', '/admin/users'],
    ['GET', '/admin/roles'],
    ['GET', '/admin/api-tokens'],
    ['GET', '/users-permissions/roles'],
    ['GET', '/admin/webhooks'],
  ])('may not %s %s', async (method, path) => {
    const { status } = await editor.request(method, path, method === 'POST' ? { title: 'x' } : undefined);
    expect(status).toBe(403);
  });

  test('stays as an administrator changed it, also after a restart', SLOW, async () => {
    const role = dataOf<{ id: number; code: string }[]>(await panel.request('GET', '/admin/roles')).find(
      ({ code }) => code === 'strapi-editor',
    );
    const permissionsPath = `/admin/roles/${role?.id}/permissions`;
    const granted = dataOf<Grant[]>(await panel.request('GET', permissionsPath)).map(
      ({ action, subject, properties, conditions }) => ({
        action,
        subject,
        properties,
        conditions,
      }),
    );
    const grant = async (permissions: Grant[]) =>
      expect((await panel.request('PUT', permissionsPath, { permissions })).status).toBe(200);
    const fewer = granted.filter(
      ({ action, subject }) => !(subject === ARTICLE && action.endsWith('.delete')),
    );
    expect(fewer.length).toBe(granted.length - 1);
    const { documentId } = await draft({ title: 'Da non eliminare' });
    await grant(fewer);
    await server.restart();
    panel = await signInToPanel(server);
    editor = await inviteToPanel(server, panel, 'Redazione');
    expect((await editor.call('DELETE', `/${ARTICLE}/${documentId}?locale=it`)).status).toBe(403);
    expect((await editor.call('GET', `/${ARTICLE}/${documentId}?locale=it`)).status).toBe(200);
    await grant(granted);
  });
});

describeOnSqlite('the role of marketing', () => {
  const COUPON = 'api::purchase.coupon';
  let marketing: Panel;
  beforeAll(async () => {
    marketing = await inviteToPanel(server, panel, 'Marketing');
  });

  test('creates a coupon that customers can use', async () => {
    const made = await marketing.call<{ data: { documentId: string; code: string; redeemed: number } }>(
      'POST',
      `/${COUPON}`,
      { code: ' natale 26', percentOff: 20, active: true, redeemed: 7 },
    );
    expect([made.status, made.body.data]).toMatchObject([201, { code: 'NATALE26', redeemed: 0 }]);
    const { token } = await signUp(server);
    const worth = await client(server).get('/site/coupons/natale26?product=chatbot-ai', { token });
    expect([worth.status, dataOf(worth)]).toMatchObject([200, { discountCents: 580 }]);
    const off = await marketing.call('PUT', `/${COUPON}/${made.body.data.documentId}`, {
      active: false,
      redeemed: -5,
    });
    expect([off.status, dataOf(off)]).toMatchObject([200, { active: false, redeemed: 0 }]);
  });

  test.each([
    ['a code that there is', { code: 'doppio', amountOffCents: 500 }, 'code'],
    ['no code', { code: ' ', percentOff: 5 }, 'code'],
    ['a percentage and an amount', { code: 'due', percentOff: 5, amountOffCents: 100 }, 'amountOffCents'],
    ['neither', { code: 'niente' }, 'percentOff'],
  ])('is told what is wrong with %s', async (_problem, data, field) => {
    await marketing.call('POST', `/${COUPON}`, { code: 'DOPPIO', percentOff: 5 });
    const { status, body } = await marketing.call<{ error: { details: { errors: { path: string[] }[] } } }>(
      'POST',
      `/${COUPON}`,
      data,
    );
    expect([status, body.error.details.errors.map(({ path: [name] }) => name)]).toEqual([400, [field]]);
  });

  test('sees neither orders nor customers', async () => {
    for (const uid of [
      'api::purchase.purchase',
      'api::purchase.coupon-redemption',
      'plugin::users-permissions.user',
    ])
      expect((await marketing.call('GET', `/${uid}`)).status).toBe(403);
  });
});

describeOnSqlite('what the product writes itself', () => {
  const EDITORIAL = [
    ARTICLE,
    PRODUCT,
    'api::article.help-article',
    'api::article.legal-page',
    'api::article.slug-redirect',
    'api::booking.holiday',
    'api::knowledge.fiscal-parameter',
    'api::knowledge.knowledge-entry',
    'api::knowledge.playbook',
    'api::knowledge.trade',
    'api::purchase.coupon',
  ];
  const NOBODYS = 'a1b2c3d4e5f6g7h8i9j0k1l2';

  const entriesOf = (uid: string) => `/content-manager/collection-types/${uid}`;
  /** Everything that the panel's own API can do to an entry beside reading it. */
  const WRITES: ((uid: string, documentId: string, data: object) => ReturnType<Panel['request']>)[] = [
    (uid, _id, data) => panel.request('POST', entriesOf(uid), data),
    (uid, id, data) => panel.request('PUT', `${entriesOf(uid)}/${id}`, data),
    (uid, id, data) => panel.request('POST', `${entriesOf(uid)}/clone/${id}`, data),
    (uid, id, data) => panel.request('POST', `${entriesOf(uid)}/auto-clone/${id}`, data),
    (uid, id) => panel.request('DELETE', `${entriesOf(uid)}/${id}`),
    (uid, id) => panel.request('POST', `${entriesOf(uid)}/actions/bulkDelete`, { documentIds: [id] }),
  ];
  const attempts = async (...entry: Parameters<(typeof WRITES)[number]>): Promise<number[]> =>
    (await Promise.all(WRITES.map((write) => write(...entry)))).map(({ status }) => status);

  test('is changed by no administrator, whatever its type', SLOW, async () => {
    const types = dataOf<{ uid: string; isDisplayed: boolean }[]>(
      await panel.request('GET', '/content-manager/content-types'),
    );
    const operational = types
      .map(({ uid }) => uid)
      .filter((uid) => /^api::/.test(uid) && !EDITORIAL.includes(uid));
    expect(operational.length).toBeGreaterThan(30);
    // What a super administrator may do, type by type: it is what every request to the panel's API is judged by.
    const own = dataOf<{ action: string; subject: string | null }[]>(
      await panel.request('GET', '/admin/users/me/permissions'),
    );
    const writable = new Set(
      own
        .filter(({ action }) => /explorer\.(?:create|update|delete|publish)$/.test(action))
        .map(({ subject }) => subject),
    );
    expect(EDITORIAL.filter((uid) => writable.has(uid))).toEqual(EDITORIAL);
    expect(operational.filter((uid) => writable.has(uid))).toEqual([]);
    // And so it is refused: each type one of the ways (each costs a reading of all permissions), in the next test three types all of them.
    for (const [at, uid] of operational.entries()) {
      const { status } = (await WRITES[at % WRITES.length]?.(uid, NOBODYS, {})) ?? {};
      expect([uid, status]).toEqual([uid, 403]);
    }
  });

  test('keeps its numbers, amounts and entries against a super administrator', SLOW, async () => {
    const buyer = await signUp(server);
    const { id } = await buy(server, buyer);
    const siteAdmin = await signIn(server, 'admin@officina.test', 'officina-demo');
    const product = { title: 'Da registrare' };
    expect((await client(server).post('/admin/products', product, siteAdmin)).status).toBe(201);
    const rowsOf = (table: string) => sql(server, `select * from ${table} order by id`);
    const tables = ['purchases', 'receipts', 'audit_entries', 'payment_events', 'coupon_redemptions'];
    const before = await Promise.all(tables.map(rowsOf));
    expect(before.map((rows) => rows.length > 0)).toEqual([true, true, true, true, false]);

    const [receipt] = (
      await panel.call<{ results: { documentId: string; amountCents: number }[] }>(
        'GET',
        '/api::purchase.receipt',
      )
    ).body.results;
    const [entry] = (
      await panel.call<{ results: { documentId: string }[] }>('GET', '/api::audit.audit-entry')
    ).body.results;
    const forgeries = [
      ['api::purchase.receipt', receipt?.documentId, { amountCents: 1, number: 999 }],
      ['api::purchase.purchase', id, { state: 'paid', priceCents: 1 }],
      ['api::audit.audit-entry', entry?.documentId, { action: 'nothing' }],
    ] as const;
    for (const [uid, documentId = '', data] of forgeries)
      expect([uid, new Set(await attempts(uid, documentId, data))]).toEqual([uid, new Set([403])]);
    expect(await Promise.all(tables.map(rowsOf))).toEqual(before);
  });

  test('is not emptied of its customer: people are blocked in the panel, and not deleted or made', async () => {
    const { email } = await signUp(server);
    const uid = 'plugin::users-permissions.user';
    const [person] = (
      await panel.call<{ results: { documentId: string }[] }>('GET', `/${uid}?filters[email]=${email}`)
    ).body.results;
    expect((await panel.call('DELETE', `/${uid}/${person?.documentId}`)).status).toBe(403);
    expect((await panel.call('POST', `/${uid}`, { email: 'x@y.test', username: 'x' })).status).toBe(403);
    expect((await panel.call('PUT', `/${uid}/${person?.documentId}`, { blocked: true })).status).toBe(200);
  });

  test('cannot be opened to a role by hand', async () => {
    const roles = dataOf<{ id: number; code: string }[]>(await panel.request('GET', '/admin/roles'));
    const role = roles.find(({ code }) => code === 'strapi-author');
    const permission = {
      action: 'plugin::content-manager.explorer.update',
      subject: 'api::purchase.receipt',
      properties: { fields: ['totalCents'] },
      conditions: [],
    };
    const { status } = await panel.request('PUT', `/admin/roles/${role?.id}/permissions`, {
      permissions: [permission],
    });
    expect(status).toBe(400);
  });
});

testOnSqlite('a picture in the library gets smaller ones as WebP, whatever it was', async () => {
  const photograph = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#a8452a' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(photograph)], { type: 'image/jpeg' }), 'pane.jpg');
  const reply = await fetch(`${server.url}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${editor.token}` },
    body: form,
  });
  expect(reply.status).toBe(201);
  const [file] = (await reply.json()) as [{ formats: Record<string, { url: string; width: number }> }];
  expect(
    Object.entries(file.formats)
      .map(([name, { width }]) => [name, width])
      .sort(),
  ).toEqual([
    ['large', 1200],
    ['medium', 800],
    ['small', 480],
    ['thumbnail', 245],
  ]);
  for (const { url } of Object.values(file.formats)) {
    const picture = await fetch(server.url + url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
});

describeOnSqlite('a preview', () => {
  const passOf = async (uid: string, documentId: string, query = '', as = editor) => {
    const { status, body } = await as.request<{ data?: { url?: string } } | null>(
      'GET',
      `/content-manager/preview/url/${uid}?documentId=${documentId}${query}`,
    );
    const address: string | undefined = body?.data?.url;
    const url = address === undefined ? null : new URL(address, server.url);
    return { status, path: url?.pathname, pass: url?.searchParams.get('anteprima') ?? '', address };
  };
  const seeing = (pass: string) => ({ 'x-preview': pass });

  test('shows this draft to whoever holds its pass, and nobody else', async () => {
    const { documentId } = await draft({ title: 'Ancora segreto', body: '<p>Bozza</p>' });
    const { path, pass } = await passOf(ARTICLE, documentId, '&locale=it&status=draft');
    expect(path).toBe('/blog/ancora-segreto');
    const shown = await get('ancora-segreto', '', seeing(pass));
    expect([shown.status, shown.body.data.body]).toEqual([200, '<p>Bozza</p>']);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(await statusOf('ancora-segreto')).toBe(404);
    // What was shown once was not kept for others.
    expect((await get('ancora-segreto', '', seeing(pass))).status).toBe(200);
    expect(await statusOf('ancora-segreto')).toBe(404);
    const list = await client(server).get<ListArticles['response']>('/site/articles', {
      headers: seeing(pass),
    });
    expect(list.body.data.map(({ slug }) => slug)).not.toContain('ancora-segreto');
  });

  test('opens no other draft, no other language and no other kind of page', async () => {
    const one = await draft({ title: 'Il primo nascosto' });
    const other = await draft({ title: 'Il secondo nascosto' });
    await editor.call('PUT', `/${ARTICLE}/${one.documentId}?locale=en`, { title: 'The first hidden one' });
    const { pass } = await passOf(ARTICLE, one.documentId, '&locale=it&status=draft');
    expect((await get(other.slug, '', seeing(pass))).status).toBe(404);
    expect((await get('the-first-hidden-one', '?locale=en', seeing(pass))).status).toBe(404);
    const product = await anyProduct();
    await panel.call('PUT', `/${PRODUCT}/${product.documentId}`, { ...product, listed: false });
    expect(
      (await client(server).get(`/site/products/${product.slug}`, { headers: seeing(pass) })).status,
    ).toBe(404);

    const own = await passOf(PRODUCT, product.documentId);
    const shown = await client(server).get<GetProduct['response']>(`/site/products/${product.slug}`, {
      headers: seeing(own.pass),
    });
    expect([shown.status, shown.body.data.slug]).toEqual([200, product.slug]);
    await panel.call('PUT', `/${PRODUCT}/${product.documentId}`, { ...product, listed: true });
  });

  test('is refused with a pass that is forged or was altered, and says so', async () => {
    const { documentId, slug } = await draft({ title: 'Senza chiave' });
    const { pass } = await passOf(ARTICLE, documentId, '&locale=it&status=draft');
    const [head = '', claim = '', signature = ''] = pass.split('.');
    const stretched = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(claim, 'base64url').toString()), exp: 4_102_444_800 }),
    ).toString('base64url');
    for (const forged of ['x', `${head}.${stretched}.${signature}`, `${pass}x`]) {
      const reply = await get(slug, '', seeing(forged));
      expect([reply.status, reply.body]).toMatchObject([
        422,
        { error: { details: { code: 'TOKEN_EXPIRED' } } },
      ]);
    }
  });

  test('of the published version shows what is published', async () => {
    const data = { title: 'Due facce', slug: 'due-facce', body: '<p>fuori</p>' };
    const { documentId } = await draft(data);
    await publish(documentId, data);
    await editor.call('PUT', `/${ARTICLE}/${documentId}?locale=it`, { ...data, body: '<p>dentro</p>' });
    const bodyWith = async (status: string) => {
      const { pass } = await passOf(ARTICLE, documentId, `&locale=it&status=${status}`);
      return (await get('due-facce', '', seeing(pass))).body.data.body;
    };
    expect([await bodyWith('published'), await bodyWith('draft')]).toEqual(['<p>fuori</p>', '<p>dentro</p>']);
  });

  test('shows a legal page before its day', async () => {
    const { body } = await panel.call('POST', '/api::article.legal-page', {
      slug: 'privacy',
      title: 'Privacy del futuro',
      body: '<p>Domani</p>',
      number: 99,
      effectiveOn: '2999-01-01',
    });
    const { path, pass } = await passOf('api::article.legal-page', dataOf<Draft>({ body }).documentId);
    expect(path).toBe('/privacy');
    const shown = await client(server).get('/site/legal-pages/privacy', { headers: seeing(pass) });
    expect(dataOf(shown)).toMatchObject({ title: 'Privacy del futuro', version: 99 });
    expect(dataOf<LegalPage>(await client(server).get('/site/legal-pages/privacy')).title).not.toBe(
      'Privacy del futuro',
    );
  });

  test('is for those who may read the type', async () => {
    const author = await inviteToPanel(server, panel, 'Autore');
    const product = await anyProduct();
    expect((await passOf(PRODUCT, product.documentId, '', author)).address).toBeUndefined();
  });
});

describe('a date', () => {
  const soon = () => new Date(Date.now() + 3_600_000).toISOString();
  /** Turns the calendar: what was announced for later is due now. */
  const makeDue = async (
    documentId: string,
    column: 'publish_on' | 'unpublish_on',
    at = Date.now() - 1_000,
  ) => {
    await sql(
      server,
      `update articles set ${column} = ${instant(server, at)} where document_id = '${documentId}' and published_at is null and ${column} is not null`,
    );
    return new Date(at).toISOString();
  };

  test(
    'publishes a draft in its time, once, with that time, whatever instances there are',
    SLOW,
    async () => {
      const { documentId, slug } = await draft({ title: 'Annunciato', body: '<p>x</p>', publishOn: soon() });
      expect(await statusOf(slug)).toBe(404);
      const twin = server.env.DATABASE_URL ? await server.twin() : null;
      const at = await makeDue(documentId, 'publish_on');
      const shown = await eventually(
        () => get(slug),
        ({ status }) => status === 200,
        60_000,
      );
      expect(shown.body.data.publishedAt).toBe(at);
      expect((await readDraft(documentId)).publishOn).toBeNull();
      const rows = await sql(
        server,
        `select id from articles where document_id = '${documentId}' and published_at is not null`,
      );
      expect(rows).toHaveLength(1);
      await twin?.stop();
    },
  );

  test('is kept while the server is down', SLOW, async () => {
    const { documentId, slug } = await draft({ title: 'Durante la notte', publishOn: soon() });
    await server.kill('SIGKILL');
    await makeDue(documentId, 'publish_on');
    await server.restart();
    editor = await signInToPanelAgain();
    await eventually(
      () => statusOf(slug),
      (status) => status === 200,
      60_000,
    );
  });
  const signInToPanelAgain = async () => {
    panel = await signInToPanel(server);
    return inviteToPanel(server, panel, 'Redazione');
  };

  test('still to come is not overtaken by the publish button', async () => {
    const data = { title: 'Troppo presto', publishOn: soon() };
    const { documentId, slug } = await draft(data);
    const { status, body } = await publish(documentId, data);
    expect([status, (body as ErrorBody).error.message]).toEqual([
      400,
      expect.stringContaining('programmato'),
    ]);
    expect(await statusOf(slug)).toBe(404);
    expect((await publish(documentId, { ...data, publishOn: null })).status).toBe(200);
    expect(await statusOf(slug)).toBe(200);
  });

  test('in the past announces nothing', async () => {
    const { publishOn } = await draft({ title: 'Data passata', publishOn: '2020-01-01T10:00:00.000Z' });
    expect(publishOn).toBeNull();
  });

  test('takes an article back', SLOW, async () => {
    const data = { title: 'Offerta che finisce', unpublishOn: soon() };
    const { documentId, slug } = await draft(data);
    await publish(documentId, data);
    expect(await statusOf(slug)).toBe(200);
    await makeDue(documentId, 'unpublish_on');
    await eventually(
      () => statusOf(slug),
      (status) => status === 404,
      60_000,
    );
    expect((await readDraft(documentId)).unpublishOn).toBeNull();
  });
});
