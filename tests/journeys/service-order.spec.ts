import { expect, test } from '@playwright/test';
import { expectAccessible, WCAG } from '../support/axe';
import { buy } from '../support/checkout';
import { signIn, signUp } from '../support/client';
import { openSession } from '../support/open-session';
import { sharedCms, type SharedCms } from '../support/shared-cms';

/** A bought service, from the purchase to the accepted delivery, with the customer and the team each at a screen of their own. */
let server: SharedCms;
test.beforeAll(() => {
  server = sharedCms();
});

test('a service is asked for in words, worked on, delivered, revised and accepted', async ({ browser }) => {
  const customer = await signUp(server);
  const home = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await openSession(home, server, customer);
  const page = await home.newPage();
  const office = await browser.newContext({ reducedMotion: 'reduce' });
  await openSession(office, server, await signIn(server, 'admin@officina.test', 'officina-demo'));
  const board = await office.newPage();

  await buy(page, server.url, 'business-plan');
  await page.goto(`${server.url}/i-miei-prodotti`);
  await page.getByRole('link', { name: 'Apri l’ordine' }).click();
  await expect(page).toHaveURL(/\/ordini\/[^/]+$/);
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByRole('heading', { name: 'Business plan' })).toBeVisible();
  await expectAccessible(page, WCAG);
  await page.getByLabel('Qual è l’obiettivo?').fill('Convincere la banca.');
  await page.getByLabel('Che cosa fa la tua attività?').fill('Un forno con tre dipendenti.');
  // Half a brief survives a reload.
  await page.reload();
  await expect(page.getByLabel('Che cosa fa la tua attività?')).toHaveValue('Un forno con tre dipendenti.');
  await page.getByLabel('A chi si rivolge?').fill('Le famiglie del quartiere.');
  await page.getByRole('button', { name: 'Invia le risposte' }).click();
  await expect(page.getByText(/Consegna entro/)).toBeVisible();

  await board.goto(`${server.url}/admin?tab=orders`);
  await expectAccessible(board, WCAG);
  await board.goto(`${server.url}/admin?tab=orders&order=${orderId}`);
  await expect(board.getByText('Convincere la banca.')).toBeVisible();
  await board.getByRole('button', { name: 'Inizia il lavoro' }).click();
  await board.getByRole('dialog').getByRole('button', { name: 'Inizia il lavoro' }).click();
  // The customer's page hears of it by itself.
  await expect(page.getByText('Ci stiamo lavorando', { exact: false })).toBeVisible();
  await expectAccessible(board, WCAG);

  await board.getByRole('button', { name: 'Consegna', exact: true }).click();
  const dialog = board.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Messaggio della consegna' }).fill('Ecco il piano.');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'piano.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 piano'),
  });
  await expect(dialog.getByText('Pronto')).toBeVisible();
  await dialog.getByRole('button', { name: 'Invia la consegna' }).click();
  await expect(dialog).toBeHidden();

  const saved = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Scarica piano\.pdf/ })
    .first()
    .click();
  expect((await saved).suggestedFilename()).toBe('piano.pdf');
  await page.getByRole('button', { name: 'Chiedi una modifica' }).click();
  await page.getByRole('textbox', { name: 'Che cosa va cambiato?' }).fill('Manca il secondo anno.');
  await page.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(board.getByText('Manca il secondo anno.')).toBeVisible();

  await board.getByRole('button', { name: 'Consegna', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Messaggio della consegna' }).fill('Ora c’è.');
  await dialog.getByRole('button', { name: 'Invia la consegna' }).click();
  await page.getByRole('button', { name: 'Accetta la consegna' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accetta la consegna' }).click();
  await expect(page.getByText('Hai accettato la consegna', { exact: false })).toBeVisible();
  await expectAccessible(page, WCAG);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await home.close();
  await office.close();
});
