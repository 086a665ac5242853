import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, WCAG } from '../support/axe';
import { bakeryFiles } from '../support/bakery';
import { fillBilling } from '../support/checkout';
import { sharedCms, type SharedCms } from '../support/shared-cms';
import { serveSite, type WebSite } from '../support/web-page';

/**
 * The main job, as its people do it: an owner registers, buys a chatbot, draws it, trains it, publishes it;
 * a visitor of the owner's site, on another origin, gets an answer with its source; the owner watches and then suspends.
 */
test.describe.configure({ mode: 'serial' });

let server: SharedCms;
let site: WebSite;
let owner: Page;
let snippet = '';
const consoleErrors: string[] = [];

test.beforeAll(async ({ browser }) => {
  server = sharedCms();
  site = await serveSite('pasticceria.esempio.test');
  const context = await browser.newContext({ locale: 'it-IT' });
  owner = await context.newPage();
  owner.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
});

test.afterAll(async () => {
  await owner?.context().close();
  await site?.close();
});

/** Once what fades in or out has done so: until then it is neither here nor gone. */
const accessible = async (page: Page) => {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
  await expectAccessible(page, WCAG);
};

test('a person registers and is signed in', async () => {
  await owner.goto(`${server.url}/signup`);
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
  await accessible(owner);
  await owner.getByLabel('Nome completo').fill('Giada Bianchi');
  await owner.getByLabel('Email').fill('giada@pasticceria.test');
  await owner.getByLabel('Password', { exact: true }).fill('crema-e-cioccolato');
  await owner.getByLabel('Conferma password').fill('crema-e-cioccolato');
  await owner.getByRole('button', { name: 'Registrati', exact: true }).click();
  await expect(owner.getByText('Benvenuto Giada Bianchi!', { exact: false }).first()).toBeVisible();
});

test('they find the chatbot in the marketplace and buy it in the sandbox', async () => {
  await owner.goto(`${server.url}/marketplace`);
  await accessible(owner);
  await owner.getByRole('searchbox').fill('chatbot ai');
  await owner
    .getByRole('link', { name: /Chatbot AI/ })
    .first()
    .click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Chatbot AI' })).toBeVisible();
  await accessible(owner);
  await owner.getByText('Aggiungi al carrello').first().click();

  await expect(owner.getByText('Riepilogo Ordine')).toBeVisible();
  await accessible(owner);
  await owner.getByLabel('Email').fill('giada@pasticceria.test');
  await owner.getByLabel('Nome e cognome').fill('Giada Bianchi');
  await fillBilling(owner);
  await owner.getByRole('button', { name: 'Ordina e paga' }).click();

  await expect(owner.getByText('Ambiente di prova: nessun addebito reale')).toBeVisible();
  await accessible(owner);
  await owner.getByRole('button', { name: /^Paga/ }).click();
  await expect(owner.getByText('Pagamento riuscito')).toBeVisible();

  await owner.goto(`${server.url}/i-miei-prodotti`);
  await expect(owner.getByText('Pagato').first()).toBeVisible();
  await accessible(owner);
  await owner
    .getByRole('link', { name: /Apri il builder/ })
    .first()
    .click();
  await expect(owner.getByText('In sviluppo').first()).toBeVisible();
});

test('they say where the chatbot lives and draw it', async () => {
  // A new chatbot begins with its first steps; this owner does without them.
  await owner.getByRole('link', { name: 'Installazione' }).click();
  await owner.getByLabel('URL del sito').fill(site.origin);
  await owner.getByLabel('URL del sito').blur();
  await expect(owner.getByText('pasticceria.esempio.test').first()).toBeVisible();
  await accessible(owner);
  await owner
    .getByRole('link', { name: 'Design' })
    .or(owner.getByRole('tab', { name: 'Design' }))
    .or(owner.getByRole('button', { name: 'Design' }))
    .first()
    .click();
  await owner.getByLabel('Nome del bot').fill('Giada, la tua pasticcera');
  await expect(owner.getByText(/^Salvato/).first()).toBeVisible();
  await accessible(owner);
});

test('they train it on their own documents and try it', async () => {
  await owner
    .getByRole('link', { name: 'Addestramento' })
    .or(owner.getByRole('tab', { name: 'Addestramento' }))
    .or(owner.getByRole('button', { name: 'Addestramento' }))
    .first()
    .click();
  // The design section has a file input of its own, for the bot's picture.
  await expect(owner.getByRole('heading', { level: 2, name: 'Addestramento' })).toBeVisible();
  await owner.locator('input[type=file]').first().setInputFiles(bakeryFiles());
  for (const { name } of bakeryFiles()) {
    await expect(
      owner
        .getByRole('listitem')
        .filter({ hasText: name })
        .getByText(/\d+ passaggi?o?/),
    ).toBeVisible({ timeout: 30_000 });
  }
  await owner
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('not a document') });
  await expect(owner.getByText('Tipo file non supportato').first()).toBeVisible();
  await accessible(owner);

  const preview = owner.locator('officina-chat').first();
  await expect(preview).toBeAttached();
  const input = preview.getByRole('textbox');
  await input.fill('A che ora aprite?');
  await input.press('Enter');
  await expect(preview.getByText(/7:30/).first()).toBeVisible();
});

