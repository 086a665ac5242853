import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { eventually } from '../support/client';
import { instant, sql } from '../support/database';
import { cmsRoot } from '../support/paths';
import { inviteToPanel, signInToPanel, type PanelPerson } from '../support/panel';
import { startCms, type CmsServer } from '../support/start-cms';

/** An editor's morning: an article in two languages, from the first word to its readers. */
let server: CmsServer;
let page: Page;
let editor: PanelPerson;
/** A photograph as one takes it; any real picture will do. */
let photograph: Buffer;

const ARTICLES = '/cms/content-manager/collection-types/api::article.article';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async ({ browser }) => {
  server = await startCms({ env: { SEED_DEMO: 'true', SERVE_PANEL: 'true' } });
  editor = await inviteToPanel(server, await signInToPanel(server), 'Redazione');
  const { createRequire } = await import('node:module');
  const sharp = createRequire(path.join(cmsRoot, 'package.json'))('sharp') as typeof import('sharp').default;
  photograph = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#a8452a' } })
    .jpeg()
    .toBuffer();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
});
test.afterAll(async () => {
  await page?.context().close();
  await server?.stop();
});

const body = () => page.getByRole('textbox', { name: 'Testo dell’articolo' });
const tool = (name: RegExp) =>
  page.getByRole('toolbar', { name: 'Formattazione' }).getByRole('button', { name });
const dialog = () => page.getByRole('dialog');
const save = async () => {
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Salvato', { exact: true })).toBeVisible();
};
const publish = async () => {
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  await expect(page.getByText('Pubblicato', { exact: true }).first()).toBeVisible();
};
const statusOf = async (address: string) =>
  (await fetch(`${server.url}${address}`, { headers: { accept: 'text/html' } })).status;

