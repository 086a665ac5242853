import { expect, test } from '@playwright/test';
import { signIn } from '../support/client';
import { openSession } from '../support/open-session';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
test.beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
});
test.afterAll(() => server?.stop());

test('on a phone the tabs of the administration fade where there are more of them, and come into sight by keyboard', async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: 'it-IT',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  await openSession(context, server, await signIn(server, 'admin@officina.test', 'officina-demo'));
  const page = await context.newPage();
  await page.goto(`${server.url}/admin`);
  const row = page.getByRole('tablist', { name: 'Sezioni' });
  await expect(row).toHaveCSS('mask-image', /to left/);
  await row.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('End');
  const last = row.getByRole('tab').last();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 0.98 });
  await expect(row).toHaveCSS('mask-image', /to right/);
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('ArrowLeft');
  await expect(row).toHaveCSS('mask-image', /to right/);
  await expect(row.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.98 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(row).toHaveCSS('mask-image', 'none');
  await context.close();
});

test('a guest whose browser asks for English is offered it once, and nothing changes by itself', async ({
  browser,
}) => {
  const visit = async (locale: string) => {
    const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page;
  };
  const page = await visit('en-GB');
  const offer = page.getByRole('complementary', { name: 'Language' });
  await expect(offer).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await offer.getByRole('button', { name: 'Read in English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(offer).toBeHidden();

  const stays = await visit('en-US');
  await stays.getByRole('button', { name: 'No, thanks' }).click();
  await expect(stays.getByRole('button', { name: 'No, thanks' })).toBeHidden();
  await stays.reload();
  await expect(stays.locator('html[data-ready]')).toBeAttached();
  await expect(stays.locator('html')).toHaveAttribute('lang', 'it');
  await expect(stays.getByRole('complementary', { name: 'Language' })).toBeHidden();

  const italian = await visit('it-IT');
  await expect(italian.locator('html[data-ready]')).toBeAttached();
  await expect(italian.getByRole('complementary', { name: 'Language' })).toBeHidden();
});
