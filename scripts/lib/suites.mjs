// @ts-check
import path from 'node:path';
import { npm, root } from './run.mjs';
import { nothingToCount, readPlaywrightReport, readVitestReport, readWidgetReport } from './test-reports.mjs';

/** Where suites leave their reports and what they printed. */
export const reportsFolder = path.join(root, '.tmp/reports');

/** Where the suites of a run keep the first start that their servers begin with a copy of. */
export const templatesFolder = path.join(root, '.tmp/templates');

/**
 * - `fast`: what `npm test` runs, on every change.
 * - `all`: what `npm run test:all` runs: every spec on both databases, under the timings of production.
 * @typedef {'fast' | 'all'} Scope
 */

/**
 * @typedef {{
 *   name: string,
 *   command: string[],
 *   cwd?: string,
 *   env?: NodeJS.ProcessEnv,
 *   after: string[],
 *   cores: number,
 *   inputs: string[],
 *   scopes: Scope[],
 *   report: () => import('./test-reports.mjs').Report,
 *   recheck?: 'files' | 'whole',
 * }} Suite
 * `after` names the steps of preparation that it needs; `inputs` are the files and folders that decide its result; `recheck` is what
 * of it can run once more after a failure: the failing files, or only the whole.
 */

const LOCKS = [
  'package.json',
  'package-lock.json',
  'cms/package.json',
  'cms/package-lock.json',
  'tsconfig.json',
];
const SERVER = [
  'cms/src',
  'cms/config',
  'cms/database',
  'cms/public',
  'cms/tsconfig.json',
  'cms/tsconfig.build.json',
];
const SITE = ['site/src', 'site/public', 'site/index.html', 'site/vite.config.ts', 'site/vitest.config.ts'];
const WIDGET = ['sdk/src', 'sdk/web-test-runner.config.js', 'sdk/font-files.js', 'rollup.config.ts'];
const PRODUCT = [...SERVER, ...SITE, ...WIDGET];
const TESTS = ['tests/support', 'tests/vitest.config.ts', 'tests/playwright.config.ts', 'tests/package.json'];

/** @param {string} name */
const json = (name) => path.join(reportsFolder, `${name}.json`);

