import { expect, test, type Locator, type Page } from '@playwright/test';
import { keyboardOf } from '../support/keyboard';
import { openSession } from '../support/open-session';
import { ownerOfBot, visitor, type OwnedBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';

/**
 * Somebody who has no mouse installs, names, trains and publishes a chatbot, reads what visitors asked it, and looks at
 * its figures. Whatever has the focus shows it; windows close with Esc and give the focus back.
 */
const SITE = 'https://bottega.test';
let server: SharedCms;
let bot: OwnedBot;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  server = sharedCms();
  bot = await ownerOfBot(server);
  const context = await browser.newContext({
    locale: 'it-IT',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await openSession(context, server, bot.owner);
  page = await context.newPage();
  await page.goto(`${server.url}/chatbot-builder?install_id=${bot.id}&section=installation`);
  await expect(page.getByRole('heading', { level: 2, name: 'Installazione' })).toBeVisible();
});
test.afterAll(async () => {
  await page?.context().close();
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const press = (key: string) => keyboardOf(page).press(key);
const tabTo = (target: Locator) => keyboardOf(page).tabTo(target);
const activate = (target: Locator) => keyboardOf(page).activate(target);
const openAndLeave: ReturnType<typeof keyboardOf>['openAndLeave'] = (...args) =>
  keyboardOf(page).openAndLeave(...args);
const openSection = async (name: string) => {
  await activate(page.getByRole('link', { name, exact: true }));
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
};

test('the first Tab leads past the menus', async () => {
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await press('Enter');
  await expect(page.locator('#contenuto')).toBeFocused();
});

test('Installazione: the site, a domain more and less, the guide', async () => {
  await tabTo(page.getByLabel('URL del sito'));
  await page.keyboard.type(SITE);
  await press('Tab');
  await expect.poll(async () => (await bot.get()).allowedDomains).toEqual(['bottega.test']);

  const domain = page.getByLabel('Aggiungi un dominio');
  await tabTo(domain);
  await page.keyboard.type('negozio.test');
  await press('Enter');
  await expect(button('Togli negozio.test')).toBeVisible();
  await expect(domain).toBeFocused();
  await press('Shift+Tab');
  await press('Enter');
  await expect(button('Togli negozio.test')).toHaveCount(0);
  await expect(button('Togli bottega.test')).toBeFocused();

  await openAndLeave(button('Guida installazione'), 'Guida installazione', async () => {
    await tabTo(page.getByRole('tab', { name: 'WordPress' }));
    await press('End');
    await expect(page.getByRole('tab', { name: 'iframe' })).toBeFocused();
    await expect(page.getByRole('tabpanel')).toContainText('<iframe');
  });
});

test('Design: a name, and an icon', async () => {
  await openSection('Design');
  await tabTo(page.getByRole('radio', { name: 'Croce' }));
  await press('ArrowRight');
  const name = page.getByLabel('Nome del bot');
  await page.keyboard.press('Shift+Tab');
  await tabTo(name);
  await press('Control+a');
  await page.keyboard.type('Bea');
  await expect.poll(async () => (await bot.get()).design.displayName).toBe('Bea');
});

test('Addestramento: an answer written, changed and removed; the focus stays where the work is', async () => {
  await openSection('Addestramento');
  await activate(button('Nuova risposta'));
  await expect(page.getByLabel('Domanda', { exact: true })).toBeFocused();
  await page.keyboard.type('Fate consegne?');
  await press('Tab');
  await page.keyboard.type('Sì, in città.');
  await activate(button('Aggiungi'));
  await expect(button('Modifica “Fate consegne?”')).toBeVisible();
  await expect(button('Nuova risposta')).toBeFocused();

  await activate(button('Modifica “Fate consegne?”'));
  await expect(page.getByLabel('Risposta', { exact: true })).toBeFocused();
  await press('Escape');
  await expect(button('Modifica “Fate consegne?”')).toBeFocused();

  await openAndLeave(button('Incolla un testo'), 'Incolla un testo');
  await tabTo(page.getByRole('radio', { name: 'Professionale' }));
  await press('ArrowRight');
  await expect.poll(async () => (await bot.get()).tone).toBe('friendly');
});

test('publishing: the button that comes in its place has the focus', async () => {
  await activate(button('Pubblica'));
  await expect(page.getByText('Pubblicato', { exact: true }).first()).toBeVisible();
  await expect(button('Sospendi')).toBeFocused();
  await openAndLeave(button('Sospendi'), /Sospendere/);
  await activate(button('Modifica bozza'));
  await expect(button('Fine modifiche')).toBeFocused();
});

test('Chat: a conversation is found, read and left', async () => {
  await (await visitor(server, bot.id, SITE)).ask('Fate consegne?');
  await (await visitor(server, bot.id, SITE)).ask('Quando aprite?');
  await openSection('Chat');
  const rows = page.getByRole('list', { name: 'Conversazioni' }).getByRole('link');
  await expect(rows).toHaveCount(2);
  await openAndLeave(button('Scegli le date'), 'Periodo');
  await tabTo(rows.first());
  await press('ArrowDown');
  await expect(rows.last()).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('log')).toContainText('Sì, in città.');
  await press('Escape');
  await expect(rows.last()).toBeFocused();
});

test('Statistiche: figures as a table, another period, the credits', async () => {
  await openSection('Statistiche');
  const table = page.locator('summary', { hasText: 'Mostra come tabella' }).first();
  await activate(table);
  await expect(page.getByRole('table').first()).toBeVisible();
  await press('Shift+Tab');
  await openAndLeave(button('Acquista crediti'), 'Acquista crediti');
  await activate(button('7 giorni'));
  await expect(page).toHaveURL(/period=7d/);
  await page.goBack();
  await expect(button('30 giorni')).toHaveAttribute('aria-pressed', 'true');
});
