import { expect, test, type Page } from '@playwright/test';
import { ask, boxOf, bubbleIn, open, settle, stops } from './pages';
import { snippet } from './servers';

const town = settle();
test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const visit = (page: Page, html = '') =>
  town.visit(page, `${VIEWPORT}</head><body>${html}${snippet(town.officina, 'a')}`);

/** Stands in for the part of the screen that the keyboard leaves: the test says how much that is. */
const withKeyboard = async (page: Page) => {
  await page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: viewport });
  });
  return (height: number, offsetTop = 0) =>
    page.evaluate(
      (state) => {
        const viewport = Object.assign(window.visualViewport ?? new EventTarget(), state);
        viewport.dispatchEvent(new Event('resize'));
        viewport.dispatchEvent(new Event('scroll'));
      },
      { height, offsetTop },
    );
};

test('it fills the screen, with every control within reach of a finger', async ({ page }) => {
  await visit(page);
  await bubbleIn(page).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await boxOf(page.getByRole('dialog'))).toEqual({ x: 0, y: 0, width: 390, height: 780 });
  const list = await stops(page);
  for (const { name, inside } of list.filter(({ name }) => !name.startsWith('Apri la chat')))
    expect(inside, name).toBe(true);
});

test('the keyboard covers nothing: header, newest message and field move into what is left', async ({
  page,
}) => {
  const keyboard = await withKeyboard(page);
  await visit(page, '<div style="height: 4000px"></div>');
  await open(page);
  await ask(page);
  await keyboard(380, 60);
  await expect.poll(async () => (await boxOf(page.getByRole('dialog'))).height).toBe(380);
  const panel = await boxOf(page.getByRole('dialog'));
  expect(panel.y).toBe(60);
  for (const element of [
    page.getByRole('button', { name: 'Chiudi la chat' }),
    page.getByRole('textbox'),
    page.getByText('Spediamo in'),
  ]) {
    const { y, height } = await boxOf(element);
    expect(y).toBeGreaterThanOrEqual(60);
    expect(y + height).toBeLessThanOrEqual(440);
  }
  await keyboard(780);
  await expect.poll(async () => (await boxOf(page.getByRole('dialog'))).height).toBe(780);
});

test('its letters are large enough that a phone does not zoom in on the field', async ({ page }) => {
  await visit(page);
  await open(page);
  const size = await page
    .getByRole('textbox')
    .evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
});

test('the page behind stays where it was, and gets its scrolling back', async ({ page }) => {
  await visit(page, '<div style="height: 4000px"></div>');
  await page.evaluate(() => scrollTo(0, 1200));
  await open(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(1200);
  await page.evaluate(() => scrollTo(0, 1300));
  expect(await page.evaluate(() => scrollY)).toBe(1300);
});

test('after a change of page the visitor sees the page, and the chat one tap away', async ({ page }) => {
  await visit(page);
  await open(page);
  await ask(page);
  await page.reload();
  await expect(bubbleIn(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('turned on its side it is still whole', async ({ page }) => {
  await visit(page);
  await open(page);
  await page.setViewportSize({ width: 640, height: 330 });
  await expect.poll(async () => (await boxOf(page.getByRole('dialog'))).width).toBe(640);
  // The chat follows the new size a moment after the page has it.
  for (const name of ['Chiudi la chat', 'Invia', 'Scrivi un messaggio...'])
    await expect
      .poll(async () => (await stops(page)).find((stop) => stop.name === name)?.inside, { message: name })
      .toBe(true);
});
