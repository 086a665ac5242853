// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, run } from '../run.mjs';

/**
 * What a run of tests found out: whether any failed, which was first, and what was printed. `broken` is a run that says
 * nothing, because no test was judged: a file that does not load, a server that does not start.
 * @typedef {{ outcome: 'passed' | 'failed' | 'broken', test: string, output: string }} Verdict
 */
/** @typedef {{ named?: string, database?: 'postgres', firstStart?: true }} Needs */

/** How to run a test file, by where it lies. `from` is the folder that its runner starts in. */
const SUITES = [
  { name: 'cms', from: 'cms', holds: /^cms\/.+\.test\.tsx?$/ },
  { name: 'site', from: 'site', holds: /^site\/.+\.test\.tsx?$/ },
  { name: 'sdk', from: 'sdk', holds: /^sdk\/.+\.test\.ts$/ },
  { name: 'tests', from: '', holds: /^tests\/(api|packages|architecture)\/.+\.(spec|test)\.ts$/ },
];

/** @param {string} file */
const suiteOf = (file) => {
  const suite = SUITES.find(({ holds }) => holds.test(file));
  if (!suite) throw new Error(`No suite runs ${file}`);
  return suite;
};

/** @param {string} report @returns {Pick<Verdict, 'outcome' | 'test'>} */
const readVitest = (report) => {
  if (!fs.existsSync(report)) return { outcome: 'broken', test: '' };
  const { success, testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const failed = testResults
    .flatMap((/** @type {any} */ file) => file.assertionResults)
    .find((/** @type {any} */ test) => test.status === 'failed');
  if (failed) return { outcome: 'failed', test: failed.fullName };
  return { outcome: success ? 'passed' : 'broken', test: '' };
};

/** @param {string} output @param {number} code @returns {Pick<Verdict, 'outcome' | 'test'>} */
const readWebTestRunner = (output, code) => {
  if (code === 0) return { outcome: 'passed', test: '' };
  const plain = stripVTControlCharacters(output);
  const [, failed] = [...plain.matchAll(/(\d+) failed/g)].at(-1) ?? [];
  const [, test = ''] = /❌ (.+)/.exec(plain) ?? [];
  // Whoever waits for what never comes has noticed as well.
  const isNoticed = Number(failed ?? 0) > 0 || test.includes('did not finish within');
  return { outcome: isNoticed ? 'failed' : 'broken', test };
};

/**
 * Runs test files of a tree, each with its own runner, until one fails.
 * @param {string} tree
 * @param {readonly string[]} files From the repository's root.
 * @param {Needs & { stopEarly?: boolean }} [needs]
 * @returns {Promise<Verdict>}
 */
export const runTests = async (tree, files, { named, database, firstStart, stopEarly = true } = {}) => {
  /** @type {Verdict} */
  let last = { outcome: 'passed', test: '', output: '' };
  for (const suite of SUITES) {
    const own = files.filter((file) => suiteOf(file) === suite);
    if (own.length === 0) continue;
    const cwd = path.join(tree, suite.from);
    const report = path.join(tree, `.tmp/${suite.name}.json`);
    fs.rmSync(report, { force: true });
    const env = {
      ...process.env,
      FORCE_COLOR: '0',
      NODE_ENV: 'test',
      CMS_DIST: path.join(tree, 'cms/dist'),
      ...(database ? { TEST_DATABASE: database } : {}),
      // First starts take most of a short run: all but those that need one share what the first run made.
      ...(database || firstStart ? {} : { TEST_TEMPLATES_FOLDER: path.join(tree, '.tmp/templates') }),
    };
    const relative = own.map((file) => path.relative(cwd, path.join(tree, file)));
    if (suite.name === 'sdk') {
      const { code, output } = await run(
        process.execPath,
        [path.join(root, 'node_modules/@web/test-runner/dist/bin.js'), '--files', ...relative],
        { cwd, env },
      );
      last = { ...readWebTestRunner(output, code), output };
    } else {
      const home = suite.name === 'cms' ? path.join(root, 'cms') : root;
      const { output } = await run(
        process.execPath,
        [
          path.join(home, 'node_modules/vitest/vitest.mjs'),
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...(suite.name === 'tests' ? ['--config', 'tests/vitest.config.ts'] : []),
          ...(stopEarly ? ['--bail=1'] : []),
          ...(named ? ['--testNamePattern', named] : []),
          ...relative.map((file) => (suite.name === 'tests' ? file.replace(/^tests\//, '') : file)),
        ],
        { cwd, env },
      );
      last = { ...readVitest(report), output };
    }
    if (last.outcome !== 'passed') return last;
  }
  return last;
};
