import { createHash } from 'node:crypto';
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
const bubble = (page: Page) => page.getByRole('button', { name: 'Apri la chat: Giulia' });
const opens = async (page: Page) => {
  await bubble(page).click();
  await expect(page.getByRole('textbox')).toBeFocused();
};
const requestedPaths = () => officina.requests.map((path) => path.replace(/-[\w-]{8}\.js$/, '.js'));

/** A page that pins the loader, and by its import map what the loader imports; `changed` says what it expects otherwise. */
const pinningPage = async (changed: (name: string) => string | undefined = () => undefined) => {
  const response = await fetch(`${officina.origin}/widget-assets/integrity.json`);
  const list: [name: string, hash: string][] = Object.entries(await response.json());
  const hashes = list.map(([name, hash]) => [name, changed(name) ?? hash] as const);
  const integrity = Object.fromEntries(
    hashes.map(([name, hash]) => [`${officina.origin}/widget-assets/${name}`, hash]),
  );
  const [loader, hash] = hashes.find(([name]) => name.startsWith('widget-')) ?? [];
  return `<script type="importmap">${JSON.stringify({ imports: {}, integrity })}</script><script>addEventListener('officina-error', ({ detail }) => (document.title = detail.reason))</script></head><body><script async crossorigin integrity="${hash}" src="${officina.origin}/widget-assets/${loader}" data-install-id="a"></script>`;
};
const OTHER = `sha384-${createHash('sha384').update('other').digest('base64')}`;

test('pinned: integrity on the loader, and on what it imports', async ({ page }) => {
  expect(await visit(page, await pinningPage())).toEqual([]);
  await opens(page);

  await shop?.close();
  const problems = await visit(
    page,
    await pinningPage((name) => (name.startsWith('widget-') ? OTHER : undefined)),
  );
  await expect.poll(() => problems.join()).toContain('integrity');
  await expect(bubble(page)).toHaveCount(0);
});

test('an import that is not what the page pinned does not run, and the page hears of it', async ({
  page,
}) => {
  await visit(page, await pinningPage((name) => (name.startsWith('chat-') ? OTHER : undefined)));
  await bubble(page).click();
  await expect(page).toHaveTitle('load');
  await expect(bubble(page)).toBeVisible();
  // Nor at the next try, which must not go around the pin.
  await page.evaluate(() => (document.title = ''));
  await bubble(page).click();
  await expect(page).toHaveTitle('load');
});

const ways: [string, (officina: Officina) => string][] = [
  ['defer', (from) => snippet(from, 'a').replace('async', 'defer')],
  ['a module', (from) => snippet(from, 'a').replace('async', 'type="module"')],
  [
    'document.write',
    (from) =>
      `<script>document.write(${JSON.stringify(snippet(from, 'a').replace('async ', '').replace('</script>', '<\\/script>')).replace('<\\\\/', '<\\/')})</script>`,
  ],
  [
    'a tag manager, long after the page has loaded',
    (from) =>
      `<script>addEventListener('load', () => setTimeout(() => { const tag = document.createElement('script'); tag.async = true; tag.src = '${from.origin}/widget.js?id=a'; tag.dataset.installId = 'a'; document.head.append(tag); }, 300))</script>`,
  ],
];
for (const [name, tag] of ways)
  test(`loaded by ${name}`, async ({ page }) => {
    expect(await visit(page, `</head><body><p>Bottega</p>${tag(officina)}`)).toEqual([]);
    await opens(page);
    await expect(page.locator('officina-chat')).toHaveCount(1);
  });

test('copied to the server of an optimiser, it still finds its own', async ({ page }) => {
  const source = await (await fetch(`${officina.origin}/widget.js?id=a`)).text();
  const cdn = await startShop(() => source, { 'content-type': 'text/javascript' });
  await visit(
    page,
    `</head><body><script async src="${cdn.origin}/min/abc.js" data-install-id="a"></script>`,
  );
  await opens(page);
  expect(requestedPaths()).toContain('/widget-assets/chat.js');
  await cdn.close();
});

test('put into one file with other scripts, without its tag, it knows who it is', async ({ page }) => {
  const source = await (await fetch(`${officina.origin}/widget.js?id=a`)).text();
  const cdn = await startShop(() => `var shop = 1;${source};var more = 2;`, {
    'content-type': 'text/javascript',
  });
  expect(await visit(page, `</head><body><script defer src="${cdn.origin}/all.js"></script>`)).toEqual([]);
  await opens(page);
  await cdn.close();
});

test('two versions of the script: the first one serves both installations', async ({ page }) => {
  const other = await startOfficina();
  const problems = await visit(
    page,
    `</head><body>${snippet(officina, 'a').replace('async ', '')}${snippet(other, 'b').replace('async ', '')}`,
  );
  await expect(bubble(page)).toHaveCount(2);
  await page.locator('officina-chat[install-id=b] .bubble').click();
  await expect(page.locator('officina-chat[install-id=b]').getByRole('textbox')).toBeFocused();
  expect(problems).toEqual([]);
  await other.close();
});

test('an element that the page wrote itself is the widget, and the only one', async ({ page }) => {
  await visit(page, `</head><body><officina-chat install-id="a"></officina-chat>${snippet(officina, 'a')}`);
  await opens(page);
  await expect(page.locator('officina-chat')).toHaveCount(1);
  expect(requestedPaths()).toContain('/widget-assets/config.js');
});

test('a config by hand, under names of old, is drawn by the one tag too', async ({ page }) => {
  await visit(page, `</head><body>${snippet(officina, 'a')}`);
  await bubble(page).waitFor();
  await page.evaluate(() =>
    Object.assign(document.querySelector('officina-chat') ?? {}, {
      config: {
        bot_display_name: 'Marco',
        bubble_icon: 'robot',
        default_language: 'en',
        bubble_color: 'url(x)',
      },
    }),
  );
  const changed = page.getByRole('button', { name: 'Open the chat: Marco' });
  await expect(changed).toBeVisible();
  expect(await changed.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(37, 99, 235)',
  );
});

test('a page that changes without loading keeps one widget; a framework that replaces the body can put it back', async ({
  page,
}) => {
  await visit(page, `</head><body><main>Uno</main>${snippet(officina, 'a')}`);
  await opens(page);
  await page.evaluate(() => {
    history.pushState({}, '', '/due');
    document.querySelector('main')?.replaceChildren('Due');
  });
  await expect(page.getByRole('textbox')).toBeVisible();
  await page.evaluate(() => {
    const chat = document.querySelector('officina-chat');
    document.body.replaceChildren('Tre');
    if (chat) document.body.append(chat);
  });
  await expect(page.getByRole('textbox')).toBeVisible();
  expect(requestedPaths().filter((path) => path.startsWith('/widget'))).toEqual([
    '/widget.js',
    '/widget-assets/chat.js',
  ]);
});

test('calls made before the script is there wait for it', async ({ page }) => {
  await visit(
    page,
    `<script>customElements.whenDefined('officina-chat').then(() => document.querySelector('officina-chat').ask('Siete aperti?'))</script></head><body>${snippet(officina, 'a')}`,
  );
  await expect(page.getByRole('log')).toContainText('Siete aperti?');
  await expect(page.getByRole('log')).toContainText('Spediamo in 24 ore');
});

test('a visitor who saves data downloads the chat at the click, not before', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await visit(page, `</head><body>${snippet(officina, 'a')}`);
  await page.getByRole('button', { name: 'Hai bisogno di aiuto?' }).waitFor();
  expect(requestedPaths()).toEqual(['/widget.js']);
  await opens(page);
});
