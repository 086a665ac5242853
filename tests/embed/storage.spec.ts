import { expect, test } from '@playwright/test';
import { ask, bubbleIn, converse, open, settle } from './pages';
import { snippet } from './servers';

const town = settle();
const tag = () => snippet(town.officina, 'a');
const bottega = () =>
  `<!doctype html><html lang="it"><title>Bottega</title><body><h1>Bottega</h1>${tag()}</body></html>`;

for (const [name, script] of [
  [
    'blocked',
    'for (const name of ["sessionStorage", "localStorage", "indexedDB", "caches"]) Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });',
  ],
  ['full', 'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };'],
  ['null, as in old web views', 'Object.defineProperty(window, "sessionStorage", { value: null });'],
  [
    'of nonsense',
    'for (const key of ["", ":open", ":dismissed", ":draft", ":sound"]) sessionStorage["officina-chat:a" + key] = "{[";',
  ],
  ['without BroadcastChannel', 'delete window.BroadcastChannel;'],
] as const)
  test(`storage ${name}: the chat works, and the page hears no error`, async ({ page }) => {
    await page.addInitScript(script);
    const problems = await town.visit(page, `</head><body>${tag()}`);
    // A key says that the chat was open, whatever nonsense stands there.
    await bubbleIn(page).or(page.getByRole('dialog')).first().waitFor();
    if (await page.getByRole('dialog').isVisible())
      await page.getByRole('button', { name: 'Chiudi la chat' }).click();
    await converse(page);
    expect(problems).toEqual([]);
  });

test('the conversation goes on on the next page, and in a new tab only of the same visitor', async ({
  page,
  browser,
}) => {
  const site = await town.shop(bottega);
  await page.goto(site.origin);
  await open(page);
  await ask(page);
  town.officina.history = [
    {
      id: '1',
      sender: 'user',
      text: 'Quando spedite?',
      sources: [],
      message_id: 'm',
      feedback: null,
      created_at: new Date(0).toISOString(),
    },
  ];
  await page.goto(`${site.origin}/altra`);
  await expect(page.getByRole('log')).toContainText('Quando spedite?');

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(site.origin);
  await open(other);
  await expect(other.getByRole('log')).not.toContainText('Quando spedite?');
  await stranger.close();
});

test("in a frame on somebody else's site it works, in a store of its own", async ({ page }) => {
  const site = await town.shop(bottega);
  const around = await town.shop(
    () =>
      `<!doctype html><title>Portale</title><iframe title="Bottega" src="${site.origin}" width="700" height="700"></iframe>`,
  );
  await page.goto(around.origin.replace('localhost', 'portale.esempio.test'));
  const frame = page.frameLocator('iframe');
  await bubbleIn(frame).click();
  await expect(frame.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Quando spedite?');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('log')).toContainText('Spediamo in 24 ore');

  // The same site by itself is another place: nothing of the conversation is there.
  await page.goto(site.origin);
  await open(page);
  await expect(page.getByRole('log')).not.toContainText('Quando spedite?');
});

test('in a sandboxed frame, which has no origin and no store, it works as well', async ({ page }) => {
  const site = await town.shop(bottega);
  const around = await town.shop(
    () =>
      `<!doctype html><title>Portale</title><iframe title="Bottega" sandbox="allow-scripts" src="${site.origin}" width="700" height="700"></iframe>`,
  );
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto(around.origin);
  const frame = page.frameLocator('iframe');
  await bubbleIn(frame).click();
  await expect(frame.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Quando spedite?');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('log')).toContainText('Spediamo in 24 ore');
  expect(failures).toEqual([]);
});
