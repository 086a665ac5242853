import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, WCAG } from '../support/axe';
import { buy, fillAddress } from '../support/checkout';
import { signUp } from '../support/client';
import { openSession } from '../support/open-session';
import { sharedCms, type SharedCms } from '../support/shared-cms';

/** A business buys by card, thinks twice about staying, and a person takes everything back. */
let server: SharedCms;
test.beforeAll(async () => {
  server = sharedCms();
});

const actions = (page: Page) => page.getByRole('button', { name: /^Azioni per/ }).first();

test('a company buys by card, cancels, and changes its mind', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  await openSession(context, server, await signUp(server));
  const page = await context.newPage();
  await page.goto(`${server.url}/checkout?product=chatbot-ai`);
  await page.getByText('Azienda o P.IVA').click();
  await page.getByLabel('Ragione sociale').fill('Forno Rossi S.r.l.');
  await fillAddress(page);
  await page.getByLabel('Partita IVA', { exact: false }).first().fill('12345678901');
  await page.getByLabel('Codice destinatario (SDI)').fill('M5UXCR1');
  await page.getByRole('button', { name: 'Ordina e paga' }).click();
  // Eleven digits, and the last one wrong: only the server knows.
  await expect(page.getByText('La partita IVA non è valida', { exact: false })).toBeVisible();
  await expectAccessible(page, WCAG);
  await page.getByLabel('Partita IVA', { exact: false }).first().fill('12345678903');
  await page.getByRole('button', { name: 'Ordina e paga' }).click();

  await page.getByRole('button', { name: 'Con conferma' }).click();
  await expectAccessible(page, WCAG);
  await page.getByRole('button', { name: 'Sì, confermo' }).click();
  await expect(page.getByRole('heading', { name: 'Pagamento riuscito' })).toBeVisible();

  await page.goto(`${server.url}/i-miei-prodotti`);
  await expect(page.getByText('Si rinnova il', { exact: false })).toBeVisible();
  // The right to withdraw is a consumer's.
  await expect(page.getByText('Recedere dal contratto qui')).toHaveCount(0);
  await actions(page).click();
  await page.getByRole('menuitem', { name: 'Annulla abbonamento' }).click();
  await expect(page.getByText('In scadenza')).toBeVisible();
  await expect(page.getByText(/^Attivo fino al/)).toBeVisible();
  await expectAccessible(page, WCAG);
  await actions(page).click();
  await page.getByRole('menuitem', { name: 'Riprendi abbonamento' }).click();
  await expect(page.getByText('Si rinnova il', { exact: false })).toBeVisible();

  await actions(page).click();
  await page.getByRole('menuitem', { name: 'Ricevute' }).click();
  await expect(page.getByText(/Ricevuta n\. \d{4}\/\d+/)).toBeVisible();
  await expectAccessible(page, WCAG);
  await context.close();
});

test('a person withdraws: the product stops and the money goes back', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  await openSession(context, server, await signUp(server));
  const page = await context.newPage();
  await buy(page, server.url, 'chatbot-ai');
  await page.goto(`${server.url}/i-miei-prodotti`);
  await page.getByRole('button', { name: 'Recedere dal contratto qui' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recedere dal contratto' });
  await expect(dialog.getByLabel('Il tuo nome')).toHaveValue('Giulia Rossi');
  await expectAccessible(page, WCAG);
  await dialog.getByRole('button', { name: 'Conferma recesso' }).click();
  await expect(dialog).toBeHidden();
  // The refund is news of its own, and comes by itself.
  await expect(page.getByText('Rimborsato')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Recedere dal contratto qui')).toHaveCount(0);
  await context.close();
});
