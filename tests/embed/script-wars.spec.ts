import { expect, test } from '@playwright/test';
import { ask, bubbleIn, converse, open, settle } from './pages';
import { snippet, startOfficina } from './servers';

const town = settle();
const tag = () => snippet(town.officina, 'a');
const early = (script: string) => `<script>${script}</script></head><body>${tag()}`;

const fetches: [string, string][] = [
  ['wraps it', 'const own = fetch; window.fetch = function (...all) { return own.apply(this, all); };'],
  [
    'reads every answer first',
    'const own = fetch; window.fetch = async (...all) => { const answer = await own(...all); answer.clone().text().catch(() => 0); return answer; };',
  ],
  [
    'adds a header to everything',
    'const own = fetch; window.fetch = (input, init = {}) => own(input, { ...init, headers: { ...init.headers, "x-trace": "1" } });',
  ],
  [
    'replaces it by one without streams',
    `window.fetch = (input, init = {}) => new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', input);
      for (const [name, value] of Object.entries(init.headers ?? {})) request.setRequestHeader(name, value);
      request.onload = () => resolve({ ok: request.status < 300, status: request.status, body: undefined, headers: { get: (name) => request.getResponseHeader(name) }, text: async () => request.responseText, json: async () => JSON.parse(request.responseText) });
      request.onerror = () => reject(new TypeError('Network request failed'));
      request.send(init.body);
    });`,
  ],
];
for (const [name, script] of fetches)
  test(`a page that rewrites fetch: ${name}`, async ({ page }) => {
    const problems = await town.visit(page, early(script));
    await converse(page);
    expect(problems).toEqual([]);
  });

test('a page whose fetch throws: the visitor is told, and asks again when it is mended', async ({ page }) => {
  await town.visit(page, early('own = fetch; window.fetch = () => { throw new Error("no"); };'));
  await open(page);
  await ask(page, 'Quando spedite?', '⚠️ Errore di rete. Riprova tra poco.');
  await page.evaluate('window.fetch = own');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('log')).toContainText('Spediamo in 24 ore');
  expect(town.officina.questions).toEqual(['Quando spedite?']);
});

const pollutions: [string, string][] = [
  ['an enumerable on Array.prototype', 'Array.prototype.extra = "x";'],
  [
    'old libraries on Array.prototype',
    'Array.prototype.toJSON = function () { return "[]"; }; Array.prototype.remove = function () { this.length = 0; }; Array.prototype.at = function (n) { return this[n < 0 ? this.length + n : n]; };',
  ],
  [
    'words on Object.prototype',
    'for (const name of ["extra", "reply", "text", "message", "code", "sources", "handover", "visitor", "words", "config", "open", "headers", "html", "type", "suspended"]) Object.prototype[name] = "Falso";',
  ],
  [
    'setters on Object.prototype',
    'for (const name of ["text", "type", "reply", "session", "id", "token", "config", "installId", "apiUrl", "words", "message", "messages", "data"]) Object.defineProperty(Object.prototype, name, { configurable: true, get() { return undefined; }, set(value) { Object.defineProperty(this, name, { value, writable: true, configurable: true, enumerable: true }); window.stolen = (window.stolen ?? 0) + 1; } });',
  ],
  [
    'String, Promise and Function',
    'String.prototype.contains = String.prototype.includes; Function.prototype.extra = 1; Promise.prototype.done = function () {}; Element.prototype.remove = function () { this.parentNode && this.parentNode.removeChild(this); };',
  ],
  ['no crypto.randomUUID, as on plain http', 'delete Crypto.prototype.randomUUID;'],
  ['no requestIdleCallback', 'delete window.requestIdleCallback;'],
  ['a JSON of its own', 'const own = JSON.parse; JSON.parse = (text, revive) => own(text, revive);'],
];
for (const [name, script] of pollutions)
  test(`a page that pollutes: ${name}`, async ({ page }) => {
    const problems = await town.visit(page, early(script));
    await converse(page);
    await expect(page.getByRole('log').getByText('Falso')).toHaveCount(0);
    expect(problems).toEqual([]);
  });

test('an element of that name that is not ours: the page hears no error, and keeps it', async ({ page }) => {
  const problems = await town.visit(
    page,
    early(
      'customElements.define("officina-chat", class extends HTMLElement { connectedCallback() { this.textContent = "Altro"; } });',
    ),
  );
  await expect(page.locator('officina-chat')).toHaveText('Altro');
  expect(problems).toEqual([]);
});

