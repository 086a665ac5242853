import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { signUp } from '../support/client';
import { openSession } from '../support/open-session';
import { sharedCms, type SharedCms } from '../support/shared-cms';

/** Browsers keep a page that was left as it was, and show it at once when its reader goes back: Playwright switches that off. */
let server: SharedCms;
let browser: Browser;
test.beforeAll(async () => {
  server = sharedCms();
  browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(async () => {
  await browser?.close();
});

const open = async () => {
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  return { context, page: await context.newPage() };
};
/** Leaves for another document and goes back, to the very page that was left. */
const leaveAndReturn = async (page: Page, meanwhile: () => Promise<unknown> = async () => undefined) => {
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  await page.goto(`${server.url}/robots.txt`);
  await meanwhile();
  // A page that was kept does not load again: there is nothing more to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html[data-left]')).toBeVisible();
};

for (const path of ['/', '/blog', '/marketplace', '/help', '/tutorial', '/login', '/privacy']) {
  test(`${path} is there at once when one goes back to it`, async () => {
    const { context, page } = await open();
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await leaveAndReturn(page);
    await context.close();
  });
}

test('a page of somebody who has signed out since comes back without its owner', async () => {
  const { context, page } = await open();
  const giulia = await openSession(context, server, await signUp(server));
  await page.goto(`${server.url}/profile`);
  await expect(page.getByText(giulia.email).first()).toBeVisible();
  // What signing out leaves behind for the other pages of this browser.
  await leaveAndReturn(page, () => page.evaluate(() => localStorage.removeItem('officina.session')));
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(giulia.email)).toHaveCount(0);
  await context.close();
});
