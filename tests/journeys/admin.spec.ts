import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ListProducts } from '@contract';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { axe } from '../support/axe';
import { client, signIn, signUp } from '../support/client';
import { openSession } from '../support/open-session';
import { aBilling, buy } from '../support/owner';
import { cmsRoot } from '../support/paths';
import { pdfPages } from '../support/pdf-text';
import { startCms, type CmsServer } from '../support/start-cms';

const { unzipSync, strFromU8 } = createRequire(path.join(cmsRoot, 'package.json'))(
  'fflate',
) as typeof import('fflate');

/** An administrator's day: a transfer, the books, a product, a holiday, a trial of the booking. */
let server: CmsServer;
let page: Page;

test.beforeAll(async ({ browser }) => {
  server = await startCms({
    env: {
      SEED_DEMO: 'true',
      OPERATOR_NAME: 'Bottega Digitale S.r.l.',
      OPERATOR_VAT_NUMBER: '01234567897',
      OPERATOR_ADDRESS: 'Via Po 5, 10124 Torino (TO)',
    },
  });
  const admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  await openSession(context, server, admin);
  page = await context.newPage();
});
test.afterAll(async () => {
  await page?.context().close();
  await server?.stop();
});

const visit = (query = '') => page.goto(`${server.url}/admin${query}`);
const dialog = () => page.getByRole('dialog');

