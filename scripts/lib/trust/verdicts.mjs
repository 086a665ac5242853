// @ts-check
import { hasDatabase } from './runs.mjs';

/** @typedef {import('../test-reports.mjs').TestResult} TestResult */
/** @typedef {import('./load.mjs').TrustRow} TrustRow */
/** @typedef {import('./runs.mjs').Database} Database */

/**
 * What became of a row: `broken` says why, null where it held; `tests` and `milliseconds` are those of its tests alone.
 * @typedef {{ broken: string | null, tests: number, milliseconds: number }} Verdict
 */

/**
 * Whether the tests of a row run there: specs that no database can change are left to SQLite, and a row may be about one database.
 * @param {TrustRow} row @param {string} file @param {Database | null} database @param {readonly string[]} onlyOnSqlite
 */
export const runsThere = (row, file, database, onlyOnSqlite) => {
  if (row.proof === 'none') return false;
  if (!hasDatabase(file)) return database === null;
  if (database === null || (row.database && row.database !== database)) return false;
  return database === 'sqlite' || !onlyOnSqlite.some((name) => file === `tests/api/${name}.spec.ts`);
};

/**
 * A row holds where each of its tests ran and passed, on each database that was asked.
 * @param {TrustRow} row
 * @param {ReadonlyMap<Database | null, TestResult[]>} results What the tests gave, by database; under null those that have none.
 * @param {{ isMeant: (name: string, names: readonly string[]) => boolean, ONLY_ON_SQLITE: readonly string[] }} table
 * @returns {Verdict}
 */
export const judge = (row, results, { isMeant, ONLY_ON_SQLITE }) => {
  /** @type {Verdict} */
  const verdict = { broken: null, tests: 0, milliseconds: 0 };
  if (row.proof === 'none') return verdict;
  for (const { file, name } of row.proof)
    for (const [database, tests] of results) {
      if (!runsThere(row, file, database, ONLY_ON_SQLITE)) continue;
      const own = tests.filter((test) => test.file === file && isMeant(name, test.names));
      const failed = own.find(({ error }) => error !== null);
      const where = database ? ` (${database})` : '';
      if (failed) verdict.broken ??= `${file}${where}: "${failed.title}": ${failed.error}`;
      else if (own.length === 0) verdict.broken ??= `${file}${where}: "${name}" did not run`;
      verdict.tests += own.length;
      verdict.milliseconds += own.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    }
  return verdict;
};
