// @ts-check
import { checkNode, explainAndExit, seconds } from './lib/run.mjs';
import { loadTable } from './lib/trust/load.mjs';
import { execute, prepare, runsOf } from './lib/trust/runs.mjs';
import { judge, runsThere } from './lib/trust/verdicts.mjs';

/**
 * Runs the tests that `tests/trust` names and says of each row whether it held: `npm run test:trust`.
 *
 *     npm run test:trust -- --only A,K2,FAULT     surfaces, or single rows
 *     npm run test:trust -- --database postgres   the API's tests on one database; on both without it
 *     npm run test:trust -- --as-built            takes builds as they stand
 */
checkNode();

const words = process.argv.slice(2);
/** @param {string} name */
const optionOf = (name) => {
  const at = words.indexOf(name);
  return at < 0 ? null : (words[at + 1] ?? '');
};
/** @param {number} tests @param {number} milliseconds */
const figureOf = (tests, milliseconds) =>
  `${tests} ${tests === 1 ? 'test' : 'tests'}, ${seconds(milliseconds)}`;
/** Lines of a run's output that are shown where none of its tests can be read. */
const SHOWN_LINES = 40;

/** @typedef {import('./lib/trust/load.mjs').TrustRow} TrustRow */

/** @param {readonly TrustRow[]} rows @param {string | null} only */
const choose = (rows, only) => {
  if (only === null) return rows;
  const wanted = only.split(',');
  /** @param {string} word @param {string} id */
  const means = (word, id) => word === id || word === id.replace(/\d+$/, '');
  const unknown = wanted.filter((word) => !rows.some(({ id }) => means(word, id)));
  if (unknown.length > 0) throw new Error(`No row and no surface is called ${unknown.join(', ')}.`);
  return rows.filter(({ id }) => wanted.some((word) => means(word, id)));
};

/** @param {string | null} database */
const databasesOf = (database) => {
  if (database === null) return /** @type {const} */ (['sqlite', 'postgres']);
  if (database !== 'sqlite' && database !== 'postgres') throw new Error('--database is sqlite or postgres.');
  return [database];
};

const main = async () => {
  const began = Date.now();
  const table = await loadTable();
  const rows = choose(table.TRUST_ROWS, optionOf('--only'));
  const databases = databasesOf(optionOf('--database'));
  const files = [
    ...new Set(rows.flatMap(({ proof }) => (proof === 'none' ? [] : proof.map(({ file }) => file)))),
  ];
  const runs = runsOf(
    files,
    (file, database) =>
      (database === null || databases.includes(database)) &&
      rows.some(
        (row) =>
          row.proof !== 'none' &&
          row.proof.some((test) => test.file === file) &&
          runsThere(row, file, database, table.ONLY_ON_SQLITE),
      ),
  );
  if (!words.includes('--as-built')) await prepare(runs);

  console.log(`\n${rows.length} rows, ${files.length} files\n`);
  /** @type {Map<import('./lib/trust/runs.mjs').Database | null, import('./lib/test-reports.mjs').TestResult[]>} */
  const results = new Map();
  for (const work of runs) {
    const start = Date.now();
    const { tests, output } = await execute(work);
    results.set(work.database, [...(results.get(work.database) ?? []), ...tests]);
    console.log(
      `  · ${work.suite.name}: ${tests.length} tests of ${work.files.length} files (${seconds(Date.now() - start)})`,
    );
    if (tests.length === 0) console.log(output.split('\n').slice(-SHOWN_LINES).join('\n'));
  }

  console.log('');
  const totals = { held: 0, broken: 0, unproven: 0 };
  for (const row of rows) {
    const { broken, tests, milliseconds } = judge(row, results, table);
    const rowText = `${row.id.padEnd(8)} ${row.holds}`;
    if (row.proof === 'none') {
      totals.unproven += 1;
      console.log(`  – ${rowText} NOT PROVEN: ${row.unproven}`);
    } else if (broken !== null) {
      totals.broken += 1;
      console.log(`  ✗ ${rowText} BROKEN (${figureOf(tests, milliseconds)})\n      ${broken}`);
    } else {
      totals.held += 1;
      const instances = row.twoInstances ? ', two instances' : '';
      console.log(`  ✓ ${rowText} Held (${figureOf(tests, milliseconds)}${instances})`);
      if (row.unproven) console.log(`      not proven: ${row.unproven}`);
    }
  }
  console.log(
    `\n  ${totals.held} held, ${totals.broken} broken, ${totals.unproven} not proven, on ${databases.join(' and ')}, in ${seconds(Date.now() - began)}`,
  );
  process.exit(totals.broken > 0 ? 1 : 0);
};

main().catch(explainAndExit);
