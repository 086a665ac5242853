import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { signUp } from '../support/client';
import { sql } from '../support/database';
import { openSession } from '../support/open-session';
import { appCode, forgetUsedCodes } from '../support/second-factor';
import { startCms, type CmsServer } from '../support/start-cms';

/** A second factor, from turning it on to the day on which the telephone is lost. */
let server: CmsServer;

test.beforeAll(async () => {
  server = await startCms();
});
test.afterAll(() => server?.stop());

const visit = async (browser: Browser) => {
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  return { context, page: await context.newPage() };
};
const logIn = async (page: Page, email: string, password: string) => {
  await page.goto(`${server.url}/login?next=%2Fprofile`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Verifica in due passaggi' })).toBeVisible();
};

test('is turned on, asked for, and turned off again, by keyboard', async ({ browser }) => {
  const person = await signUp(server);
  const { context, page } = await visit(browser);
  await openSession(context, server, person);
  await page.goto(`${server.url}/profile#security`);
  const section = page.getByRole('region', { name: 'Verifica in due passaggi' });
  await section.getByRole('button', { name: 'Attiva la verifica' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('La tua password').focus();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: /^Codice QR/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Codice dell’app').focus();
  await page.keyboard.type(appCode(secret));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Scarica come testo' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('officina-codici-di-recupero.txt');
  await dialog.getByRole('button', { name: 'Li ho conservati' }).press('Enter');
  await expect(section.getByText(/^Attiva dal/)).toBeVisible();
  await expect(section.getByText('Ti restano 10 codici di recupero.')).toBeVisible();

  // In another browser the password alone leads to the code; a wrong one is said at its field.
  const elsewhere = await visit(browser);
  await forgetUsedCodes(server, person.email);
  await logIn(elsewhere.page, person.email, person.password);
  await expectAccessible(elsewhere.page);
  await expect(elsewhere.page.getByLabel('Codice dell’app')).toBeFocused();
  await elsewhere.page.keyboard.type('000000');
  await elsewhere.page.keyboard.press('Enter');
  await expect(elsewhere.page.getByText(/Il codice non è corretto/)).toBeVisible();
  await elsewhere.page.getByLabel('Codice dell’app').fill('');
  await elsewhere.page.keyboard.type(appCode(secret));
  await elsewhere.page.keyboard.press('Enter');
  await expect(elsewhere.page).toHaveURL(`${server.url}/profile`);
  await expect(elsewhere.page.getByRole('heading', { level: 1, name: 'Il tuo profilo' })).toBeVisible();
  await elsewhere.context.close();

  // With the telephone lost, a recovery code; a reload keeps the question.
  const lost = await visit(browser);
  await logIn(lost.page, person.email, person.password);
  await lost.page.reload();
  await lost.page.getByRole('button', { name: /Usa un codice di recupero/ }).press('Enter');
  await expect(lost.page.getByLabel('Codice di recupero')).toBeFocused();
  await lost.page.keyboard.type(codes[0] ?? '');
  await lost.page.keyboard.press('Enter');
  const there = lost.page.getByRole('region', { name: 'Verifica in due passaggi' });
  await expect(there.getByText('Ti restano 9 codici di recupero.')).toBeVisible();

  await there.getByRole('button', { name: 'Disattiva' }).press('Enter');
  const removal = lost.page.getByRole('dialog');
  await removal.getByLabel('La tua password').fill(person.password);
  await removal.getByLabel('Codice dell’app o di recupero').fill(codes[1] ?? '');
  await lost.page.keyboard.press('Enter');
  await expect(there.getByRole('button', { name: 'Attiva la verifica' })).toBeVisible();
  await lost.context.close();
  await context.close();
});

test('an administrator in production sets it up before the dashboard opens', async ({ browser }) => {
  const person = await signUp(server, { name: 'Sara Titolare' });
  await sql(
    server,
    `update up_users_role_lnk set role_id = (select id from up_roles where type = 'admin')
     where user_id = (select id from up_users where email = '${person.email}')`,
  );
  await server.restart({ ADMIN_SECOND_FACTOR: 'required' });
  const { context, page } = await visit(browser);
  await openSession(context, server, person);
  await page.goto(`${server.url}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: 'Prima proteggi il tuo accesso' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('La tua password').fill(person.password);
  await page.keyboard.press('Enter');
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Codice dell’app').fill(appCode(secret));
  await page.keyboard.press('Enter');
  // The recovery codes stay on the screen until they were stored.
  await expect(page.getByRole('list', { name: 'Codici di recupero' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Li ho conservati' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Admin' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Acquisti' })).toBeVisible();
  await context.close();
});

test('whoever edits in the panel sets it up after the first sign-in, and shows a code at the next', async ({
  browser,
}) => {
  const editor = { email: 'redazione@officina.test', password: 'Parola-lunga-1' };
  await server.restart({
    ADMIN_SECOND_FACTOR: 'required',
    SERVE_PANEL: 'true',
    ADMIN_EMAIL: editor.email,
    ADMIN_PASSWORD: editor.password,
  });
  const logInToPanel = async (page: Page) => {
    await page.goto(`${server.url}/cms/auth/login`);
    await page.getByLabel(/e-?mail/i).fill(editor.email);
    await page.locator('input[name=password]').fill(editor.password);
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Verifica in due passaggi' })).toBeVisible();
  };
  const isIn = (page: Page) =>
    expect(page.getByRole('navigation').getByRole('link', { name: 'Contenuti', exact: true })).toBeVisible();

  const first = await visit(browser);
  await logInToPanel(first.page);
  await expect(first.page.getByRole('img', { name: /^Codice QR/ })).toBeVisible();
  await expectAccessible(first.page);
  const secret = await first.page.locator('code').innerText();
  await first.page.getByLabel('Codice dell’app').fill(appCode(secret));
  await first.page.keyboard.press('Enter');
  await expect(first.page.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = await first.page.getByRole('listitem').first().innerText();
  await first.page.getByRole('link', { name: /Li ho conservati/ }).click();
  await isIn(first.page);
  await first.context.close();

  const next = await visit(browser);
  await logInToPanel(next.page);
  await next.page.getByLabel('Codice dell’app o di recupero').fill('000000');
  await next.page.keyboard.press('Enter');
  await expect(next.page.getByRole('alert')).toContainText('non è corretto');
  await expectAccessible(next.page);
  await next.page.getByLabel('Codice dell’app o di recupero').fill(recoveryCode);
  await next.page.keyboard.press('Enter');
  await isIn(next.page);
  await next.page.reload();
  await isIn(next.page);
  await next.context.close();
});
