import { expect, test } from '@playwright/test';
import { openSession } from '../support/open-session';
import { ownerOfBot } from '../support/owner';
import { sharedCms } from '../support/shared-cms';

test('the first press on "Salva" saves, also when leaving a field moves the button away', async ({
  browser,
}) => {
  const server = sharedCms();
  const bot = await ownerOfBot(server);
  const context = await browser.newContext({ locale: 'it-IT', viewport: { width: 1440, height: 900 } });
  await openSession(context, server, bot.owner);
  const page = await context.newPage();
  await page.goto(`${server.url}/chatbot-builder?install_id=${bot.id}&section=training`);
  await page.getByLabel(/^Tetto al giorno/).fill('77');
  await page.getByLabel(/^Email a cui inoltrare/).fill('non un indirizzo');
  const save = page.getByRole('button', { name: 'Salva il tetto' });
  await save.scrollIntoViewIfNeeded();
  const box = (await save.boundingBox())!;
  // Near its upper edge: the error that appears when the field is left pushes it further down than that.
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await expect(page.getByText('Scrivi un indirizzo email valido.')).toBeVisible();
  const moved = (await save.boundingBox())!;
  expect(moved.y, 'the button moved from under the pointer').toBeGreaterThan(box.y + 4);
  await page.mouse.up();
  await expect(page.getByText('Tetto salvato')).toBeVisible();
  await context.close();
});
