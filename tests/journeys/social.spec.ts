import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { axe } from '../support/axe';
import { eventually, signUp, type TestUser } from '../support/client';
import { openSession } from '../support/open-session';
import { romeDay } from '../support/rome-day';
import { ownerOfSocial } from '../support/social';
import { sharedCms, type SharedCms } from '../support/shared-cms';

/** From a social builder just bought to a post that is out, on the simulated networks of a fresh install. */
let server: SharedCms;
test.beforeAll(async () => {
  server = sharedCms();
});

const PHONE = { width: 390, height: 844 };
const open = async (browser: Browser, person: TestUser, look: BrowserContextOptions = {}) => {
  const context = await browser.newContext({
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    ...look,
  });
  await openSession(context, server, person);
  return context.newPage();
};
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sezioni del Social Builder' }).getByRole('link', { name });
/** Presses «Collega» and answers on the network's own page, in its window. */
const connect = async (page: Page, platform: string, answer: string) => {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Collega ${platform}`, exact: true }).click();
  await (await popup).getByRole('link', { name: answer }).click();
};
const accessible = async (page: Page) => {
  const rules = { 'target-size': { enabled: true } };
  const { violations } = await axe(page).options({ rules }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([]);
};

test('what was bought is opened, connected, told, planned, written and published', async ({ browser }) => {
  test.slow();
  const { owner, installationId } = await ownerOfSocial(server);
  const page = await open(browser, owner);
  await page.goto(`${server.url}/i-miei-prodotti`);
  await page.getByRole('link', { name: /Apri/ }).first().click();
  await expect(page).toHaveURL(new RegExp(`/social-builder\\?install_id=${installationId}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Social Builder \/ /);
  await expect(page.getByText(/Ultimo controllo/)).toBeVisible();
  await accessible(page);

  await connect(page, 'Facebook', 'Consenti, con una pagina');
  await expect(page.getByText('Facebook collegato')).toBeVisible();
  await connect(page, 'LinkedIn', 'Consenti, con tre pagine');
  const choice = page.getByRole('dialog', { name: 'Quale vuoi collegare?' });
  await choice.getByRole('radio').nth(1).check();
  await choice.getByRole('button', { name: 'Collega questo' }).click();
  await expect(page.getByRole('article', { name: 'LinkedIn' }).getByText('Collegato')).toBeVisible();
  await connect(page, 'X', 'Rifiuta');
  await expect(page.getByText('Collegamento annullato.')).toBeVisible();

  await section(page, 'Istruzioni AI').click();
  await page
    .getByLabel('Istruzioni', { exact: true })
    .fill(
      [
        'Pasticceria Aurora, a Torino dal 1987. Torte su ordinazione e gelato artigianale. Siamo aperti dal martedì alla domenica dalle 8 alle 19.',
        'La torta di nocciole si fa con nocciole tostate da noi, senza farina, e si ordina con due giorni di anticipo.',
        'La torta di nocciole per otto persone costa 32 euro, quella piccola per quattro 18 euro.',
        'Il gelato si prepara ogni mattina in piccole quantità: quando un gusto finisce, si aspetta il giorno dopo.',
        'Le brioche escono dal forno alle 7.30, vuote o con la crema fatta in casa.',
        "Per i compleanni scriviamo il nome sulla torta e prestiamo l'alzata.",
        "Il sabato pomeriggio c'è la merenda in laboratorio per i bambini, otto posti, 10 euro con la cioccolata.",
        'Consegniamo a domicilio in città, gratis sopra i 30 euro.',
        'I gianduiotti li versiamo a mano uno per uno, con cacao del Ghana e nocciole delle Langhe.',
        'La panna si monta al momento e le creme non hanno coloranti.',
        'I bignè si riempiono quando si ordinano, così restano croccanti fino a sera.',
        'Per i bar e gli uffici prepariamo vassoi di pasticceria mignon entro le 8 del mattino.',
        'I dolci avanzati la sera vanno alla mensa di quartiere.',
        'Per le aziende facciamo rinfreschi da venti persone in su, con preventivo in giornata e fattura elettronica.',
        'Un vassoio mignon da un chilo costa 34 euro e basta per dodici persone.',
        'I panettoni lievitano trentasei ore e si prenotano dal primo dicembre: quello da un chilo costa 36 euro.',
        'Per chi è celiaco abbiamo un forno separato il giovedì, solo su prenotazione.',
        'Le aziende possono ritirare i vassoi alle 7 dal lato di via Po, senza fare la fila.',
      ].join('\n'),
    );
  await page.getByLabel('Invito all’azione').fill('Prenota la tua torta');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Salva', exact: true })).toBeHidden();
  await accessible(page);

  await section(page, 'Profilo').click();
  await expect(page.getByLabel('Nome dell’attività')).toHaveValue('Pasticceria Aurora');
  await expect(page.getByLabel('Città o zona')).toHaveValue('Torino');
  await accessible(page);
  await page.getByRole('button', { name: 'Conferma e genera i post' }).click();
  await expect(page).toHaveURL(/section=generate/);
  await page.goBack();
  await expect(page.getByText('Confermato', { exact: true })).toBeVisible();

  await section(page, 'Calendario').click();
  await expect(page.getByText('I prossimi sette giorni')).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('Settimana tipo');
  await page.getByRole('button', { name: 'Salva calendario' }).click();
  const saved = page.getByRole('article', { name: 'Settimana tipo' });
  await expect(saved.getByText('Attivo')).toBeVisible();
  await accessible(page);

  await section(page, 'Genera Post').click();
  await page.getByLabel('Argomenti').fill('torta di nocciole,');
  await expect(page.getByRole('button', { name: 'Togli torta di nocciole' })).toBeVisible();
  await page.getByRole('button', { name: 'Genera post' }).click();
  const asking = page.getByRole('dialog', { name: 'Generare questi post?' });
  await expect(asking.getByText('6 post, in queste date:')).toBeVisible();
  await expect(asking.getByText('Su Facebook e LinkedIn')).toBeVisible();
  await asking.getByRole('button', { name: 'Genera', exact: true }).click();
  // Of twelve places as many are filled as there is something true for; the rest is said, not padded.
  const written = page.getByRole('dialog', { name: /^(Post generati|Generati in parte)$/ });
  await expect(written).toBeVisible({ timeout: 60_000 });
  const [, count] = /(\d+) post\b/.exec(await written.innerText()) ?? [];
  expect(Number(count)).toBeGreaterThanOrEqual(6);
  await written.getByRole('button', { name: 'Vedi i post' }).click();
  const posts = page.getByRole('region', { name: 'I tuoi post' });
  await expect(posts.getByRole('article')).toHaveCount(Number(count));
  await accessible(page);

  const first = posts.getByRole('article').first();
  await first.getByRole('button', { name: 'Azioni sul post' }).click();
  await page.getByRole('menuitem', { name: 'Modifica' }).click();
  const editor = page.getByRole('dialog', { name: 'Modifica post' });
  await editor.getByLabel('Testo', { exact: true }).fill('Da oggi la torta di nocciole si prenota online.');
  await expect(editor.getByRole('region', { name: 'Anteprima' })).toContainText('si prenota online');
  await editor.getByRole('button', { name: 'Salva' }).click();
  await expect(first).toContainText('si prenota online');

  await first.getByRole('button', { name: 'Azioni sul post' }).click();
  await page.getByRole('menuitem', { name: 'Pubblica ora' }).click();
  await page
    .getByRole('dialog', { name: 'Pubblicare adesso?' })
    .getByRole('button', { name: 'Pubblica ora' })
    .click();
  const published = posts.getByRole('article').filter({ hasText: 'si prenota online' });
  await expect(published.getByText('Pubblicato')).toBeVisible({ timeout: 60_000 });
  const address = await published.getByRole('link', { name: 'Apri la simulazione' }).getAttribute('href');
  const shown = await fetch(new URL(address ?? '', server.url));
  expect(await shown.text()).toContain('si prenota online');

  await section(page, 'Statistiche').click();
  await expect(page.getByText('Post pubblicati', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /si prenota online/ })).toBeVisible();
  await accessible(page);

  // A calendar with posts waiting is not in the list, and says so.
  await section(page, 'Calendario').click();
  await page.getByText('Nascosto dall’elenco: 1 calendario ha post in coda').click();
  await saved.getByRole('button', { name: /Azioni su/ }).click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  const leaving = page.getByRole('dialog', { name: /Eliminare il calendario/ });
  await leaving.getByRole('radio', { name: 'Eliminateli' }).check();
  await leaving.getByRole('button', { name: 'Elimina' }).click();
  await expect(page.getByText('Nessun calendario, per ora')).toBeVisible();
});

