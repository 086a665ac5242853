import type { ListProducts, ListPurchases } from '@contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { fillBilling } from '../support/checkout';
import { client, signUp, type TestUser } from '../support/client';
import { openSession } from '../support/open-session';
import { startCms, type CmsServer } from '../support/start-cms';

/** From the shop window to the till and back, with changes of mind on the way. */
let server: CmsServer;
const products = new Map<string, string>();

test.beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  const { body } = await client(server).get<ListProducts['response']>('/site/products');
  for (const { slug, id } of body.data) products.set(slug, id);
});
test.afterAll(() => server?.stop());

const shopper = async (browser: Browser): Promise<{ page: Page; person: TestUser }> => {
  const person = await signUp(server);
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  await openSession(context, server, person);
  return { page: await context.newPage(), person };
};
const orders = async ({ token }: TestUser) =>
  (await client(server).get<ListPurchases['response']>('/purchases', { token })).body.data;
const checkout = (page: Page, slug: string) =>
  page.goto(`${server.url}/checkout?product=${products.get(slug)}`);
/** What is free asks for neither address nor tax code. */
const fillOrder = async (page: Page, { free = false } = {}) => {
  await page.getByLabel('Nome e cognome').fill('Pasticceria Giada');
  if (free) return;
  await fillBilling(page);
};
const keepsBilling = async (page: Page) => {
  await expect(page.getByLabel('Nome e cognome')).toHaveValue('Pasticceria Giada');
  await expect(page.getByLabel('Indirizzo')).toHaveValue('Via Roma 1');
  await expect(page.getByLabel('CAP')).toHaveValue('40121');
};
const order = (page: Page) => page.getByRole('button', { name: 'Ordina e paga' });

