import { expect, test, type Page } from '@playwright/test';
import { axe } from '../support/axe';
import { openSession } from '../support/open-session';
import { ownerOfSocial } from '../support/social';
import { startCms, type CmsServer } from '../support/start-cms';
import { startPds, type Pds } from '../support/start-pds';
import { QUICK_PUBLISHING } from '../support/timings';

/** A fresh install without a key of anybody's: from the address bar to a post that stands in a real repository. */
let pds: Pds;
let server: CmsServer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  pds = await startPds();
  server = await startCms({ env: { SEED_DEMO: 'true', ...QUICK_PUBLISHING, WEB_FETCH_ALLOW: pds.host } });
});
test.afterAll(async () => {
  await server?.stop();
  await pds?.close();
});

const accessible = async (page: Page) => {
  const { violations } = await axe(page)
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([]);
};

test('an account of Bluesky is connected with an app password, and a post is published to it', async ({
  browser,
}) => {
  test.slow();
  const social = await ownerOfSocial(server);
  const account = await pds.createAccount('pasticceria');
  const context = await browser.newContext({
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await openSession(context, server, social.owner);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const builder = `${server.url}/social-builder?install_id=${social.installationId}`;
  await page.goto(builder);
  const card = page.getByRole('article', { name: 'Bluesky' });
  // Others are simulated here, and say so; this one is not.
  await expect(page.getByRole('article', { name: 'Pinterest' }).getByText('Simulazione')).toBeVisible();
  await expect(card.getByText('Simulazione')).toBeHidden();

  await card.getByRole('button', { name: 'Collega Bluesky' }).click();
  const dialog = page.getByRole('dialog', { name: 'Collega Bluesky' });
  await accessible(page);
  await dialog.getByLabel(/^Nome utente/).fill(`@${account.handle}`);
  await dialog.getByLabel(/^Password per l’app/).fill(account.password);
  await dialog.getByText('Il mio account è su un altro server').click();
  await dialog.getByLabel('Indirizzo del server').fill(pds.url);
  await dialog.getByRole('button', { name: 'Collega', exact: true }).click();
  await expect(dialog.getByText(/Questa è la password del tuo account/)).toBeVisible();
  await dialog.getByLabel(/^Password per l’app/).fill(account.appPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bluesky collegato')).toBeVisible();
  await expect(card.getByText(account.handle)).toBeVisible();
  await expect(card.getByText('Collegato')).toBeVisible();
  await accessible(page);

  const copy = 'Oggi torta di nocciole, senza farina: quattro fette, poi basta.';
  const post = await social.write({ platform: 'bluesky', copy, hashtags: ['torino'] });
  await page.goto(`${builder}&section=generate`);
  const written = page.getByRole('article').filter({ hasText: copy });
  await written.getByRole('button', { name: 'Azioni sul post' }).click();
  await page.getByRole('menuitem', { name: 'Pubblica ora' }).click();
  const asking = page.getByRole('dialog', { name: 'Pubblicare adesso?' });
  await expect(asking.getByText(account.handle)).toBeVisible();
  await asking.getByRole('button', { name: 'Pubblica ora' }).click();
  await expect
    .poll(async () => (await pds.posts(account.did)).map(({ value }) => value.text), { timeout: 90_000 })
    .toEqual([`${post.copy}\n\n#torino`]);
  await page.goto(`${builder}&section=statistics`);
  const [record] = await pds.posts(account.did);
  const address = `https://bsky.app/profile/${account.did}/post/${record?.uri.split('/').at(-1)}`;
  await expect(page.locator(`a[href="${address}"]`).first()).toBeVisible();
  await context.close();
});