/** @param {string} name @param {string[]} args */
const vitest = (name, args = []) => [
  'npx',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${json(name)}`,
  ...args,
];
const API = ['--config', 'tests/vitest.config.ts'];
const COMPILED = { CMS_DIST: path.join(root, 'cms/dist') };
const REAL = { TEST_REAL_TIMINGS: 'true' };

const INSTALLED = ['install root', 'install server'];
const BUILT = ['build site', 'compile server'];
const PDS = 'install Bluesky’s server';

/**
 * Every suite there is. The order is that of their start: what takes longest and needs least goes first.
 * @type {Suite[]}
 */
export const SUITES = [
  {
    name: 'site units',
    command: vitest('site'),
    cwd: path.join(root, 'site'),
    after: ['build widget'],
    cores: 1,
    inputs: [...LOCKS, ...SITE, 'cms/src/contract', 'sdk/src'],
    scopes: ['fast', 'all'],
    recheck: 'files',
    report: () => readVitestReport(json('site')),
  },
  {
    name: 'widget in Chromium',
    command: [npm, 'test', '-w', 'sdk'],
    env: { WIDGET_REPORT: json('widget') },
    after: ['install root', 'find Chromium'],
    cores: 1,
    inputs: [...LOCKS, ...WIDGET, 'cms/src/contract'],
    scopes: ['fast', 'all'],
    recheck: 'whole',
    report: () => readWidgetReport(json('widget')),
  },
  {
    name: 'stories in Chromium',
    command: vitest('stories', ['--config', '.storybook/vitest.config.ts']),
    after: ['install root', 'find Chromium', 'build widget'],
    cores: 1,
    inputs: [...LOCKS, ...SITE, ...WIDGET, 'cms/src/contract', '.storybook', 'site/vite.storybook.config.ts'],
    scopes: ['fast', 'all'],
    recheck: 'files',
    report: () => readVitestReport(json('stories')),
  },
  {
    name: 'widget in Firefox',
    command: [npm, 'run', 'test:firefox', '-w', 'sdk'],
    env: { WIDGET_REPORT: json('widget-firefox') },
    after: ['install root', 'find Firefox'],
    cores: 1,
    inputs: [...LOCKS, ...WIDGET, 'cms/src/contract'],
    scopes: ['all'],
    recheck: 'whole',
    report: () => readWidgetReport(json('widget-firefox')),
  },
  {
    name: 'server units',
    command: vitest('cms'),
    cwd: path.join(root, 'cms'),
    after: ['install server'],
    cores: 1,
    inputs: [...LOCKS, ...SERVER, 'cms/bench', 'cms/vitest.config.mts'],
    scopes: ['fast', 'all'],
    recheck: 'files',
    report: () => readVitestReport(json('cms')),
  },
  {
    name: 'lint',
    command: [npm, 'run', 'lint'],
    after: INSTALLED,
    cores: 1,
    inputs: ['.'],
    scopes: ['fast', 'all'],
    report: nothingToCount,
  },
  {
    name: 'types',
    // The server's are checked where it is compiled.
    command: [npm, 'run', 'typecheck:root'],
    after: INSTALLED,
    cores: 1,
    inputs: [...LOCKS, ...PRODUCT, 'cms/bench', 'tests', 'scripts', '.storybook'],
    scopes: ['fast', 'all'],
    report: nothingToCount,
  },
  {
    name: 'api on PostgreSQL',
    command: vitest('postgres', [...API, '--project', 'api']),
    env: { ...COMPILED, TEST_DATABASE: 'postgres' },
    after: [...BUILT, 'build panel', 'find PostgreSQL', PDS],
    cores: 1,
    inputs: [...LOCKS, ...PRODUCT, ...TESTS, 'tests/api'],
    scopes: ['fast', 'all'],
    recheck: 'files',
    report: () => readVitestReport(json('postgres')),
  },
  {
    name: 'api on SQLite',
    command: vitest('sqlite', [...API, '--project', 'api']),
    env: COMPILED,
    after: [...BUILT, 'build panel', PDS],
    cores: 1,
    inputs: [...LOCKS, ...PRODUCT, ...TESTS, 'tests/api'],
    scopes: ['fast', 'all'],
    recheck: 'files',
    report: () => readVitestReport(json('sqlite')),
  },
  {
    name: 'architecture and packages',
    command: vitest('architecture', [...API, '--project', 'structure']),
    after: [...INSTALLED, 'build widget'],
    cores: 1,
    inputs: ['.'],
    scopes: ['fast', 'all'],
    recheck: 'files',
    report: () => readVitestReport(json('architecture')),
  },
  {
    name: 'package in fresh applications',
    command: vitest('apps', [...API, '--project', 'apps']),
    after: ['build widget', 'find Chromium'],
    cores: 2,
    inputs: [
      ...LOCKS,
      ...WIDGET,
      'tests/apps',
      'site/src/features/chatbot-builder/installation/components/guide',
    ],
    scopes: ['all'],
    recheck: 'files',
    report: () => readVitestReport(json('apps')),
  },
  {
    name: 'journeys and hostile pages',
    command: ['npx', 'playwright', 'test', '--config', 'tests/playwright.config.ts'],
    env: { ...COMPILED, NODE_ENV: 'development', PLAYWRIGHT_REPORT: json('playwright') },
    after: [...BUILT, 'build panel', 'find Chromium', PDS],
    cores: 2,
    inputs: [...LOCKS, ...PRODUCT, ...TESTS, 'tests/journeys', 'tests/embed'],
    scopes: ['fast', 'all'],
    recheck: 'files',
    report: () => readPlaywrightReport(json('playwright')),
  },
  {
    name: 'journeys in Firefox',
    command: ['npx', 'playwright', 'test', '--config', 'tests/playwright.firefox.config.ts'],
    env: { ...COMPILED, NODE_ENV: 'development', PLAYWRIGHT_REPORT: json('firefox') },
    after: [...BUILT, 'build panel', 'find Firefox'],
    cores: 1,
    inputs: [...LOCKS, ...PRODUCT, ...TESTS, 'tests/firefox', 'tests/bench/widget', 'tests/embed'],
    scopes: ['all'],
    recheck: 'files',
    report: () => readPlaywrightReport(json('firefox')),
  },
  {
    name: 'smoke of the benchmarks',
    command: ['node', 'scripts/bench.mjs', '--smoke', '--as-built'],
    env: { ...COMPILED, BENCH_REPORT: json('bench') },
    after: [...BUILT, 'build panel', 'find Chromium', 'find PostgreSQL'],
    cores: 1,
    inputs: [...LOCKS, ...PRODUCT, ...TESTS, 'tests/bench', 'cms/bench'],
    scopes: ['all'],
    report: () => readWidgetReport(json('bench')),
  },
];

/**
 * The environment that a suite runs in beyond its own.
 * @param {Scope} scope
 * @returns {NodeJS.ProcessEnv}
 */
export const environmentOf = (scope) => ({
  FORCE_COLOR: '0',
  NODE_ENV: 'test',
  TEST_SCOPE: scope,
  TEST_TEMPLATES_FOLDER: templatesFolder,
  ...(scope === 'all' ? REAL : {}),
});
