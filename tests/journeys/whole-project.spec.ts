import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { signUp } from '../support/client';
import { openSession } from '../support/open-session';
import { cmsRoot } from '../support/paths';
import { pdfPages } from '../support/pdf-text';
import { sharedCms, type SharedCms } from '../support/shared-cms';

/** Each kind of project, from the sentence on the landing page to a PDF whose figures were worked out by hand. */
let server: SharedCms;
test.beforeAll(async () => {
  server = sharedCms();
});

const newTab = async (browser: Browser, { isSignedIn = true } = {}): Promise<Page> => {
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  if (isSignedIn) await openSession(context, server, await signUp(server));
  return context.newPage();
};
/** Writes on the landing page what the business is, and chooses the kind of project. */
const describeBusiness = async (page: Page, words: string) => {
  await page.goto(server.url);
  await page.getByLabel('Descrivi la tua azienda o la tua idea').fill(words);
  await page.getByRole('button', { name: 'Invia la descrizione' }).click();
};
const chooseKind = async (page: Page, words: string, kind: RegExp) => {
  await expect(page.getByRole('heading', { name: 'Il tuo progetto è:' })).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('link', { name: kind }).click();
};
const last = (page: Page) => page.getByRole('log').locator('[data-from=assistant]').last();
/** Types each answer once its question is there. */
const answer = async (page: Page, answers: readonly (readonly [question: string, answer: string])[]) => {
  const field = page.getByRole('textbox', { name: 'Scrivi un messaggio...' });
  for (const [question, words] of answers) {
    await expect(last(page)).toContainText(question);
    await field.fill(words);
    await field.press('Enter');
  }
};
/** Makes the analysis of a complete interview and downloads it. */
const analysisOf = async (page: Page): Promise<string> => {
  await expect(page.getByText('Percorso completo')).toBeVisible();
  await page.getByRole('link', { name: 'Crea report' }).first().click();
  await page.getByRole('button', { name: 'Crea analisi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Analisi · / })).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica PDF' }).click(),
  ]);
  const pages = await pdfPages(new Uint8Array(fs.readFileSync(await download.path())));
  return pages.join('\n');
};

test('an idea: a guest registers on the way and loses nothing', async ({ browser }) => {
  const page = await newTab(browser, { isSignedIn: false });
  const words = 'Vorrei portare la spesa fresca a chi lavora fino a tardi.';
  await describeBusiness(page, words);
  await expect(page).toHaveURL(/\/signup\?next=/);
  await page.getByLabel('Nome completo').fill('Ada Verdi');
  await page.getByLabel('Email').fill(`ada-${Date.now()}@prova.test`);
  await page.getByLabel('Password', { exact: true }).fill('pane-e-olive');
  await page.getByLabel('Conferma password').fill('pane-e-olive');
  await page.getByRole('button', { name: 'Registrati', exact: true }).click();

  await chooseKind(page, words, /Start-up o idea di business/);
  await page.getByLabel('Email').fill('ada@prova.test');
  await page.getByRole('button', { name: 'Invia Link' }).click();
  await expect(page).toHaveURL(/chat-project/);
  await expect(page.getByRole('log')).toContainText(words);
  await answer(page, [
    ['Che nome diamo', 'Spesa Comoda'],
    ['Quale problema risolve', 'Chi lavora fino a tardi non fa la spesa fresca'],
    ['A chi vendi', 'Privati'],
    ['Chi sono, in concreto', 'Famiglie di Verona sud'],
    ['Come risolvono oggi', 'Supermercati con consegna'],
    ['Perché dovrebbero scegliere te', 'Consegna entro le 21'],
    ['A che prezzo vendi', '50 €'],
    ['Quanto ti costa ogni vendita', '20'],
    ['Quanto costano al mese le spese fisse', '1.200,00'],
    ['Quanto serve per partire', '€ 5 mila'],
    ['Quante vendite al mese', '100'],
    ['In quanti mesi', '3 mesi'],
    ['Da dove arrivano i clienti', 'Social network, Sito web'],
    ['Quanti soldi tuoi', '6000'],
    ['Quanto vuoi spendere al mese', '300'],
  ]);
  const pdf = await analysisOf(page);
  // A sale leaves 50 − 20; (1,200 + 300) ÷ 30 of them pay the month; after a year 2,500 + 9 × 1,500 are in the till.
  for (const figure of ['30 €', '50', '2.500 €', '16.000 €']) expect(pdf).toContain(figure);
});

