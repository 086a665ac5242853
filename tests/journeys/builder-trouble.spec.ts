import type { GetConversation, ListConversations } from '@contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { axe } from '../support/axe';
import { client } from '../support/client';
import { makePdf, makeScannedPdf } from '../support/documents';
import { openSession } from '../support/open-session';
import { ownerOfBot, type OwnedBot } from '../support/owner';
import { ownerOfSocial } from '../support/social';
import { sharedCms, type SharedCms } from '../support/shared-cms';
import { serveSite } from '../support/web-page';

/** What goes wrong while a chatbot is built, and that nothing is lost by it. */
let server: SharedCms;

test.beforeAll(async () => {
  server = sharedCms();
});

type Section = 'installation' | 'design' | 'training' | 'conversations' | 'statistics';
const openBuilder = async (
  browser: Browser,
  section: Section,
  viewport = { width: 1440, height: 900 },
): Promise<{ page: Page; bot: OwnedBot }> => {
  const bot = await ownerOfBot(server);
  const context = await browser.newContext({
    locale: 'it-IT',
    reducedMotion: 'reduce',
    viewport,
  });
  await openSession(context, server, bot.owner);
  const page = await context.newPage();
  await page.goto(`${server.url}/chatbot-builder?install_id=${bot.id}&section=${section}`);
  await expect(page.getByRole('heading', { level: 1, name: /Chatbot Builder/ })).toBeVisible();
  return { page, bot };
};
const nameField = (page: Page) => page.getByLabel('Nome del bot');
const saved = (page: Page) => page.getByText(/^Salvato/).first();

test.describe('two tabs edit one bot', () => {
  const conflict = async (browser: Browser) => {
    const { page, bot } = await openBuilder(browser, 'design');
    // Neither the stream nor a save tells this tab of the other one, so that both edit the same version.
    await page.route('**/api/stream*', (route) => route.abort());
    await page.reload();
    await expect(nameField(page)).toBeVisible();
    await bot.save({ design: { displayName: 'Il nome degli altri', headerBackgroundColor: '#102030' } });
    await nameField(page).fill('Il mio nome');
    await expect(page.getByText('Modificato altrove')).toBeVisible();
    await expect(nameField(page)).toHaveValue('Il mio nome');
    return { page, bot };
  };

  test('keeping mine saves my fields on top of theirs', async ({ browser }) => {
    const { page, bot } = await conflict(browser);
    await page.getByLabel('Prima frase del bot').fill('Scritto mentre aspettavo');
    await page.getByRole('button', { name: 'Tieni le mie' }).click();
    await expect(page.getByText('Modificato altrove')).toHaveCount(0);
    await expect(saved(page)).toBeVisible();
    const { design } = await bot.get();
    expect(design).toMatchObject({
      displayName: 'Il mio nome',
      welcomeMessage: 'Scritto mentre aspettavo',
      headerBackgroundColor: '#102030',
    });
    await page.context().close();
  });

  test('using theirs shows what they saved', async ({ browser }) => {
    const { page, bot } = await conflict(browser);
    await page.getByRole('button', { name: 'Usa le altre' }).click();
    await expect(nameField(page)).toHaveValue('Il nome degli altri');
    await expect(page.getByText('Modificato altrove')).toHaveCount(0);
    expect((await bot.get()).design.displayName).toBe('Il nome degli altri');
    await page.context().close();
  });
});

test('a session that ends in the middle of an edit costs nothing but the password', async ({ browser }) => {
  const { page, bot } = await openBuilder(browser, 'design');
  const { owner } = bot;
  let expired = false;
  await page.context().clearCookies();
  await page.route('**/api/chatbots/**', async (route) => {
    // The short token of this page has run out meanwhile.
    if (route.request().method() !== 'PATCH' || expired) return route.continue();
    expired = true;
    return route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer scaduto' } });
  });
  await nameField(page).fill('Nome scritto prima della fine');
  const dialog = page.getByRole('dialog', { name: 'La sessione è scaduta' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(owner.email);
  await dialog.getByLabel('Password', { exact: true }).fill('non-è-questa');
  await dialog.getByRole('button', { name: 'Accedi e continua' }).click();
  await expect(
    dialog
      .getByRole('alert')
      .or(dialog.getByText(/password/i))
      .first(),
  ).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Accedi e continua' }).click();
  await expect(dialog).toBeHidden();
  await expect(nameField(page)).toHaveValue('Nome scritto prima della fine');
  await expect(saved(page)).toBeVisible();
  expect((await bot.get()).design.displayName).toBe('Nome scritto prima della fine');
  await page.context().close();
});

test('the first thing that fails for want of a network is said', async ({ browser }) => {
  const { owner, installationId } = await ownerOfSocial(server);
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  await openSession(context, server, owner);
  const page = await context.newPage();
  // What shows toasts comes by itself, while there is a network.
  const toaster = page.waitForResponse(/\/assets\/toaster/);
  await page.goto(`${server.url}/social-builder?install_id=${installationId}&section=instructions`);
  await toaster;
  await page.getByLabel('Istruzioni', { exact: true }).fill('Siamo un forno');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Connessione assente')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Salva', exact: true })).toBeHidden();
  await context.close();
});

