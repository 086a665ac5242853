// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {
  buildPanel,
  buildSite,
  buildWidget,
  compileServer,
  installPds,
  installRoot,
  installServer,
} from '../prepare.mjs';
import { root, run } from '../run.mjs';
import { environmentOf, reportsFolder, SUITES } from '../suites.mjs';
import { ensureChromium, ensurePostgres } from '../system.mjs';

/** @typedef {import('../test-reports.mjs').TestResult} TestResult */
/** @typedef {import('../suites.mjs').Suite} Suite */
/** @typedef {'sqlite' | 'postgres'} Database */

/** The suites that run a file, by where it lies; a file of the API has one for each database. */
const RUNS = /** @type {const} */ ([
  { suite: 'api on SQLite', holds: /^tests\/api\//, database: 'sqlite' },
  { suite: 'api on PostgreSQL', holds: /^tests\/api\//, database: 'postgres' },
  { suite: 'server units', holds: /^cms\//, database: null },
  { suite: 'site units', holds: /^site\//, database: null },
  { suite: 'widget in Chromium', holds: /^sdk\//, database: null },
  { suite: 'architecture and packages', holds: /^tests\/(?:architecture|packages)\//, database: null },
  { suite: 'journeys and hostile pages', holds: /^tests\/(?:journeys|embed)\//, database: null },
]);

/** Whether the API's tests of a file run on a database, or it is none of them and runs once. @param {string} file */
export const hasDatabase = (file) => file.startsWith('tests/api/');

/**
 * What is to be run: files with their suite, and the database where there is one.
 * @typedef {{ suite: Suite, database: Database | null, files: string[] }} Run
 */

/** @param {(file: string, database: Database | null) => boolean} isWanted @param {readonly string[]} files @returns {Run[]} */
export const runsOf = (files, isWanted) =>
  RUNS.flatMap(({ suite: name, holds, database }) => {
    const own = files.filter((file) => holds.test(file) && isWanted(file, database));
    const suite = SUITES.find((each) => each.name === name);
    if (!suite) throw new Error(`No suite is called ${name}.`);
    return own.length > 0 ? [{ suite, database, files: own }] : [];
  });

/** @type {Record<string, () => Promise<unknown>>} */
const STEPS = {
  'install server': installServer,
  'install root': installRoot,
  'install Bluesky’s server': installPds,
  'build widget': buildWidget,
  'build site': buildSite,
  'compile server': compileServer,
  'build panel': buildPanel,
  'find Chromium': async () => (process.env.CHROMIUM_PATH = await ensureChromium()),
  'find PostgreSQL': ensurePostgres,
};

/** Builds and installs what the runs need, in the order in which one needs the other. @param {Run[]} runs */
export const prepare = async (runs) => {
  const needed = new Set([
    'install server',
    'install root',
    'build widget',
    ...runs.flatMap(({ suite }) => suite.after),
  ]);
  for (const [name, work] of Object.entries(STEPS)) if (needed.has(name)) await work();
};

/**
 * Runs the files and answers what each test gave; a run of which nothing can be read gives none.
 * @param {Run} work
 * @returns {Promise<{ tests: TestResult[], output: string }>}
 */
export const execute = async ({ suite, files }) => {
  const { command, cwd = root, env, report } = suite;
  const [program = '', ...words] = command;
  fs.mkdirSync(reportsFolder, { recursive: true });
  // The widget's runner takes its files from its configuration.
  const chosen =
    suite.recheck === 'files' ? files.map((file) => path.relative(cwd, path.join(root, file))) : [];
  const { output } = await run(program, [...words, ...chosen], {
    cwd,
    // Every test on both databases, though servers' waits are shortened.
    env: { ...process.env, ...environmentOf('fast'), TEST_SCOPE: 'all', ...env },
  });
  try {
    return { tests: report().tests, output };
  } catch {
    return { tests: [], output };
  }
};
