import { chromium, expect, test, type Page } from '@playwright/test';
import { chromiumPath } from '../support/chromium';
import { ask, bubbleIn, converse, open, settle } from './pages';
import { snippet } from './servers';

const town = settle();
const fetched = settle({ inline: false });
const tag = () => snippet(town.officina, 'a');

/** 400 ms of round trip and 400 kbit/s. */
const slow3G = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
};

test('slow 3G: the page is not held up, and a click before the chat has arrived is not lost', async ({
  page,
}) => {
  await slow3G(page);
  const { origin } = await town.shop(
    () => `<!doctype html><html lang="it"><title>Bottega</title><body><h1>Bottega</h1>${tag()}</body></html>`,
  );
  await page.goto(origin, { waitUntil: 'domcontentloaded' });
  // The page is there before the script is.
  await expect(page.getByRole('heading')).toBeVisible();
  await bubbleIn(page).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await ask(page);
});

test('a script that never arrives holds up nothing', async ({ page }) => {
  await page.route('**/widget.js**', () => undefined);
  const { origin } = await town.shop(
    () => `<!doctype html><html lang="it"><title>Bottega</title><body><h1>Bottega</h1>${tag()}</body></html>`,
  );
  await page.goto(origin, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading')).toBeVisible();
});

test('the code of the open chat does not arrive: the bubble stays, and the next click tries again', async ({
  page,
}) => {
  let refused = 0;
  await page.route('**/chat-*.js', (route) => ((refused += 1) > 2 ? route.continue() : route.abort()));
  await town.visit(
    page,
    `<script>told = []; addEventListener('officina-error', ({ detail }) => told.push(detail.reason))</script></head><body>${tag()}`,
  );
  await expect.poll(() => refused).toBe(1);
  await bubbleIn(page).click();
  await expect.poll(() => page.evaluate('told')).toEqual(['load']);
  await expect(bubbleIn(page)).toBeVisible();
  await open(page);
  // What the open chat loads finds the chat that came in the end.
  await ask(page);
});

test.describe('a config that is not inside the script', () => {
  const plain = () => snippet(fetched.officina, 'a');

  test('is asked for once, and the bubble appears all the same', async ({ page }) => {
    await fetched.visit(page, `</head><body>${plain()}`);
    await converse(page);
    expect(fetched.officina.requests.filter((path) => path === '/api/widget/config')).toHaveLength(1);
  });

  for (const [name, answer] of [
    ['404', { status: 404, json: { data: null, error: { status: 404 } } }],
    ['suspended', { status: 404, json: { data: null, suspended: true } }],
    ['suspended, from a server of old', { status: 200, json: { suspended: true } }],
    ['403', { status: 403, json: { data: null, error: { status: 403 } } }],
    ['500', { status: 500, body: 'Internal Server Error' }],
    ['a page of somebody else', { status: 200, contentType: 'text/html', body: '<h1>Accedi</h1>' }],
    ['nonsense', { status: 200, json: [null, 7, { a: [] }] }],
    ['null', { status: 200, json: null }],
    ['nothing', null],
  ] as const)
    test(`${name}: an empty corner, a page as it was, and one event that says so`, async ({ page }) => {
      const headers = { 'access-control-allow-origin': '*' };
      await page.route('**/api/widget/config**', (route) =>
        answer ? route.fulfill({ ...answer, headers }) : route.abort(),
      );
      const failures: string[] = [];
      page.on('pageerror', ({ message }) => failures.push(message));
      await fetched.visit(
        page,
        `<script>told = []; addEventListener('officina-error', ({ detail }) => told.push(detail.reason))</script></head><body><p>Bottega</p>${plain()}`,
      );
      await expect.poll(() => page.evaluate('told')).toEqual(['config']);
      await expect(page.getByRole('button')).toHaveCount(0);
      expect(
        await page.locator('officina-chat').evaluate((element) => element.shadowRoot?.childElementCount),
      ).toBe(0);
      await expect(page.getByText('Bottega')).toBeVisible();
      expect(failures).toEqual([]);
    });
});

test('offline and back: what is written meanwhile leaves by itself, once, and the draft stays', async ({
  page,
}) => {
  await town.visit(page, `</head><body>${tag()}`);
  await open(page);
  await ask(page);
  await page.context().setOffline(true);
  await expect(page.getByText('Sei offline: i messaggi partono appena torna la connessione.')).toBeVisible();
  await page.keyboard.type('E in Sardegna?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Parte appena torna la connessione')).toBeVisible();
  await page.keyboard.type('Una bozza');
  await page.context().setOffline(false);
  await expect(page.getByText('Sei offline')).toHaveCount(0);
  await expect(page.locator('officina-chat-message[sender=bot]').filter({ hasText: '24 ore' })).toHaveCount(
    2,
  );
  expect(town.officina.questions).toEqual(['Quando spedite?', 'E in Sardegna?']);
  await expect(page.getByRole('textbox')).toHaveValue('Una bozza');
});

for (const [status, text] of [
  [429, '⚠️ Non riesco a rispondere ora. Riprova tra poco.'],
  [500, '⚠️ Non riesco a rispondere ora. Riprova tra poco.'],
] as const)
  test(`a reply that fails with ${status} can be asked for again, and is asked once`, async ({ page }) => {
    town.officina.answer = () => status;
    await town.visit(page, `</head><body>${tag()}`);
    await open(page);
    await ask(page, 'Quando spedite?', text);
    town.officina.answer = () => ({ text: 'Domani.' });
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('log')).toContainText('Domani.');
    await expect(page.locator('officina-chat-message[sender=user]')).toHaveCount(1);
  });

test('when the form for a person does not arrive, the visitor is told, and the chat goes on', async ({
  page,
}) => {
  await page.route('**/visitor-action-handlers-*.js', (route) => route.abort());
  await town.visit(page, `</head><body>${tag()}`);
  await converse(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Parla con una persona' }).click();
  await expect(page.getByText('⚠️ Errore di rete. Riprova tra poco.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Scrivi un messaggio...' })).toBeVisible();
});

test('the page may rest in the back/forward cache, and the chat wakes with it', async () => {
  // The browser of the other tests has that cache switched off.
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ locale: 'it-IT' });
    const site = await town.shop((path) =>
      path === '/altra'
        ? '<!doctype html><title>Altra</title><p>Altra pagina'
        : `<!doctype html><html lang="it"><title>Bottega</title><body><script>addEventListener('pageshow', ({ persisted }) => (woken = persisted))</script>${tag()}</body></html>`,
    );
    await page.goto(site.origin);
    await open(page);
    await ask(page);
    await page.goto(`${site.origin}/altra`);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('log')).toContainText('Spediamo in 24 ore');
    expect(await page.evaluate('woken')).toBe(true);
    await page.getByRole('textbox').focus();
    town.officina.answer = () => ({ text: 'Domani.' });
    await ask(page, 'E dopo?', 'Domani.');
  } finally {
    await browser.close();
  }
});
