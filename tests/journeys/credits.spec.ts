import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, WCAG } from '../support/axe';
import { fillBilling } from '../support/checkout';
import { signUp } from '../support/client';
import { fillConversations } from '../support/conversations';
import { openSession } from '../support/open-session';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';

/** An owner reads how the bot does, runs short of messages, and buys more. */
let server: SharedCms;
let bot: OwnedBot;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  server = sharedCms();
  bot = await ownerOfBot(server, await signUp(server));
  await bot.save({ design: { displayName: 'Giada' } });
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() - days * day).toISOString();
  await fillConversations(server, bot.id, { conversations: 40, turns: 2, from: at(28), to: at(1) });
  await fillConversations(server, bot.id, { conversations: 20, turns: 2, from: at(55), to: at(31) });
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  await openSession(context, server, bot.owner);
  page = await context.newPage();
});
test.afterAll(async () => {
  await page?.context().close();
});

const statistics = () => page.goto(`${server.url}/chatbot-builder?install_id=${bot.id}&section=statistics`);
const figure = (name: string) => page.locator('dl > div').filter({ hasText: name });

test('the figures are compared with the period before, in words', async () => {
  await statistics();
  await expect(figure('Conversazioni totali')).toContainText('40');
  await expect(figure('Conversazioni totali')).toContainText('100% in più');
  await expect(figure('Soddisfazione')).toContainText('N/D');
  await expectAccessible(page, WCAG);

  await page.getByRole('button', { name: '7 giorni' }).click();
  await expect(page).toHaveURL(/period=7d/);
  await expect(page.getByText('Confronto con i 7 giorni prima.', { exact: false })).toBeVisible();
  await page.goBack();
  await expect(figure('Conversazioni totali')).toContainText('40');
});

test('a chart can be read as a table, and a question leads to its conversation', async () => {
  await page.getByText('Mostra come tabella').first().click();
  await expect(page.getByRole('table', { name: 'Messaggi giorno per giorno' }).getByRole('row')).toHaveCount(
    31,
  );
  await expectAccessible(page, WCAG);
  await page
    .getByRole('link', { name: /Leggi la conversazione/ })
    .first()
    .click();
  await expect(page).toHaveURL(/section=conversations&conversation=/);
});

test('days of one’s own choice follow the rules of the chat section', async () => {
  await statistics();
  await page.getByRole('button', { name: 'Altre date' }).click();
  await page.getByRole('button', { name: 'Applica' }).click();
  await expect(page.getByText('Scegli entrambe le date.')).toBeVisible();
  await page.getByLabel('Dal', { exact: true }).fill('2026-01-01');
  await page.getByLabel('Al', { exact: true }).fill('2026-01-31');
  await page.getByRole('button', { name: 'Applica' }).click();
  await expect(page).toHaveURL(/period=custom&from=2026-01-01&to=2026-01-31/);
  await expect(page.getByText('Nessuna conversazione in questo periodo')).toBeVisible();
});

test('the days can be taken away as a file', async () => {
  await statistics();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(
    /^statistiche-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/,
  );
});

test('a pack is bought for the bot: declined, then paid, and the limit rises', async () => {
  await statistics();
  await expect(page.getByText(/0 di 5\.?000/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Acquista crediti' }).click();
  const dialog = page.getByRole('dialog', { name: 'Acquista crediti' });
  for (const words of ['€5,99', '€11,69', '€18', /risparmi €6,28/, /risparmi €11,95/])
    await expect(dialog.getByText(words)).toBeVisible();
  await expectAccessible(page, WCAG);
  await dialog.getByRole('link', { name: /Acquista 3\.000 messaggi/ }).click();

  await expect(page.getByText('Riepilogo Ordine')).toBeVisible();
  await expect(page.getByText('3.000 messaggi per il tuo chatbot')).toBeVisible();
  await expect(page.getByText('Per Giada')).toBeVisible();
  await expectAccessible(page, WCAG);
  await page.getByLabel('Nome e cognome').fill('Pasticceria Giada');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Ordina e paga' }).click();
  await page.getByRole('button', { name: 'Rifiuta' }).click();

  await expect(page.getByText('Il pagamento non è riuscito')).toBeVisible();
  await expect(page.getByText(/0 di 5\.?000/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Riprova il pagamento' }).click();
  await page.getByRole('button', { name: 'Ordina e paga' }).click();
  await page.getByRole('button', { name: /^Paga/ }).click();

  await expect(page).toHaveURL(/section=statistics/);
  await expect(page.getByText(/3\.?000 messaggi aggiunti/)).toBeVisible();
  await expect(page.getByText(/0 di 8\.?000/).first()).toBeVisible();
  await expectAccessible(page, WCAG);
  await page.getByRole('button', { name: 'Chiudi l’avviso' }).click();
  await expect(page.getByText(/messaggi aggiunti/)).toHaveCount(0);
});

test('the purchase is among one’s own, and leads back to the bot', async () => {
  await page.goto(`${server.url}/i-miei-prodotti`);
  await expect(page.getByText('Crediti per Giada').first()).toBeVisible();
  await expectAccessible(page, WCAG);
  await page.getByRole('link', { name: 'Vedi le statistiche di Giada' }).click();
  await expect(page.getByText(/0 di 8\.?000/).first()).toBeVisible();
});

test('credits without a chatbot cannot be ordered', async () => {
  await page.goto(`${server.url}/checkout?product=crediti-1000`);
  await expect(page.getByText('Per quale chatbot?')).toBeVisible();
  await page.goto(`${server.url}/checkout?product=crediti-1000&chatbot=missing`);
  await expect(page.getByText('Per quale chatbot?')).toBeVisible();
});
