import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { signUp } from '../support/client';
import { openSession } from '../support/open-session';
import { startCms, type CmsServer } from '../support/start-cms';

/** A passkey from its making to its end, with the authenticator that Chromium has for tests. */
let server: CmsServer;
/** WebAuthn knows names and no IP addresses. */
let site: string;

test.beforeAll(async () => {
  server = await startCms();
  site = server.url.replace('127.0.0.1', 'localhost');
  await server.restart({ PUBLIC_URL: site });
});
test.afterAll(() => server?.stop());

/** A browser with a device that makes passkeys and whose owner always shows a finger. */
const visit = async (browser: Browser) => {
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const refuse = (refuses: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !refuses });
  return { context, page, refuse };
};
const signOut = async (page: Page) => {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('officina.session'));
};

test('is made, used instead of a password and after it, renamed and removed, by keyboard', async ({
  browser,
}) => {
  const person = await signUp(server);
  const { context, page, refuse } = await visit(browser);
  await openSession(context, { url: site }, person);
  await page.goto(`${site}/profile#passkeys`);
  const section = page.getByRole('region', { name: 'Passkey' });
  await expect(section.getByText('Non ne hai ancora.')).toBeVisible();
  await section.getByRole('button', { name: 'Aggiungi una passkey' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Nome').fill('Portatile di casa');
  await dialog.getByLabel('La tua password').fill(person.password);
  // The person first shows nothing to the device: it is said, and can be tried again.
  await refuse(true);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/Il dispositivo non ha confermato/)).toBeVisible();
  await refuse(false);
  await dialog.getByRole('button', { name: 'Continua' }).press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'Li ho conservati' }).press('Enter');
  await expect(section.getByText('Portatile di casa')).toBeVisible();
  await expect(section.getByText('Ti restano 10 codici di recupero.')).toBeVisible();
  await expectAccessible(page);

  // Signed out, the passkey alone.
  await signOut(page);
  await page.goto(`${site}/login?next=%2Fprofile`);
  await page.getByRole('button', { name: 'Entra con una passkey' }).press('Enter');
  await expect(page).toHaveURL(`${site}/profile`);
  await expect(page.getByRole('heading', { level: 1, name: 'Il tuo profilo' })).toBeVisible();

  // After the password, the passkey instead of a code.
  await signOut(page);
  await page.goto(`${site}/login?next=%2Fprofile`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Verifica in due passaggi' })).toBeVisible();
  // Whoever has no app is not asked for its code.
  await expect(page.getByLabel('Codice di recupero')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Conferma con la passkey' }).press('Enter');
  await expect(page).toHaveURL(`${site}/profile`);

  await section.getByRole('button', { name: 'Rinomina la passkey Portatile di casa' }).press('Enter');
  await dialog.getByLabel('Nome').fill('Ufficio');
  await page.keyboard.press('Enter');
  await expect(section.getByText('Ufficio')).toBeVisible();
  await section.getByRole('button', { name: 'Rimuovi la passkey Ufficio' }).press('Enter');
  await dialog.getByLabel('La tua password').fill(person.password);
  await dialog.getByLabel('Codice dell’app o di recupero').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(section.getByText('Non ne hai ancora.')).toBeVisible();
  await context.close();
});
