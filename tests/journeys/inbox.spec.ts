import fs from 'node:fs';
import type { ListConversations } from '@contract';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { client } from '../support/client';
import { openSession } from '../support/open-session';
import { ownerOfBot, visitor, type OwnedBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';
import { serveSite, type WebSite } from '../support/web-page';

/** An owner in the Chat section, and visitors on the owner's site, at the same time. */
let server: SharedCms;
let site: WebSite;

test.beforeAll(async () => {
  server = sharedCms();
  site = await serveSite('forno.esempio.test');
});
test.afterAll(async () => {
  await site?.close();
});

const aBot = async (): Promise<OwnedBot> => {
  const bot = await ownerOfBot(server);
  await bot.save({ siteUrl: site.origin });
  await bot.upload([
    { name: 'orari.txt', bytes: Buffer.from('Il forno apre alle 6:45 e chiude alle 13, tutti i giorni.') },
  ]);
  await bot.publish();
  return bot;
};
const openInbox = async (
  browser: Browser,
  bot: OwnedBot,
  { query = '', viewport = { width: 1440, height: 900 } } = {},
): Promise<Page> => {
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce', viewport });
  await openSession(context, server, bot.owner);
  const page = await context.newPage();
  await page.goto(`${server.url}/chatbot-builder?install_id=${bot.id}&section=conversations${query}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Chat' })).toBeVisible();
  return page;
};
const openWidget = async (browser: Browser, bot: OwnedBot): Promise<{ page: Page; chat: Locator }> => {
  site.setBody(
    `<script async src="${server.url}/widget.js?id=${bot.id}" data-install-id="${bot.id}"></script>`,
  );
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(site.origin);
  const chat = page.locator('officina-chat');
  await chat.getByRole('button').last().click();
  await expect(chat.getByRole('textbox')).toBeFocused();
  return { page, chat };
};
const writeAs = async (chat: Locator, text: string) => {
  await chat.getByRole('textbox').fill(text);
  await chat.getByRole('textbox').press('Enter');
};
const logOf = (page: Page) => page.getByRole('log', { name: 'Messaggi della conversazione' });
const rowsOf = (page: Page) => page.getByRole('list', { name: 'Conversazioni' }).getByRole('link');

test('a visitor asks for a person, and the owner answers, hands back, exports and erases', async ({
  browser,
}) => {
  const bot = await aBot();
  const inbox = await openInbox(browser, bot);
  await expect(inbox.getByText('Nessuna conversazione, per ora')).toBeVisible();
  const { page: shop, chat } = await openWidget(browser, bot);

  await writeAs(chat, 'Chi ha vinto il campionato mondiale di scacchi?');
  await chat.getByRole('button', { name: 'Parla con una persona' }).last().click();

  const row = rowsOf(inbox).first();
  await expect(row).toContainText('Chiede una persona');
  await expect(inbox.getByRole('link', { name: /^Chat 1 in attesa/ })).toBeVisible();
  await expect.poll(() => inbox.title()).toMatch(/^\(1\) /);
  await row.click();
  await expect(logOf(inbox)).toContainText('Chi ha vinto il campionato mondiale di scacchi?');
  await expectAccessible(inbox);

  await inbox.getByRole('button', { name: 'Rispondi tu' }).click();
  const composer = inbox.getByLabel('Il tuo messaggio');
  await expect(composer).toBeFocused();
  await expect(chat.getByText('Ti risponde una persona').first()).toBeVisible();
  await inbox.keyboard.type('Buongiorno, sono Giada.');
  await inbox.keyboard.press('Enter');
  await expect(chat.getByText('Buongiorno, sono Giada.').first()).toBeVisible();
  await expect(logOf(inbox).getByText('Buongiorno, sono Giada.')).toHaveCount(1);

  await writeAs(chat, 'Avete pane senza glutine?');
  await expect(logOf(inbox)).toContainText('Avete pane senza glutine?');
  await expect(row).toContainText('In attesa');
  await expectAccessible(inbox);

  await inbox.getByRole('button', { name: 'Ridai la parola al bot' }).click();
  await expect(inbox.getByText('Sta rispondendo il bot.')).toBeVisible();
  await writeAs(chat, 'A che ora apre il forno?');
  await expect(chat.getByText(/6:45/).first()).toBeVisible();
  await expect(logOf(inbox)).toContainText('6:45');

  await inbox.getByRole('button', { name: /^Senza risposta/ }).click();
  await expect(inbox).toHaveURL(/filter=unanswered/);
  await expect(rowsOf(inbox)).toHaveCount(1);
  await inbox.getByRole('button', { name: /^Pollice giù/ }).click();
  await expect(inbox.getByText('Nessuna conversazione corrisponde')).toBeVisible();
  // One step at a time: Back counts from the last step that the browser has written down.
  await inbox.goBack();
  await expect(inbox).toHaveURL(/filter=unanswered/);
  await expect(rowsOf(inbox)).toHaveCount(1);
  await inbox.goBack();
  await expect(inbox).not.toHaveURL(/filter=/);

  await inbox.getByRole('button', { name: 'Esporta' }).click();
  const download = inbox.waitForEvent('download');
  await inbox.getByRole('menuitem', { name: 'Per Excel (CSV)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^conversazioni-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = fs.readFileSync(await file.path(), 'utf8');
  expect(csv).toContain('Buongiorno, sono Giada.');
  expect(csv).toContain('Avete pane senza glutine?');

  await inbox.getByRole('button', { name: 'Elimina la conversazione' }).click();
  await inbox.getByRole('dialog').getByRole('button', { name: 'Elimina per sempre' }).click();
  await expect(inbox.getByText('Nessuna conversazione, per ora')).toBeVisible();
  await expect(chat.getByText('Questa conversazione è stata cancellata.').first()).toBeVisible();
  const left = await client(server).get<ListConversations['response']>(`/chatbots/${bot.id}/conversations`, {
    token: bot.owner.token,
  });
  expect(left.body.meta.total).toBe(0);
  await shop.context().close();
  await inbox.context().close();
});

test('what the owner writes without a line goes out once the line is back, once', async ({ browser }) => {
  const bot = await aBot();
  await (await visitor(server, bot.id, site.origin)).ask('A che ora apre il forno?');
  const inbox = await openInbox(browser, bot);
  await rowsOf(inbox).first().click();
  await inbox.getByRole('button', { name: 'Rispondi tu' }).click();
  await expect(inbox.getByLabel('Il tuo messaggio')).toBeFocused();
  await inbox.context().setOffline(true);
  await expect(inbox.getByText(/^Sei offline/)).toBeVisible();
  await inbox.keyboard.type('Domani apriamo alle otto.');
  await inbox.keyboard.press('Enter');
  await expect(inbox.getByText(/Non inviato/)).toBeVisible();
  await inbox.context().setOffline(false);
  // Neither refused nor still under way: a reload in between would cut the request off.
  await expect(inbox.getByText(/Non inviato|· Invio…/)).toHaveCount(0, { timeout: 30_000 });
  await inbox.reload();
  await expect(logOf(inbox).getByText('Domani apriamo alle otto.')).toHaveCount(1);
  await inbox.context().close();
});

test('on a phone the list gives way to the conversation, and Back returns to it', async ({ browser }) => {
  const bot = await aBot();
  const asker = await visitor(server, bot.id, site.origin);
  await asker.ask('A che ora apre il forno?');
  await asker.ask('Chi ha vinto il campionato mondiale di scacchi?');
  const inbox = await openInbox(browser, bot, { viewport: { width: 390, height: 844 } });
  const list = inbox.getByRole('list', { name: 'Conversazioni' });
  await expect(rowsOf(inbox)).toHaveCount(2);
  await rowsOf(inbox).filter({ hasText: 'forno' }).click();
  await expect(logOf(inbox)).toContainText('6:45');
  await expect(list).toBeHidden();
  await expect(inbox.getByRole('button', { name: 'Rispondi tu' })).toBeInViewport();
  await expectAccessible(inbox);
  await inbox.getByRole('button', { name: 'Perché questa risposta' }).click();
  await expect(
    inbox
      .getByRole('dialog')
      .getByText(/orari\.txt/)
      .first(),
  ).toBeVisible();
  await inbox.keyboard.press('Escape');
  await inbox.getByRole('button', { name: 'Tutte le conversazioni' }).click();
  await expect(list).toBeVisible();
  await inbox.goBack();
  await expect(logOf(inbox)).toContainText('6:45');
  expect(
    await inbox.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await inbox.context().close();
});

test('how long conversations are kept is the owner’s choice, also while published', async ({ browser }) => {
  const bot = await aBot();
  const inbox = await openInbox(browser, bot);
  await inbox.getByRole('button', { name: 'Impostazioni della chat' }).click();
  const dialog = inbox.getByRole('dialog', { name: 'Impostazioni della chat' });
  await dialog.getByRole('radio', { name: /^30 giorni/ }).check();
  await expect(dialog.getByText(/ferme da più di 30 giorni/)).toBeVisible();
  await expectAccessible(inbox);
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await bot.get()).retentionDays).toBe(30);
  await inbox.context().close();
});
