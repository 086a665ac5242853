import { expect, test, type Page } from '@playwright/test';
import { client, signIn } from '../support/client';
import { sharedCms, type SharedCms } from '../support/shared-cms';

/** Staying signed in, whatever happens between the browser and the server. */
test.describe.configure({ mode: 'serial' });

let server: SharedCms;
let page: Page;

test.beforeAll(async ({ browser }) => {
  server = sharedCms();
  page = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await page.goto(`${server.url}/login?next=/i-miei-prodotti`);
  await page.getByLabel('Email').fill('cliente@officina.test');
  await page.getByLabel('Password', { exact: true }).fill('officina-demo');
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await staysIn(page);
});

test.afterAll(async () => {
  await page?.context().close();
});

const staysIn = async (tab: Page) => {
  await expect(tab.getByRole('heading', { level: 1, name: 'I miei prodotti', exact: false })).toBeVisible();
  expect(new URL(tab.url()).pathname).toBe('/i-miei-prodotti');
};

test('ten reloads, each while the session is being renewed', async () => {
  for (let count = 0; count < 10; count += 1) {
    const renewing = page.waitForRequest(/\/api\/auth\/refresh$/);
    await page.reload({ waitUntil: 'commit' });
    await renewing;
  }
  await staysIn(page);
});

test('an answer that never reaches the browser: the server has renewed, the cookie is the old one', async () => {
  await page.route('**/api/auth/refresh', async (route) => {
    const headers = await route.request().allHeaders();
    await fetch(route.request().url(), {
      method: 'POST',
      headers: { cookie: headers.cookie ?? '', 'content-type': 'application/json', origin: server.url },
      body: '{}',
    });
    await route.abort('connectionreset');
    await page.unroute('**/api/auth/refresh');
  });
  await page.reload();
  await staysIn(page);
});

test('four tabs at once', async () => {
  const tabs = await Promise.all(Array.from({ length: 3 }, () => page.context().newPage()));
  await Promise.all([page.reload(), ...tabs.map((tab) => tab.goto(page.url()))]);
  for (const tab of [page, ...tabs]) await staysIn(tab);
  await Promise.all(tabs.map((tab) => tab.close()));
});

test('nine tabs: none waits for another, and each hears what happens', async () => {
  // Six connections are all that a browser opens to one site over HTTP/1.1.
  const tabs: Page[] = [];
  for (let count = 0; count < 8; count += 1) {
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await staysIn(tab);
    tabs.push(tab);
  }
  const person = await signIn(server, 'cliente@officina.test', 'officina-demo');
  const rename = (displayName: string) =>
    client(server).patch('/me', { displayName }, { token: person.token });
  const allHear = (name: string) =>
    // Said again until it is heard: a tab that has just drawn its page may still be loading the part that listens.
    expect(async () => {
      await rename(name);
      for (const tab of [page, ...tabs])
        await expect(tab.getByRole('button', { name: `Menu di ${name}` })).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
  await allHear('Nome Nuovo');

  // The tab that listens for all closes: another one takes over.
  await page.close();
  page = tabs.pop() as Page;
  await allHear('Nome Nuovissimo');
  await Promise.all(tabs.map((tab) => tab.close()));
});

test('a server that does not answer is waited for, and nobody is sent to sign in', async () => {
  await page.route('**/api/auth/refresh', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByText('Il server non risponde. Riproviamo tra poco…')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/i-miei-prodotti');
  await page.unroute('**/api/auth/refresh');
  await staysIn(page);
});

test('a session that the server has ended leads to signing in, and back here', async () => {
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login\?next=%2Fi-miei-prodotti$/);
});
