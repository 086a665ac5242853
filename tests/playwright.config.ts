import { defineConfig } from '@playwright/test';
import { headlessShellPath } from './support/chromium';

const chromium = headlessShellPath();

/** Journeys through the built product, and the widget on hostile pages, in a real Chromium. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  testMatch: ['journeys/**/*.spec.ts', 'embed/**/*.spec.ts'],
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
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
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
    },
  },
});
