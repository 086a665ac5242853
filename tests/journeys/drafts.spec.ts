import fs from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { signUp } from '../support/client';
import { openSession } from '../support/open-session';
import { ownerOfBot, visitor, type OwnedBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';

/** A chatbot that is online, and the next version of it. */
const SITE = 'https://pasticceria.test';
let server: SharedCms;

test.beforeAll(async () => {
  server = sharedCms();
});

interface Opened {
  page: Page;
  bot: OwnedBot;
}
const openPublished = async (
  browser: Browser,
  address = 'section=installation',
  viewport = { width: 1440, height: 900 },
): Promise<Opened> => {
  const bot = await ownerOfBot(server);
  await bot.save({ siteUrl: SITE, design: { displayName: 'Giada' } });
  await bot.publish();
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce', viewport });
  await openSession(context, server, bot.owner);
  const page = await context.newPage();
  await page.goto(`${server.url}/chatbot-builder?install_id=${bot.id}&${address}`);
  await expect(page.getByRole('heading', { level: 1, name: /Chatbot Builder/ })).toBeVisible();
  return { page, bot };
};
const visitorsSee = async (bot: OwnedBot) =>
  (await visitor(server, bot.id, SITE)).config.body.bot_display_name;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a draft is prepared, looked through, published, and taken back', async ({ browser }) => {
  const { page, bot } = await openPublished(browser, 'section=design');
  const name = page.getByLabel('Nome del bot');
  await expect(name).toBeDisabled();
  await page.getByRole('button', { name: 'Modifica bozza' }).click();
  await name.fill('Giada la pasticcera');
  await expect(page.getByText('Bozza con una modifica')).toBeVisible();
  await expect(page.getByText(/^Salvato/).first()).toBeVisible();
  expect(await visitorsSee(bot)).toBe('Giada');

  // The draft, and that it may be edited, outlast a reload.
  await page.reload();
  await expect(name).toHaveValue('Giada la pasticcera');
  await expect(name).toBeEnabled();
  expect(await visitorsSee(bot)).toBe('Giada');

  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  const publishing = dialog(page, 'Pubblicare le modifiche?');
  await expect(publishing.getByText('Giada la pasticcera')).toBeVisible();
  await expectAccessible(page);
  await publishing.getByRole('button', { name: 'Pubblica', exact: true }).click();
  await expect(page.getByText('Il tuo chatbot è online')).toBeVisible();
  await expect(name).toBeDisabled();
  expect(await visitorsSee(bot)).toBe('Giada la pasticcera');

  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Versioni' }).click();
  const versions = dialog(page, 'Versioni').getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('Online adesso');
  await expect(versions.first()).toContainText('Nome del bot');
  await expectAccessible(page);
  await versions.nth(1).getByRole('button').click();
  await expect(name).toHaveValue('Giada');
  expect(await visitorsSee(bot)).toBe('Giada la pasticcera');
  // Not the design's own 'Annulla', which is there before the notification comes.
  const notices = page.getByRole('region', { name: /^Notifiche/ });
  await notices.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(name).toHaveValue('Giada la pasticcera');
  await page.context().close();
});

test('the keyboard alone edits, publishes and suspends', async ({ browser }) => {
  const { page, bot } = await openPublished(browser);
  const focus = async (target: ReturnType<Page['getByRole']>) => {
    for (let step = 0; step < 80; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Not reached with Tab: ${target.toString()}`);
  };
  await focus(page.getByRole('button', { name: 'Modifica bozza' }));
  await page.keyboard.press('Enter');
  await focus(page.getByRole('switch', { name: 'Apertura automatica' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('Bozza con una modifica')).toBeVisible();
  await focus(page.getByRole('button', { name: 'Pubblica', exact: true }));
  await page.keyboard.press('Enter');
  await focus(
    dialog(page, 'Pubblicare le modifiche?').getByRole('button', { name: 'Pubblica', exact: true }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bozza con una modifica')).toHaveCount(0);
  expect((await bot.get()).published?.design.startOpen).toBe(true);
  await focus(page.getByRole('button', { name: 'Sospendi' }));
  await page.keyboard.press('Enter');
  await focus(page.getByRole('dialog').getByRole('button', { name: 'Sospendi' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sospeso', { exact: true })).toBeVisible();
  await page.context().close();
});

test('the guide has an address, fits a phone, and hands out the plugin', async ({ browser }) => {
  const { page } = await openPublished(browser, 'section=installation&guide=iframe', {
    width: 390,
    height: 844,
  });
  const guide = dialog(page, 'Guida installazione');
  await expect(guide.getByRole('tab', { name: 'iframe' })).toHaveAttribute('aria-selected', 'true');
  await expect(guide.getByRole('tab', { name: 'iframe' })).toBeInViewport();
  await expect(guide.getByText('referrerpolicy="strict-origin-when-cross-origin"')).toBeVisible();
  await expectAccessible(page);

  await guide.getByRole('tab', { name: 'iframe' }).focus();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/guide=wordpress/);
  const downloading = page.waitForEvent('download');
  await guide.getByRole('button', { name: 'Scarica il plugin' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('officina-chat.zip');
  expect(
    fs
      .readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  await page.keyboard.press('Escape');
  await expect(guide).toHaveCount(0);
  await expect(page).not.toHaveURL(/guide=/);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.context().close();
});

test('the live check notices the first visit while the owner is looking; a new key refuses the old one', async ({
  browser,
}) => {
  const { page, bot } = await openPublished(browser);
  await expect(page.getByText('In attesa della prima visita…')).toBeVisible();
  const first = await visitor(server, bot.id, SITE);
  await expect(page.getByText(/Widget visto su pasticceria\.test, qualche secondo fa/)).toBeVisible();

  await page.getByRole('button', { name: 'Cambia chiave' }).click();
  await dialog(page, 'Cambiare la chiave pubblica?').getByRole('button', { name: 'Cambia chiave' }).click();
  await expect(page.getByText('Chiave cambiata')).toBeVisible();
  expect((await first.ask('Ciao')).status).toBe(401);
  expect((await (await visitor(server, bot.id, SITE)).ask('Ciao')).status).toBe(200);
  await page.context().close();
});

test('an address typed while the next page is still on its way is not lost', async ({ browser }) => {
  const { email } = await signUp(server);
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${server.url}/login`, { waitUntil: 'networkidle' });
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  await page.getByLabel('Email').fill(email);
  await expect(page).toHaveURL(/\/login$/);
  letGo();
  await expect(page).toHaveURL(/\/password-dimenticata$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Mandami il link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Controlla la tua email' })).toBeVisible();
  await context.close();
});
