import type { GetBookingCalendar, ListBookings } from '@contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { client, signIn, signUp, type TestUser } from '../support/client';
import { openSession } from '../support/open-session';
import { startCms, type CmsServer } from '../support/start-cms';

/** A second consultant joins, is booked beside the first one, and leaves. */
let server: CmsServer;
test.beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
});
test.afterAll(() => server?.stop());

const pageOf = async (browser: Browser, who: TestUser, width = 1280): Promise<Page> => {
  const context = await browser.newContext({
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  });
  await openSession(context, server, who);
  return context.newPage();
};
const bookTen = async (page: Page, day: string, consultant?: string) => {
  await page.goto(`${server.url}/consultation-booking?day=${day}`);
  if (consultant) await page.getByLabel('Consulente', { exact: true }).selectOption({ label: consultant });
  await page.locator('label', { hasText: /^10:00/ }).click();
  const summary = page.getByRole('region', { name: 'Riepilogo' });
  if (consultant) await expect(summary.getByText(consultant)).toBeVisible();
  await page.getByRole('button', { name: 'Conferma Prenotazione' }).click();
  await expect(page.getByRole('heading', { name: 'Prenotazione confermata!' })).toBeVisible();
};
const upcoming = async ({ token }: TestUser) =>
  (await client(server).get<ListBookings['response']>('/bookings', { token })).body.data;

test('a consultant is added, booked at the same hour as another, sent on leave and deactivated', async ({
  browser,
}) => {
  const admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  const [anna, luca] = [await signUp(server), await signUp(server)];
  const { token } = anna;
  const { days } = (await client(server).get<GetBookingCalendar['response']>('/bookings/calendar', { token }))
    .body.data;
  const day = days.slice(5).find(({ free }) => free > 4)?.day ?? '';

  const alone = await pageOf(browser, anna);
  await alone.goto(`${server.url}/consultation-booking?day=${day}`);
  await expect(alone.locator('label', { hasText: /^10:00/ })).toBeVisible();
  await expect(alone.getByLabel('Consulente', { exact: true })).toHaveCount(0);

  const desk = await pageOf(browser, admin);
  await desk.goto(`${server.url}/admin?tab=bookings&view=consultants`);
  await desk.getByRole('button', { name: 'Aggiungi consulente' }).click();
  const form = desk.getByRole('dialog', { name: 'Aggiungi consulente' });
  await form.getByLabel(/^Nome/).fill('Bianca Neri');
  await form.getByLabel(/^Email/).fill('bianca@consulenti.test');
  await form.getByRole('button', { name: 'Aggiungi consulente' }).click();
  await expect(form).toBeHidden();
  const cards = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { level: 3 }) });
  await expect(cards).toHaveCount(2);

  await bookTen(alone, day, 'Bianca Neri');
  const phone = await pageOf(browser, luca, 390);
  await bookTen(phone, day);
  const [hers, his] = [(await upcoming(anna))[0], (await upcoming(luca))[0]];
  expect(his?.startsAt).toBe(hers?.startsAt);
  expect([hers?.consultant.name, his?.consultant.name]).toEqual(['Bianca Neri', 'Officina']);

  await desk.getByRole('button', { name: 'Assenze di Bianca Neri' }).click();
  const absences = desk.getByRole('dialog', { name: 'Assenze di Bianca Neri' });
  await absences.getByLabel('Dal').fill(day);
  await absences.getByRole('button', { name: 'Aggiungi assenza' }).click();
  await expect(
    absences.getByText('1 consulenza prenotata in questi giorni resta in programma'),
  ).toBeVisible();
  await desk.keyboard.press('Escape');

  await desk.getByRole('button', { name: 'Disattiva Bianca Neri' }).click();
  const leaving = desk.getByRole('dialog', { name: 'Disattivare Bianca Neri?' });
  await expect(leaving.getByText(/1 consulenza già prenotata resta in programma/)).toBeVisible();
  await leaving.getByRole('button', { name: 'Disattiva' }).click();
  await expect(desk.getByText('Non attivo')).toBeVisible();
  expect((await upcoming(anna))[0]?.status).toBe('upcoming');
});