test('signs in and finds the texts, and nothing of the customers', async () => {
  await page.goto(`${server.url}/cms/auth/login`);
  await page.getByLabel(/e-?mail/i).fill(editor.email);
  await page.locator('input[name=password]').fill(editor.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(({ pathname }) => !pathname.includes('login'));
  await page.goto(server.url + ARTICLES);
  const menu = page.getByRole('navigation', { name: /Contenuti|Content/ });
  await expect(page.getByRole('link', { name: 'Articoli', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Prodotti', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: /Acquist|Messagg|Utent|User/ })).toHaveCount(0);
});

test('writes with headings, a list, a link and a picture that says what it shows', async () => {
  await page
    .getByRole('link', { name: /Aggiungi/ })
    .first()
    .click();
  await page.getByLabel(/^Titolo dell’articolo/).fill('Il pane del lunedì');
  await body().click();
  await page.keyboard.type('Perché di lunedì');
  await page.keyboard.press('Control+Alt+2');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('farina');
  await tool(/^Elenco puntato/).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('acqua');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Leggi ');
  await page.keyboard.press('Control+k');
  await dialog().getByLabel('Indirizzo').fill('javascript:alert(1)');
  await dialog().getByRole('button', { name: 'Collega' }).click();
  await expect(dialog().getByText(/Scrivi un indirizzo che cominci/)).toBeVisible();
  await dialog().getByLabel('Indirizzo').fill('/marketplace');
  await dialog().getByLabel('Testo da mostrare').fill('i prodotti');
  await dialog().getByRole('button', { name: 'Collega' }).click();
  await expect(body().getByRole('link', { name: 'i prodotti' })).toHaveAttribute('href', '/marketplace');

  await page.keyboard.press('End');
  await tool(/^Immagine/).click();
  await dialog()
    .getByRole('button', { name: /Aggiungi file|Aggiungi più|Carica/ })
    .first()
    .click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'pane.jpg',
    mimeType: 'image/jpeg',
    buffer: photograph,
  });
  await dialog()
    .getByRole('button', { name: /^Carica 1 file/ })
    .click();
  await dialog().getByRole('checkbox').last().check();
  await dialog()
    .getByRole('button', { name: /Concludi|Fine|Finish/ })
    .click();
  await dialog().getByRole('button', { name: 'Usa l’immagine' }).click();
  await expect(dialog().getByText(/Senza descrizione/)).toBeVisible();
  await dialog().getByLabel('Che cosa si vede').fill('Una pagnotta sul banco');
  await dialog().getByRole('button', { name: 'Usa l’immagine' }).click();
  await expect(body().getByRole('img', { name: 'Una pagnotta sul banco' })).toHaveAttribute(
    'src',
    /^\/uploads\/large_.*\.webp$/,
  );
  await save();
  expect(await statusOf('/blog/il-pane-del-lunedi')).toBe(404);
});

test('sees it as readers will, before they do', async () => {
  await page.getByRole('link', { name: 'Apri l’anteprima' }).click();
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Il pane del lunedì');
  await expect(shown.getByText(/La vede solo chi ha questo indirizzo/)).toBeVisible();
  await expect(shown.getByRole('img', { name: 'Una pagnotta sul banco' })).toBeVisible();
  await page.goBack();
  await expect(body()).toContainText('Perché di lunedì');
});

test('publishes it, adds the English version, and both are on the blog', async () => {
  await publish();
  await eventually(
    () => statusOf('/blog/il-pane-del-lunedi'),
    (status) => status === 200,
  );

  await page
    .getByRole('combobox', { name: /lingua|locale/i })
    .first()
    .click();
  await page.getByRole('option', { name: /English/ }).click();
  await expect(page.getByLabel(/^Titolo dell’articolo/)).toHaveValue('');
  await expect(body()).toHaveText('');
  await page.getByLabel(/^Titolo dell’articolo/).fill('Monday’s bread');
  await body().click();
  await page.keyboard.type('Flour and water.');
  await publish();
  await eventually(
    () => statusOf('/blog/monday-s-bread?lang=en'),
    (status) => status === 200,
  );

  const readers = await page.context().newPage();
  await readers.goto(`${server.url}/blog?lang=en`);
  await readers
    .getByRole('link', { name: /Monday’s bread/ })
    .first()
    .click();
  await expect(readers.getByText('Flour and water.')).toBeVisible();
  await readers.goto(`${server.url}/blog/il-pane-del-lunedi?lang=it`);
  await expect(readers.getByRole('heading', { level: 2, name: 'Perché di lunedì' })).toBeVisible();
  await expect(readers.getByRole('listitem').filter({ hasText: 'farina' })).toBeVisible();
  await readers.close();
});

test('announces another one for later: nobody reads it before its time, everybody after it', async () => {
  const inAWeek = new Date(Date.now() + 7 * 86_400_000);
  await page.goto(server.url + ARTICLES);
  await page
    .getByRole('link', { name: /Aggiungi/ })
    .first()
    .click();
  await page.getByLabel(/^Titolo dell’articolo/).fill('Il pane della domenica');
  await body().click();
  await page.keyboard.type('Si comincia il sabato.');
  const day = page
    .getByRole('group', { name: /^Pubblica il/ })
    .getByRole('combobox')
    .first();
  await day.fill(inAWeek.toLocaleDateString('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric' }));
  await day.press('Tab');
  await save();
  expect(await statusOf('/blog/il-pane-della-domenica')).toBe(404);

  // A week goes by.
  await sql(
    server,
    `update articles set publish_on = ${instant(server, Date.now() - 1_000)} where slug = 'il-pane-della-domenica' and publish_on is not null`,
  );
  await eventually(
    () => statusOf('/blog/il-pane-della-domenica'),
    (status) => status === 200,
    60_000,
  );
  const readers = await page.context().newPage();
  await readers.goto(`${server.url}/blog/il-pane-della-domenica?lang=it`);
  await expect(readers.getByText('Si comincia il sabato.')).toBeVisible();
  await readers.close();
});