test('a guest who wants a product signs up and finds it still in the cart', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'it-IT' });
  const page = await context.newPage();
  await page.goto(`${server.url}/product-detail/${products.get('creatore-post-social')}`);
  await page.getByRole('link', { name: 'Aggiungi al carrello' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('main').getByRole('link', { name: 'Registrati' }).click();
  await page.getByLabel('Nome completo').fill('Marta Neri');
  await page.getByLabel('Email').fill('marta@fioraia.test');
  await page.getByLabel('Password', { exact: true }).fill('rose-e-tulipani');
  await page.getByLabel('Conferma password').fill('rose-e-tulipani');
  await page.getByRole('button', { name: 'Registrati', exact: true }).click();
  await expect(page.getByText('Riepilogo Ordine')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/checkout?product=${products.get('creatore-post-social')}`);
  await expect(page.getByText('Creatore Post Social')).toBeVisible();
  await expect(page.getByText('Totale da pagare oggi').locator('..')).toContainText('€39');
  await expect(page.getByLabel('Email')).toHaveValue('marta@fioraia.test');
  await expect(page.getByLabel('Nome e cognome')).toHaveValue('Marta Neri');
  await context.close();
});

test('a wrong form is not sent, and says where it is wrong', async ({ browser }) => {
  const { page, person } = await shopper(browser);
  await checkout(page, 'chatbot-ai');
  await page.getByLabel('Email').fill('giada');
  await page.getByLabel('CAP').fill('401');
  await order(page).click();
  await expect(page.getByText('Email non valida')).toBeVisible();
  await expect(page.getByText('Questo campo è richiesto').first()).toBeVisible();
  await expect(page.getByText('Il CAP italiano ha 5 cifre')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await orders(person)).toEqual([]);
  await page.context().close();
});

test('a payment refused, then given up, then made: one order, nothing typed twice', async ({ browser }) => {
  const { page, person } = await shopper(browser);
  await checkout(page, 'chatbot-ai');
  await fillOrder(page);
  await order(page).click();
  await expect(page.getByText('Ambiente di prova: nessun addebito reale')).toBeVisible();
  // As at a bank's, there is nothing here but the payment.
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(page.getByRole('heading', { name: 'Pagamento rifiutato' })).toBeVisible();
  await page.getByRole('link', { name: 'Riprova il pagamento' }).click();
  await keepsBilling(page);

  await order(page).click();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(
    page.getByText('Pagamento annullato: non è stato addebitato nulla.', { exact: false }),
  ).toBeVisible();
  await keepsBilling(page);

  await order(page).click();
  await page.getByRole('button', { name: /^Paga/ }).click();
  await expect(page.getByRole('heading', { name: 'Pagamento riuscito' })).toBeVisible();
  const paid = (await orders(person)).filter(({ status }) => status === 'paid');
  expect(paid).toHaveLength(1);

  // The way back does not lead to paying again.
  await page.goBack();
  await page.goto(`${server.url}/i-miei-prodotti`);
  await expect(page.getByText('Pagato').first()).toBeVisible();
  expect((await orders(person)).filter(({ status }) => status === 'paid')).toHaveLength(1);
  await page.context().close();
});

test('an impatient double click orders and pays once', async ({ browser }) => {
  const { page, person } = await shopper(browser);
  await checkout(page, 'chatbot-ai');
  await fillOrder(page);
  await order(page).dblclick();
  await expect(page.getByText('Ambiente di prova: nessun addebito reale')).toBeVisible();
  await page.getByRole('button', { name: /^Paga/ }).dblclick();
  await expect(page.getByRole('heading', { name: 'Pagamento riuscito' })).toBeVisible();
  expect(await orders(person)).toHaveLength(1);
  await page.context().close();
});

test('back and reload keep the form; another account in the same tab does not see it', async ({
  browser,
}) => {
  const { page } = await shopper(browser);
  await checkout(page, 'chatbot-ai');
  await fillOrder(page);
  await page.reload();
  await keepsBilling(page);
  await page.getByRole('link', { name: 'Torna al prodotto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chatbot AI' })).toBeVisible();
  await page.goBack();
  await keepsBilling(page);
  await order(page).click();
  await expect(page.getByText('Ambiente di prova: nessun addebito reale')).toBeVisible();
  await page.goBack();
  await keepsBilling(page);

  // The tab changes hands.
  await checkout(page, 'chatbot-ai');
  await page.getByRole('button', { name: /Giulia Rossi$/ }).click();
  await page.getByRole('menuitem', { name: 'Esci' }).click();
  await expect(page.getByText('Sei stato disconnesso con successo.')).toBeVisible();
  const other = await signUp(server, { name: 'Luca Verdi' });
  await page.goto(
    `${server.url}/login?next=${encodeURIComponent(`/checkout?product=${products.get('chatbot-ai')}`)}`,
  );
  await page.getByLabel('Email').fill(other.email);
  await page.getByLabel('Password', { exact: true }).fill(other.password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page.getByLabel('Nome e cognome')).toHaveValue('Luca Verdi');
  await expect(page.getByLabel('Indirizzo')).toHaveValue('');
  await page.context().close();
});

test('a bank transfer shows what to write on the bank’s form, also after a reload', async ({ browser }) => {
  const { page, person } = await shopper(browser);
  await checkout(page, 'chatbot-ai');
  await fillOrder(page);
  await page.getByText('Bonifico', { exact: true }).click();
  await page.getByRole('button', { name: 'Ordina con obbligo di pagare' }).click();
  await expect(page.getByRole('heading', { name: 'Ordine ricevuto: ora il bonifico' })).toBeVisible();
  await expect(page.getByText(/^IT\d{2}( \w{1,4})+$/)).toBeVisible();
  const reference = await page
    .getByText('Causale', { exact: true })
    .locator('..')
    .locator('dd')
    .textContent();
  expect(reference).toMatch(/\w{4,}/);
  await page.reload();
  await expect(page.getByText(reference ?? '', { exact: true })).toBeVisible();
  await page.goto(`${server.url}/i-miei-prodotti`);
  await expect(page.getByText('In attesa').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Apri il builder/ })).toHaveCount(0);
  expect((await orders(person)).map(({ status }) => status)).toEqual(['pending']);
  await page.context().close();
});

test('a free product asks for no card', async ({ browser }) => {
  const { page, person } = await shopper(browser);
  await checkout(page, 'primo-incontro');
  await expect(page.getByText('Metodo di pagamento')).toHaveCount(0);
  await fillOrder(page, { free: true });
  await page.getByRole('button', { name: 'Attiva gratis' }).click();
  await expect(page.getByRole('heading', { name: 'È tuo' })).toBeVisible();
  await expect(page.getByText('Ambiente di prova')).toHaveCount(0);
  expect((await orders(person)).map(({ status, priceCents }) => [status, priceCents])).toEqual([['paid', 0]]);
  await page.context().close();
});

test('the price is the server’s, and somebody else’s order does not exist', async ({ browser }) => {
  const { page, person } = await shopper(browser);
  await page.goto(`${server.url}/checkout?product=${products.get('chatbot-ai')}&price=0`);
  await fillOrder(page);
  await order(page).click();
  await expect(page.getByText('Ambiente di prova: nessun addebito reale')).toBeVisible();
  await expect(page.getByText('€29', { exact: true })).toBeVisible();
  const [mine] = await orders(person);
  const stranger = await shopper(browser);
  await stranger.page.goto(`${server.url}/checkout/esito?purchase=${mine?.id}`);
  await expect(stranger.page.getByRole('heading', { name: 'Ordine non trovato' })).toBeVisible();
  await stranger.page.goto(`${server.url}/pagamento-di-prova/indovinato`);
  await expect(stranger.page.getByText('Pagamento non trovato')).toBeVisible();
  await page.context().close();
  await stranger.page.context().close();
});

test('who comes from inside keeps the sidebar in the shop, and a guest has none', async ({ browser }) => {
  const { page } = await shopper(browser);
  await page.goto(`${server.url}/projects`);
  const sidebar = page.getByRole('navigation', { name: 'Sezioni' });
  await sidebar.getByRole('link', { name: 'Marketplace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  await page
    .getByRole('link', { name: /Chatbot AI/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chatbot AI' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Marketplace' })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('officina.session'));
  await page.reload();
  await expect(sidebar).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.context().close();
});