test('a transfer is found from the counter, marked as paid and annotated', async () => {
  const customer = await signUp(server, { name: 'Marta Neri' });
  const { body } = await client(server).get<ListProducts['response']>('/site/products');
  await client(server).post(
    '/purchases',
    {
      productId: body.data.find(({ slug }) => slug === 'creatore-post-social')?.id,
      method: 'transfer',
      billing: aBilling(),
    },
    { token: customer.token, headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  await visit();
  await page.getByRole('link', { name: '1 bonifico da confermare' }).click();
  await expect(page).toHaveURL(/tab=purchases&status=awaiting-transfer/);
  await page.getByRole('button', { name: /^Segna come pagato: / }).click();
  await expect(dialog()).toContainText('€39');
  await dialog().getByRole('button', { name: 'Segna come pagato' }).click();
  await expect(page.getByText('Nessun risultato con questi filtri')).toBeVisible();

  await page.getByRole('button', { name: 'Togli i filtri' }).click();
  await page.getByLabel('Cerca', { exact: true }).fill('marta neri');
  await expect(page).toHaveURL(/q=marta\+neri/);
  const row = page.getByRole('row').filter({ hasText: customer.email });
  await expect(row.getByText('pagato', { exact: true })).toBeVisible();
  const choose = async (deed: string) => {
    await row.getByRole('button', { name: /^Altro/ }).click();
    await page.getByRole('menuitem', { name: deed }).click();
  };
  await choose('Nota');
  await dialog().getByLabel('Rimborsi e accordi con il cliente').fill('Ha chiamato per la fattura');
  await dialog().getByRole('button', { name: 'Salva' }).click();
  await expect(row).toContainText('Ha chiamato per la fattura');

  // Somebody sent the money back by hand, and mistypes where to.
  await choose('Rimborsa');
  await expect(dialog()).toContainText('€39 per Creatore Post Social');
  await dialog().getByLabel('IBAN del cliente').fill('IT60 X054 2811 1010 0000 0123 457');
  await dialog().getByRole('button', { name: 'Rimborsa' }).click();
  await expect(dialog().getByText('Questo IBAN non è valido')).toBeVisible();
  await dialog().getByLabel('IBAN del cliente').fill('IT60 X054 2811 1010 0000 0123 456');
  await dialog().getByRole('button', { name: 'Rimborsa' }).click();
  await expect(row.getByText('rimborsato', { exact: true })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta CSV' }).click();
  expect((await download).suggestedFilename()).toBe('acquisti.csv');
});

/** What a button saves: the file's name and its bytes. */
const saved = async (button: Locator): Promise<{ name: string; bytes: Uint8Array }> => {
  const arriving = page.waitForEvent('download');
  await button.click();
  const download = await arriving;
  return {
    name: download.suggestedFilename(),
    bytes: new Uint8Array(fs.readFileSync(await download.path())),
  };
};

test('the books: a receipt as PDF, its electronic invoice, and the month’s archive', async () => {
  const customer = await signUp(server, { name: 'Rosa Verdi' });
  await buy(server, customer);
  await visit(`?tab=purchases&q=${customer.email}`);
  await page.getByRole('button', { name: /^Altro/ }).click();
  await page.getByRole('menuitem', { name: 'Documenti' }).click();
  await expect(dialog()).toContainText('di cui IVA €5,23');
  const receipt = await saved(dialog().getByRole('button', { name: /^PDF del documento/ }));
  expect(receipt.name).toMatch(/\.pdf$/);
  expect((await pdfPages(receipt.bytes)).join(' ')).toContain('Giulia Rossi');
  const invoice = await saved(dialog().getByRole('button', { name: /^Fattura XML del documento/ }));
  expect(invoice.name).toMatch(/^IT01234567897_\w+\.xml$/);
  expect(strFromU8(invoice.bytes)).toContain('<CodiceFiscale>RSSMRA85T10A562S</CodiceFiscale>');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Fatture elettroniche' }).click();
  await expect(dialog().getByText(/documenti pronti/)).toBeVisible();
  const archive = await saved(dialog().getByRole('button', { name: 'Scarica ZIP' }));
  expect(archive.name).toMatch(/^fatture-\d{4}-\d\d\.zip$/);
  expect(Object.keys(unzipSync(archive.bytes))).toContain(invoice.name);
});

test('a product is written, shown in the marketplace, copied and deleted', async () => {
  await visit('?tab=marketplace');
  await page.getByRole('button', { name: 'Nuovo prodotto' }).click();
  await page.getByRole('button', { name: 'Crea prodotto' }).click();
  await expect(page.getByText('Il titolo è obbligatorio')).toBeVisible();
  await expect(page.getByLabel('Titolo').first()).toBeFocused();
  await page.getByLabel('Titolo').first().fill('Analisi dei prezzi');
  await page.getByLabel('Prezzo in euro').fill('19,90');
  await page.getByRole('button', { name: 'Torna ai prodotti' }).click();
  await expect(dialog()).toContainText('Uscire senza salvare?');
  await dialog().getByRole('button', { name: 'Annulla' }).click();
  expect((await axe(page).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Crea prodotto' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Analisi dei prezzi' });
  await expect(row.first()).toContainText('€19,90/mese');

  await page.getByRole('button', { name: 'Duplica Analisi dei prezzi' }).click();
  await page.getByRole('button', { name: 'Elimina Analisi dei prezzi (copia)' }).click();
  await dialog().getByRole('button', { name: 'Elimina' }).click();
  await expect(row).toHaveCount(1);
  const shown = await client(server).get<ListProducts['response']>('/site/products');
  expect(shown.body.data.map(({ title }) => title)).toContain('Analisi dei prezzi');
});

test('a holiday is entered from the calendar and taken away again', async () => {
  await visit('?tab=holidays');
  await page.getByRole('button', { name: 'Aggiungi Festività' }).click();
  await expect(page.getByText('Seleziona una data')).toBeVisible();
  await page.getByLabel('Nome (opzionale)').fill('Chiusura aziendale');
  await page.getByRole('button', { name: 'Mese successivo' }).click();
  await page.locator('[role=grid] [data-day]:not([aria-disabled])').nth(13).click();
  await page.getByRole('button', { name: 'Aggiungi Festività' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Chiusura aziendale' });
  await entry.getByRole('button').click();
  await dialog().getByRole('button', { name: 'Elimina' }).click();
  await expect(entry).toHaveCount(0);
  // Taken away by mistake: it comes back with its name.
  await page
    .getByRole('region', { name: 'Notifiche' })
    .getByRole('button', { name: 'Annulla' })
    .first()
    .click();
  await expect(entry).toHaveCount(1);
});

test('a test booking is marked as one, can be removed, and the log knows of both', async () => {
  await visit('?tab=bookings');
  await page.getByRole('button', { name: 'Test Prenotazione' }).click();
  const row = page.getByRole('row').filter({ hasText: 'admin@officina.test' });
  await expect(row.getByText('Prova', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: /^Rimuovi la prova/ }).click();
  await expect(page.getByText('Nessuna prenotazione')).toBeVisible();
  await page.getByRole('tab', { name: 'Registro' }).click();
  await expect(page.getByText('Ha rimosso una prenotazione di prova')).toBeVisible();
  await expect(page.getByText('Ha creato una prenotazione di prova')).toBeVisible();
});
