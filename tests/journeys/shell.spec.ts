import { expect, test, type Browser } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { client, signUp, type TestUser } from '../support/client';
import { openSession } from '../support/open-session';
import { mailTo } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

/** The signed-in frame: the bell, the steps, the sidebar, and the way to help. */
let server: CmsServer;
test.beforeAll(async () => {
  server = await startCms();
});
test.afterAll(() => server?.stop());

const open = async (browser: Browser, path: string, viewport = { width: 1280, height: 800 }) => {
  const person = await signUp(server);
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce', viewport });
  await openSession(context, server, person);
  const page = await context.newPage();
  await page.goto(server.url + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { page, person };
};
const mailLink = async ({ token }: TestUser, projectName: string) => {
  const { body } = await client(server).post<{ data: { chatId: string } }>(
    '/projects/link',
    { projectType: 'no-filed-accounts', projectName, address: 'forno@rossi.test' },
    { token, headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  return body.data.chatId;
};

test('what happens elsewhere rings the bell at once, is counted, and leads to its place', async ({
  browser,
}) => {
  const { page, person } = await open(browser, '/notifiche');
  await expect(page.getByText('Nessuna notifica')).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Sezioni' });
  await expect(sections.getByRole('link', { name: 'Progetti', exact: true })).toBeVisible();

  const chatId = await mailLink(person, 'Forno 2027');
  await expect(page.getByRole('main').getByText('Link inviato')).toBeVisible();
  await expect(sections.getByRole('link', { name: /^Progetti.*1 attivo$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Notifiche, 1 da leggere' }).click();
  const panel = page.getByRole('dialog', { name: 'Le ultime notifiche' });
  await expect(panel.getByText(/Il link alla chat di Forno 2027/)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('link', { name: /Link inviato/ }).click();
  await expect(page).toHaveURL(`${server.url}/chat-project/${chatId}`);
  await expect(page.getByRole('button', { name: 'Notifiche', exact: true })).toBeVisible();
});

test('the steps of the newest project are at hand, and none where there is no project', async ({
  browser,
}) => {
  const { page, person } = await open(browser, '/projects');
  const button = page.getByRole('button', { name: 'Step di produzione' });
  await button.click();
  await expect(page.getByText('Nessuno step presente')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  const chatId = await mailLink(person, 'Forno 2027');
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Step di produzione' });
  await expect(panel.getByText('0 passi su 8')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(8);
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Continua nella chat' }).click();
  await expect(page).toHaveURL(`${server.url}/chat-project/${chatId}`);
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

for (const phone of [false, true])
  test(`the account's menu and the panel of the bell open under their buttons, by keys too, and give the focus back${phone ? ', on an iPhone too' : ''}`, async ({
    browser,
  }) => {
    const { page } = await open(browser, '/projects');
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    // What holds a page still behind a menu is another thing on iPhones.
    if (phone)
      await page.addInitScript((userAgent) => {
        for (const [name, value] of Object.entries({
          platform: 'iPhone',
          userAgent,
          userAgentData: undefined,
        }))
          Object.defineProperty(navigator, name, { get: () => value });
      }, IPHONE);
    await page.reload();
    const menu = page.getByRole('button', { name: /^Menu/ });
    await menu.focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Esci' })).toBeFocused();
    await page.keyboard.press('i');
    await expect(page.getByRole('menuitem', { name: 'I miei prodotti' })).toBeFocused();
    await expectAccessible(page);
    const [button, list] = [await menu.boundingBox(), await page.getByRole('menu').boundingBox()];
    expect(list?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(1280);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await menu.click();
    await page.mouse.click(300, 500);
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(menu).toBeFocused();

    const bell = page.getByRole('button', { name: 'Notifiche' });
    await bell.click();
    await expect(page.getByRole('dialog', { name: 'Le ultime notifiche' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();

    await menu.click();
    await page.getByRole('menuitem', { name: 'Profilo' }).click();
    await expect(page).toHaveURL(`${server.url}/profile`);
    expect(troubles).toEqual([]);
  });

test('the rail is remembered; on a phone the sections are a drawer that keeps the focus', async ({
  browser,
}) => {
  const { page } = await open(browser, '/projects');
  const sections = page.getByRole('navigation', { name: 'Sezioni' });
  await expect(sections.getByRole('link', { name: 'Progetti' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Riduci la barra laterale' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Espandi la barra laterale' })).toBeVisible();
  await expect.poll(async () => (await sections.boundingBox())?.width).toBe(60);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Step di produzione' })).toBeHidden();
  const menu = page.getByRole('button', { name: 'Apri il menu' });
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Sezioni' });
  await expect(drawer).toBeVisible();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') === null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

test('help is found, asked for and confirmed; a signed-in person keeps the sidebar', async ({ browser }) => {
  const { page, person } = await open(browser, '/projects');
  const sections = page.getByRole('navigation', { name: 'Sezioni' });
  await sections.getByRole('link', { name: 'Aiuto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aiuto' })).toBeVisible();
  await expect(sections).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('xbrl');
  await page.getByRole('link', { name: 'In che formato carico il bilancio?' }).click();
  await expect(page.getByText(/istanza/)).toBeVisible();
  await page.getByRole('link', { name: 'Scrivici' }).click();
  await page.getByLabel('Messaggio').fill('Il mio bilancio non si apre.');
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(page.getByText('Messaggio inviato')).toBeVisible();
  expect((await mailTo(server, person.email, 'help-received')).subject).toContain('ricevuto');
});
