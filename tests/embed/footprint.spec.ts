import { expect, test, type Page } from '@playwright/test';
import { ask, bubbleIn, converse, open, plainPath, settle } from './pages';
import { snippet } from './servers';

const town = settle();
const tag = (installId = 'a') => snippet(town.officina, installId);

/** Notes what becomes of the page, from its first moment. */
const takeNotes = (page: Page) =>
  page.addInitScript(() => {
    const bare = new Set(Object.getOwnPropertyNames(window));
    const notes = {
      shift: 0,
      globals: () => Object.getOwnPropertyNames(window).filter((name) => !bare.has(name)),
    };
    Object.assign(window, { notes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) notes.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
type Noted = typeof window & { notes: { shift: number; globals(): string[] } };

test('one request until the bubble, two until the open chat; no layout shift, no global, no style, no error', async ({
  page,
}) => {
  await takeNotes(page);
  const problems = await town.visit(page, `</head><body><h1>Bottega</h1>${tag()}`);
  await bubbleIn(page).waitFor();
  expect(town.officina.requests[0]).toBe('/widget.js');
  await open(page);
  expect(town.officina.requests.map(plainPath)).toEqual(['/widget.js', '/widget-assets/chat.js']);
  await page.keyboard.press('Escape');
  await converse(page);
  expect(await page.evaluate(() => (window as Noted).notes.shift)).toBe(0);
  expect(await page.evaluate(() => (window as Noted).notes.globals())).toEqual(['notes']);
  expect(await page.evaluate(() => document.querySelectorAll('[style], style').length)).toBe(0);
  expect(problems).toEqual([]);
});

test('nothing is kept before the visitor writes, and no cookie, database, cache or service worker ever', async ({
  page,
}) => {
  await town.visit(page, `</head><body>${tag()}`);
  await open(page);
  const storageKeys = () =>
    page.evaluate(() => Object.keys(sessionStorage).concat(Object.keys(localStorage)));
  expect(await storageKeys()).toEqual([]);
  await ask(page);
  expect((await storageKeys()).every((key) => key.startsWith('officina-chat:a'))).toBe(true);
  expect(
    await page.evaluate(async () => [
      localStorage.length,
      document.cookie,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]),
  ).toEqual([0, '', 0, 0, 0]);
  expect(await page.context().cookies()).toEqual([]);
});

test('nobody is asked but the server that the tag names', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await town.visit(page, `</head><body>${tag()}`);
  await converse(page);
  expect([...hosts].sort()).toEqual([new URL(page.url()).origin, town.officina.origin].sort());
});

test('the page keeps its looks', async ({ page }) => {
  await town.visit(
    page,
    `</head><body><h1>Titolo</h1><p>Testo <a href="#">via</a></p><button>Compra</button>${tag()}`,
  );
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, body, h1, p, a, body > button')].map((element) => {
        const { font, color, margin, display, overflow } = getComputedStyle(element);
        return [font, color, margin, display, overflow, JSON.stringify(element.getBoundingClientRect())];
      }),
    );
  const before = await look();
  await open(page);
  expect(await look()).toEqual(before);
  await page.keyboard.press('Escape');
  await converse(page);
  expect(await look()).toEqual(before);
});

test("the page's own clicks and keys stay its own", async ({ page }) => {
  await town.visit(
    page,
    `<script>keys = []; addEventListener('keydown', ({ key, defaultPrevented }) => defaultPrevented && keys.push(key))</script></head><body><button onclick="document.title = 'Comprato'">Compra</button>${tag()}`,
  );
  await open(page);
  await page.getByRole('button', { name: 'Compra' }).click();
  await expect(page).toHaveTitle('Comprato');
  for (const key of ['Escape', 'Enter', 'a', 'Tab', '/']) await page.keyboard.press(key);
  expect(await page.evaluate('keys')).toEqual([]);
});

test('two installations stand side by side, each with its own conversation', async ({ page }) => {
  await town.visit(page, `</head><body>${tag('a')}${tag('b')}`);
  const bubbles = bubbleIn(page);
  await expect(bubbles).toHaveCount(2);
  const [first, second] = await Promise.all([bubbles.nth(0).boundingBox(), bubbles.nth(1).boundingBox()]);
  expect(Math.abs((first?.x ?? 0) - (second?.x ?? 0))).toBeGreaterThanOrEqual(48);
  const other = page.locator('officina-chat[install-id=b]');
  await other.locator('.bubble').click();
  await other.getByRole('textbox').fill('Ciao');
  await page.keyboard.press('Enter');
  await expect(other.getByRole('log')).toContainText('24 ore');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('officina-chat:a'))),
  ).toEqual([]);
});

test('removed and put back, it works again; removed for good, nothing remains', async ({ page }) => {
  await town.visit(page, `</head><body>${tag()}`);
  await expect(bubbleIn(page)).toBeVisible();
  await page.evaluate(() => {
    const chat = document.querySelector('officina-chat');
    chat?.remove();
    if (chat) document.body.append(chat);
  });
  await converse(page);
  await page.evaluate(() => document.querySelector('officina-chat')?.remove());
  await expect(bubbleIn(page)).toHaveCount(0);
});

test('removed while a reply is on its way: the page hears no error, and nobody goes on listening', async ({
  page,
}) => {
  let aborted = 0;
  page.on('requestfailed', (request) => (aborted += Number(request.url().endsWith('/chat'))));
  town.officina.answer = () => new Promise(() => undefined);
  const problems = await town.visit(page, `</head><body>${tag()}`);
  await open(page);
  await page.keyboard.type('Quando spedite?');
  await page.keyboard.press('Enter');
  await expect.poll(() => town.officina.questions).toEqual(['Quando spedite?']);
  await page.evaluate(() => document.querySelector('officina-chat')?.remove());
  await expect.poll(() => aborted).toBe(1);
  expect(problems).toEqual([]);
});
