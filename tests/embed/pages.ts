import { expect, test, type Locator, type Page } from '@playwright/test';
import { startOfficina, startShop, type Officina, type Site } from './servers';

/** What a page complained of: exceptions, and errors in its console. */
export const problemsOf = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
};

/** An address's path without the hash of its file. */
export const plainPath = (path: string): string => path.replace(/-[\w-]{8}\.js$/, '.js');

/** Customers' pages of one spec file, and the server behind their widgets. */
export interface Town {
  officina: Officina;
  /** Opens a page made of this rest of a document (from within its head on); answers what it complained of. */
  visit(page: Page, html: string, headers?: Record<string, string>): Promise<string[]>;
  /** Serves a site for the rest of this test. */
  shop(html: (path: string) => string, headers?: Record<string, string>): Promise<Site>;
}

/** To be called once, at the top of a spec file. */
export const settle = (options: Parameters<typeof startOfficina>[0] = {}): Town => {
  const town = {} as Town;
  const sites: Site[] = [];
  town.shop = async (html, headers) => {
    const site = await startShop(html, headers);
    sites.push(site);
    return site;
  };
  town.visit = async (page, html, headers) => {
    const { origin } = await town.shop(
      () => `<!doctype html><html lang="it"><head><title>Bottega</title>${html}</html>`,
      headers,
    );
    const problems = problemsOf(page);
    await page.goto(origin);
    return problems;
  };
  test.beforeAll(async () => {
    town.officina = await startOfficina(options);
  });
  test.afterEach(async () => {
    await Promise.all(sites.splice(0).map((site) => site.close()));
    town.officina.reset();
  });
  test.afterAll(() => town.officina.close());
  return town;
};

/** The bubble of the closed chat. */
export const bubbleIn = (page: Pick<Page, 'getByRole'>): Locator =>
  page.getByRole('button', { name: 'Apri la chat: Giulia' });

/** Opens the chat as a mouse does. */
export const open = async (page: Pick<Page, 'getByRole'>): Promise<void> => {
  await bubbleIn(page).click();
  await expect(page.getByRole('textbox')).toBeFocused();
};

/** Says something in the open chat, and waits for the reply. */
export const ask = async (
  page: Page,
  question = 'Quando spedite?',
  reply: string | RegExp = 'Spediamo in 24 ore',
): Promise<void> => {
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText(reply);
  await expect(log, 'words, and not how they travel').not.toContainText(/data:|"type"/);
};

/** What a visitor does: opens by keyboard, asks, reads, closes. */
export const converse = async (page: Page): Promise<void> => {
  const bubble = bubbleIn(page);
  await bubble.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Scrivi un messaggio...' })).toBeFocused();
  await ask(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bubble).toBeFocused();
};

/** Where an element is; it is an error when it is nowhere. */
export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not drawn');
  return box;
};

/** Everything in the page, shadow roots included, that can take the keyboard, in CSS pixels. */
export const stops = (
  page: Page,
): Promise<{ name: string; width: number; height: number; inside: boolean }[]> =>
  page.evaluate(() => {
    const found: { name: string; width: number; height: number; inside: boolean }[] = [];
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.matches('button, a[href], input, textarea, select') && element.checkVisibility()) {
          const { x, y, width, height } = element.getBoundingClientRect();
          const name =
            element.ariaLabel ?? element.getAttribute('placeholder') ?? element.textContent?.trim() ?? '';
          const inside = x >= -1 && y >= -1 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1;
          found.push({ name: name.replace(/\s+/g, ' '), width, height, inside });
        }
        if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    look(document);
    return found;
  });
