import { expect, test, type Page } from '@playwright/test';
import { axe } from '../support/axe';
import { openSession } from '../support/open-session';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { ownersSite, sitePage, type OwnersSite } from '../support/owners-site';
import { startCms, type CmsServer } from '../support/start-cms';

/**
 * An owner teaches the bot, by keyboard where it matters: a document, a pasted text, the pages of the site; tries it, learns why it said
 * what it said, and puts right what it did not know.
 */
test.describe.configure({ mode: 'serial' });

let server: CmsServer;
let site: OwnersSite;
let bot: OwnedBot;
let owner: Page;

test.beforeAll(async ({ browser }) => {
  site = await ownersSite({
    '/': sitePage('Falegnameria Noce', 'Facciamo mobili su misura dal 1950.', ['/garanzia', '/sparita']),
    '/garanzia': sitePage('Garanzia', 'La garanzia sui mobili dura sette anni.'),
  });
  server = await startCms({ env: { SEED_DEMO: 'true', WEB_FETCH_ALLOW: site.host } });
  bot = await ownerOfBot(server);
  await bot.save({ siteUrl: site.url });
  const context = await browser.newContext({ locale: 'it-IT' });
  await openSession(context, server, bot.owner);
  owner = await context.newPage();
  await owner.goto(`${server.url}/chatbot-builder?install_id=${bot.id}&section=training`);
});
test.afterAll(async () => {
  await owner?.context().close();
  await server?.stop();
  site?.close();
});

const group = (name: string) =>
  owner
    .locator('section')
    .filter({ has: owner.getByRole('heading', { name, level: 3 }) })
    .last();
const ask = async (question: string) => {
  const trial = group('Prova il bot');
  await trial.getByLabel('La tua domanda').fill(question);
  // Until the page has its pass for trying, Enter has no button to press.
  await expect(trial.getByRole('button', { name: 'Chiedi' })).toBeEnabled();
  await trial.getByLabel('La tua domanda').press('Enter');
  const card = trial.getByRole('article', { name: question }).first();
  await expect(card).toBeVisible();
  return card;
};

test('a document is read, and shows what was understood of it', async () => {
  const files = group('File di addestramento');
  await files.locator('input[type=file]').setInputFiles([
    { name: 'orari.txt', mimeType: 'text/plain', buffer: Buffer.from('# Orari\nApriamo alle 7:30.') },
    { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('no') },
  ]);
  await expect(files.getByText('Tipo file non supportato')).toBeVisible();
  await expect(files.getByText('1 passaggio')).toBeVisible();
  await files.getByRole('button', { name: 'Che cosa ha capito il bot di orari.txt' }).click();
  const preview = owner.getByRole('dialog', { name: 'orari.txt' });
  await expect(preview.getByText('Apriamo alle 7:30.')).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(preview).toBeHidden();
});

test('a text is pasted', async () => {
  await owner.getByRole('button', { name: 'Incolla un testo' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Incolla un testo' });
  await dialog.getByLabel('Titolo').fill('Resi');
  await dialog.getByLabel('Testo').fill('I resi si accettano entro quattordici giorni.');
  await dialog.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(group('File di addestramento').getByText('Resi.txt')).toBeVisible();
});

test('the site is read, page by page', async () => {
  const pages = group('Pagine del sito');
  await pages.getByRole('button', { name: 'Leggi il sito' }).click();
  await expect(pages.getByText(/Ultima lettura/)).toBeVisible({ timeout: 30_000 });
  await expect(pages.getByRole('listitem').filter({ hasText: 'Garanzia' })).toContainText('1 passaggio');
  await expect(pages.getByRole('listitem').filter({ hasText: '/sparita' })).toContainText(
    'La pagina non esiste più.',
  );
});

test('the bot answers from what it was taught, and says why', async () => {
  const card = await ask('Quanto dura la garanzia sui mobili?');
  await expect(card).toContainText('sette anni');
  await card.getByRole('button', { name: 'Perché questa risposta' }).click();
  const why = owner.getByRole('dialog', { name: 'Perché questa risposta' });
  await expect(why.getByText('Ha trovato nel materiale qualcosa che risponde alla domanda.')).toBeVisible();
  await expect(why.getByRole('listitem').first()).toContainText('Garanzia');
  const { violations } = await axe(owner).include('dialog[open]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await owner.keyboard.press('Escape');
});

test('what it did not know is put right on the spot', async () => {
  const question = 'Fate anche scale a chiocciola?';
  const card = await ask(question);
  await expect(card).toContainText('Non lo sapeva');
  await card.getByRole('button', { name: 'Correggi la risposta' }).click();
  await card.getByLabel('Risposta', { exact: true }).fill('Sì, in rovere e in noce.');
  await card.getByRole('button', { name: 'Salva e richiedi' }).click();
  const latest = group('Prova il bot').getByRole('article', { name: question }).first();
  await expect(latest).toContainText('Sì, in rovere e in noce.');
  await expect(latest).toContainText('Ha risposto');
  // And it stands among the owner's own answers, from where it can be taken away and brought back.
  const pairs = group('Domande e risposte');
  await pairs.getByRole('button', { name: `Elimina ${question}` }).click();
  await pairs.getByRole('button', { name: 'Annulla eliminazione' }).click();
  await expect(pairs.getByRole('button', { name: `Modifica “${question}”` })).toBeVisible();
});

test('the section is accessible, also at 390 pixels, where nothing overflows', async () => {
  await owner.setViewportSize({ width: 390, height: 844 });
  const { violations } = await axe(owner)
    .include('main')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('once published, the material is read-only until the draft is opened; trying goes on', async () => {
  await bot.publish();
  await owner.reload();
  const pairs = group('Domande e risposte');
  await expect(pairs.getByRole('button', { name: 'Nuova risposta' })).toBeDisabled();
  await expect(await ask('A che ora aprite?')).toContainText('7:30');
  await owner.getByRole('button', { name: 'Modifica bozza' }).first().click();
  await expect(pairs.getByRole('button', { name: 'Nuova risposta' })).toBeEnabled();
});
