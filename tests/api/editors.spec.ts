import { createRequire } from 'node:module';
import path from 'node:path';
import type { ErrorBody, GetArticle, GetProduct, LegalPage, ListArticles } from '@contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, dataOf, eventually } from '../support/client';
import { instant, sql } from '../support/database';
import { cmsRoot } from '../support/paths';
import { inviteToPanel, signInToPanel, type Panel } from '../support/panel';
import { startCms, type CmsServer } from '../support/start-cms';

const sharp = createRequire(path.join(cmsRoot, 'package.json'))('sharp') as typeof import('sharp').default;

const ARTICLE = 'api::article.article';
const PRODUCT = 'api::product.product';

/** They start servers again, or wait for the clock's round. */
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

describe('the role of editors', () => {
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

describe('what the product writes itself', () => {
  const OPERATIONAL = [
    'api::purchase.receipt',
    'api::purchase.purchase',
    'api::audit.audit-entry',
    'api::conversation.message',
    'api::social.social-post',
  ];

  test.each(OPERATIONAL)('%s is read in the panel, and changed by no administrator', async (uid) => {
    expect((await panel.call('GET', `/${uid}?pageSize=1`)).status).toBe(200);
    const entries = `/content-manager/collection-types/${uid}`;
    const answers = await Promise.all([
      panel.request('POST', entries, {}),
      panel.request('PUT', `${entries}/a1b2c3d4e5f6g7h8i9j0k1l2`, {}),
      panel.request('DELETE', `${entries}/a1b2c3d4e5f6g7h8i9j0k1l2`),
      panel.request('POST', `${entries}/actions/bulkDelete`, { documentIds: ['a1b2c3d4e5f6g7h8i9j0k1l2'] }),
      panel.request('POST', `${entries}/clone/a1b2c3d4e5f6g7h8i9j0k1l2`, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
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

test('a picture in the library gets smaller ones as WebP, whatever it was', async () => {
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

describe('a preview', () => {
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
    const list = await client(server).get<ListArticles['response']>('/site/articles', { headers: seeing(pass) });
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
    expect((await client(server).get(`/site/products/${product.slug}`, { headers: seeing(pass) })).status).toBe(
      404,
    );

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
