import { expect, test, type Page } from '@playwright/test';
import { snippet, startOfficina, startShop, type Officina, type Site } from './servers';

let officina: Officina;
let shop: Site | undefined;

test.beforeAll(async () => {
  officina = await startOfficina();
});
test.afterAll(() => officina.close());
test.afterEach(async () => {
  await shop?.close();
  officina.requests.length = 0;
});

const visit = async (page: Page, html: string, headers?: Record<string, string>) => {
  shop = await startShop(
    () => `<!doctype html><html lang="it"><head><title>Bottega</title>${html}</html>`,
    headers,
  );
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(shop.origin);
  return problems;
};

/** What a visitor does: opens by keyboard, asks, reads, closes. */
const converse = async (page: Page) => {
  const bubble = page.getByRole('button', { name: 'Apri la chat: Giulia' });
  await bubble.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Scrivi un messaggio...' })).toBeFocused();
  await page.keyboard.type('Quando spedite?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Spediamo in 24 ore');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bubble).toBeFocused();
};

test('a plain page: two requests for code, nothing stored before writing, no global, no layout shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const bare = new Set(Object.getOwnPropertyNames(window));
    Object.assign(window, {
      shifts: 0,
      newGlobals: () => Object.getOwnPropertyNames(window).filter((name) => !bare.has(name)),
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const problems = await visit(page, `</head><body><h1>Bottega</h1>${snippet(officina, 'a')}`);
  await page.getByRole('button', { name: 'Apri la chat: Giulia' }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ]);
  expect(officina.requests.map((path) => path.replace(/-[\w-]+\.js$/, '.js'))).toEqual([
    '/widget.js',
    '/widget-assets/chat.js',
  ]);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  await page.keyboard.press('Escape');
  await converse(page);
  expect(await page.evaluate(() => (window as unknown as { newGlobals(): string[] }).newGlobals())).toEqual([
    'shifts',
    'newGlobals',
  ]);
  expect(await page.evaluate(() => document.querySelectorAll('[style], style').length)).toBe(0);
  expect(problems).toEqual([]);
});

test('a strict Content-Security-Policy with a nonce and Trusted Types', async ({ page }) => {
  const policy = [
    "default-src 'none'",
    "script-src 'nonce-abc'",
    "style-src 'self'",
    `connect-src ${officina.origin}`,
    "require-trusted-types-for 'script'",
    'trusted-types officina-chat',
  ].join('; ');
  const problems = await visit(page, `</head><body>${snippet(officina, 'a', 'nonce="abc"')}`, {
    'content-security-policy': policy,
  });
  await converse(page);
  expect(problems).toEqual([]);
});

test('a Content-Security-Policy that names hosts', async ({ page }) => {
  const problems = await visit(page, `</head><body>${snippet(officina, 'a')}`, {
    'content-security-policy': `default-src 'self'; script-src 'self' ${officina.origin}; style-src 'self'; connect-src ${officina.origin}`,
  });
  await converse(page);
  expect(problems).toEqual([]);
});

const wars: [string, string][] = [
  ['display', '* { display: none !important } html, body { display: block !important }'],
  ['all: unset', '* { all: unset !important } officina-chat { all: unset !important }'],
  [
    'text',
    '* { letter-spacing: 20px; line-height: 3; font: 40px cursive !important; text-transform: uppercase; color: red !important }',
  ],
  [
    'controls',
    'button, textarea, div { width: 300px !important; height: 5px !important; display: none !important; opacity: 0.1 }',
  ],
  [
    'layers',
    'body { overflow: hidden } body * { z-index: -1 !important; position: static !important; transform: scale(2) !important; visibility: hidden !important; opacity: 0 !important; pointer-events: none !important }',
  ],
];
for (const [name, css] of wars)
  test(`global styles at war: ${name}`, async ({ page }) => {
    await visit(page, `<style>${css}</style></head><body>${snippet(officina, 'a')}`);
    const bubble = page.getByRole('button', { name: 'Apri la chat: Giulia' });
    await expect(bubble).toBeVisible();
    const { width: viewport, height } = page.viewportSize()!;
    const box = (await bubble.boundingBox())!;
    expect([Math.round(box.width), Math.round(box.height)]).toEqual([48, 48]);
    expect(Math.round(viewport - box.x - box.width)).toBe(24);
    expect(Math.round(height - box.y - box.height)).toBe(24);
    await bubble.click();
    await expect(page.getByText('Ciao! Come posso aiutarti?')).toBeVisible();
    const style = await page.getByText('Ciao! Come posso aiutarti?').evaluate((element) => {
      const { letterSpacing, fontSize, color, textTransform } = getComputedStyle(element);
      return { letterSpacing, fontSize, color, textTransform };
    });
    expect(style).toEqual({
      letterSpacing: 'normal',
      fontSize: '15px',
      color: 'rgb(15, 23, 42)',
      textTransform: 'none',
    });
    await page.keyboard.press('Escape');
    await converse(page);
  });

test('the widget leaves the page as it looks', async ({ page }) => {
  await visit(
    page,
    `</head><body><h1>Titolo</h1><p>Testo <a href="#">via</a></p><button>Compra</button>${snippet(officina, 'a')}`,
  );
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, p, a, body > button')].map((element) => {
        const { font, color, margin, display } = getComputedStyle(element);
        return [font, color, margin, display, JSON.stringify(element.getBoundingClientRect())];
      }),
    );
  const before = await look();
  await converse(page);
  expect(await look()).toEqual(before);
});

