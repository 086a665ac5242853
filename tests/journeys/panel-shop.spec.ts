import { expect, test, type Page } from '@playwright/test';
import type { GetProduct } from '@contract';
import { client, signUp } from '../support/client';
import { inviteToPanel, signInToPanel } from '../support/panel';
import { startCms, type CmsServer } from '../support/start-cms';

/** Somebody in marketing: a price, a colour and a coupon, without cents, codes or English. */
let server: CmsServer;
let page: Page;

const PRODUCTS = '/cms/content-manager/collection-types/api::product.product';
const COUPONS = '/cms/content-manager/collection-types/api::purchase.coupon';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async ({ browser }) => {
  server = await startCms({ env: { SEED_DEMO: 'true', SERVE_PANEL: 'true' } });
  const person = await inviteToPanel(server, await signInToPanel(server), 'Marketing');
  page = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
  await page.goto(`${server.url}/cms/auth/login`);
  await page.getByLabel(/e-?mail/i).fill(person.email);
  await page.locator('input[name=password]').fill(person.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(({ pathname }) => !pathname.includes('login'));
});
test.afterAll(async () => {
  await page?.context().close();
  await server?.stop();
});

const save = async () => {
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Salvato', { exact: true })).toBeVisible();
};

test('reads prices in euro and names in Italian, in the list and on the form', async () => {
  await page.goto(server.url + PRODUCTS);
  const row = page.getByRole('row', { name: /Chatbot AI.*29,00/ }).first();
  await expect(row).toContainText('29,00 €');
  await expect(row).toContainText('Al mese');
  await row.getByText('29,00 €').click();
  await expect(page.getByRole('textbox', { name: 'Prezzo', exact: false }).first()).toHaveValue('29,00');
  await expect(page.getByRole('combobox', { name: /^Periodo/ })).toContainText('Al mese');
});

test('changes a price and a colour, and the marketplace shows them', async () => {
  const price = page.getByRole('textbox', { name: 'Prezzo', exact: true });
  await price.fill('ventinove');
  await expect(page.getByText('Scrivi un importo in euro, per esempio 29,90.')).toBeVisible();
  await price.fill('31,5');
  await price.blur();
  await expect(price).toHaveValue('31,50');
  await page.getByLabel('Colore dell’etichetta: scegli dalla tavolozza').fill('#1f5c49');
  await expect(page.getByRole('textbox', { name: 'Colore dell’etichetta', exact: true })).toHaveValue(
    '#1f5c49',
  );
  await save();
  const { body } = await client(server).get<GetProduct['response']>('/site/products/chatbot-ai');
  expect(body.data).toMatchObject({ priceCents: 3150, badgeColor: '#1f5c49' });
});

test('makes a coupon that takes five euro off', async () => {
  await page.goto(server.url + COUPONS);
  await page
    .getByRole('link', { name: /Aggiungi/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Codice/ }).fill('primavera');
  await page.getByRole('textbox', { name: /^Sconto in euro/ }).fill('5');
  await save();
  const { token } = await signUp(server);
  const worth = await client(server).get<{ data: { discountCents: number } }>(
    '/site/coupons/primavera?product=chatbot-ai',
    { token },
  );
  expect(worth.body.data.discountCents).toBe(500);
});
