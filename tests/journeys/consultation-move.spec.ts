import { expect, test } from '@playwright/test';
import { axe } from '../support/axe';
import { signUp } from '../support/client';
import { consultationsOf } from '../support/consultations';
import { mailTo } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

/** Somebody cannot make it, opens the link of the mail on a phone where nobody is signed in, and moves the consultation. */
let server: CmsServer;
test.beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
});
test.afterAll(() => server?.stop());

const bookedByMail = async () => {
  const person = await signUp(server);
  const booking = await consultationsOf(server).book(person);
  const { links } = await mailTo(server, person.email, 'booking-confirmed');
  return { person, booking, link: links.find((each) => each.includes('/consultation-move#')) ?? '' };
};

test('a consultation is moved by the link of its mail, by keyboard, on a phone', async ({ browser }) => {
  const { person, booking, link } = await bookedByMail();
  const context = await browser.newContext({
    locale: 'it-IT',
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Sposta la tua consulenza' })).toBeVisible();
  await expect(page.getByText(`${booking.time} (ora di Roma)`)).toBeVisible();
  const times = page.getByRole('radio');
  await expect(times.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect((await axe(page).analyze()).violations).toEqual([]);
  await times.first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Sposta la consulenza' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Consulenza spostata' })).toBeFocused();
  const moved = await mailTo(server, person.email, 'booking-moved');
  expect(moved.calendar).toContain('SEQUENCE:1\r\n');
  await context.close();
});

test('when it is too late the page says so, and what else can be done', async ({ page }) => {
  const { booking, link } = await bookedByMail();
  await consultationsOf(server).beginsIn(booking, 20);
  await page.goto(link);
  await expect(page.getByText('È troppo tardi per spostarla')).toBeVisible();
  await expect(page.getByText(/Puoi comunque partecipare.*scrivi a .+@/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sposta la consulenza' })).toHaveCount(0);
});

test('a link that was cut off leads to the sign-in', async ({ page }) => {
  const { link } = await bookedByMail();
  await page.goto(link.slice(0, -4));
  await expect(page.getByText('Questo link non vale più')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Accedi alle tue consulenze' })).toBeVisible();
});