test('a post is moved by keyboard, deleted and brought back', async ({ browser }) => {
  const social = await ownerOfSocial(server);
  await social.connect('facebook');
  const tomorrow = new Date(Date.now() + 86_400_000);
  const post = await social.write({ copy: 'Pane caldo alle sette.', scheduledFor: tomorrow.toISOString() });
  const page = await open(browser, social.owner);
  const address = `${server.url}/social-builder?install_id=${social.installationId}&section=generate`;
  const day = romeDay(tomorrow);
  await page.goto(`${address}&view=week&day=${day}`);
  await page.getByRole('button', { name: /Pane caldo alle sette/ }).press('m');
  const moving = page.getByRole('dialog', { name: 'Sposta il post' });
  const later = romeDay(tomorrow.getTime() + 3 * 86_400_000);
  await moving.getByLabel('Giorno').fill(later);
  await moving.getByLabel('Ora', { exact: true }).fill('07:00');
  await moving.getByRole('button', { name: 'Sposta' }).click();
  await expect(moving).toBeHidden();
  const { body } = await eventually(
    () => social.get<{ data: { scheduledFor: string; pinned: boolean } }>(`/social/posts/${post.id}`),
    (reply) => reply.body.data.pinned,
  );
  expect(body.data.scheduledFor.slice(0, 10)).toBe(later);

  await page.goto(address);
  const card = page.getByRole('article').filter({ hasText: 'Pane caldo' });
  await card.getByRole('button', { name: 'Azioni sul post' }).click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(card).toBeVisible();
});

