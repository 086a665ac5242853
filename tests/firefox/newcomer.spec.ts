import { expect, test } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { sharedCms } from '../support/shared-cms';
import { launchFirefox } from './launch-firefox';

/** From the first page to the first answer, in Firefox. */
let firefox: Browser;
test.beforeAll(async () => {
  firefox = await launchFirefox();
});
test.afterAll(() => firefox?.close());

test('a newcomer registers, asks the assistant, and finds the answer again after a reload', async () => {
  const server = sharedCms();
  const page = await firefox.newPage();
  const byName = (name: string, role: string) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
  const fill = (name: string, text: string) => byName(name, 'textbox').fill(text);

  await page.goto(`${server.url}/signup`);
  await fill('Nome completo', 'Emma Fornai');
  await fill('Email', `${Math.random().toString(36).slice(2, 12)}@clienti.test`);
  await page.locator('input[name=password]').fill('pane-e-burro-ogni-giorno');
  await page.locator('input[name=confirmation]').fill('pane-e-burro-ogni-giorno');
  await byName('Registrati', 'button').click();
  await page.locator('::-p-text(Benvenuto Emma Fornai!)').wait();

  await page.goto(`${server.url}/chat`);
  await fill(
    'Scrivi un messaggio...',
    'Vendo torte a 12 €, mi costano 7 €, spese fisse 1.000 €: quante per andare in pari?',
  );
  await page.keyboard.press('Enter');
  const reply = 'article[data-from=assistant]';
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent.includes('200'),
    {},
    reply,
  );
  await page.waitForFunction(() => /\/chat\/[\w-]+$/.test(location.pathname));
  await page.reload();
  await page.locator(reply).wait();
  expect(await page.$eval(reply, ({ textContent }) => textContent)).toContain('200');
});
