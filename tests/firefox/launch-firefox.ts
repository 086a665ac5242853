import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { TableBrowser, TablePage } from '../bench/widget/behaviour';

/**
 * Debian's Firefox, driven over WebDriver BiDi by Puppeteer: Playwright's own protocol is not in it, and its BiDi asks for
 * commands that Firefox ESR does not know yet.
 */
export const launchFirefox = (): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
  });

const tablePageOf = (page: Page): TablePage => ({
  keyboard: { press: (key) => page.keyboard.press(key as Parameters<typeof page.keyboard.press>[0]) },
  mouse: { click: (x, y) => page.mouse.click(x, y) },
  on: (event: 'request' | 'console', listener: never) => page.on(event, listener),
  addInitScript: (script, arg) => page.evaluateOnNewDocument(script, arg),
  goto: (url) => page.goto(url),
  evaluate: <Result>(look: (arg: string) => Result, arg = '') => page.evaluate(look, arg) as Promise<Result>,
  waitForFunction: (look, _arg, options) => page.waitForFunction(look, options),
  waitForLoadState: () => page.waitForNetworkIdle(),
});

/** Firefox as the behaviour table asks for it: each context has its own storage, and its page is in front. */
export const tableBrowserOf = (firefox: Browser): TableBrowser => ({
  newContext: async ({ viewport }) => {
    const context = await firefox.createBrowserContext();
    return {
      newPage: async () => {
        const page = await context.newPage();
        await page.setViewport(viewport);
        await page.bringToFront();
        return tablePageOf(page);
      },
      close: () => context.close(),
    };
  },
});
