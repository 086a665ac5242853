import type { ListProducts } from '@contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { fillBilling } from '../support/checkout';
import { client, signIn, signUp, type TestUser } from '../support/client';
import { startFakeStripe, type FakeStripe } from '../support/fake-stripe';
import { openSession } from '../support/open-session';
import { startCms, type CmsServer } from '../support/start-cms';

/** Two ways to pay in which somebody else says that the money came: Stripe, and whoever reads the bank's statement. */
let stripe: FakeStripe;
let server: CmsServer;
let chatbot = '';

test.beforeAll(async () => {
  stripe = await startFakeStripe();
  server = await startCms({
    env: {
      SEED_DEMO: 'true',
      STRIPE_SECRET_KEY: 'sk_test_di_prova',
      STRIPE_WEBHOOK_SECRET: stripe.secret,
      STRIPE_BASE_URL: stripe.url,
    },
  });
  const { body } = await client(server).get<ListProducts['response']>('/site/products');
  chatbot = body.data.find(({ slug }) => slug === 'chatbot-ai')?.id ?? '';
});
test.afterAll(async () => {
  await server?.stop();
  await stripe?.close();
});

const pageOf = async (browser: Browser, person: TestUser): Promise<Page> => {
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  await openSession(context, server, person);
  // Stripe's own page: the amount is its own affair, the ways back are those that the order named.
  await context.route('https://checkout.stripe.test/**', async (route) => {
    const sent = stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions')?.params;
    await route.fulfill({
      contentType: 'text/html',
      body: `<h1>Stripe</h1><a href="${sent?.get('success_url')}">Pay</a> <a href="${sent?.get('cancel_url')}">Back</a>`,
    });
  });
  return context.newPage();
};

const fillOrder = async (page: Page) => {
  await page.goto(`${server.url}/checkout?product=${chatbot}`);
  await page.getByLabel('Nome e cognome').fill('Pasticceria Giada');
  await fillBilling(page);
};
const builder = (page: Page) => page.getByRole('link', { name: /Apri il builder/ });

test('on Stripe’s page: left, come back to, paid, and delivered when Stripe says so', async ({ browser }) => {
  const person = await signUp(server);
  const page = await pageOf(browser, person);
  await fillOrder(page);
  await page.getByRole('button', { name: 'Ordina e paga' }).click();
  await expect(page.getByRole('heading', { name: 'Stripe' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(
    page.getByText('Pagamento annullato: non è stato addebitato nulla.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByLabel('Indirizzo')).toHaveValue('Via Roma 1');

  await page.getByRole('button', { name: 'Ordina e paga' }).click();
  await expect(page.getByRole('heading', { name: 'Stripe' })).toBeVisible();
  const session = new URL(page.url()).pathname.slice(1);
  stripe.pay(session);
  await page.getByRole('link', { name: 'Pay' }).click();
  await stripe.ring(server.url, 'checkout.session.completed', stripe.sessions.get(session) ?? {});
  await expect(page.getByRole('heading', { name: 'Pagamento riuscito' })).toBeVisible();
  await page.goto(`${server.url}/i-miei-prodotti`);
  await expect(builder(page)).toBeVisible();
  await page.context().close();
});

test('by bank transfer: the builder opens once an administrator has found the money', async ({ browser }) => {
  const person = await signUp(server, { name: 'Nadia Riva' });
  const page = await pageOf(browser, person);
  await fillOrder(page);
  await page.getByText('Bonifico', { exact: true }).click();
  await page.getByRole('button', { name: 'Ordina con obbligo di pagare' }).click();
  await expect(page.getByRole('heading', { name: 'Ordine ricevuto: ora il bonifico' })).toBeVisible();
  const reference = page.getByText('Causale', { exact: true }).locator('..').locator('dd');
  const wanted = (await reference.textContent()) ?? '';
  await page.goto(`${server.url}/i-miei-prodotti`);
  await expect(page.getByText('In attesa').first()).toBeVisible();
  await expect(builder(page)).toHaveCount(0);

  const office = await pageOf(browser, await signIn(server, 'admin@officina.test', 'officina-demo'));
  await office.goto(`${server.url}/admin?tab=purchases&q=${encodeURIComponent(wanted)}`);
  await expect(office.getByRole('row').filter({ hasText: person.email })).toBeVisible();
  await office.getByRole('button', { name: /^Segna come pagato: / }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Segna come pagato' }).click();
  await expect(
    office.getByRole('row').filter({ hasText: person.email }).getByText('pagato', { exact: true }),
  ).toBeVisible();
  await office.context().close();

  // The page that the buyer has open hears of it.
  await expect(builder(page)).toBeVisible();
  await page.context().close();
});
