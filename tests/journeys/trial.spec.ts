import { expect, test } from '@playwright/test';
import { fillBilling } from '../support/checkout';
import { signUp } from '../support/client';
import { openSession } from '../support/open-session';
import { sharedCms } from '../support/shared-cms';

test('on a phone: tried for free, taught, tried out, bought, and published with nothing lost', async ({
  browser,
}) => {
  const server = sharedCms();
  const context = await browser.newContext({
    locale: 'it-IT',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  await openSession(context, server, await signUp(server, { name: 'Giulia Rossi' }));
  const page = await context.newPage();
  await page.goto(`${server.url}/product-detail/chatbot-ai`);
  await page.getByRole('link', { name: 'Provalo gratis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Chatbot Builder/ })).toBeVisible();
  await expect(page.getByText('In prova', { exact: true })).toBeVisible();
  const builder = new URL(page.url());
  const id = builder.searchParams.get('install_id');

  await page.goto(`${server.url}/chatbot-builder?install_id=${id}&section=design`);
  await page.getByLabel('Nome del bot').fill('Aria');
  await page.getByRole('link', { name: 'Installazione', exact: true }).click();
  await page.getByLabel('URL del sito').fill('forno.it');
  await page.getByLabel('URL del sito').press('Tab');
  await expect(page.getByText('Aria · forno.it', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText(/^Salvato/)).toBeVisible();

  await page.goto(`${server.url}/i-miei-prodotti`);
  const trial = page.getByRole('region', { name: 'In prova' });
  await expect(trial).toContainText('Aria · forno.it');
  await trial.getByRole('link', { name: 'Continua la prova' }).click();
  await page.getByRole('link', { name: 'Pubblica' }).click();
  await expect(page).toHaveURL(/\/checkout\?product=/);
  await page.getByLabel('Nome e cognome').fill('Giulia Rossi');
  await fillBilling(page);
  await page.getByRole('button', { name: 'Ordina e paga' }).click();
  await page.getByRole('button', { name: /^Paga/ }).click();
  await page.getByRole('link', { name: 'Vai al prodotto' }).click();
  await expect(page).toHaveURL(new RegExp(`install_id=${id}`));
  await expect(page.getByText('Aria · forno.it', { exact: true })).toBeVisible();
  await expect(page.getByText('In prova', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Pubblica' }).click();
  await expect(page.getByText('Pubblicato', { exact: true })).toBeVisible();
  await context.close();
});
