import type { GetBookingCalendar, Purchase } from '@contract';
import { expect, test } from '@playwright/test';
import { expectAccessible, WCAG } from '../support/axe';
import { buy } from '../support/checkout';
import { client, dataOf, signUp } from '../support/client';
import { openSession } from '../support/open-session';
import { startCms, type CmsServer } from '../support/start-cms';

/** A paid consultation: bought, booked from its purchase, and cancelled early enough to be booked again. */
let server: CmsServer;
test.beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
});
test.afterAll(() => server?.stop());

test('a consultation is bought, booked at its length and price, cancelled in time and booked again', async ({
  browser,
}) => {
  const person = await signUp(server);
  const { token } = person;
  const api = client(server);
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  await openSession(context, server, person);
  const page = await context.newPage();

  await buy(page, server.url, 'consulenza-strategica');

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
    await expectAccessible(page, WCAG);
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
