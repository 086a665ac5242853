import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** What is tried in a second browser; each test brings Firefox itself. */
export default defineConfig({
  ...base,
  projects: [{ name: 'Firefox', testMatch: ['firefox/**/*.spec.ts'] }],
  workers: 1,
});
