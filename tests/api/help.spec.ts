import type { GetHelpArticle, GetLegalPage, ListHelpArticles } from '@contract';
import { BRAND, HELP_TOPICS, LEGAL_SLUGS } from '@contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, refusalOf } from '../support/client';
import { sql } from '../support/database';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { mailTo, outbox } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
beforeAll(async () => {
  server = await startCms({
    env: { OPERATOR_NAME: 'Bottega Digitale S.r.l.', OPERATOR_VAT_NUMBER: '01234567897' },
  });
});
afterAll(() => server?.stop());

const articles = async (locale: string) =>
  (await client(server).get<ListHelpArticles['response']>(`/site/help-articles?locale=${locale}`)).body.data;
const page = (slug: string, query = '') =>
  client(server).get<GetLegalPage['response']>(`/site/legal-pages/${slug}${query}`);

describeOnSqlite('the help', () => {
  test('has at least twenty articles of every topic, in both languages', async () => {
    const [italian, english] = await Promise.all([articles('it'), articles('en')]);
    expect(italian.length).toBeGreaterThanOrEqual(20);
    expect(new Set(italian.map(({ topic }) => topic))).toEqual(new Set(HELP_TOPICS));
    expect(english.map(({ slug }) => slug)).toEqual(italian.map(({ slug }) => slug));
    for (const [index, { title, text }] of english.entries()) {
      expect(title).not.toBe(italian[index]?.title);
      expect(text).not.toMatch(/<(p|strong|li)>|&amp;| ,/);
    }
  });

  test('shows an article with others of its topic', async () => {
    const { body } = await client(server).get<GetHelpArticle['response']>(
      '/site/help-articles/caricare-il-bilancio?locale=en',
    );
    expect(body.data).toMatchObject({ topic: 'start', body: expect.stringContaining('XBRL') });
    expect(body.data.opening).toMatch(/^[^<>]{100,400}$/);
    expect(body.data.related.map(({ slug }) => slug)).toContain('primi-passi');
  });

  test.each(['/site/help-articles/nessuno', '/site/help-articles/%27%3B--', '/site/legal-pages/nessuna'])(
    '%s is not there',
    async (path) => {
      const { status, body } = await client(server).get(path);
      expect([status, refusalOf({ body }).code]).toEqual([404, 'NOT_FOUND']);
    },
  );
});

describe('a legal page', () => {
  testOnSqlite.each(LEGAL_SLUGS)('%s has a version, a day and who answers for it', async (slug) => {
    const { status, body } = await page(slug, '?locale=en');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      slug,
      version: 1,
      effectiveOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      operator: { name: 'Bottega Digitale S.r.l.', vatNumber: '01234567897', address: '' },
    });
    expect(body.data.title).not.toBe((await page(slug)).body.data.title);
  });

  test('shows the newest version whose day has come, cleaned', async () => {
    const version = (number: number, day: string, body: string) =>
      sql(
        server,
        `insert into legal_pages (document_id, slug, number, title, body, effective_on) values ('v${number}', 'cookie', ${number}, 'Cookie ${number}', '${body}', '${day}')`,
      );
    await version(2, '2020-01-01', '<p>Due</p><script>alert(1)</script>');
    await version(3, '2999-01-01', '<p>Tre</p>');
    // Rows written behind the server's back: a restart is how it hears of them.
    await server.restart();
    const { body } = await page('cookie');
    expect(body.data).toMatchObject({ version: 2, title: 'Cookie 2', effectiveOn: '2020-01-01' });
    expect(body.data.body).toBe('<p>Due</p>');
  });

  test('stays as editors left it after another start', async () => {
    expect((await page('privacy')).body.data.version).toBe(1);
    expect((await articles('it')).length).toBe(new Set((await articles('it')).map(({ slug }) => slug)).size);
  });
});

describe('a request for help', () => {
  const REQUEST = { name: 'Giulia', email: 'giulia@posta.test', message: 'Dove trovo la ricevuta?' };
  const send = (changes: object = {}) => client(server).post('/help-messages', { ...REQUEST, ...changes });

  test('reaches whoever runs the product, and is confirmed without repeating it', async () => {
    const replies = await Promise.all([send({ locale: 'en' }), send({ locale: 'en' })]);
    expect(replies.map(({ status }) => status)).toEqual([202, 202]);
    const mail = await mailTo(server, BRAND.supportEmail, 'help-message');
    expect(mail.text).toContain('Dove trovo la ricevuta?');
    expect(mail.text).toContain('giulia@posta.test');
    const confirmation = await mailTo(server, REQUEST.email, 'help-received');
    expect(confirmation.subject).toBe('We received your message');
    expect(confirmation.text).not.toContain('ricevuta');
    expect(await outbox(server, BRAND.supportEmail)).toHaveLength(1);
  });

  testOnSqlite.each([
    ['no name', { name: ' ' }, { name: 'required' }],
    ['no address', { email: 'giulia' }, { email: 'email' }],
    ['an empty message', { message: '' }, { message: 'required' }],
    ['a very long one', { message: 'x'.repeat(4001) }, { message: 'max' }],
  ])('%s is refused, field by field', async (_, changes, fields) => {
    const { status, body } = await send(changes);
    expect([status, refusalOf({ body })]).toMatchObject([422, { code: 'VALIDATION', fields }]);
  });
});
