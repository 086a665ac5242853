import { expect, test, type Browser, type Page } from '@playwright/test';
import { axe } from '../support/axe';
import { signUp } from '../support/client';
import { startFakeSmtp } from '../support/fake-smtp';
import { openSession } from '../support/open-session';
import { mailTo } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

/** Coming in, going out, and being let back in. */
let server: CmsServer;

test.beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
});
test.afterAll(() => server?.stop());

const visit = async (browser: Browser, path: string): Promise<Page> => {
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(server.url + path);
  return page;
};
const someAddress = () => `${Math.random().toString(36).slice(2, 12)}@clienti.test`;
const accountMenu = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`${name}$`) });
const fillSignUp = async (page: Page, name: string, email: string, password: string) => {
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Conferma password').fill(password);
  await page.getByRole('button', { name: 'Registrati', exact: true }).click();
};
const fillLogin = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
};

test('a person registers in English; language and theme stay theirs', async ({ browser }) => {
  const page = await visit(browser, '/signup?lang=en');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  for (const words of [
    'The name is required',
    'The email is required',
    'The password is required',
    'Confirm the password',
  ])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();

  const email = someAddress();
  await page.getByLabel('Full name').fill('Emma Stone-Baker');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('bread-and-butter');
  await page.getByLabel('Confirm password').fill('bread-and-butter');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('Welcome Emma Stone-Baker!', { exact: false }).first()).toBeVisible();

  await page.goto(`${server.url}/projects`);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  // On another device the language comes along with the account.
  const elsewhere = await visit(browser, '/login');
  await fillLogin(elsewhere, email, 'bread-and-butter');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en');
  await page.context().close();
  await elsewhere.context().close();
});

test('wrong credentials are refused in words, and nothing typed is lost', async ({ browser }) => {
  const { email } = await signUp(server);
  const page = await visit(browser, '/login');
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page.getByText("L'email è richiesta")).toBeVisible();
  await expect(page.getByText('La password è richiesta')).toBeVisible();
  await page.getByLabel('Email').fill('giulia');
  await page.getByLabel('Password', { exact: true }).fill('corta');
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page.getByText('Email non valida')).toBeVisible();
  await expect(page.getByText('La password deve essere di almeno 6 caratteri')).toBeVisible();

  await fillLogin(page, email, 'non-è-questa');
  await expect(page.getByText('Errore di accesso')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await fillLogin(page, someAddress(), 'non-è-questa');
  await expect(page.getByText('Errore di accesso')).toBeVisible();
  await page.context().close();
});