test('they publish and copy the snippet', async () => {
  await owner.getByRole('button', { name: 'Pubblica' }).click();
  await expect(owner.getByText('Pubblicato', { exact: true }).first()).toBeVisible();
  await owner
    .getByRole('link', { name: 'Installazione' })
    .or(owner.getByRole('tab', { name: 'Installazione' }))
    .or(owner.getByRole('button', { name: 'Installazione' }))
    .first()
    .click();
  snippet = (await owner.getByRole('group', { name: 'Codice di installazione' }).textContent()) ?? '';
  expect(snippet).toMatch(
    /^<script async src="http:\/\/127\.0\.0\.1:\d+\/widget\.js\?id=\w+" data-install-id="\w+"><\/script>$/,
  );
});

test('a visitor of their site gets an answer with its source, and an honest no', async ({ browser }) => {
  site.setBody(snippet);
  const context = await browser.newContext({ locale: 'it-IT' });
  const page = await context.newPage();
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== site.origin && origin !== server.url && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await page.goto(site.origin);
  const widget = page.locator('officina-chat');
  await expect(widget.getByRole('button').first()).toBeVisible();
  // Nothing is stored before the visitor does something.
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);

  await widget.getByRole('button').last().click();
  await expect(widget.getByText('Giada, la tua pasticcera').first()).toBeVisible();
  await expect(widget.getByText('Assistente AI').first()).toBeVisible();
  await accessible(page);
  const input = widget.getByRole('textbox');
  await expect(input).toBeFocused();

  await input.fill('Entro quanto posso chiedere il rimborso?');
  await input.press('Enter');
  await expect(widget.getByText(/quarantotto ore/).first()).toBeVisible();
  await expect(widget.getByText(/resi\.pdf/).first()).toBeVisible();

  await input.fill('Chi ha vinto il campionato mondiale di scacchi?');
  await input.press('Enter');
  await expect(widget.getByRole('button', { name: 'Parla con una persona' }).last()).toBeVisible();

  // The owner sees the conversation as it happens.
  await owner
    .getByRole('link', { name: 'Chat', exact: true })
    .or(owner.getByRole('tab', { name: 'Chat', exact: true }))
    .or(owner.getByRole('button', { name: 'Chat', exact: true }))
    .first()
    .click();
  await owner
    .getByText(/scacchi|rimborso/)
    .first()
    .click();
  await expect(owner.getByRole('log', { name: 'Messaggi della conversazione' })).toContainText(
    'Entro quanto posso chiedere il rimborso?',
  );
  // The notice of the publication fades whenever its time is over.
  await expect(owner.getByText('Il tuo chatbot è online')).toBeHidden();
  await accessible(owner);
  await input.fill('Fate torte senza lattosio?');
  await input.press('Enter');
  await expect(widget.getByText(/latte di mandorla/).first()).toBeVisible();
  await expect(owner.getByRole('log', { name: 'Messaggi della conversazione' })).toContainText(
    'Fate torte senza lattosio?',
  );

  expect(foreign).toEqual([]);
  await context.close();
});

test('a site that is not among the allowed domains gets nothing', async ({ browser }) => {
  const stranger = await serveSite('altrove.esempio.test');
  stranger.setBody(snippet);
  const page = await browser.newPage();
  const script = page.waitForResponse((response) => response.url().includes('/widget.js'));
  await page.goto(stranger.origin);
  await script;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('officina-chat').getByRole('button')).toHaveCount(0);
  await page.close();
  await stranger.close();
});

test('suspending makes the widget vanish from the page', async ({ browser }) => {
  await owner
    .getByRole('button', { name: /^Sospendi/ })
    .first()
    .click();
  await owner
    .getByRole('dialog')
    .or(owner.getByRole('alertdialog'))
    .getByRole('button', { name: /Sospendi/ })
    .click();
  await expect(owner.getByText('Sospeso', { exact: true }).first()).toBeVisible();
  const page = await browser.newPage();
  const script = page.waitForResponse((response) => response.url().includes('/widget.js'));
  await page.goto(site.origin);
  await script;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('officina-chat').getByRole('button')).toHaveCount(0);
  await page.close();
});

test('nothing was wrong in the owner’s console', () => {
  expect(consoleErrors).toEqual([]);
});