test('what is typed while offline is saved when the line is back', async ({ browser }) => {
  const { page, bot } = await openBuilder(browser, 'design');
  await page.context().setOffline(true);
  await nameField(page).fill('Scritto in galleria');
  await expect(page.getByText('Errore: riprovo tra poco')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Scritto in galleria');
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible({ timeout: 30_000 });
  expect((await bot.get()).design.displayName).toBe('Scritto in galleria');
  await page.context().close();
});

test.describe('documents that are not what they seem', () => {
  const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    page.locator('input[type=file]').first().setInputFiles(files);
  const text = (name: string, content = 'Siamo aperti ogni giorno.') => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  });
  const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

  test('wrong kinds, too large and too many are refused in the specification’s words', async ({
    browser,
  }) => {
    const { page } = await openBuilder(browser, 'training');
    await expect(page.getByRole('heading', { level: 2, name: 'Addestramento' })).toBeVisible();
    await choose(page, [
      { name: 'programma.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: 'enorme.txt', mimeType: 'text/plain', buffer: Buffer.alloc(1_048_577, 'a') },
    ]);
    await expect(page.getByText('Tipo file non supportato')).toBeVisible();
    await expect(page.getByText('File troppo grande')).toBeVisible();
    await expect(page.getByText('"enorme.txt" supera il limite di 1MB.')).toBeVisible();
    await choose(
      page,
      Array.from({ length: 10 }, (_, index) =>
        text(`orari-${index}.txt`, `Nel reparto ${index} si apre alle ${index}.`),
      ),
    );
    await expect(page.getByText('10 di 10')).toBeVisible();
    await choose(page, [text('undicesimo.txt')]);
    await expect(page.getByText('Limite file raggiunto')).toBeVisible();
    await expect(page.getByText('Massimo 10 file. Hai già 10 file.')).toBeVisible();
    await expect(row(page, 'undicesimo.txt')).toHaveCount(0);
    await page.context().close();
  });

  test('a scan, a broken PDF and an empty table say what they are; the rest is read', async ({ browser }) => {
    const { page, bot } = await openBuilder(browser, 'training');
    await expect(page.getByRole('heading', { level: 2, name: 'Addestramento' })).toBeVisible();
    await choose(page, [
      { name: 'scansione.pdf', mimeType: 'application/pdf', buffer: makeScannedPdf() },
      {
        name: 'rotto.pdf',
        mimeType: 'application/pdf',
        buffer: makePdf('Un testo che non arriverà mai intero.').subarray(0, 300),
      },
      { name: 'vuoto.csv', mimeType: 'text/csv', buffer: Buffer.from('\r\n') },
      // As Excel saves a table in Italy: Windows-1252, where 0x80 is the euro sign and 0xe0 an à.
      {
        name: 'listino.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'Prodotto;Prezzo;Nota\r\nCrostata di visciole;24,50 \u0080;qualit\u00e0 superiore\r\nMaritozzo;3,20 \u0080;con panna\r\n',
          'latin1',
        ),
      },
    ]);
    await expect(row(page, 'scansione.pdf').getByText('È una scansione', { exact: false })).toBeVisible();
    await expect(row(page, 'rotto.pdf').getByText('Il file è danneggiato', { exact: false })).toBeVisible();
    await expect(row(page, 'vuoto.csv').getByText('Il file è vuoto', { exact: false })).toBeVisible();
    await expect(row(page, 'listino.csv').getByText(/\d+ passaggi?o?/)).toBeVisible();
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    const preview = page.locator('officina-chat').first();
    await preview.getByRole('textbox').fill('Quanto costa la crostata di visciole?');
    await preview.getByRole('textbox').press('Enter');
    await expect(preview.getByText(/24,50 €/).first()).toBeVisible();

    // A failed file can be read again or removed.
    await page.getByRole('button', { name: 'Elimina vuoto.csv' }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Elimina' })
      .click();
    await expect(row(page, 'vuoto.csv')).toHaveCount(0);
    expect((await bot.get()).id).toBe(bot.id);
    await page.context().close();
  });
});

