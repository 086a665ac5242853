import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { fontAt } from './font-files.js';

/** The headless shell is the same engine without the browser around it. */
const executablePath = [
  process.env.HEADLESS_SHELL_PATH,
  '/usr/bin/chromium-headless-shell',
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((candidate) => candidate && fs.existsSync(candidate));

/** Every test of a session's suites, with its file, as the summary of all suites reads them. */
const testsOf = (file, { tests, suites }, above = '') => [
  ...tests.map(({ name, duration, passed, skipped, error }) => ({
    file,
    title: `${above}${name}`,
    milliseconds: duration ?? 0,
    skipped,
    error: passed || skipped ? null : (error?.message ?? 'failed'),
  })),
  ...suites.flatMap((suite) => testsOf(file, suite, `${above}${suite.name} › `)),
];

/** Writes what the tests gave as JSON, for `npm test`. */
const jsonReporter = (outputFile) => ({
  onTestRunFinished: ({ sessions }) => {
    const root = fileURLToPath(new URL('..', import.meta.url));
    const all = sessions.flatMap(({ testFile, testResults, errors, passed }) => {
      const file = path.relative(root, testFile);
      const tests = testResults ? testsOf(file, testResults) : [];
      // A page that broke without a failing test is a failure all the same.
      return passed || tests.some(({ error }) => error !== null)
        ? tests
        : [
            ...tests,
            {
              file,
              title: '(the whole file)',
              milliseconds: 0,
              error: errors[0]?.message ?? 'did not finish',
            },
          ];
    });
    const skipped = all.filter((test) => test.skipped).length;
    fs.mkdirSync(path.dirname(outputFile), { recursive: true });
    fs.writeFileSync(outputFile, JSON.stringify({ skipped, tests: all.filter((test) => !test.skipped) }));
  },
});

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
  reporters: [
    defaultReporter(),
    ...(process.env.WIDGET_REPORT ? [jsonReporter(process.env.WIDGET_REPORT)] : []),
  ],
  testFramework: { config: { timeout: 15_000 } },
};
