/**
 * Every mail of the product as pictures: two languages, light and dark, a phone and a window of a mail program.
 *
 *   npm run bench -- mails [FOLDER] --as-built
 *
 * FOLDER (`tests/.tmp/mails` unless named) gets contact sheets. It fails where a mail is wider than its window, or where
 * words stand out from their ground less than WCAG's AA asks.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@contract';
import { renderSamples } from '../../cms/src/templates/testing/render-samples';
import { isSmoke } from '../support/bench-size';
import { chromiumPath } from '../support/chromium';

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [375, 640] as const;
/** Mails beside each other on one sheet, and rows below each other. */
const COLUMNS = { 375: 6, 640: 4 };
const ROWS = 2;
const AA = 4.5;

interface Fault {
  text: string;
  contrast: number;
}

/** What nobody could read: words whose contrast with the ground behind them is too low. */
const lowContrast = (page: Page, least: number): Promise<Fault[]> =>
  page.evaluate((limit) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return (channels(backgroundColor)[3] ?? 1) > 0 ? backgroundColor : groundOf(element.parentElement);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: { text: string; contrast: number }[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!element || text === '' || element.getClientRects().length === 0) continue;
      const [lighter = 0, darker = 0] = [
        luminance(getComputedStyle(element).color),
        luminance(groundOf(element)),
      ].sort((a, b) => b - a);
      const contrast = (lighter + 0.05) / (darker + 0.05);
      if (contrast < limit) faults.push({ text, contrast });
    }
    return faults;
  }, least);

/** All mails in one look: their pictures, and what is wrong with them. */
const photograph = async (
  browser: Browser,
  {
    locale,
    scheme,
    width,
  }: { locale: Locale; scheme: (typeof SCHEMES)[number]; width: (typeof WIDTHS)[number] },
) => {
  const context = await browser.newContext({ viewport: { width, height: 600 }, colorScheme: scheme });
  const page = await context.newPage();
  const faults: string[] = [];
  const pictures: { name: string; png: Buffer }[] = [];
  for (const { name, subject, html } of renderSamples(locale, 'https://officina.test')) {
    await page.setContent(html);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) faults.push(`${name}: ${wide} px wide`);
    for (const { text, contrast } of await lowContrast(page, AA))
      faults.push(`${name}: “${text}” has a contrast of ${contrast.toFixed(2)}`);
    pictures.push({ name: `${name} · ${subject}`, png: await page.screenshot({ fullPage: true }) });
  }
  await context.close();
  return { pictures, faults };
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Pictures side by side, each below its name. */
const writeSheet = async (
  page: Page,
  file: string,
  columns: number,
  pictures: { name: string; png: Buffer }[],
) => {
  const figures = pictures.map(
    ({ name, png }) =>
      `<figure><figcaption>${escape(name)}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  await page.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;background:#888;font:13px sans-serif}figure{margin:0}img{width:100%}</style>${figures.join('')}`,
  );
  await page.screenshot({ path: file, fullPage: true });
};

const main = async () => {
  const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../.tmp/mails'));
  fs.mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  const sheet = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  const faults: string[] = [];
  const widths = isSmoke ? WIDTHS.slice(0, 1) : WIDTHS;
  const looks = widths.flatMap((width) =>
    SCHEMES.flatMap((scheme) => LOCALES.map((locale) => ({ width, scheme, locale }))),
  );
  for (const look of looks) {
    const { width, scheme, locale } = look;
    const result = await photograph(browser, look);
    faults.push(...result.faults.map((fault) => `${locale}, ${scheme}, ${width} px: ${fault}`));
    const size = COLUMNS[width] * ROWS;
    for (let at = 0; at < result.pictures.length; at += size)
      await writeSheet(
        sheet,
        path.join(folder, `${locale}-${scheme}-${width}-${String(at / size + 1).padStart(2, '0')}.png`),
        COLUMNS[width],
        result.pictures.slice(at, at + size),
      );
  }
  await browser.close();
  console.log(`  ${looks.length} looks in ${folder}, ${faults.length} faults\n${faults.join('\n')}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
};

await main();
