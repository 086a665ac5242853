import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { repositoryRoot } from '../support/paths';
import { snippet, startOfficina, startShop, type Officina, type Site } from './servers';

let officina: Officina;
let shop: Site | undefined;

test.beforeAll(async () => {
  officina = await startOfficina({ changes: { font_family: 'Playfair Display' } });
});
test.afterAll(() => officina.close());
test.afterEach(async () => {
  await shop?.close();
  officina.requests.length = 0;
});

const visit = async (page: Page, head = '', headers?: Record<string, string>) => {
  shop = await startShop(
    () =>
      `<!doctype html><html lang="it"><head><title>Bottega</title>${head}</head><body><h1>Bottega</h1>${snippet(officina, 'a')}</body></html>`,
    headers,
  );
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto(shop.origin);
  return failures;
};

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Apri la chat: Giulia' }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
};

const fontRequests = () => officina.requests.filter((address) => address.includes('/fonts/'));
/** Faces that a page has, with what became of them. */
const faces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')}: ${status}`),
  );
const widthOf = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().width;
  });

test('the chosen family arrives when the chat opens, and not before', async ({ page }) => {
  const failures = await visit(page);
  await expect(page.getByRole('button', { name: 'Hai bisogno di aiuto?' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fontRequests()).toEqual([]);
  expect(await faces(page)).toEqual([]);

  await open(page);
  await expect
    .poll(() => faces(page))
    .toEqual(['Officina Playfair Display: loaded', 'Officina Playfair Display: loaded']);
  expect(fontRequests().sort()).toEqual([
    '/widget-assets/fonts/playfair-display-400.woff2',
    '/widget-assets/fonts/playfair-display-600.woff2',
  ]);
  expect(failures).toEqual([]);
});

test('the letters are those of the family', async ({ page }) => {
  const widths: Record<string, number> = {};
  for (const family of ['Playfair Display', 'Oswald']) {
    const own = await startOfficina({ changes: { font_family: family } });
    const site = await startShop(
      () => `<!doctype html><html lang="it"><title>Bottega</title><body>${snippet(own, 'a')}</body></html>`,
    );
    await page.goto(site.origin);
    await open(page);
    await expect.poll(() => faces(page)).toContain(`Officina ${family}: loaded`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    widths[family] = await widthOf(page, 'Ciao! Come posso aiutarti?');
    await site.close();
    await own.close();
  }
  // Oswald is a condensed face.
  expect(widths['Oswald']).toBeLessThan(0.9 * (widths['Playfair Display'] ?? 0));
});

test("the page's own text keeps its font", async ({ page }) => {
  await visit(page, '<style>h1 { font-family: "Playfair Display", monospace; width: max-content }</style>');
  const before = await widthOf(page, 'Bottega');
  await open(page);
  await expect.poll(() => faces(page)).toContain('Officina Playfair Display: loaded');
  expect(await widthOf(page, 'Bottega')).toBe(before);
});

test('a page that allows no fonts gets a chat in the system font, and no error', async ({ page }) => {
  const failures = await visit(page, '', {
    'content-security-policy': `default-src 'none'; script-src ${officina.origin}; connect-src ${officina.origin}`,
  });
  await open(page);
  await expect.poll(() => faces(page)).toContain('Officina Playfair Display: error');
  await page.keyboard.type('Quando spedite?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Spediamo in 24 ore');
  expect(fontRequests()).toEqual([]);
  expect(failures).toEqual([]);
});

test('twenty families in two weights are there, each light', () => {
  const folder = path.join(repositoryRoot, 'sdk/dist/assets/fonts');
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(files.filter((name) => name.endsWith('-400.woff2')).length).toBe(20);
  expect(files.filter((name) => name.endsWith('-600.woff2')).length).toBe(20);
  for (const file of files) {
    const bytes = fs.readFileSync(path.join(folder, file));
    expect(bytes.subarray(0, 4).toString(), file).toBe('wOF2');
    expect(bytes.length, file).toBeLessThan(60_000);
  }
});
