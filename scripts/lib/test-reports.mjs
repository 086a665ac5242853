// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/**
 * One test that ran. `error` is the first line of what went wrong, null when it passed; `names` are the titles of the groups around it and
 * its own.
 * @typedef {{ file: string, title: string, names: string[], milliseconds: number, error: string | null }} TestResult
 */
/**
 * What a suite counted.
 * @typedef {{ passed: number, failed: number, skipped: number, tests: TestResult[] }} Report
 */

/** @param {string | undefined} message */
const firstLine = (message) => stripVTControlCharacters(message ?? '').split('\n', 1)[0] ?? '';
/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** A suite whose tools count nothing: lint, types. @returns {Report} */
export const nothingToCount = () => ({ passed: 0, failed: 0, skipped: 0, tests: [] });

/** Vitest's JSON reporter. @param {string} file @returns {Report} */
export const readVitestReport = (file) => {
  const report = readJson(file);
  /** @type {TestResult[]} */
  const tests = report.testResults.flatMap((/** @type {any} */ suite) => {
    const name = path.relative(root, suite.name);
    // A file that could not be collected holds no test, but it is a failure all the same.
    if (suite.status === 'failed' && suite.assertionResults.length === 0)
      return [
        {
          file: name,
          title: '(the whole file)',
          names: [],
          milliseconds: 0,
          error: firstLine(suite.message) || 'failed',
        },
      ];
    return suite.assertionResults
      .filter((/** @type {any} */ test) => test.status === 'passed' || test.status === 'failed')
      .map((/** @type {any} */ test) => ({
        file: name,
        title: test.fullName,
        names: [...test.ancestorTitles, test.title],
        milliseconds: test.duration ?? 0,
        error: test.status === 'failed' ? firstLine(test.failureMessages[0]) || 'failed' : null,
      }));
  });
  const failed = tests.filter(({ error }) => error !== null).length;
  return {
    passed: tests.length - failed,
    failed,
    skipped: report.numPendingTests + report.numTodoTests,
    tests,
  };
};

/** Playwright's JSON reporter. @param {string} file @returns {Report} */
export const readPlaywrightReport = (file) => {
  const { stats, suites } = readJson(file);
  /** @param {any} suite @param {string[]} above @returns {TestResult[]} */
  const testsOf = (suite, above) => [
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests
        .filter((/** @type {any} */ test) => test.status !== 'skipped')
        .map((/** @type {any} */ test) => ({
          file: path.join('tests', spec.file),
          title: spec.title,
          names: [...above, spec.title],
          milliseconds: test.results.reduce(
            (/** @type {number} */ sum, /** @type {any} */ result) => sum + result.duration,
            0,
          ),
          error:
            test.status === 'expected' ? null : firstLine(test.results.at(-1)?.error?.message) || test.status,
        })),
    ),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ group) => testsOf(group, [...above, group.title])),
  ];
  const tests = suites.flatMap((/** @type {any} */ file) => testsOf(file, []));
  const failed = tests.filter((/** @type {TestResult} */ { error }) => error !== null).length;
  return { passed: tests.length - failed, failed, skipped: stats.skipped, tests };
};

/** What `sdk/web-test-runner.config.js` writes. @param {string} file @returns {Report} */
export const readWidgetReport = (file) => {
  /** @type {{ skipped: number, tests: Omit<TestResult, 'names'>[] }} */
  const report = readJson(file);
  const { skipped } = report;
  const tests = report.tests.map((test) => ({ ...test, names: test.title.split(' › ') }));
  const failed = tests.filter(({ error }) => error !== null).length;
  return { passed: tests.length - failed, failed, skipped, tests };
};
