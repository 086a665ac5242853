import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { transform } from 'esbuild';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { repositoryRoot } from '../support/paths';
import { sharedCms, type SharedCms } from '../support/shared-cms';
import { open, settle } from './pages';
import { snippet, type Site } from './servers';

const town = settle();

/** What a hostile frame beside the widget sends, 10,000 times a second, to the page and to the frames in it. */
const FORGED = [
  ...['open', 'opened', 'close', 'closed', 'ready', 'resize', 'toggle', '__proto__'].map((type) => ({
    source: 'officina-chat',
    v: 1,
    installId: 'a',
    type,
    width: 1e9,
    height: 1e9,
  })),
  { source: 'officina-chat', v: 1, installId: 'a', type: { toString: null } },
  { action: 'close', event: 'officina-close' },
  'officina-close',
  null,
];
const hostile = () => `<!doctype html><title>Ospite</title><script>
  const forged = ${JSON.stringify(FORGED)};
  forged.push(JSON.parse('{"source":"officina-chat","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'));
  const flood = () => {
    for (let count = 0; count < 100; count += 1) {
      const message = forged[count % forged.length];
      parent.postMessage(message, '*');
      for (let index = 0; index < parent.length; index += 1) parent[index].postMessage(message, '*');
    }
  };
  setInterval(flood, 10);
</script>`;

/** The page still draws, and nothing forged has left a trace in it. */
const staysItself = async (page: Page) => {
  expect(
    await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let frames = 0;
          const count = () => ((frames += 1) < 10 ? requestAnimationFrame(count) : resolve(frames));
          requestAnimationFrame(count);
        }),
    ),
  ).toBe(10);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
};

test('a frame that floods the page with forged messages moves nothing of a widget by tag', async ({
  page,
}) => {
  const stranger = await town.shop(hostile);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await town.visit(
    page,
    `<script>heard = 0; onmessage = () => (heard += 1);</script></head><body>${snippet(town.officina, 'a')}<iframe title="Ospite" src="${stranger.origin.replace('localhost', 'ospite.esempio.test')}"></iframe>`,
  );
  await expect.poll(() => page.evaluate('heard')).toBeGreaterThan(2000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open(page);
  await page.keyboard.type('Quando spedite?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Spediamo in 24 ore');
  await expect(page.getByRole('dialog')).toBeVisible();
  await staysItself(page);
  expect(failures).toEqual([]);
});

test.describe("the real server's page in a frame", () => {
  let server: SharedCms;
  let bot: OwnedBot;
  let shop: Site;

  test.beforeAll(async () => {
    server = sharedCms();
    bot = await ownerOfBot(server);
  });

  /** A customer's page that frames the widget and listens to it, with `more` beside. */
  const framing = async (more = '') => {
    const source = fs.readFileSync(path.join(repositoryRoot, 'sdk/src/host/parent.ts'), 'utf8');
    const { code } = await transform(source, { loader: 'ts', format: 'esm' });
    shop = await town.shop((request) =>
      request === '/watch.js'
        ? code
        : `<!doctype html><html lang="it"><title>Bottega</title><body>
          <iframe id="widget" title="Chat" src="${server.url}/widget/${bot.id}" width="500" height="700"></iframe>${more}
          <script>heard = []</script>
          <script type="module">import { watchFrame } from '/watch.js'; watchFrame(widget, ({ type }) => heard.push(type));</script></body></html>`,
    );
    return shop;
  };
  /** The room inside a frame's border. */
  const roomOf = (frame: Locator) =>
    frame.evaluate(({ clientWidth, clientHeight }) => ({ width: clientWidth, height: clientHeight }));
  /** Where something stands in its own document. */
  const placeOf = (locator: Locator) =>
    locator.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  const receivedEvents = (page: Page) => page.evaluate('heard');

  test("an allowed site frames it, hears it open and close, and stays itself under a stranger's flood", async ({
    page,
  }) => {
    const stranger = await town.shop(hostile);
    const beside = `<iframe title="Ospite" src="${stranger.origin.replace('localhost', 'ospite.esempio.test')}"></iframe>`;
    await bot.save({ siteUrl: (await framing(beside)).origin });
    await bot.publish();
    await page.goto(shop.origin);
    const frame = page.frameLocator('#widget');
    await expect(frame.getByRole('textbox')).toBeVisible();
    // The chat itself fills the frame: a bubble in an empty one is not what was asked for.
    expect(await placeOf(frame.getByRole('dialog'))).toEqual({
      x: 0,
      y: 0,
      ...(await roomOf(page.locator('#widget'))),
    });
    await frame.getByRole('button', { name: 'Chiudi la chat' }).click();
    await expect(frame.getByRole('dialog')).toBeHidden();
    expect(await receivedEvents(page)).toEqual(['ready', 'opened', 'closed']);
    await frame.getByRole('button', { name: /^Apri la chat/ }).click();
    await frame.getByRole('textbox').fill('Buongiorno');
    await page.keyboard.press('Enter');
    await expect(frame.locator('officina-chat-message[sender=bot]')).toHaveCount(2);
    expect(await page.locator('#widget').evaluate(({ clientWidth }) => clientWidth)).toBe(500);
    await staysItself(page);
  });

  test('no other site can frame it', async ({ page }) => {
    await page.goto((await framing()).origin.replace('localhost', 'altrove.esempio.test'));
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error'))).toBe(true);
    expect(await receivedEvents(page)).toEqual([]);
  });
});