test('a company without filed accounts', async ({ browser }) => {
  const page = await newTab(browser);
  const words = 'Un forno di quartiere: la mattina c’è coda, il pomeriggio è vuoto.';
  await describeBusiness(page, words);
  await chooseKind(page, words, /Azienda senza bilanci/);
  await page.getByLabel('Nome Progetto').fill('Forno 2027');
  await page.getByLabel('Email').fill('forno@prova.test');
  await page.getByRole('button', { name: 'Invia Link' }).click();
  await answer(page, [
    ['Come si chiama l’azienda', 'Forno Prova'],
    ['Con quale forma', 'Ditta individuale o professionista'],
    ['la partita IVA', '01234567897'],
    ['il codice ATECO', '10.71.10'],
    ['In che anno', '2019'],
    ['Quanto incassi in un anno', '240.000'],
    ['Le vendite cambiano', 'No'],
    ['ciò che cresce con le vendite', '96 mila'],
    ['Quanto costano al mese le spese fisse', '6.000,00'],
    ['Quanto prelevi', '2000'],
    ['Quanti clienti o vendite', '2.000'],
    ['Quanto spende in media', '€ 10'],
    ['A chi vendi', 'Privati'],
    ['Da dove arrivano', 'Negozio o sede, Passaparola'],
    ['Che cosa vuoi ottenere', 'Vendere di più'],
    ['Quanto puoi investire', '80'],
  ]);
  const pdf = await analysisOf(page);
  // 240,000 − 96,000; 8,000 × 12 of fixed costs ÷ 60 %; ÷ 12 ÷ 10 € a customer.
  for (const figure of ['144.000 €', '60,0%', '160.000 €', '1.334']) expect(pdf).toContain(figure);
});

test('a company with filed accounts, read from the file', async ({ browser }) => {
  const page = await newTab(browser);
  const words = 'Una falegnameria con otto dipendenti: vorrei capire il bilancio.';
  await describeBusiness(page, words);
  await chooseKind(page, words, /Azienda con bilancio depositato/);
  await page.getByLabel('Nome Progetto').fill('Falegnameria 2027');
  await page.getByLabel('PEC aziendale').fill('falegnameria@pec.test');
  await page.getByRole('button', { name: 'Invia Link' }).click();
  await answer(page, [
    ['Come si chiama', 'Falegnameria Bosco Alto'],
    ['la partita IVA', '01234567897'],
  ]);
  await expect(last(page)).toContainText('Carica il bilancio');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(path.join(cmsRoot, 'src/domain/accounts/testing/falegnameria-short-form.xbrl'));
  await answer(page, [
    ['Quanto devi in tutto a banche', 'salta'],
    ['il codice ATECO', '31.09.20'],
    ['Quante persone', '8'],
    ['A chi vendi', 'Privati e imprese'],
    ['il cliente più grande', '35'],
    ['Da dove arrivano', 'Passaparola'],
    ['Che cosa vuoi ottenere', 'Vendere di più, Risparmiare tempo'],
    ['il problema che ti pesa', 'I preventivi partono in ritardo'],
    ['Quanto puoi investire', '150'],
  ]);
  const pdf = await analysisOf(page);
  // 42,000 ÷ 210,000; 90,000 ÷ 655,000; 90,000 ÷ 1,200,000; 90,000 + 45,000; 655,000 ÷ 210,000.
  for (const figure of ['20,0%', '13,7%', '7,5%', '135.000 €', '3,12']) expect(pdf).toContain(figure);
});
