import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { openSession } from '../support/open-session';
import { buy } from '../support/owner';
import { signIn, signUp } from '../support/client';
import { startCms, type CmsServer } from '../support/start-cms';

/** Whoever leaves a window with Esc is back where they opened it, by keyboard and by mouse. */
let server: CmsServer;
test.beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
});
test.afterAll(() => server?.stop());

/** Opens a window, leaves it with Esc, and is back at `opener`. */
const openAndLeave = async (page: Page, opener: Locator, open: () => Promise<void>) => {
  await open();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
};

const fromButton = async (page: Page, opener: Locator) => {
  await openAndLeave(page, opener, () => opener.click());
  await openAndLeave(page, opener, () => page.keyboard.press('Enter'));
};

const fromMenu = async (page: Page, opener: Locator, item: string) => {
  await openAndLeave(page, opener, async () => {
    await opener.click();
    await page.getByRole('menuitem', { name: item }).click();
  });
  await openAndLeave(page, opener, async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
  });
};

const visit = async (browser: Browser, path: string, person?: Parameters<typeof openSession>[2]) => {
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  if (person) await openSession(context, server, person);
  const page = await context.newPage();
  await page.goto(`${server.url}${path}`);
  return page;
};

test('on the landing page; an example that is taken is in the field, which has the focus', async ({
  browser,
}) => {
  const page = await visit(browser, '/');
  for (const name of ['Esempi', 'Consigli']) await fromButton(page, page.getByRole('button', { name }));
  await page.getByRole('button', { name: 'Esempi' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  const field = page.getByRole('main').getByRole('textbox').first();
  await expect(field).toBeFocused();
  await expect(field).not.toHaveValue('');
});

test('in the assistant: sharing, renaming and deleting a conversation', async ({ browser }) => {
  const page = await visit(browser, '/chat', await signUp(server));
  await page.getByRole('textbox', { name: 'Scrivi un messaggio...' }).fill('Come trovo nuovi clienti?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rispondi di nuovo' })).toBeAttached();
  await fromButton(page, page.getByRole('button', { name: 'Condividi' }));
  const toolbar = page
    .getByRole('main')
    .getByRole('button', { name: /^Azioni/ })
    .first();
  await fromMenu(page, toolbar, 'Rinomina');
  await fromMenu(page, toolbar, 'Elimina');
});

test('in my products: receipts, rating and withdrawing', async ({ browser }) => {
  const person = await signUp(server);
  await buy(server, person);
  const page = await visit(browser, '/i-miei-prodotti', person);
  const menu = page.getByRole('button', { name: /^Azioni per/ });
  await fromMenu(page, menu, 'Ricevute');
  await fromMenu(page, menu, 'Valuta il prodotto');
  await fromButton(page, page.getByRole('button', { name: 'Recedere dal contratto qui' }));
});

test('in the signed-in frame and the administration: settings and invoices', async ({ browser }) => {
  const page = await visit(
    browser,
    '/admin?tab=purchases',
    await signIn(server, 'admin@officina.test', 'officina-demo'),
  );
  await fromButton(page, page.getByRole('button', { name: 'Impostazioni' }));
  await fromButton(page, page.getByRole('button', { name: 'Fatture elettroniche' }));
});
