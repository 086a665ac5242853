import { expect, test, type Browser, type Page } from '@playwright/test';
import fs from 'node:fs';
import { expectAccessible } from '../support/axe';
import { signUp } from '../support/client';
import { answeredProject, answerInterview } from '../support/interviews';
import { openSession } from '../support/open-session';
import { pdfPages } from '../support/pdf-text';
import { sharedCms, type SharedCms } from '../support/shared-cms';

/** From a new project to an analysis that is read on the page and kept as PDF. */
let server: SharedCms;
test.beforeAll(async () => {
  server = sharedCms();
});

const open = async (browser: Browser, path: string) => {
  const person = await signUp(server);
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  await openSession(context, server, person);
  const page = await context.newPage();
  await page.goto(`${server.url}${path}`);
  return { page, person };
};
const downloaded = async (page: Page, click: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  const file = await download.path();
  return { name: download.suggestedFilename(), pages: await pdfPages(new Uint8Array(fs.readFileSync(file))) };
};

test('a project becomes an analysis, whose figures are those of the answers', async ({ browser }) => {
  const { page } = await open(browser, '/new-project');
  await page.getByLabel('Nome Progetto').fill('Forno 2027');
  await page.getByLabel('Tipo Progetto').selectOption('no-filed-accounts');
  await page.getByLabel('Nome Azienda').fill('Forno Prova');
  await page.getByLabel(/^Email/).fill('forno@prova.test');
  const [made] = await Promise.all([
    page.waitForResponse(
      (response) => response.url().endsWith('/api/projects') && response.request().method() === 'POST',
    ),
    page.getByRole('button', { name: 'Crea Progetto' }).click(),
  ]);
  const { id, kind } = ((await made.json()) as { data: { id: string; kind: 'no-filed-accounts' } }).data;
  await expect(page).toHaveURL(/chat-project/);

  await page.goto(`${server.url}/projects/${id}/report`);
  await expect(page.getByText('Finora: 0 di 8.')).toBeVisible();
  await answerInterview(server, { id, kind });
  await page.goto(`${server.url}/projects`);
  await page.getByRole('link', { name: 'Crea i documenti di Forno 2027' }).click();
  await expect(page.getByText('Le risposte bastano')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crea analisi' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Analisi · Forno Prova' })).toBeVisible({
    timeout: 60_000,
  });
  // 240,000 − 96,000 of variable costs; 96,000 of fixed costs ÷ 60 % is the turnover that breaks even.
  for (const figure of ['144.000 €', '160.000 €', '1.334'])
    await expect(page.getByRole('definition').filter({ hasText: figure }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByText('I dati del grafico in tabella').first().click();
  await expect(page.getByRole('region', { name: 'Fatturato e pareggio' })).toContainText('240.000 €');

  const { name, pages } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Scarica PDF' }).click(),
  );
  expect(name).toBe('Forno 2027 - Analisi v1.pdf');
  expect(pages[0]).toContain(`1 di ${pages.length}`);
  for (const figure of ['144.000 €', '60,0%', '160.000 €', '1.334'])
    expect(pages.join('\n')).toContain(figure);

  await page.getByRole('button', { name: 'Genera offerta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offerta · Forno Prova' })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('link', { name: 'Progetti', exact: true }).first().click();
  await page.getByRole('button', { name: 'Scarica i documenti di Forno 2027' }).click();
  const offer = await downloaded(page, () =>
    page.getByRole('menuitem', { name: 'Offerta: PDF, versione 1' }).click(),
  );
  expect(offer.name).toBe('Forno 2027 - Offerta v1.pdf');
});

test('a draft says so; its next version is whole, and the draft can go', async ({ browser }) => {
  const { page, person } = await open(browser, '/projects');
  const project = await answeredProject(server, person, 'business-idea', { upTo: 'step four' });
  await page.goto(`${server.url}/projects/${project.id}/report`);
  await page.getByRole('button', { name: 'Crea bozza dell’analisi' }).click();
  await expect(page.getByText('Mancano ancora delle risposte')).toBeVisible({ timeout: 60_000 });

  await answerInterview(server, project);
  await page.getByRole('button', { name: 'Nuova versione' }).click();
  await page.getByRole('menuitem', { name: 'Inglese' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analysis · Spesa Prova' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Mancano ancora delle risposte')).toHaveCount(0);

  const versions = page.getByRole('combobox', { name: 'Versione mostrata' });
  await versions.selectOption({ label: (await versions.getByRole('option').last().textContent()) ?? '' });
  await expect(page.getByText('Mancano ancora delle risposte')).toBeVisible();
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Elimina questa versione' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analysis · Spesa Prova' })).toBeVisible();
  await expect(versions.getByRole('option')).toHaveCount(1);
});
