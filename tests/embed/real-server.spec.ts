import { expect, test } from '@playwright/test';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';
import { startShop, type Site } from './servers';

let server: SharedCms;
let bot: OwnedBot;
let shop: Site;
let stranger: Site;

const page = (path: string) =>
  `<!doctype html><html lang="it"><head><title>${path}</title></head><body><h1>Pizzeria</h1><a href="/orari">Orari</a>
  <script async src="${server.url}/widget.js?id=${bot.id}" data-install-id="${bot.id}"></script></body></html>`;

test.beforeAll(async () => {
  server = sharedCms();
  shop = await startShop(() => page('Pizzeria'));
  stranger = await startShop(() => page('Altrove'));
  bot = await ownerOfBot(server);
  await bot.save({ siteUrl: shop.origin });
  await bot.upload([
    {
      name: 'orari.txt',
      bytes: Buffer.from(
        'Orari\n\nLa pizzeria apre alle 19 e chiude a mezzanotte. Il lunedì siamo chiusi per riposo.\n',
      ),
    },
  ]);
  await bot.publish();
});
test.afterAll(async () => {
  await shop?.close();
  await stranger?.close();
});

test('a visitor of another origin asks the real server, and finds the conversation again on the next page', async ({
  page: visitor,
}) => {
  await visitor.goto(shop.origin);
  await visitor.getByRole('button', { name: /^Apri la chat/ }).click();
  await visitor.getByRole('textbox').fill('A che ora apre la pizzeria?');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('log')).toContainText('19');
  await expect(visitor.getByRole('button', { name: /orari\.txt/ })).toBeVisible();

  await visitor.goto(`${shop.origin}/orari`);
  await expect(visitor.getByRole('log')).toContainText('A che ora apre la pizzeria?');
  await expect(visitor.getByRole('log')).toContainText('19');
});

test('a font is kept for ever and readable by any page, as it is: it is packed already', async () => {
  const font = await fetch(`${server.url}/widget-assets/fonts/poppins-400.woff2`);
  expect(font.status).toBe(200);
  expect(font.headers.get('content-type')).toBe('font/woff2');
  expect(font.headers.get('content-encoding')).toBe(null);
  expect(font.headers.get('cache-control')).toContain('immutable');
  expect(font.headers.get('access-control-allow-origin')).toBe('*');
  expect(
    Buffer.from(await font.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2');
  for (const missing of ['fonts/nothing.woff2', 'fonts/', 'fonts/fonts/poppins-400.woff2'])
    expect((await fetch(`${server.url}/widget-assets/${missing}`)).status, missing).toBe(404);
});

test('a site that is not allowed gets nothing, and so does everybody once it is suspended', async ({
  page: visitor,
}) => {
  const script = (response: { url(): string }) => response.url().includes('/widget.js');
  let loaded = visitor.waitForResponse(script);
  await visitor.goto(stranger.origin.replace('localhost', '127.0.0.1'));
  await (await loaded).finished();
  await visitor.waitForLoadState('load');
  await expect(visitor.locator('officina-chat')).toHaveCount(0);

  await bot.suspend();
  loaded = visitor.waitForResponse(script);
  await visitor.goto(shop.origin);
  await (await loaded).finished();
  await visitor.waitForLoadState('load');
  await expect(visitor.locator('officina-chat')).toHaveCount(0);
});
