import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expectAccessible, WCAG } from '../support/axe';
import { openSession } from '../support/open-session';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { cmsRoot } from '../support/paths';
import { startCms, type CmsServer } from '../support/start-cms';
import { serveSite, type WebSite } from '../support/web-page';

const sharp = createRequire(path.join(cmsRoot, 'package.json'))(
  'sharp',
) as (typeof import('sharp'))['default'];

/** An owner draws the widget: with the keyboard alone, and on a phone. */
let server: CmsServer;
let site: WebSite;

test.beforeAll(async () => {
  site = await serveSite('127.0.0.1');
  site.setBody('<style>body{background:#fffaf3} h1{background:#7a1f3d}</style><h1>Pasticceria</h1>');
  server = await startCms({ env: { SEED_DEMO: 'true', WEB_FETCH_ALLOW: new URL(site.origin).host } });
});
test.afterAll(async () => {
  await server?.stop();
  await site?.close();
});

const openDesign = async (
  browser: Browser,
  viewport = { width: 1440, height: 900 },
): Promise<{ page: Page; bot: OwnedBot }> => {
  const bot = await ownerOfBot(server);
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce', viewport });
  await openSession(context, server, bot.owner);
  const page = await context.newPage();
  await page.goto(`${server.url}/chatbot-builder?install_id=${bot.id}&section=design`);
  await expect(page.getByRole('heading', { level: 2, name: 'Design' })).toBeVisible();
  return { page, bot };
};
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
const headerColor = (page: Page) =>
  page
    .locator('officina-chat header')
    .first()
    .evaluate((header) => getComputedStyle(header).backgroundColor);
/** Presses Tab until `target` has the focus, as somebody without a mouse would. */
const tabTo = async (page: Page, target: Locator) => {
  for (let press = 0; press < 120; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it');
};

test('by keyboard alone: a theme, a colour, its correction, and all of it undone and redone', async ({
  browser,
}) => {
  const { page, bot } = await openDesign(browser);
  await expectAccessible(page, WCAG);

  await tabTo(page, page.getByRole('radio', { name: 'Classico' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Adriatico' })).toBeChecked();
  await expect.poll(() => headerColor(page)).toBe('rgb(11, 79, 138)');

  const header = page.getByRole('button', { name: /^Sfondo intestazione/ });
  await tabTo(page, header);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('slider', { name: 'Luminosità', exact: true }));
  await page.keyboard.press('End');
  await expect(header).toContainText('#ffffff');
  await expectAccessible(page, WCAG);
  await page.keyboard.press('Escape');
  await expect(header).toBeFocused();

  const fix = page.getByRole('button', { name: 'Correggi' }).first();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, fix);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(header).toContainText('#0b4f8a');
  await page.keyboard.press('Control+Shift+z');
  await expect(header).toContainText('#ffffff');
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/^Salvato|Tutto salvato/).first()).toBeVisible();
  await expect.poll(async () => (await bot.get()).design.headerBackgroundColor).toBe('#0b4f8a');
  await page.context().close();
});

test('an avatar is cut out of a photograph by keyboard and arrives as a small picture', async ({
  browser,
}) => {
  const { page, bot } = await openDesign(browser);
  await page.getByLabel('Carica immagine').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: await picture(2400, 1200),
  });
  const dialog = page.getByRole('dialog', { name: 'Ritaglia l’avatar' });
  await expect(dialog.getByRole('slider', { name: 'Orizzontale' })).toBeVisible();
  await expectAccessible(page, WCAG);
  await dialog.getByRole('slider', { name: 'Ingrandimento' }).focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('slider', { name: 'Verticale' }).focus();
  await page.keyboard.press('Home');
  await tabTo(page, dialog.getByRole('button', { name: 'Usa l’immagine' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cambia immagine' })).toBeVisible();
  const url = (await bot.get()).design.avatarUrl ?? '';
  const { width, height, hasAlpha } = await sharp(
    Buffer.from(await (await fetch(server.url + url)).arrayBuffer()),
  ).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 512, height: 512, hasAlpha: true });
  await page.context().close();
});

test('the site’s own colours are read, tried on and undone', async ({ browser }) => {
  const { page, bot } = await openDesign(browser);
  await bot.save({ siteUrl: `${site.origin}/` });
  await page.reload();
  await page.getByRole('button', { name: 'Importa i colori dal sito' }).click();
  await expect(page.getByText('Trovati su “Pasticceria”:')).toBeVisible();
  await expectAccessible(page, WCAG);
  await page.getByRole('button', { name: 'Usa questi colori' }).click();
  await expect.poll(() => headerColor(page)).toBe('rgb(122, 31, 61)');
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect.poll(() => headerColor(page)).toBe('rgb(212, 0, 0)');
  await page.context().close();
});

test('on a phone nothing sticks out, and the preview shows the widget on a picture of the own page', async ({
  browser,
}) => {
  const { page, bot } = await openDesign(browser, { width: 390, height: 844 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.getByRole('button', { name: /^Sfondo intestazione/ }).click();
  expect(await width()).toBe(390);

  await page.getByRole('button', { name: 'Anteprima', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Anteprima' });
  await expect(preview).toBeVisible();
  for (const device of ['Tablet', 'Computer', 'Telefono']) {
    await preview.getByTitle(device).click();
    const stage = await preview.locator('officina-chat').first().boundingBox();
    expect((stage?.x ?? -1) >= 0 && (stage?.x ?? 0) + (stage?.width ?? 999) <= 390).toBe(true);
  }
  await preview.getByTitle('La tua pagina').click();
  await preview
    .getByLabel('Immagine della tua pagina')
    .last()
    .setInputFiles({
      name: 'pagina.png',
      mimeType: 'image/png',
      buffer: await picture(1800, 3000),
    });
  await expect(preview.locator('img[src^="/api/page-pictures/"]')).toBeVisible();
  await expectAccessible(page, WCAG);
  expect(await width()).toBe(390);
  expect((await bot.get()).pagePictureUrl).toMatch(/^\/api\/page-pictures\//);
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await page.context().close();
});
