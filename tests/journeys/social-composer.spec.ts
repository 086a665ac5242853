import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { axe } from '../support/axe';
import { openSession } from '../support/open-session';
import { ownerOfSocial } from '../support/social';
import { sharedCms, type SharedCms } from '../support/shared-cms';

/** One post written for two networks, and approved by a client who has no account. */
let server: SharedCms;
test.beforeAll(async () => {
  server = sharedCms();
});

const contextOf = (browser: Browser, look: BrowserContextOptions = {}) =>
  browser.newContext({
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    ...look,
  });
const accessible = async (page: Page) => {
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([]);
};
/** `SHOTS=folder` keeps what the screens look like. */
const keepShot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

test('a post is written once for two networks, and a client approves it by a link', async ({ browser }) => {
  test.slow();
  const social = await ownerOfSocial(server);
  await social.connect('facebook');
  await social.connect('x');
  await social.instruct({ approveFirst: true });
  const owner = await contextOf(browser);
  await openSession(owner, server, social.owner);
  const page = await owner.newPage();
  await page.goto(`${server.url}/social-builder?install_id=${social.installationId}&section=generate`);

  await page.getByRole('button', { name: 'Scrivi un post' }).click();
  const composer = page.getByRole('dialog', { name: 'Nuovo post' });
  await expect(composer.getByRole('checkbox', { name: 'Facebook' })).toBeChecked();
  await expect(composer.getByRole('checkbox', { name: 'X', exact: true })).toBeChecked();
  await composer.getByLabel('Testo', { exact: true }).fill('La torta di nocciole torna sabato.');
  await composer.getByLabel('Testo per', { exact: true }).selectOption('x');
  await composer.getByLabel('Testo per X').fill('Sabato: torta di nocciole.');
  await expect(composer.getByRole('region', { name: 'Anteprima' })).toContainText(
    'Sabato: torta di nocciole.',
  );
  await composer.getByRole('button', { name: 'Aggiungi una parte' }).click();
  await composer.getByRole('textbox', { name: 'Parte 2' }).fill('Si prenota fino a venerdì.');
  await composer.getByLabel('Primo commento').fill('Il listino è sul sito.');
  await accessible(page);
  await keepShot(page, 'composer-1440');
  await composer.getByRole('button', { name: 'Programma' }).click();
  await expect(page.getByText('2 post creati')).toBeVisible();
  await expect(page.getByText('Filo: 1 altra parte')).toBeVisible();

  await page.getByRole('button', { name: 'Altro sui post' }).click();
  await page.getByRole('menuitem', { name: 'Fai approvare' }).click();
  const linking = page.getByRole('dialog', { name: 'Fai approvare i post a un cliente' });
  await linking.getByRole('button', { name: 'Crea un link' }).click();
  const address = new URL(await linking.getByLabel('Link da mandare').inputValue());
  await keepShot(page, 'review-link-1440');
  await linking.getByRole('button', { name: 'Chiudi' }).last().click();

  const stranger = await contextOf(browser, { viewport: { width: 390, height: 844 } });
  const client = await stranger.newPage();
  await client.goto(`${server.url}${address.pathname}${address.hash}`);
  const reviewed = client.getByRole('article', { name: /^Facebook/ });
  await expect(reviewed).toContainText('La torta di nocciole torna sabato.');
  await client.getByLabel('Il tuo nome').fill('Anna');
  await reviewed.getByRole('button', { name: 'Approva' }).click();
  await expect(reviewed.getByText('Approvato')).toBeVisible();
  await accessible(client);
  await keepShot(client, 'review-390');
  await expect(page.getByText('Anna approva')).toBeVisible();
  await keepShot(page, 'posts-1440');
});