test('another build: the first one serves both installations, whichever was quicker', async ({ page }) => {
  const other = await startOfficina();
  try {
    const problems = await town.visit(
      page,
      `</head><body>${tag().replace('async ', '')}${snippet(other, 'b').replace('async ', '')}`,
    );
    await expect(bubbleIn(page)).toHaveCount(2);
    for (const id of ['a', 'b']) {
      const chat = page.locator(`officina-chat[install-id=${id}]`);
      await chat.locator('.bubble').click();
      await chat.getByRole('textbox').fill('Quando spedite?');
      await page.keyboard.press('Enter');
      await expect(chat.getByRole('log')).toContainText('Spediamo in 24 ore');
      await page.keyboard.press('Escape');
    }
    expect([town.officina.questions, other.questions]).toEqual([['Quando spedite?'], ['Quando spedite?']]);
    expect(problems).toEqual([]);
  } finally {
    await other.close();
  }
});

test('the script loaded twice makes one widget', async ({ page }) => {
  const problems = await town.visit(page, `</head><body>${tag()}${tag()}`);
  await expect(bubbleIn(page)).toBeVisible();
  await page.waitForLoadState('load');
  await expect(page.locator('officina-chat')).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('document.write after the page has loaded takes the widget with it; written again, it is back', async ({
  page,
}) => {
  const problems = await town.visit(page, `</head><body>${tag()}`);
  await open(page);
  await page.evaluate(() => document.write('<!doctype html><p>Pagina nuova</p>'));
  await expect(page.getByText('Pagina nuova')).toBeVisible();
  await expect(bubbleIn(page)).toHaveCount(0);
  await page.evaluate((again) => {
    document.write(`<!doctype html><title>Bottega</title><p>Di nuovo</p>${again}`);
    document.close();
  }, tag());
  await converse(page);
  expect(problems).toEqual([]);
});

test('a page that replaces its body keeps the widget, and the conversation in it', async ({ page }) => {
  await town.visit(page, `</head><body><h1>Prima</h1>${tag()}`);
  await converse(page);
  await page.evaluate(() => {
    const body = document.createElement('body');
    body.innerHTML = '<h1>Seconda</h1>';
    document.body = body;
  });
  await expect(page.getByRole('heading', { name: 'Seconda' })).toBeVisible();
  await bubbleIn(page).click();
  await expect(page.getByRole('log')).toContainText('Spediamo in 24 ore');
  await expect(page.locator('officina-chat')).toHaveCount(1);
  // What the page has removed by itself stays away.
  await page.evaluate(() => {
    document.querySelector('officina-chat')?.remove();
    document.body = document.createElement('body');
  });
  await expect(page.locator('officina-chat')).toHaveCount(0);
});

test('in the head, before there is a body', async ({ page }) => {
  await town.visit(page, `${tag().replace('async ', '')}</head><body><h1>Bottega</h1>`);
  await converse(page);
});

test('re-hosted by an optimiser: the tag still tells who and where', async ({ page }) => {
  // The code runs from an inline module, where no script is current; the tag that it came from stands beside it.
  const source = await (await fetch(`${town.officina.origin}/widget.js?id=a`)).text();
  await town.visit(
    page,
    `</head><body><script type="text/plain" src="${town.officina.origin}/widget.js?id=a" data-install-id="a"></script><script type="module">${source}</script>`,
  );
  await converse(page);
});

test('without an installation it says what is missing, and shows nothing', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await town.visit(page, `</head><body><script src="${town.officina.origin}/widget.js"></script>`);
  expect(messages.join()).toContain('Missing installId');
  await expect(page.locator('officina-chat')).toHaveCount(0);
});

test("a page's own service worker between it and the world", async ({ page }) => {
  const site = await town.shop((path) =>
    path === '/worker.js'
      ? 'addEventListener("activate", (event) => event.waitUntil(clients.claim())); addEventListener("fetch", (event) => event.respondWith(fetch(event.request)));'
      : `<!doctype html><html lang="it"><title>Bottega</title><body>${tag()}<script>navigator.serviceWorker.register('/worker.js')</script></body></html>`,
  );
  await page.goto(site.origin);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await converse(page);
});
