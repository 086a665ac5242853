import { expect, test, type Browser } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { client, dataOf, signIn, signUp } from '../support/client';
import { openSession } from '../support/open-session';
import { mailTo } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

/** The person's own page, from a new name to leaving for good. */
const RED_DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==';
let server: CmsServer;

test.beforeAll(async () => {
  server = await startCms();
});
test.afterAll(() => server?.stop());

const open = async (browser: Browser) => {
  const person = await signUp(server);
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  await openSession(context, server, person);
  const page = await context.newPage();
  await page.goto(`${server.url}/profile`);
  await expect(page.getByRole('heading', { level: 1, name: 'Il tuo profilo' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'I tuoi dati' })).toBeVisible();
  return { page, person };
};

test('a name, a picture and a company are kept; what is not saved is not lost by a slip', async ({
  browser,
}) => {
  const { page, person } = await open(browser);
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Salva modifiche' });
  await page.getByLabel('Nome', { exact: false }).first().fill(' ');
  await expect(save).toBeDisabled();
  await page.getByLabel('Nome', { exact: false }).first().fill('Giulia Bianchi');
  await page.getByRole('link', { name: 'Marketplace' }).first().click();
  const leave = page.getByRole('dialog', { name: 'Hai modifiche non salvate' });
  await leave.getByRole('button', { name: 'Annulla' }).click();
  await expect(page).toHaveURL(`${server.url}/profile`);
  await save.click();
  await expect(page.getByText('Le tue informazioni sono state salvate con successo.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Giulia Bianchi$/ })).toBeVisible();

  await page.getByLabel('Carica un’immagine').setInputFiles({
    name: 'io.png',
    mimeType: 'image/png',
    buffer: Buffer.from(RED_DOT, 'base64'),
  });
  await page.getByRole('button', { name: 'Usa l’immagine' }).click();
  await expect(page.getByText('La tua immagine profilo è stata aggiornata con successo.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cambia immagine' })).toBeVisible();

  await page.getByLabel('Ragione sociale o nome').fill('Forno Rossi');
  await page.getByLabel('Partita IVA').fill('IT 123');
  await page.getByRole('button', { name: 'Salva dati aziendali' }).click();
  await expect(page.getByLabel('Partita IVA')).toBeFocused();
  await expect(page.getByText('La partita IVA non è valida: controlla le cifre.')).toBeVisible();
  await page.getByLabel('Partita IVA').fill('IT 123 456 78903');
  await page.getByRole('button', { name: 'Salva dati aziendali' }).click();
  await expect(page.getByText('Dati aziendali salvati')).toBeVisible();
  await expect(page.getByLabel('Partita IVA')).toHaveValue('12345678903');

  // All is saved: nothing asks on the way out, and all of it is there on the way back.
  await page.getByRole('link', { name: 'Marketplace' }).first().click();
  await expect(page).toHaveURL(`${server.url}/marketplace`);
  await page.goBack();
  await expect(page.getByLabel('Ragione sociale o nome')).toHaveValue('Forno Rossi');
  const { body } = await client(server).get('/me', { token: person.token });
  expect(dataOf({ body })).toMatchObject({
    displayName: 'Giulia Bianchi',
    avatarUrl: expect.stringContaining('/api/avatars/'),
  });
  await page.context().close();
});

test('the address moves once the new mailbox says so, a new password ends the other sessions', async ({
  browser,
}) => {
  const { page, person } = await open(browser);
  const email = `nuova-${person.email}`;
  await page.getByRole('button', { name: 'Cambia email' }).click();
  await page.getByLabel('Nuovo indirizzo').fill(email);
  await page.getByLabel('La tua password').fill('sbagliata');
  await page.getByRole('button', { name: 'Invia il link di conferma' }).click();
  await expect(page.getByText('La password non è corretta.')).toBeVisible();
  await page.getByLabel('La tua password').fill(person.password);
  await page.getByRole('button', { name: 'Invia il link di conferma' }).click();
  await expect(page.getByText(`In attesa di conferma: ${email}`)).toBeVisible();
  await expectAccessible(page);

  const mailbox = await browser.newPage();
  await mailbox.goto((await mailTo(server, email, 'new-email')).links[0] ?? '');
  await mailbox.getByRole('button', { name: 'Conferma il nuovo indirizzo' }).click();
  await expect(mailbox.getByText('Da ora accedi con il nuovo indirizzo.')).toBeVisible();
  await mailbox.close();
  await expect(page.getByText(`In attesa di conferma: ${email}`)).toBeHidden();
  await expect(page.getByText(email, { exact: true })).toBeVisible();

  const elsewhere = await signIn(server, email, person.password);
  await page.getByLabel('Password attuale').fill(person.password);
  await page.getByLabel('Nuova password', { exact: true }).fill('una-parola-nuova');
  await page.getByLabel('Conferma la nuova password').fill('una-parola-nuova');
  await page.getByRole('button', { name: 'Cambia password' }).click();
  await expect(page.getByText('Le altre sessioni sono state chiuse.')).toBeVisible();
  await expect(page.getByText('Non ci sono altre sessioni aperte.')).toBeVisible();
  expect((await client(server).get('/me', { token: elsewhere.token })).status).toBe(401);
  await page.context().close();
});

test('who leaves takes their data along, and may come back within a week', async ({ browser }) => {
  const { page, person } = await open(browser);
  await page.getByRole('button', { name: 'Scarica i miei dati' }).click();
  const copy = page.getByRole('dialog', { name: 'Scarica una copia' });
  await copy.getByLabel('La tua password').fill(person.password);
  const download = page.waitForEvent('download');
  await copy.getByRole('button', { name: 'Scarica i miei dati' }).click();
  expect((await download).suggestedFilename()).toMatch(/^officina-\d{4}-\d\d-\d\d\.zip$/);

  await page.getByRole('button', { name: 'Elimina account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminare l’account?' });
  await dialog.getByLabel('La tua password').fill(person.password);
  await dialog.getByRole('button', { name: 'Elimina il mio account' }).click();
  await expect(dialog.getByText('Scrivi ELIMINA, in maiuscolo.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Scrivi ELIMINA per confermare').fill('ELIMINA');
  await dialog.getByRole('button', { name: 'Elimina il mio account' }).click();
  const banner = page.getByRole('region', { name: /Il tuo account verrà eliminato il/ });
  await expect(banner).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  // On the public pages too, whoever signs in meets it.
  await page.goto(server.url);
  await banner.getByRole('button', { name: 'Annulla eliminazione' }).click();
  await expect(page.getByText('Eliminazione annullata')).toBeVisible();
  await expect(banner).toBeHidden();
  await page.context().close();
});
