import type { GetBookingCalendar, ListBookings } from '@contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { client, signUp, type TestUser } from '../support/client';
import { openSession } from '../support/open-session';
import { mailTo } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

/** A consultation is booked, moved and cancelled, by somebody at home and by somebody far away. */
let server: CmsServer;
test.beforeAll(async () => {
  server = await startCms();
});
test.afterAll(() => server?.stop());

const customer = async (
  browser: Browser,
  options: { timezoneId?: string; viewport?: { width: number; height: number } } = {},
): Promise<{ page: Page; person: TestUser }> => {
  const person = await signUp(server);
  const context = await browser.newContext({
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    ...options,
  });
  await openSession(context, server, person);
  return { page: await context.newPage(), person };
};
const upcoming = async ({ token }: TestUser) =>
  (await client(server).get<ListBookings['response']>('/bookings', { token })).body.data;
const calendar = async ({ token }: TestUser) =>
  (await client(server).get<GetBookingCalendar['response']>('/bookings/calendar', { token })).body.data.days;
/** Goes to a day with the mouse, over as many months as lie between. */
const pickDay = async (page: Page, day: string) => {
  const button = page.locator(`[data-day="${day}"]`);
  await expect(page.getByRole('grid')).toBeVisible();
  while ((await button.count()) === 0) await page.getByRole('button', { name: 'Mese successivo' }).click();
  await button.click();
};
const pickTime = async (page: Page, time: string) => {
  await page.locator('label', { hasText: new RegExp(`^${time}`) }).click();
  await expect(page.getByRole('radio', { name: new RegExp(`^${time}`) })).toBeChecked();
};

test('a consultation is booked, moved and cancelled', async ({ browser }) => {
  const { page, person } = await customer(browser);
  const days = (await calendar(person)).slice(5).filter(({ free }) => free > 4);
  const [first, second] = [days[0]?.day ?? '', days[9]?.day ?? ''];
  await page.goto(`${server.url}/consultations`);
  await expect(page.getByText('La lista delle video-consulenze')).toBeVisible();
  await expect(page.getByText('Nessuna consulenza, per ora')).toBeVisible();
  await page.getByRole('link', { name: 'Prenota una consulenza' }).first().click();

  await expect(page.getByRole('heading', { name: 'Consulenza AI Business Strategy' })).toBeVisible();
  await page.getByRole('button', { name: 'Conferma Prenotazione' }).click();
  await expect(page.getByText('Seleziona data e orario per prenotare')).toBeVisible();
  await pickDay(page, first);
  await pickTime(page, '10:00');
  await expect(page).toHaveURL(`${server.url}/consultation-booking?day=${first}`);
  await page.getByLabel('Nota per il consulente').fill('Vorrei parlare di preventivi');
  await page.getByRole('button', { name: 'Conferma Prenotazione' }).click();
  await expect(page.getByRole('heading', { name: 'Prenotazione confermata!' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica per il calendario' }).click();
  expect((await download).suggestedFilename()).toBe('officina.ics');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Prenotazione confermata!' })).toBeVisible();
  await page.getByRole('link', { name: 'Vedi le tue consulenze' }).click();

  const card = page.getByRole('article');
  await expect(card.getByText('Prossima')).toBeVisible();
  await expect(card.getByText('Vorrei parlare di preventivi')).toBeVisible();
  await card.getByRole('button', { name: /^Modifica Calendario/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifica Calendario' });
  await pickDay(page, second);
  await expect(dialog.getByText(`Data selezionata: ${second.split('-').reverse().join('/')}`)).toBeVisible();
  await pickTime(page, '11:00');
  await dialog.getByRole('button', { name: 'Sposta la consulenza' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('11:00')).toBeVisible();
  expect((await upcoming(person)).map(({ day, time }) => [day, time])).toEqual([[second, '11:00']]);
  expect((await mailTo(server, person.email, 'booking-moved')).calendar).toContain('SEQUENCE:1');

  await card.getByRole('button', { name: /^Annulla consulenza/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla consulenza' }).click();
  await expect(card.getByText('Annullata')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  expect(await upcoming(person)).toEqual([]);
  await page.context().close();
});

test('far away, on a phone and by keyboard: one’s own clock, with Rome’s beside it', async ({ browser }) => {
  const { page, person } = await customer(browser, {
    timezoneId: 'America/New_York',
    viewport: { width: 390, height: 844 },
  });
  const day = (await calendar(person)).slice(5).find(({ free }) => free > 4)?.day ?? '';
  await page.goto(`${server.url}/consultation-booking?day=${day}`);
  const radio = page.getByRole('radio').first();
  await radio.focus();
  await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
  // Nine in Rome, at the start of the day's work.
  await expect(page.locator('label', { has: page.locator('input:checked') })).toHaveText(
    /^0[2-4]:00.*09:00 a Roma$/,
  );
  await expect(page.getByText('da te (America/New_York)')).toBeVisible();
  await page.getByRole('button', { name: 'Conferma Prenotazione' }).press('Enter');
  await expect(page.getByText(/alle 09:00 \(ora di Roma\)/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.context().close();
});

test('a time that goes to somebody else meanwhile disappears, and the rest stays', async ({ browser }) => {
  const { page, person } = await customer(browser);
  const rival = await signUp(server);
  const day = (await calendar(person)).slice(12).find(({ free }) => free > 4)?.day ?? '';
  await page.goto(`${server.url}/consultation-booking?day=${day}`);
  await expect(page.getByRole('radio', { name: '09:00' })).toBeVisible();
  const api = client(server);
  const slots = await api.get<{ data: { id: string }[] }>(`/bookings/slots?day=${day}`, {
    token: rival.token,
  });
  await api.post(
    '/bookings',
    { slotId: slots.body.data[0]?.id },
    { token: rival.token, headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  await expect(page.getByRole('radio', { name: '09:00' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: '10:00' })).toBeVisible();
  await page.context().close();
});
