import { expect, test } from '@playwright/test';
import { expectAccessible, WCAG } from '../support/axe';
import { client } from '../support/client';
import { saying, startFakeLlm, type FakeLlm } from '../support/fake-llm';
import { ownerOfBot } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

const SITE = 'https://salone.esempio.test';

/** A server of its own: the platform's models are everybody's. */
let server: CmsServer;
let llm: FakeLlm;
test.beforeAll(async () => {
  llm = await startFakeLlm();
  const says = saying('Il taglio costa 22 euro.');
  llm.behave((response, request) =>
    request.path === '/v1/models'
      ? response.end(JSON.stringify({ data: [{ id: 'llama3.1' }, { id: 'mistral' }] }))
      : says(response, request),
  );
  server = await startCms({ env: { SEED_DEMO: 'true', OLLAMA_HOST: llm.host } });
});
test.afterAll(async () => {
  await server?.stop();
  await llm?.stop();
});

/** From opening the page to the first answer; the server's own start is measured by its own tests. */
const ONE_MINUTE_MS = 60_000;

test('a fresh server’s administrator signs in, takes the Ollama of this machine, and a chatbot answers through it within a minute', async ({
  browser,
}) => {
  const bot = await ownerOfBot(server);
  await bot.save({ siteUrl: SITE });
  await bot.upload([{ name: 'salone.txt', bytes: Buffer.from('Il taglio costa 22 euro. Apriamo alle 9.') }]);
  await bot.publish();
  const completionCount = () => llm.asked().length;

  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const start = Date.now();
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Email').fill('admin@officina.test');
  await page.getByLabel('Password', { exact: true }).fill('officina-demo');
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.goto(`${server.url}/admin?tab=models`);
  await expect(page.getByText('Ollama è acceso su questo computer')).toBeVisible();
  await page.getByRole('button', { name: 'Usalo per i visitatori' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chat dei visitatori' });
  await dialog.getByRole('button', { name: 'Prova' }).click();
  await expect(dialog.getByText(/^Risponde in \d+ ms$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('button', { name: 'Modifica il modello: Chat dei visitatori' })).toBeVisible();

  const before = completionCount();
  const reply = await client(server).post<{ text: string }>(
    '/widget/chat',
    { install_id: bot.id, message: 'quanto costa il taglio?' },
    { headers: { origin: SITE } },
  );
  expect(JSON.stringify(reply.body)).toContain('Il taglio costa 22 euro.');
  expect(completionCount()).toBeGreaterThan(before);
  expect(Date.now() - start).toBeLessThan(ONE_MINUTE_MS);

  await expectAccessible(page, WCAG);
  await page.getByRole('button', { name: 'Modifica il modello: Chat dei visitatori' }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, WCAG);
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await page.reload();
  await expect(page.getByText('Richieste del mese')).toBeVisible();
  await context.close();
});
