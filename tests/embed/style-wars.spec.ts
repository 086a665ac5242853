import { expect, test, type Page } from '@playwright/test';
import { boxOf, bubbleIn, converse, open, settle, stops } from './pages';
import { snippet } from './servers';

const town = settle();
const tag = () => snippet(town.officina, 'a');
const WELCOME = 'Ciao! Come posso aiutarti?';

/** How far the bubble is from the sides of the page that it stands at. */
const place = async (page: Page) => {
  const { x, y, width, height } = await boxOf(bubbleIn(page));
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  return {
    size: [width, height].map(Math.round),
    left: Math.round(x),
    right: Math.round(view.width - x - width),
    bottom: Math.round(view.height - y - height),
  };
};

const wars: [string, string][] = [
  ['display', '* { display: none !important } html, body { display: block !important }'],
  ['all: unset', '* { all: unset !important } officina-chat { all: unset !important }'],
  ['all: revert', 'officina-chat, officina-chat * { all: revert !important }'],
  [
    'text',
    '* { letter-spacing: 20px; line-height: 3; font: 40px cursive !important; text-transform: uppercase; color: red !important; text-align: center; word-spacing: 2em; text-indent: 3em; font-variant: small-caps }',
  ],
  [
    'controls',
    'button, textarea, input, form, header, footer, ul, div { width: 300px !important; height: 5px !important; display: none !important; opacity: 0.1 }',
  ],
  [
    'layers',
    'body { overflow: hidden } body * { z-index: -1 !important; position: static !important; transform: scale(2) !important; visibility: hidden !important; opacity: 0 !important; pointer-events: none !important }',
  ],
  [
    'effects',
    'body * { filter: blur(9px) !important; clip-path: inset(50%) !important; mix-blend-mode: difference !important; mask: linear-gradient(#0000, #0000) !important; animation: none !important; contain: strict !important; content-visibility: hidden !important; zoom: 3 !important; scale: 2 !important; rotate: 45deg !important; translate: 100px !important; cursor: none !important; max-width: 0 !important; max-height: 0 !important; margin: 90px !important; padding: 90px !important; float: left !important; columns: 3 !important; writing-mode: vertical-rl !important; user-select: none !important }',
  ],
  [
    'elements made of',
    '::before, ::after { content: "VIA" !important; display: block !important; font-size: 90px !important } ::selection { color: transparent } ::placeholder { color: red !important }',
  ],
  [
    'parts',
    '::part(bubble), *::part(window) { outline: 0 } *:focus, *:focus-visible { outline: none !important; box-shadow: none !important }',
  ],
];
for (const [name, css] of wars)
  test(`global styles at war: ${name}`, async ({ page }) => {
    await town.visit(page, `<style>${css}</style></head><body>${tag()}`);
    await expect(bubbleIn(page)).toBeVisible();
    expect(await place(page)).toMatchObject({ size: [48, 48], right: 24, bottom: 24 });
    await open(page);
    const welcome = page.getByText(WELCOME);
    await expect(welcome).toBeVisible();
    const style = await welcome.evaluate((element) => {
      const { letterSpacing, fontSize, color, textTransform, textIndent, direction } =
        getComputedStyle(element);
      return { letterSpacing, fontSize, color, textTransform, textIndent, direction };
    });
    expect(style).toEqual({
      letterSpacing: 'normal',
      fontSize: '15px',
      color: 'rgb(15, 23, 42)',
      textTransform: 'none',
      textIndent: '0px',
      direction: 'ltr',
    });
    const { width, height } = await boxOf(page.getByRole('dialog'));
    expect([Math.round(width), Math.round(height)]).toEqual([380, 640]);
    await page.keyboard.press('Escape');
    await converse(page);
  });

test('a body that is transformed, clipped and behind a curtain', async ({ page }) => {
  await town.visit(
    page,
    `<style>html, body { height: 100%; overflow: hidden; margin: 0 } #curtain { position: fixed; inset: 0; z-index: 2147482999; background: #000 }</style></head><body><div id="curtain"></div>${tag()}`,
  );
  await open(page);
  const { x, y } = await boxOf(page.getByText(WELCOME));
  expect(
    await page.evaluate(
      ([left = 0, top = 0]) => document.elementFromPoint(left + 5, top + 5)?.localName,
      [x, y],
    ),
  ).toBe('officina-chat');
});

test('a page that scrolls for ever keeps the bubble in its corner', async ({ page }) => {
  await town.visit(page, `</head><body style="height: 9000px">${tag()}`);
  await bubbleIn(page).waitFor();
  const before = await place(page);
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect(await place(page)).toEqual(before);
});

test('a right-to-left page has it on the left', async ({ page }) => {
  await town.visit(page, `<script>document.documentElement.dir = 'rtl'</script></head><body>${tag()}`);
  await bubbleIn(page).waitFor();
  expect(await place(page)).toMatchObject({ left: 24, bottom: 24 });
  await converse(page);
  await open(page);
  expect(Math.round((await boxOf(page.getByRole('dialog'))).x)).toBe(24);
});

for (const scheme of ['light', 'dark'] as const)
  test(`forced colours on a ${scheme} system keep bubble, messages and controls apart`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    await town.visit(page, `</head><body>${tag()}`);
    await expect(bubbleIn(page)).toBeVisible();
    const edge = (element: Element) => getComputedStyle(element).borderTopWidth;
    expect(await bubbleIn(page).evaluate(edge)).toBe('1px');
    await converse(page);
    await open(page);
    for (const text of ['Quando spedite?', 'Spediamo in']) {
      const message = page.locator('.text').filter({ hasText: text });
      expect(await message.evaluate(edge)).toBe('1px');
    }
    const colours = await page
      .getByRole('textbox')
      .evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]);
    expect(colours[0]).not.toBe(colours[1]);
  });

test('zoomed to 400 % (320 pixels wide) everything is there and can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await town.visit(page, `</head><body>${tag()}`);
  await converse(page);
  await open(page);
  const list = await stops(page);
  for (const name of ['Chiudi la chat', 'Invia', 'Scrivi un messaggio...', 'Parla con una persona'])
    expect(list.find((stop) => stop.name === name)?.inside, name).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // Two lines of a conversation at least, and the rest by scrolling.
  expect((await boxOf(page.locator('.scroller'))).height).toBeGreaterThanOrEqual(44);
});
