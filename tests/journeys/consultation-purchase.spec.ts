import type { GetBookingCalendar, Purchase } from '@contract';
import { expect, test, type Page } from '@playwright/test';
import { axe } from '../support/axe';
import { client, dataOf, signUp } from '../support/client';
import { openSession } from '../support/open-session';
import { startCms, type CmsServer } from '../support/start-cms';

/** A paid consultation: bought, booked from its purchase, and cancelled early enough to be booked again. */
let server: CmsServer;
test.beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
});
test.afterAll(() => server?.stop());

const accessible = async (page: Page) => {
  const { violations } = await axe(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
};

test('a consultation is bought, booked at its length and price, cancelled in time and booked again', async ({
  browser,
}) => {
  const person = await signUp(server);
  const { token } = person;
  const api = client(server);
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  await openSession(context, server, person);
  const page = await context.newPage();

  await page.goto(`${server.url}/checkout?product=consulenza-strategica`);
  await page.getByLabel('Indirizzo').fill('Via Roma 1');
  await page.getByLabel('Città').fill('Bologna');
  await page.getByLabel('CAP').fill('40121');
  await page.getByLabel('Codice fiscale').fill('RSSMRA85T10A562S');
  await page.getByRole('button', { name: 'Ordina e paga' }).click();
  await page.getByRole('button', { name: /^Paga €/ }).click();
  await expect(page.getByRole('heading', { name: 'Pagamento riuscito' })).toBeVisible();

  const purchases = async () => dataOf<Purchase[]>(await api.get('/purchases', { token }));
  const { days } = (await api.get<GetBookingCalendar['response']>('/bookings/calendar', { token })).body.data;
  const day = days.slice(5).find(({ free }) => free > 4)?.day ?? '';
  const bookFromPurchase = async () => {
    await page.goto(`${server.url}/i-miei-prodotti`);
    await page.getByRole('link', { name: /^Prenota/ }).click();
    await expect(page.getByText('€120, già pagati')).toBeVisible();
    await expect(page.getByText('1 ora', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
    const button = page.locator(`[data-day="${day}"]`);
    while ((await button.count()) === 0) await page.getByRole('button', { name: 'Mese successivo' }).click();
    await button.click();
    await page.locator('label', { hasText: /^10:00/ }).click();
    await accessible(page);
    await page.getByRole('button', { name: 'Conferma Prenotazione' }).click();
    await expect(page.getByRole('heading', { name: 'Prenotazione confermata!' })).toBeFocused();
  };

  await bookFromPurchase();
  expect(await purchases()).toMatchObject([{ bookedFor: expect.stringContaining(day) }]);
  await page.goto(`${server.url}/i-miei-prodotti`);
  await expect(page.getByRole('link', { name: /^Vedi la prenotazione/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Prenota/ })).toHaveCount(0);

  await page.goto(`${server.url}/consultations`);
  const card = page.getByRole('article').filter({ hasText: 'Consulenza strategica' });
  await expect(card.getByText('1 ora', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: /^Annulla consulenza/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla consulenza' }).click();
  await expect(card.getByText('Annullata')).toBeVisible();
  expect(await purchases()).toMatchObject([{ bookedFor: null }]);

  await bookFromPurchase();
  expect(await purchases()).toHaveLength(1);
  await context.close();
});
