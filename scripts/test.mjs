// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build, install } from './lib/prepare.mjs';
import { checkNode, explainAndExit, npm, root, run, seconds } from './lib/run.mjs';
import { ensureChromium, ensurePostgres } from './lib/system.mjs';

/**
 * Runs every test there is and prints one summary. `npm test -- site api` runs only the suites whose name contains a word.
 */
checkNode();
const began = Date.now();
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const reports = path.join(root, '.tmp/reports');

/**
 * What a suite counted. `names` are the tests that failed, or passed only when tried again: the summary repeats them,
 * because whoever reads a long run reads its end.
 * @typedef {{ passed: number, failed: number, skipped: number, names?: string[] }} Count
 */
/** @typedef {{ name: string, count: Count, ok: boolean, milliseconds: number, output: string }} Result */

/** @param {string | undefined} message */
const firstLine = (message) => stripVTControlCharacters(message ?? '').split('\n', 1)[0] ?? '';

/** @param {string} file @returns {Count} */
const countVitest = (file) => {
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  // A file that could not be collected holds no test, but it is a failure all the same.
  const broken = report.testResults.filter(
    (/** @type {any} */ suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length;
  const names = report.testResults.flatMap((/** @type {any} */ suite) => {
    const file = path.relative(root, suite.name);
    if (suite.status === 'failed' && suite.assertionResults.length === 0) return [file];
    // A test that passed keeps the failure of its first attempt.
    return suite.assertionResults
      .filter((/** @type {any} */ test) => test.failureMessages.length > 0)
      .map(
        (/** @type {any} */ test) =>
          `${file} › ${test.fullName}: ${test.status === 'failed' ? '' : 'passed when tried again, after '}${firstLine(test.failureMessages[0])}`,
      );
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
    names,
  };
};

/** @param {string} file @returns {Count} */
const countPlaywright = (file) => {
  const { stats, suites } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const words = { unexpected: 'failed', flaky: 'passed when tried again' };
  /** @param {any} suite @returns {string[]} */
  const named = (suite) => [
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests
        .filter((/** @type {any} */ test) => test.status in words)
        .map(
          (/** @type {any} */ test) =>
            `${spec.file} › ${spec.title}: ${words[/** @type {keyof typeof words} */ (test.status)]}`,
        ),
    ),
    ...(suite.suites ?? []).flatMap(named),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    names: suites.flatMap(named),
  };
};

/** @param {string} output @returns {Count} */
const countWebTestRunner = (output) => {
  const plain = stripVTControlCharacters(output);
  const line = [...plain.matchAll(/(\d+) passed, (\d+) failed(?:, (\d+) skipped)?/g)].at(-1);
  return { passed: Number(line?.[1] ?? 0), failed: Number(line?.[2] ?? 0), skipped: Number(line?.[3] ?? 0) };
};

const main = async () => {
  console.log('\nGetting ready for the tests.\n');
  await install();
  const chromium = await ensureChromium();
  await ensurePostgres();
  await build();
  fs.rmSync(reports, { recursive: true, force: true });
  fs.mkdirSync(reports, { recursive: true });

  const env = { ...process.env, CHROMIUM_PATH: chromium, FORCE_COLOR: '0', NODE_ENV: 'test' };
  /** @param {string} name */
  const json = (name) => path.join(reports, `${name}.json`);
  /** @param {string} name @param {string[]} args */
  const vitest = (name, args) => [
    'npx',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${json(name)}`,
    ...args,
  ];
  const api = ['--config', 'tests/vitest.config.ts'];

  /** @type {{ name: string, command: string[], cwd?: string, env?: NodeJS.ProcessEnv, count: (output: string) => Count }[]} */
  const suites = [
    { name: 'lint', command: [npm, 'run', 'lint'], count: () => ({ passed: 0, failed: 0, skipped: 0 }) },
    {
      name: 'types',
      command: [npm, 'run', 'typecheck'],
      count: () => ({ passed: 0, failed: 0, skipped: 0 }),
    },
    {
      name: 'server units',
      command: vitest('cms', []),
      cwd: path.join(root, 'cms'),
      count: () => countVitest(json('cms')),
    },
    {
      name: 'site units',
      command: vitest('site', []),
      cwd: path.join(root, 'site'),
      count: () => countVitest(json('site')),
    },
    { name: 'widget in Chromium', command: [npm, 'test', '-w', 'sdk'], count: countWebTestRunner },
    {
      name: 'api and architecture on SQLite',
      command: vitest('sqlite', api),
      env: { CMS_DIST: path.join(root, 'cms/dist') },
      count: () => countVitest(json('sqlite')),
    },
    {
      name: 'api on PostgreSQL',
      command: vitest('postgres', [...api, '--exclude', 'architecture/**', '--exclude', 'packages/**']),
      env: { CMS_DIST: path.join(root, 'cms/dist'), TEST_DATABASE: 'postgres' },
      count: () => countVitest(json('postgres')),
    },
    {
      name: 'journeys and hostile pages',
      command: ['npx', 'playwright', 'test', '--config', 'tests/playwright.config.ts'],
      env: { CMS_DIST: path.join(root, 'cms/dist'), NODE_ENV: 'development' },
      count: () => countPlaywright(path.join(root, '.tmp/playwright.json')),
    },
  ];

  /** @type {Result[]} */
  const results = [];
  for (const suite of suites) {
    if (wanted.length > 0 && !wanted.some((word) => suite.name.includes(word))) continue;
    const start = Date.now();
    console.log(`\n── ${suite.name} ──────────────────────────────────────────`);
    const [command = npm, ...args] = suite.command;
    const { code, output } = await run(command, args, {
      cwd: suite.cwd ?? root,
      env: { ...env, ...suite.env },
      show: true,
    });
    /** @type {Count} */
    let count = { passed: 0, failed: 0, skipped: 0 };
    try {
      count = suite.count(output);
    } catch {
      count.failed = 1;
    }
    // A suite that fails without a failing test (a crash, a lint error) counts as one failure.
    if (code !== 0 && count.failed === 0) count.failed = 1;
    results.push({ name: suite.name, count, ok: code === 0, milliseconds: Date.now() - start, output });
  }

  const total = { passed: 0, failed: 0, skipped: 0 };
  console.log('\n── summary ─────────────────────────────────────────────\n');
  for (const { name, count, ok, milliseconds } of results) {
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
    const detail =
      count.passed + count.failed > 0
        ? `${count.passed} passed, ${count.failed} failed`
        : ok
          ? 'clean'
          : 'failed';
    console.log(`  ${ok ? '✓' : '✗'} ${name.padEnd(34)} ${detail.padEnd(26)} ${seconds(milliseconds)}`);
    for (const test of count.names ?? []) console.log(`      ${test}`);
  }
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (failed.length > 0)
    console.log(`\n  Failed: ${failed.join(', ')}. Run one alone with: npm test -- "${failed[0]}"`);
  console.log(`\n  All in ${seconds(Date.now() - began)}\n`);
  console.log(
    `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  process.exit(failed.length > 0 ? 1 : 0);
};

main().catch(explainAndExit);
