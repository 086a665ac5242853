import fs from 'node:fs';
import type http from 'node:http';
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { client, signUp } from '../support/client';
import { makePdf } from '../support/documents';
import { startFakeLlm, type FakeLlm } from '../support/fake-llm';
import { openSession } from '../support/open-session';
import { startCms, type CmsServer } from '../support/start-cms';

/** A talk with the assistant, as a person has it. */
const open = async (
  browser: Browser,
  server: CmsServer,
  options: BrowserContextOptions = {},
  at = '/chat',
) => {
  const person = await signUp(server, { name: 'Giulia Rossi' });
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce', ...options });
  await openSession(context, server, person);
  const page = await context.newPage();
  await page.goto(`${server.url}${at}`);
  return { page, person, context };
};
const field = (page: Page) => page.getByRole('textbox', { name: 'Scrivi un messaggio...' });
const replies = (page: Page) => page.locator('article[data-from=assistant]');
const ask = async (page: Page, question: string) => {
  await field(page).fill(question);
  await field(page).press('Enter');
};

test.describe('without a model', () => {
  let server: CmsServer;
  test.beforeAll(async () => {
    server = await startCms();
  });
  test.afterAll(() => server?.stop());

  test('a question is answered with its arithmetic, named, found again, shared, taken back and saved', async ({
    browser,
  }) => {
    const { page } = await open(browser, server);
    await expect(page.getByRole('heading', { level: 1, name: 'Ciao Giulia Rossi!' })).toBeVisible();
    await expect(page.getByText("Ti va di iniziare con l'analisi della tua azienda?").first()).toBeAttached();
    await expectAccessible(page);

    // The name given before anything is said is the conversation's once it begins.
    const name = page.getByRole('textbox', { name: 'Nome del progetto' });
    await name.fill('Torte di Giulia');
    await name.press('Enter');
    await ask(page, 'Vendo torte a 12 €, mi costano 7 €, spese fisse 1.000 €: quante per andare in pari?');
    await expect(replies(page)).toContainText('pezzi (o ore): 200');
    await expect(replies(page)).toContainText('1.000,00 € (spese fisse) ÷ 5,00 €');
    await expect(page).toHaveURL(/\/chat\/[\w-]+$/);
    await expect(field(page)).toBeFocused();
    const history = page.getByRole('complementary', { name: 'Le tue conversazioni' });
    await expect(history.getByRole('link', { name: /^Torte di Giulia/ })).toBeVisible();
    await expect(page.getByText('Ti restano 199 messaggi gratuiti questo mese')).toBeVisible();
    await expectAccessible(page);

    await name.fill('Pasticceria');
    await name.press('Enter');
    await expect(page.getByText('Nome salvato')).toBeAttached();
    await expect(history.getByRole('link', { name: /^Pasticceria/ })).toBeVisible();

    // Another one; the first is found by what was said in it.
    await history.getByRole('link', { name: 'Nuova conversazione' }).click();
    await expect(page.getByRole('heading', { name: 'Ciao Giulia Rossi, eccoti di nuovo!' })).toBeVisible();
    await expect(field(page)).toBeFocused();
    await ask(page, 'Come trovo nuovi clienti?');
    await expect(page.getByRole('button', { name: 'Rispondi di nuovo' })).toBeAttached();
    await history.getByRole('searchbox').fill('spese fisse');
    await expect(history.getByRole('listitem')).toHaveCount(1);
    await history.getByRole('link', { name: /^Pasticceria/ }).click();
    await expect(replies(page)).toContainText('pezzi (o ore): 200');
    await page.goBack();
    await expect(page.getByText('Come trovo nuovi clienti?').first()).toBeVisible();
    await page.goForward();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica la conversazione' }).click();
    await page.getByRole('menuitem', { name: 'Markdown' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Pasticceria.md');
    expect(fs.readFileSync(await file.path(), 'utf8')).toContain('pezzi (o ore): 200');

    await page.getByRole('button', { name: 'Condividi' }).click();
    await page.getByRole('button', { name: 'Crea il link' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    const stranger = await (await browser.newContext({ locale: 'it-IT' })).newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1, name: 'Pasticceria' })).toBeVisible();
    await expect(replies(stranger)).toContainText('pezzi (o ore): 200');
    await expect(stranger.getByText('Giulia')).toHaveCount(0);
    await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(stranger);
    await page.getByRole('button', { name: 'Togli il link' }).click();
    await expect(page.getByRole('button', { name: 'Crea il link' })).toBeVisible();
    await stranger.reload();
    await expect(
      stranger.getByRole('heading', { name: 'Questa conversazione non è più condivisa' }),
    ).toBeVisible();
    await stranger.context().close();
    await page.context().close();
  });

  test('documents are read and said so; what cannot go along is named', async ({ browser }) => {
    const { page } = await open(browser, server);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const text =
      'Consegne gratuite a Bologna sopra 60 euro. Il catering si prenota con tre giorni di anticipo.';
    await page.locator('form input[type=file]').setInputFiles([
      { name: 'condizioni.pdf', mimeType: 'application/pdf', buffer: makePdf(text) },
      { name: 'disegno.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ]);
    await expect(page.getByRole('alert')).toContainText('disegno.svg: si possono allegare solo');
    await expect(page.getByText('1 pagina letta')).toBeVisible();
    await ask(page, 'Con quanto anticipo si prenota il catering?');
    await expect(replies(page)).toContainText('tre giorni di anticipo');
    await expect(page.locator('article[data-from=user]')).toContainText('condizioni.pdf1 pagina letta');
    await page.context().close();
  });

  test('a session that ends while one writes costs nothing', async ({ browser }) => {
    const { page, person, context } = await open(browser, server);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.clearCookies();
    await page.route('**/api/assistant/messages', (route) =>
      route.fulfill({ status: 401, json: { error: { details: { code: 'UNAUTHENTICATED' } } } }),
    );
    await ask(page, 'La mia idea è un forno sociale.');
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.unroute('**/api/assistant/messages');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/chat`);
    await expect(field(page)).toHaveValue('La mia idea è un forno sociale.');
    await page.context().close();
  });

  test('on a phone Enter belongs to the text, and a conversation is deleted and brought back', async ({
    browser,
  }) => {
    const { page, person } = await open(browser, server, {
      viewport: { width: 390, height: 780 },
      hasTouch: true,
      isMobile: true,
    });
    await field(page).fill('Come funziona');
    await field(page).press('Enter');
    await field(page).pressSequentially('il regime forfettario?');
    await expect(field(page)).toHaveValue('Come funziona\nil regime forfettario?');
    await page.getByRole('button', { name: 'Invia' }).click();
    await expect(page.getByRole('button', { name: 'Rispondi di nuovo' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await page.getByRole('button', { name: 'Le tue conversazioni' }).click();
    const drawer = page.getByRole('dialog', { name: 'Le tue conversazioni' });
    await drawer.getByRole('button', { name: /^Azioni per Come funziona/ }).click();
    await page.getByRole('menuitem', { name: 'Elimina' }).click();
    await page
      .getByRole('dialog', { name: 'Eliminare la conversazione?' })
      .getByRole('button', { name: 'Elimina' })
      .click();
    await expect(drawer.getByRole('listitem')).toHaveCount(0);
    await expect(page).toHaveURL(`${server.url}/chat`);
    await drawer.getByRole('button', { name: 'Chiudi' }).click();
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect
      .poll(async () => {
        const { body } = await client(server).get('/assistant/conversations', { token: person.token });
        return (body as { data: unknown[] }).data.length;
      })
      .toBe(1);
    await page.context().close();
  });
});

test.describe('with a model that takes its time', () => {
  const waiting: http.ServerResponse[] = [];
  let model: FakeLlm;
  let server: CmsServer;
  const say = (response: http.ServerResponse, content: string) =>
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
  const goOn = () => {
    for (const response of waiting.splice(0)) {
      say(response, 'chiedi loro una recensione.');
      response.end('data: [DONE]\n\n');
    }
  };
  test.beforeAll(async () => {
    model = await startFakeLlm();
    model.behave((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      say(response, 'Comincia dai clienti che hai. Poi ');
      waiting.push(response);
    });
    server = await startCms({
      env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'prova', AI_API_KEY: 'sk-prova' },
    });
  });
  test.afterAll(async () => {
    await server?.stop();
    await model?.stop();
  });

  test('a reply survives a reload and a look elsewhere, is stopped, and written anew', async ({
    browser,
  }) => {
    const { page } = await open(browser, server);
    await ask(page, 'Come trovo nuovi clienti?');
    await expect(replies(page)).toContainText('Comincia dai clienti che hai.');
    await expect(page).toHaveURL(/\/chat\/[\w-]+$/);

    await page.reload();
    await expect(replies(page)).toContainText('Comincia dai clienti che hai.');
    // What is typed meanwhile stays, also through a look elsewhere.
    await field(page).fill('E poi?');
    await page.getByRole('link', { name: 'Progetti' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Progetti' })).toBeVisible();
    await page.goBack();
    await expect(replies(page)).toContainText('Comincia dai clienti che hai.');
    await expect(field(page)).toHaveValue('E poi?');
    goOn();
    await expect(replies(page)).toContainText('chiedi loro una recensione.');
    await expect(replies(page)).toHaveCount(1);

    await expect(page.getByRole('button', { name: 'Rispondi di nuovo' })).toBeAttached();
    await field(page).press('Enter');
    await expect(replies(page)).toHaveCount(2);
    await expect(replies(page).last()).toContainText('Comincia dai clienti che hai.');
    await page.getByRole('button', { name: 'Ferma la risposta' }).click();
    await expect(replies(page).last()).toContainText('Risposta interrotta');
    waiting.length = 0;

    await page.getByRole('button', { name: 'Rispondi di nuovo' }).click();
    await expect(page.getByRole('button', { name: 'Ferma la risposta' })).toBeVisible();
    await expect(replies(page).last()).toContainText('Comincia dai clienti che hai.');
    goOn();
    await expect(replies(page).last()).toContainText('chiedi loro una recensione.');
    await expect(replies(page)).toHaveCount(2);

    // Rewriting the first question takes all after it away.
    await page.getByRole('button', { name: 'Modifica il messaggio' }).first().click();
    await page.getByRole('textbox', { name: 'Il tuo messaggio' }).fill('Come tengo i clienti?');
    await page.getByRole('button', { name: 'Invia di nuovo' }).click();
    await expect(page.locator('article[data-from=user]')).toHaveCount(1);
    await expect(replies(page)).toContainText('Comincia dai clienti che hai.');
    goOn();
    await expect(replies(page)).toContainText('chiedi loro una recensione.');
    await page.context().close();
  });
});
