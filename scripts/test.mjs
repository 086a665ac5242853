// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  buildPanel,
  buildSite,
  buildWidget,
  compileServer,
  installPds,
  installRoot,
  installServer,
} from './lib/prepare.mjs';
import { checkNode, explainAndExit, printFailure, root, run, seconds } from './lib/run.mjs';
import { schedule } from './lib/schedule.mjs';
import { fingerprint, lastResult, rememberResult } from './lib/stamps.mjs';
import { environmentOf, reportsFolder, SUITES, templatesFolder } from './lib/suites.mjs';
import { ensureChromium, ensureFirefox, ensurePostgres } from './lib/system.mjs';

/**
 * Runs the tests side by side and prints one summary.
 *
 *     npm test                   what every change must pass; a suite whose inputs are unchanged since it passed is not run again
 *     npm test -- site api       only the suites whose name contains one of the words
 *     npm test -- --fresh        every suite, whatever passed before (as continuous integration does)
 *     npm test -- --recheck      what failed runs once more, alone: what passes then is named as unstable and does not fail the run
 *     npm run test:all           every spec on both databases, under the timings of production
 */
checkNode();
const began = Date.now();
const args = process.argv.slice(2);
const wanted = args.filter((word) => !word.startsWith('-'));
/** @type {import('./lib/suites.mjs').Scope} */
const scope = args.includes('--all') ? 'all' : 'fast';
const isFresh = args.includes('--fresh') || scope === 'all' || Boolean(process.env.CI);
/** Unstable tests are faults to mend, and named as such; they need not hold back changes that have no part in them. */
const isRechecked = args.includes('--recheck');
/** More failing files than this are a broken change, not an unstable test. */
const RECHECKED_FILES = 6;
/** Lines of a failed suite's output that are shown; its file has them all. */
const SHOWN_LINES = 150;
const SLOWEST = 20;

/** @typedef {import('./lib/suites.mjs').Suite} Suite */
/** @typedef {import('./lib/test-reports.mjs').Report} Report */
/** @typedef {import('./lib/test-reports.mjs').TestResult} TestResult */
/**
 * `cpuSeconds`: what the suite took of processors, which other suites beside it do not change much, as they do its time.
 * @typedef {{ suite: Suite, report: Report, ok: boolean, milliseconds: number, cpuSeconds: number, cached: boolean, unstable: TestResult[] }} Result
 */

const suites = SUITES.filter(
  ({ name, scopes }) =>
    scopes.includes(scope) && (wanted.length === 0 || wanted.some((word) => name.includes(word))),
);

/**
 * The steps before the suites: name, what it comes after, the work, and the cores that it keeps busy where that is not one: a package
 * manager mostly waits for the network.
 * @type {[string, string[], () => Promise<unknown>, number?][]}
 */
const STEPS = [
  ['install server', [], installServer],
  ['install root', [], installRoot],
  ['install Bluesky’s server', ['install server'], installPds],
  ['build widget', ['install root'], buildWidget],
  ['build site', ['build widget'], buildSite],
  ['compile server', ['install server'], compileServer],
  ['build panel', ['compile server'], buildPanel],
  ['find Chromium', [], ensureChromium, 0],
  // One package manager at a time.
  ['find PostgreSQL', ['find Chromium'], ensurePostgres, 0],
  ['find Firefox', ['find PostgreSQL'], ensureFirefox, 0],
];

/** Only the steps that the wanted suites need. */
const neededSteps = () => {
  /** @type {Set<string>} */
  const needed = new Set();
  const need = (/** @type {string} */ name) => {
    if (needed.has(name)) return;
    needed.add(name);
    STEPS.find(([step]) => step === name)?.[1].forEach(need);
  };
  suites.flatMap(({ after }) => after).forEach(need);
  return STEPS.filter(([name]) => needed.has(name));
};

/** @type {Result[]} */
const results = [];

/**
 * Runs a suite's command and reads its report.
 * @param {Suite} suite @param {string[]} files Only these; all when there are none.
 * @returns {Promise<{ report: Report, ok: boolean, output: string, log: string, cpuSeconds: number }>}
 */
const execute = async (suite, files = []) => {
  const { name, command, cwd, env, report: readReport } = suite;
  const [program = '', ...words] = command;
  const log = path.join(reportsFolder, `${name.replace(/\W+/g, '-')}.log`);
  const { code, output, cpuSeconds } = await run(program, [...words, ...files], {
    ...(cwd ? { cwd } : {}),
    log,
    env: { ...process.env, ...browsers, ...environmentOf(scope), ...env },
  });
  /** @type {Report} */
  let report = { passed: 0, failed: 0, skipped: 0, tests: [] };
  try {
    report = readReport();
  } catch {
    report.failed = 1;
  }
  // A suite that fails without a failing test (a crash, an error after the last test, a lint error) counts as one failure.
  if (code !== 0 && !report.tests.some(({ error }) => error !== null)) {
    report.failed = 1;
    const error = output.split('\n').findLast((line) => /error/i.test(line)) ?? `ended with code ${code}`;
    const title = '(outside of any test)';
    report.tests.push({
      file: name,
      title,
      names: [],
      milliseconds: 0,
      error: stripVTControlCharacters(error).trim(),
    });
  }
  return { report, ok: code === 0 && report.failed === 0, output, log, cpuSeconds };
};

