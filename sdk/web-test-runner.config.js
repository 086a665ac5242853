import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { fontAt } from './font-files.js';

const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((candidate) => candidate && fs.existsSync(candidate));

/** The elements in a real Chromium: shadow roots, focus, adopted stylesheets and animation frames are the subject. */
export default {
  files: 'src/**/*.test.ts',
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  nodeResolve: { exportConditions: ['browser', 'production'] },
  plugins: [
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)),
    }),
  ],
  // The fonts of chatbots, as the widget's server would send them.
  middleware: [
    (context, next) => {
      const font = fontAt(context.path);
      if (!font) return next();
      context.type = 'font/woff2';
      context.body = fs.createReadStream(font);
    },
  ],
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] },
    }),
  ],
  // Focus belongs to one page at a time.
  concurrency: 1,
  testsFinishTimeout: 180_000,
  testFramework: { config: { timeout: 15_000 } },
};
