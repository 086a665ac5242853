import { HELP_BOTS, type ListHelpArticles, type ListProducts, type WidgetConfig } from '@contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, signUp } from '../support/client';
import { sql } from '../support/database';
import { testOnSqlite } from '../support/on-sqlite';
import { startCms, type CmsServer } from '../support/start-cms';
import { visitorTab } from '../support/visitor-tab';

let server: CmsServer;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
});
afterAll(() => server?.stop());

const ask = async (installId: string, question: string) =>
  (await visitorTab(server, installId, server.url, question)).first;

testOnSqlite.each([
  [HELP_BOTS.it, 'Quanto costa Officina?', /gratis/i],
  [HELP_BOTS.it, 'In che formato carico il bilancio?', /XBRL/],
  [HELP_BOTS.it, 'Quanto costa il chatbot?', /Chatbot AI costa 29\s€ al mese, IVA inclusa/],
  [HELP_BOTS.it, 'Quanto costa il creatore di post social?', /costa 39\s€ al mese/],
  [HELP_BOTS.en, 'How much does Officina cost?', /free/i],
  [HELP_BOTS.en, 'How much is the chatbot?', /Chatbot AI costs €29 a month, VAT included/],
  [HELP_BOTS.en, 'Which languages does the chatbot speak?', /Italian/],
])('a fresh server’s %s knows the product: %s', async (installId, question, words) => {
  expect(JSON.stringify(await ask(installId, question))).toMatch(words);
});

testOnSqlite('what is not in the articles is not made up', async () => {
  expect(JSON.stringify(await ask(HELP_BOTS.it, 'Chi ha vinto il palio di Siena nel 1987?'))).toContain(
    'lascia la tua email',
  );
});

testOnSqlite('only our own pages may show it', async () => {
  const config = (origin: string) =>
    client(server).get<WidgetConfig>(`/widget/config?install_id=${HELP_BOTS.it}`, { headers: { origin } });
  expect((await config(server.url)).status).toBe(200);
  expect((await config('https://altrove.example')).status).toBe(403);
});

test('it is nobody’s: no customer finds it, and its account cannot be signed in to', async () => {
  const person = await signUp(server);
  const { status } = await client(server).get(`/chatbots/${HELP_BOTS.it}`, { token: person.token });
  expect(status).toBe(404);
  const [owner] = await sql(server, "select blocked from up_users where username = 'system'");
  expect(Boolean(owner?.blocked)).toBe(true);
});

test('a start that follows makes no second one', async () => {
  // As a server was before there were short answers: whose article nobody rewrote gets them.
  await sql(server, 'update help_articles set short_answers = null, short_answers_en = null');
  await sql(server, "update help_articles set body = '<p>Riscritto.</p>' where slug = 'chi-siamo'");
  const [given] = await sql(
    server,
    "select value from strapi_core_store_settings where key like '%given-texts'",
  );
  const slugs = (JSON.parse(String(given?.value)) as string[]).filter(
    (key) => !key.startsWith('help-answers:'),
  );
  await sql(
    server,
    `update strapi_core_store_settings set value = '${JSON.stringify(slugs)}' where key like '%given-texts'`,
  );
  await server.restart();
  expect(JSON.stringify(await ask(HELP_BOTS.it, 'Posso pagare con PayPal?'))).toMatch(
    /No: si paga con carta/,
  );
  const answers = await sql(server, "select short_answers from help_articles where slug = 'chi-siamo'");
  expect(answers[0]?.short_answers).toBeNull();
  const rows = await sql(
    server,
    `select id from chatbots where install_id in ('${HELP_BOTS.it}', '${HELP_BOTS.en}')`,
  );
  expect(rows).toHaveLength(2);
  const api = client(server);
  const articles = (await api.get<ListHelpArticles['response']>('/site/help-articles?locale=it')).body.data;
  const products = (await api.get<ListProducts['response']>('/site/products')).body.data;
  const pages = await sql(
    server,
    `select p.id from site_pages p join chatbots c on c.id = p.chatbot_id where c.install_id = '${HELP_BOTS.it}'`,
  );
  // And one on all products together.
  expect(pages).toHaveLength(articles.length + products.length + 1);
}, 180_000);