test('on a phone everything is there, and what is typed survives a reload', async ({ browser }) => {
  const social = await ownerOfSocial(server);
  const page = await open(browser, social.owner, { viewport: PHONE });
  const at = (name: string) =>
    page.goto(`${server.url}/social-builder?install_id=${social.installationId}&section=${name}`);
  for (const name of ['accounts', 'instructions', 'calendar', 'plan', 'generate', 'statistics', 'guide']) {
    await at(name);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await at('instructions');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByLabel('Istruzioni', { exact: true }).fill('Officina meccanica a Modena.');
  await page.reload();
  await expect(page.getByLabel('Istruzioni', { exact: true })).toHaveValue('Officina meccanica a Modena.');
  await expect(page.getByRole('button', { name: 'Salva', exact: true })).toBeVisible();
});

test('in English, in the dark, on the narrowest phone every section reads well', async ({ browser }) => {
  test.slow();
  const social = await ownerOfSocial(server);
  await social.patch('/me', { locale: 'en' });
  await social.connect('facebook');
  await social.write({ copy: 'Warm bread at seven.' });
  const page = await open(browser, social.owner, { viewport: PHONE, colorScheme: 'dark' });
  // A device that is three hours ahead: what is shown is the server's time.
  await page.clock.setSystemTime(Date.now() + 3 * 3_600_000);
  const settled = {
    accounts: page.getByRole('article', { name: 'Pinterest' }),
    instructions: page.getByText('0 of 10'),
    calendar: page.getByText('No calendar so far'),
    generate: page.getByRole('article').getByText('Warm bread at seven.'),
    statistics: page.getByText('No post published so far'),
    guide: page.getByText('Before you start'),
  };
  for (const [name, sign] of Object.entries(settled)) {
    await page.setViewportSize(PHONE);
    await page.goto(`${server.url}/social-builder?install_id=${social.installationId}&section=${name}`);
    await expect(sign).toBeVisible();
    await accessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await expect(page.getByText(/^Last check: (now|\d+ seconds? ago)$/)).toBeVisible();
});

test('somebody else’s social builder is not found, with a way back', async ({ browser }) => {
  const { installationId } = await ownerOfSocial(server);
  const page = await open(browser, await signUp(server));
  await page.goto(`${server.url}/social-builder?install_id=${installationId}`);
  await expect(page.getByRole('heading', { name: 'Social Builder non trovato' })).toBeVisible();
  await expect(page.getByText('Errore durante il caricamento: Installazione non trovata')).toBeVisible();
  await page.getByRole('link', { name: 'Torna ai miei prodotti' }).click();
  await expect(page).toHaveURL(/i-miei-prodotti/);
});
