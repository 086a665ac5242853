import { existsSync } from 'node:fs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import components from '../site/vite.storybook.config.ts';

const root = path.dirname(import.meta.dirname);

/** The headless shell is the same engine without the browser around it. */
const executablePath = [
  process.env.HEADLESS_SHELL_PATH,
  '/usr/bin/chromium-headless-shell',
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((candidate) => candidate && existsSync(candidate));

/** Every story is drawn, its interactions are played, and axe looks at what is then on the screen. */
export default mergeConfig(
  components,
  defineConfig({
    root,
    cacheDir: path.join(root, '.cache/storybook-vitest'),
    // Found while stories run, they would draw the page anew in the middle of one.
    optimizeDeps: {
      include: ['axios', 'dayjs', 'dompurify', 'marked', 'minisearch', 'sonner', 'uqr', 'zundo', 'zustand'],
    },
    plugins: [storybookTest({ configDir: import.meta.dirname })],
    test: {
      name: 'stories',
      // One page for all of them: a new one for each file would cost more than the stories.
      isolate: false,
      fileParallelism: false,
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            ...(executablePath ? { executablePath } : {}),
            args: ['--no-sandbox', '--disable-gpu'],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