test('blocked storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const problems = await visit(page, `</head><body>${snippet(officina, 'a')}`);
  await page.getByRole('button', { name: 'Chiudi il messaggio' }).click();
  await converse(page);
  expect(problems).toEqual([]);
});

test('a page that tampers with prototypes and with fetch', async ({ page }) => {
  const tamper = `<script>
    Array.prototype.extra = 'x'; Object.prototype.extra = 'y'; Object.prototype.reply = 'Falso';
    const original = window.fetch; window.fetch = function (...all) { return original.apply(this, all); };
  </script>`;
  await visit(page, `${tamper}</head><body>${snippet(officina, 'a')}`);
  await converse(page);
});

test('the script loaded twice makes one widget', async ({ page }) => {
  const problems = await visit(page, `</head><body>${snippet(officina, 'a')}${snippet(officina, 'a')}`);
  await expect(page.getByRole('button', { name: 'Apri la chat: Giulia' })).toBeVisible();
  await page.waitForLoadState('load');
  await expect(page.locator('officina-chat')).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('two installations stand side by side, each with its own conversation', async ({ page }) => {
  await visit(page, `</head><body>${snippet(officina, 'a')}${snippet(officina, 'b')}`);
  const bubbles = page.getByRole('button', { name: 'Apri la chat: Giulia' });
  await expect(bubbles).toHaveCount(2);
  const [first, second] = await Promise.all([bubbles.nth(0).boundingBox(), bubbles.nth(1).boundingBox()]);
  expect(Math.abs(first!.x - second!.x)).toBeGreaterThanOrEqual(48);
  await page.locator('officina-chat[install-id=b] .bubble').click();
  await page.locator('officina-chat[install-id=b]').getByRole('textbox').fill('Ciao');
  await page.keyboard.press('Enter');
  await expect(page.locator('officina-chat[install-id=b]').getByRole('log')).toContainText('24 ore');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('officina-chat:a'))),
  ).toEqual([]);
});

test('in the head, before there is a body', async ({ page }) => {
  const early = snippet(officina, 'a').replace('async ', '');
  await visit(page, `${early}</head><body><h1>Bottega</h1>`);
  await converse(page);
});

test('re-hosted by an optimiser: the tag still tells who and where', async ({ page }) => {
  // The code runs from an inline module, where no script is current; the tag that it came from stands beside it.
  const source = await (await fetch(`${officina.origin}/widget.js?id=a`)).text();
  const html = `</head><body><script type="text/plain" src="${officina.origin}/widget.js?id=a" data-install-id="a"></script><script type="module">${source}</script>`;
  await visit(page, html);
  await converse(page);
});

test('removed and put back, it works again; removed for good, nothing remains', async ({ page }) => {
  await visit(page, `</head><body>${snippet(officina, 'a')}`);
  await expect(page.getByRole('button', { name: 'Apri la chat: Giulia' })).toBeVisible();
  await page.evaluate(() => {
    const chat = document.querySelector('officina-chat')!;
    chat.remove();
    document.body.append(chat);
  });
  await converse(page);
  await page.evaluate(() => document.querySelector('officina-chat')!.remove());
  await expect(page.getByRole('button', { name: 'Apri la chat: Giulia' })).toHaveCount(0);
});

test('forced colours keep the bubble and the messages visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, `</head><body>${snippet(officina, 'a')}`);
  const bubble = page.getByRole('button', { name: 'Apri la chat: Giulia' });
  await expect(bubble).toBeVisible();
  expect(await bubble.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
  await converse(page);
});

test('without an installation it says what is missing, and shows nothing', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await visit(page, `</head><body><script src="${officina.origin}/widget.js"></script>`);
  expect(said.join()).toContain('Missing installId');
  await expect(page.locator('officina-chat')).toHaveCount(0);
});

test.describe('with the config fetched', () => {
  let plain: Officina;
  test.beforeAll(async () => {
    plain = await startOfficina({ inline: false });
  });
  test.afterAll(() => plain.close());

  test('the bubble appears all the same', async ({ page }) => {
    await visit(page, `</head><body>${snippet(plain, 'a')}`);
    await converse(page);
    expect(plain.requests.filter((path) => path === '/api/widget/config')).toHaveLength(1);
  });

  test('a suspended chatbot leaves the page empty', async ({ page }) => {
    const refused = page.waitForResponse((response) => response.url().includes('/api/widget/config'));
    await visit(page, `</head><body><p>Bottega</p>${snippet(plain, 'gone')}`);
    expect((await refused).status()).toBe(404);
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(
      await page.locator('officina-chat').evaluate((element) => element.shadowRoot?.childElementCount),
    ).toBe(0);
  });
});

test('when the form for a person does not arrive, the visitor is told, and the chat goes on', async ({
  page,
}) => {
  await page.route('**/window-deeds-*.js', (route) => route.abort());
  await visit(page, `</head><body>${snippet(officina, 'a')}`);
  await converse(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Parla con una persona' }).click();
  await expect(page.getByText('⚠️ Errore di rete. Riprova tra poco.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Scrivi un messaggio...' })).toBeVisible();
});