test('a visitor’s message that did not get through is asked again once, and not doubled', async ({
  browser,
}) => {
  const site = await serveSite('bottega.esempio.test');
  const bot = await ownerOfBot(server);
  await bot.save({ siteUrl: site.origin });
  await bot.upload([
    { name: 'orari.txt', bytes: Buffer.from('Il laboratorio apre alle 6:45 e chiude alle 13.') },
  ]);
  await bot.publish();
  site.setBody(
    `<script async src="${server.url}/widget.js?id=${bot.id}" data-install-id="${bot.id}"></script>`,
  );
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(site.origin);
  const widget = page.locator('officina-chat');
  await widget.getByRole('button').last().click();
  const input = widget.getByRole('textbox');
  await expect(input).toBeFocused();

  // The line drops after the server has taken the message: the worst moment.
  let requests = 0;
  await page.route('**/api/widget/chat', async (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await input.fill('A che ora apre il laboratorio?');
  await input.press('Enter');
  await expect(widget.getByText('⚠️ Errore di rete. Riprova tra poco.')).toBeVisible();
  await widget.getByRole('button', { name: 'Riprova' }).click();
  await expect(widget.getByText(/6:45/).first()).toBeVisible();
  await expect(widget.getByText('⚠️ Errore di rete. Riprova tra poco.')).toHaveCount(0);

  const api = client(server);
  const { token } = bot.owner;
  const list = await api.get<ListConversations['response']>(`/chatbots/${bot.id}/conversations`, { token });
  expect(list.body.data).toHaveLength(1);
  const one = await api.get<GetConversation['response']>(
    `/chatbots/${bot.id}/conversations/${list.body.data[0]?.sessionId}`,
    { token },
  );
  expect(one.body.data.messages.map(({ sender }) => sender)).toEqual(['visitor', 'bot']);
  await context.close();
  await site.close();
});

test('on a phone every section fits, and the preview comes in front', async ({ browser }) => {
  const { page, bot } = await openBuilder(browser, 'installation', { width: 390, height: 844 });
  for (const section of ['installation', 'design', 'training', 'conversations', 'statistics'] as const) {
    await page.goto(`${server.url}/chatbot-builder?install_id=${bot.id}&section=${section}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      section,
    ).toBeLessThanOrEqual(0);
    await expect(page.getByRole('navigation').locator('[aria-current=page]')).toBeInViewport();
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id, nodes }) => `${section} ${id} ${nodes[0]?.html}`)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Anteprima', exact: true }).click();
  await expect(page.locator('officina-chat').first().getByRole('textbox')).toBeVisible();
  await page.context().close();
});

test('the keyboard alone draws, trains and publishes a chatbot', async ({ browser }) => {
  const { page, bot } = await openBuilder(browser, 'installation');
  const focus = async (target: ReturnType<Page['getByRole']>) => {
    for (let step = 0; step < 80; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Not reached with Tab: ${target.toString()}`);
  };
  await focus(page.getByLabel('URL del sito'));
  await page.keyboard.type('https://www.bottega.test');
  await page.keyboard.press('Tab');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('URL del sito')).toHaveValue('https://www.bottega.test');
  await focus(page.getByRole('link', { name: 'Design' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Design' })).toBeVisible();
  await focus(nameField(page));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Bottega sempre aperta');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(nameField(page)).toHaveValue('Bottega sempre aperta');
  await focus(page.getByRole('button', { name: 'Pubblica' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pubblicato', { exact: true }).first()).toBeVisible();
  expect(await bot.get()).toMatchObject({
    status: 'published',
    design: { displayName: 'Bottega sempre aperta' },
  });
  await page.context().close();
});