test('a forgotten password is chosen anew through the mailed link, once', async ({ browser }) => {
  const { email, password } = await signUp(server);
  const page = await visit(browser, '/login');
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  // The page before has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Password dimenticata' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Mandami il link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Controlla la tua email' })).toBeVisible();
  // An address without an account gets the very same answer.
  const stranger = await visit(browser, '/password-dimenticata');
  await stranger.getByLabel('Email').fill(someAddress());
  await stranger.getByRole('button', { name: 'Mandami il link' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Controlla la tua email' })).toBeVisible();
  await stranger.context().close();

  const link = (await mailTo(server, email, 'reset')).links[0] ?? '';
  await page.goto(link);
  await page.getByLabel('Nuova password').fill('una-parola-nuova');
  await page.getByLabel('Conferma password').fill('una-parola-nuova');
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expect(page.getByText('Password cambiata').first()).toBeVisible();
  await expect(accountMenu(page, 'Giulia Rossi')).toBeVisible();

  const again = await visit(browser, '/login');
  await fillLogin(again, email, password);
  await expect(again.getByText('Errore di accesso')).toBeVisible();
  await again.goto(link);
  await again.getByLabel('Nuova password').fill('una-terza-parola');
  await again.getByLabel('Conferma password').fill('una-terza-parola');
  await again.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expect(again.getByText('Il link è scaduto o è già stato usato.')).toBeVisible();
  await page.context().close();
  await again.context().close();
});

test('signing out says so, here and in the other tab', async ({ browser }) => {
  const person = await signUp(server);
  const page = await visit(browser, '/login?next=/i-miei-prodotti');
  await expect(page.getByText('ti riportiamo esattamente dov’eri', { exact: false })).toBeVisible();
  await fillLogin(page, person.email, person.password);
  await expect(page).toHaveURL(`${server.url}/i-miei-prodotti`);
  await expect(page.getByText('Accesso effettuato')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(server.url);
  await expect(accountMenu(other, 'Giulia Rossi')).toBeVisible();

  await page.emulateMedia({ colorScheme: 'dark' });
  await accountMenu(page, 'Giulia Rossi').click();
  await page.getByRole('menuitem', { name: 'Esci' }).click();
  await expect(page.getByText('Disconnesso', { exact: true })).toBeVisible();
  await expect(page.getByText('Sei stato disconnesso con successo.')).toBeVisible();
  // By night too the second line can be read, and all of it lies in a landmark.
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.context().close();
});

test('an address of somebody else’s site is no place to return to', async ({ browser }) => {
  const person = await signUp(server);
  for (const next of [
    'https://altrove.test/',
    '//altrove.test/',
    '/\\altrove.test/',
    'javascript:alert(1)',
  ]) {
    const page = await visit(browser, `/login?next=${encodeURIComponent(next)}`);
    await fillLogin(page, person.email, person.password);
    await expect(page.getByText('Accesso effettuato')).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/`);
    await page.context().close();
  }
});

test('two tabs that wake up at once both stay signed in', async ({ browser }) => {
  const person = await signUp(server);
  const context = await browser.newContext({ locale: 'it-IT' });
  await openSession(context, server, person);
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(tabs.map((tab) => tab.goto(`${server.url}/i-miei-prodotti`)));
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { level: 1, name: 'I miei prodotti' })).toBeVisible();
      await expect(accountMenu(tab, 'Giulia Rossi')).toBeVisible();
    }
  }
  await context.close();
});

test('the keyboard alone is enough to sign in and out', async ({ browser }) => {
  const person = await signUp(server);
  const page = await visit(browser, '/login');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  const menu = accountMenu(page, 'Giulia Rossi');
  await expect(menu).toBeVisible();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profilo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sei stato disconnesso con successo.')).toBeVisible();
  await page.context().close();
});

test('with real mail, an address is confirmed before the first sign-in, and what was written first is not lost', async ({
  browser,
}) => {
  const smtp = await startFakeSmtp();
  const mailing = await startCms({ env: { SMTP_URL: smtp.url } });
  try {
    const email = someAddress();
    const context = await browser.newContext({ locale: 'it-IT' });
    const landing = await context.newPage();
    await landing.goto(mailing.url);
    await landing.getByRole('textbox', { name: 'Descrivi la tua azienda' }).fill('Ho un bar a Lecce');
    await landing.getByRole('button', { name: 'Invia la descrizione' }).click();
    await fillSignUp(landing, 'Paola Conti', email, 'caffè-e-cornetto');
    await expect(landing.getByText("Controlla la tua email per confermare l'account.").first()).toBeVisible();

    // Mail opens its links in a tab of their own.
    const page = await context.newPage();
    await page.goto(`${mailing.url}/login`);
    await fillLogin(page, email, 'caffè-e-cornetto');
    await expect(page.getByText('Manca un passo', { exact: false })).toBeVisible();

    await expect.poll(() => smtp.messages.filter((message) => message.includes(email)).length).toBe(1);
    const link = (await mailTo(mailing, email, 'confirm')).links[0] ?? '';
    await page.goto(link);
    await page.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
    await expect(page.getByText('Grazie! Ora puoi accedere.')).toBeVisible();
    await page.getByRole('link', { name: 'Accedi' }).last().click();
    await fillLogin(page, email, 'caffè-e-cornetto');
    await expect(accountMenu(page, 'Paola Conti')).toBeVisible();
    await expect(page).toHaveURL(/\/step-one/);
    await expect(page.getByText('Ho un bar a Lecce')).toBeVisible();
    await context.close();
  } finally {
    await mailing.stop();
    await smtp.close();
  }
});