/** @param {Suite} suite */
const runSuite = async (suite) => {
  const { name, inputs } = suite;
  const print = fingerprint([...inputs, 'scripts/lib/suites.mjs'], () => true);
  const before = isFresh ? null : lastResult(`test:${name}`, print);
  if (before) {
    console.log(`  = ${name}: unchanged since ${before.passed} passed`);
    const report = { passed: before.passed, failed: 0, skipped: 0, tests: [] };
    results.push({ suite, report, ok: true, milliseconds: 0, cpuSeconds: 0, cached: true, unstable: [] });
    return true;
  }
  const start = Date.now();
  console.log(`  ▶ ${name}`);
  const { report, ok, output, log, cpuSeconds } = await execute(suite);
  const milliseconds = Date.now() - start;
  results.push({ suite, report, ok, milliseconds, cpuSeconds, cached: false, unstable: [] });
  console.log(`  ${ok ? '✓' : '✗'} ${name} (${seconds(milliseconds)}): ${counted(report, ok)}`);
  if (ok) rememberResult(`test:${name}`, print, { passed: report.passed });
  else
    console.log(
      `\n── the end of what "${name}" printed (all of it: ${log}) ──\n${output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')}\n──\n`,
    );
  return ok;
};

/** Runs what failed once more, with the machine to itself; what passes then is unstable, not failed. @param {Result} result */
const recheck = async (result) => {
  const { suite, report } = result;
  const failing = report.tests.filter(({ error }) => error !== null);
  const files = [...new Set(failing.map(({ file }) => file))];
  if (!suite.recheck || failing.length === 0 || files.length > RECHECKED_FILES) return;
  const byFile = suite.recheck === 'files' && files.every((file) => file !== suite.name);
  const chosen = byFile ? files.map((file) => path.relative(suite.cwd ?? root, path.join(root, file))) : [];
  console.log(`  ↻ ${suite.name}: ${chosen.join(', ') || 'the whole'} once more`);
  const again = await execute(suite, chosen);
  if (!again.ok) {
    console.log(
      `  ✗ ${suite.name}: it fails again\n${again.output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')}`,
    );
    return;
  }
  result.unstable = failing;
  result.ok = true;
  // What stood outside of the tests was none of them.
  const tests = failing.filter(({ file }) => file !== suite.name).length;
  result.report = {
    ...report,
    passed: report.passed + tests,
    failed: 0,
    tests: report.tests.map((test) => ({ ...test, error: null })),
  };
};

/** @param {Report} report @param {boolean} ok */
const counted = ({ passed, failed, skipped }, ok) =>
  passed + failed > 0
    ? `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
    : ok
      ? 'clean'
      : 'failed';

/** Where the browsers are, once they have been found. @type {{ CHROMIUM_PATH?: string, FIREFOX_PATH?: string }} */
const browsers = {};

const printSummary = (/** @type {string[]} */ notRun) => {
  console.log('\n── summary ─────────────────────────────────────────────\n');
  const total = { passed: 0, failed: notRun.length, skipped: 0 };
  for (const { suite, report, ok, milliseconds, cpuSeconds, cached, unstable } of results) {
    total.passed += report.passed;
    total.failed += report.failed;
    total.skipped += report.skipped;
    const time = cached
      ? 'unchanged'
      : `${seconds(milliseconds)}, ${seconds(1000 * cpuSeconds)} of processors`;
    console.log(`  ${ok ? '✓' : '✗'} ${suite.name.padEnd(30)} ${counted(report, ok).padEnd(26)} ${time}`);
    for (const { file, title, error } of report.tests)
      if (error !== null) console.log(`      ${file} › ${title}: ${error}`);
    for (const { file, title, error } of unstable)
      console.log(`      unstable, passed when run once more: ${file} › ${title}: ${error}`);
  }
  for (const name of notRun) console.log(`  ✗ ${name.padEnd(30)} not run: what it needs failed`);
  const slowest = results
    .flatMap(({ suite, report }) => report.tests.map((test) => ({ ...test, suite: suite.name })))
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST);
  if (slowest.length > 0) console.log(`\n  The ${slowest.length} slowest tests\n`);
  for (const { file, title, milliseconds, suite } of slowest)
    console.log(`  ${seconds(milliseconds).padStart(8)}  ${suite}: ${file} › ${title}`);
  const failed = results.filter(({ ok }) => !ok).map(({ suite }) => suite.name);
  if (failed.length > 0)
    console.log(`\n  Failed: ${failed.join(', ')}. Run one alone with: npm test -- "${failed[0]}"`);
  console.log(`\n  All in ${seconds(Date.now() - began)}\n`);
  console.log(
    `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  return total.failed === 0;
};

const main = async () => {
  if (suites.length === 0) {
    console.error(`No suite is called so. There are: ${SUITES.map(({ name }) => name).join(', ')}.`);
    process.exit(1);
  }
  console.log('\nGetting ready for the tests.\n');
  for (const folder of [reportsFolder, templatesFolder]) fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(reportsFolder, { recursive: true });
  const steps = neededSteps();
  const { notRun } = await schedule(
    [
      ...steps.map(([name, after, work, cores = 1]) => ({
        name,
        after,
        cores,
        run: async () => {
          try {
            const made = await work();
            if (name === 'find Chromium') browsers.CHROMIUM_PATH = String(made);
            if (name === 'find Firefox') browsers.FIREFOX_PATH = String(made);
            return true;
          } catch (error) {
            printFailure(error);
            return false;
          }
        },
      })),
      ...suites.map((suite) => ({ ...suite, run: () => runSuite(suite) })),
    ],
    Math.max(2, os.availableParallelism()),
  );
  if (isRechecked) for (const result of results.filter(({ ok }) => !ok)) await recheck(result);
  fs.rmSync(templatesFolder, { recursive: true, force: true });
  process.exit(printSummary(notRun) ? 0 : 1);
};

main().catch(explainAndExit);
