import { defineConfig } from '@playwright/test';
import { chromiumPath, headlessShellPath } from './support/chromium';

const launched = (executablePath: string | undefined) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--host-resolver-rules=MAP *.esempio.test 127.0.0.1',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** What only the whole browser has: pages that it keeps for going back, and stores of a frame by the page around it. */
const OF_THE_BROWSER = ['journeys/back-at-once.spec.ts', 'embed/storage.spec.ts'];

/** Journeys through the built product, and the widget on hostile pages, in a real Chromium. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? '../.tmp/playwright.json' }]],
  outputDir: '../.tmp/playwright',
  use: {
    browserName: 'chromium',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'Chromium',
      testMatch: OF_THE_BROWSER,
      use: { launchOptions: launched(chromiumPath()) },
    },
    {
      name: 'its headless shell',
      testMatch: ['journeys/**/*.spec.ts', 'embed/**/*.spec.ts'],
      testIgnore: OF_THE_BROWSER,
      use: { launchOptions: launched(headlessShellPath()) },
    },
  ],
});
