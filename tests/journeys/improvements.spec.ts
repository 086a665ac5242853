import { expect, test, type Page } from '@playwright/test';
import { axe } from '../support/axe';
import { openSession } from '../support/open-session';
import { ownerOfBot, visitor, type OwnedBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';

/** An owner learns from what the bot failed, puts it right, and sees that later changes keep it right. */
test.describe.configure({ mode: 'serial' });

const ORIGIN = 'https://noce.test';
let server: SharedCms;
let bot: OwnedBot;
let owner: Page;

test.beforeAll(async ({ browser }) => {
  server = sharedCms();
  bot = await ownerOfBot(server);
  await bot.save({ siteUrl: ORIGIN });
  await bot.upload([{ name: 'listino.txt', bytes: Buffer.from('Il tavolo di rovere costa 900 euro.') }]);
  await bot.publish();
  const context = await browser.newContext({ locale: 'it-IT' });
  await openSession(context, server, bot.owner);
  owner = await context.newPage();
  await owner.goto(`${server.url}/chatbot-builder?install_id=${bot.id}&section=training`);
});
test.afterAll(async () => {
  await owner?.context().close();
});

const group = (name: string) =>
  owner
    .locator('section')
    .filter({ has: owner.getByRole('heading', { name, level: 3 }) })
    .last();
const ask = async (message: string) => (await (await visitor(server, bot.id, ORIGIN)).ask(message)).body;

test('a question that was failed appears while the owner looks, and is answered there', async () => {
  const questions = group('Da migliorare');
  await expect(questions.getByText('Niente da migliorare')).toBeVisible();
  for (const wording of [
    'Fate scale a chiocciola?',
    'Fate scale a chiocciola?',
    'Scale a chiocciola ne fate?',
  ])
    await ask(wording);
  await expect(questions.getByText(/3 volte/)).toBeVisible();
  await questions.getByRole('button', { name: 'Rispondi a “Fate scale a chiocciola?”' }).click();
  await questions.getByLabel('Risposta', { exact: true }).fill('Sì, in rovere e in noce.');
  await questions.getByRole('button', { name: 'Salva e richiedi' }).click();
  await expect(questions.getByText('Risposta salvata. Ora il bot dice:')).toBeVisible();
  await expect(questions.getByText('Sì, in rovere e in noce.')).toBeVisible();
  await expect(questions.getByText('Niente da migliorare')).toBeVisible();
  expect((await ask('fate scale a chiocciola')).reply).toBe('Sì, in rovere e in noce.');
});

test('a question is ignored, and taken back', async () => {
  const questions = group('Da migliorare');
  await ask('Vendete automobili?');
  await questions.getByRole('button', { name: 'Ignora “Vendete automobili?”' }).click();
  await questions.getByText('1 domanda ignorata').click();
  await questions.getByRole('button', { name: 'Riprendi “Vendete automobili?”' }).click();
  await expect(questions.getByRole('button', { name: 'Ignora “Vendete automobili?”' })).toBeVisible();
});

test('a trial becomes a control question, which says so when a change breaks it', async () => {
  const trial = group('Prova il bot');
  await trial.getByLabel('La tua domanda').fill('Quanto costa il tavolo di rovere?');
  await trial.getByLabel('La tua domanda').press('Enter');
  await trial.getByRole('button', { name: 'Tieni sotto controllo' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Tieni sotto controllo' });
  await expect(dialog.getByLabel('Documento o pagina')).toHaveValue('listino.txt');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog).toBeHidden();
  const control = group('Domande di controllo');
  await expect(control.getByText('Deve venire da “listino.txt”')).toBeVisible();
  await expect(control.getByText('Giusta', { exact: true })).toBeVisible();
  const files = await bot.upload([
    { name: 'novita.txt', bytes: Buffer.from('Dal 2027 si usa solo legno certificato.') },
  ]);
  expect(files).toHaveLength(2);
  await expect(control.getByText('1 su 1 come prima')).toBeVisible({ timeout: 30_000 });
});

test('all of it is accessible, also at 390 pixels, where nothing overflows', async () => {
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
