import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type { AdminPurchaseDetail, CreatePurchase, GetPurchase, ListProducts } from '@contract';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { axe } from '../support/axe';
import { client, dataOf, eventually, signIn, signUp, type TestUser } from '../support/client';
import { instant, runJob, sql } from '../support/database';
import { startFakeExchange, type FakeExchange } from '../support/fake-exchange';
import { startFakeStripe, type FakeStripe } from '../support/fake-stripe';
import { openSession } from '../support/open-session';
import { aBilling } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

/** What becomes of money and documents after the sale, as the buyer and whoever keeps the books see it. */
let stripe: FakeStripe;
let exchange: FakeExchange;
let server: CmsServer;
let admin: TestUser;
let productId = '';

test.beforeAll(async () => {
  [stripe, exchange] = await Promise.all([startFakeStripe(), startFakeExchange()]);
  server = await startCms({
    env: {
      SEED_DEMO: 'true',
      STRIPE_SECRET_KEY: 'sk_test_di_prova',
      STRIPE_WEBHOOK_SECRET: stripe.secret,
      STRIPE_BASE_URL: stripe.url,
      OPERATOR_NAME: 'Bottega Digitale S.r.l.',
      OPERATOR_VAT_NUMBER: '01234567897',
      OPERATOR_ADDRESS: 'Via Po 5, 10124 Torino (TO)',
      INVOICETRONIC_API_KEY: exchange.apiKey,
      INVOICETRONIC_WEBHOOK_SECRET: exchange.secret,
      INVOICETRONIC_BASE_URL: exchange.url,
    },
  });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  const { body } = await client(server).get<ListProducts['response']>('/site/products');
  productId = body.data.find(({ slug }) => slug === 'chatbot-ai')?.id ?? '';
});
test.afterAll(async () => {
  await server?.stop();
  await Promise.all([stripe?.close(), exchange?.close()]);
});

const pageOf = async (browser: Browser, person: TestUser): Promise<Page> => {
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  await openSession(context, server, person);
  return context.newPage();
};
const paidByCard = async (person: TestUser) => {
  const { body } = await client(server).post<CreatePurchase['response']>(
    '/purchases',
    { productId, method: 'card', billing: aBilling({ fullName: 'Giulia Rossi' }) },
    { token: person.token, headers: { 'idempotency-key': randomUUID() } },
  );
  const { purchase, next } = body.data;
  const session = next.kind === 'redirect' ? (next.url.split('/').at(-1) ?? '') : '';
  stripe.pay(session);
  await stripe.ring(server.url, 'checkout.session.completed', stripe.sessions.get(session) ?? {});
  await eventually(
    () => client(server).get<GetPurchase['response']>(`/purchases/${purchase.id}`, person),
    (reply) => reply.body.data.status === 'paid',
    60_000,
  );
  return { id: purchase.id, session };
};
const managed = async (id: string): Promise<AdminPurchaseDetail> =>
  dataOf(await client(server).get(`/admin/purchases/${id}`, { token: admin.token }));
