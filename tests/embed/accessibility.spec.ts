import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { snippet, startOfficina, startShop, type Officina, type Site } from './servers';

let officina: Officina;
let shop: Site;

test.beforeAll(async () => {
  officina = await startOfficina();
  shop = await startShop(
    () =>
      `<!doctype html><html lang="it"><head><title>Bottega</title></head><body><main><h1>Bottega</h1></main>${snippet(officina, 'a')}</body></html>`,
  );
});
test.afterAll(async () => {
  await shop.close();
  await officina.close();
});

const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

for (const [name, viewport] of [
  ['desktop', { width: 1200, height: 800 }],
  ['phone', { width: 390, height: 780 }],
  ['320 px', { width: 320, height: 480 }],
] as const)
  test(`${name}: invitation, open chat, reply and request for a person have no violation`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(shop.origin);
    await expect(page.getByRole('button', { name: 'Hai bisogno di aiuto?' })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Apri la chat: Giulia' }).click();
    await expect(page.getByRole('textbox')).toBeFocused();
    expect(await violations(page)).toEqual([]);

    await page.keyboard.type('Quando spedite?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText('Spediamo in 24 ore');
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Parla con una persona' }).click();
    await page.getByRole('button', { name: 'Invia richiesta' }).click();
    await expect(page.getByText('Inserisci un indirizzo e-mail valido.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect(page.getByText('Assistente AI')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