const documents = async (page: Page, query: string): Promise<Locator> => {
  await page.goto(`${server.url}/admin?tab=purchases&q=${encodeURIComponent(query)}`);
  await page
    .getByRole('button', { name: /^Altro/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Documenti e fatturazione' }).click();
  return page.getByRole('dialog');
};

test('money given back in Stripe’s dashboard: the buyer reads it, and so do the books', async ({
  browser,
}) => {
  const person = await signUp(server, { name: 'Nadia Riva' });
  const { id, session } = await paidByCard(person);
  const page = await pageOf(browser, person);
  await page.goto(`${server.url}/i-miei-prodotti`);
  await expect(page.getByRole('link', { name: /Apri il builder/ })).toBeVisible();

  const charge = stripe.chargeOf(session);
  stripe.refund(charge);
  await stripe.ring(server.url, 'charge.refunded', charge);
  await expect(page.getByText('Rimborsato')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Azioni/ }).click();
  await page.getByRole('menuitem', { name: 'Ricevute' }).click();
  await expect(page.getByRole('dialog').getByText(/^Rimborso n\./)).toBeVisible();
  await page.context().close();

  const desk = await pageOf(browser, admin);
  const dialog = await documents(desk, person.email);
  await expect(dialog.getByText(/^Nota di credito n\./)).toBeVisible();
  await expect(dialog.getByText(/^Ricevuta n\./)).toBeVisible();
  await expect(
    desk.getByRole('region', { name: 'Acquisti' }).getByText('rimborsato', { exact: true }),
  ).toBeVisible();
  expect((await managed(id)).receipts.map(({ amountCents }) => amountCents)).toEqual([-2900, 2900]);
  await desk.context().close();
});

test('a buyer corrects who is invoiced; a rejected invoice is corrected by an administrator', async ({
  browser,
}) => {
  const person = await signUp(server, { name: 'Marco Blu' });
  const { id } = await paidByCard(person);
  const page = await pageOf(browser, person);
  await page.goto(`${server.url}/i-miei-prodotti`);
  await page.getByRole('button', { name: /^Azioni/ }).click();
  await page.getByRole('menuitem', { name: 'Dati di fatturazione' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Codice fiscale').fill('RSSMRA85T10A562X');
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(form.getByText(/Il codice fiscale non è valido/)).toBeVisible();
  await form.getByLabel('Codice fiscale').fill('RSSMRA85T10A562S');
  await form.getByLabel('Nome e cognome').fill('Marco Blu');
  expect((await axe(page).analyze()).violations).toEqual([]);
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Dati di fatturazione aggiornati')).toBeVisible();
  await page.context().close();

  const sent = await eventually(
    () => managed(id),
    ({ receipts }) => receipts[0]?.exchange.transmission?.state === 'sent',
    30_000,
  );
  const fileName = sent.receipts[0]?.exchange.transmission?.fileName;
  const file = exchange.files.find(({ file_name }) => file_name === fileName);
  exchange.setState(file?.id ?? 0, 'Scartato', [{ code: '00306', description: 'CodiceFiscale non valido' }]);
  await runJob(server, 'follow-invoices');

  const desk = await pageOf(browser, admin);
  const dialog = await documents(desk, person.email);
  await expect(dialog.getByText(/scartata il/)).toBeVisible();
  await expect(dialog.getByText('00306: CodiceFiscale non valido')).toBeVisible();
  expect((await axe(desk).analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: /^Correggi il documento/ }).click();
  const correction = desk.getByRole('dialog', { name: /^Correggere il documento/ });
  await correction.getByLabel('Nome e cognome').fill('Marco Blu');
  await correction.getByLabel('Perché').fill('Nome sbagliato');
  await correction.getByRole('button', { name: 'Emetti nota di credito e nuovo documento' }).click();
  await expect(desk.getByText(/^Emessi la nota di credito/)).toBeVisible();
  await expect(dialog.getByText(/^Nota di credito n\./)).toBeVisible();
  const { receipts } = await managed(id);
  expect(receipts.map(({ amountCents, buyer }) => [amountCents, buyer?.fullName])).toEqual([
    [2900, 'Marco Blu'],
    [-2900, 'Giulia Rossi'],
    [2900, 'Giulia Rossi'],
  ]);
  await desk.context().close();
});

test('whoever leaves is still invoiced for what they paid', async ({ browser }) => {
  const person = await signUp(server, { name: 'Rosa Verdi' });
  const { id } = await paidByCard(person);
  const past = instant(server, Date.now() - 1000);
  await sql(server, `update up_users set erases_at = ${past} where email = '${person.email}'`);
  await runJob(server, 'erase-accounts');
  const [document] = (await managed(id)).receipts;

  const desk = await pageOf(browser, admin);
  await desk.goto(`${server.url}/admin?tab=purchases`);
  const row = desk.getByRole('row').filter({ hasText: 'Account eliminato' }).first();
  await row.getByRole('button', { name: /^Altro/ }).click();
  await desk.getByRole('menuitem', { name: 'Documenti e fatturazione' }).click();
  const arriving = desk.waitForEvent('download');
  await desk.getByRole('button', { name: `Fattura XML del documento ${document?.number}` }).click();
  const xml = fs.readFileSync(await (await arriving).path(), 'utf8');
  expect(xml).toContain('Giulia Rossi');
  expect(xml).toContain(`<Numero>${document?.number}</Numero>`);
  await desk.context().close();
});
