// @ts-check
import path from 'node:path';
import { loadFaults, withFault } from './lib/faults/load.mjs';
import { runTests } from './lib/faults/suites.mjs';
import { createTree } from './lib/faults/tree.mjs';
import { checkNode, explainAndExit, root, seconds } from './lib/run.mjs';
import { ensureChromium, ensurePostgres } from './lib/system.mjs';

/**
 * Makes each fault of `tests/faults` in a copy of the tree and expects the tests named beside it to fail.
 * `npm run test:faults -- coupon-reused refund-twice` tries only those; `--no-baseline` skips the run that first shows the
 * tests passing without a fault, for whoever has just seen them pass.
 */
checkNode();

/** @typedef {import('./lib/faults/load.mjs').Fault} Fault */

/** @param {Fault[]} faults @param {string[]} ids */
const choose = (faults, ids) => {
  const unknown = ids.filter((id) => !faults.some((fault) => fault.id === id));
  if (unknown.length > 0) throw new Error(`No fault is called ${unknown.join(', ')}.`);
  return ids.length === 0 ? faults : faults.filter(({ id }) => ids.includes(id));
};

/** What a fault needs of a run, as a key: faults with the same key are checked together. @param {Fault} fault */
const kindOf = ({ database, named }) => `${database ?? 'sqlite'}, ${named ? 'named tests' : 'whole files'}`;

/** A test that fails without a fault proves nothing with one. @param {string} tree @param {Fault[]} faults */
const checkBaseline = async (tree, faults) => {
  console.log('\nThe tests without a fault\n');
  for (const kind of new Set(faults.map(kindOf))) {
    const own = faults.filter((fault) => kindOf(fault) === kind);
    const files = [...new Set(own.flatMap(({ caughtBy }) => caughtBy))];
    const names = [...new Set(own.flatMap(({ named }) => named ?? []))];
    const [first] = own;
    const start = Date.now();
    const { outcome, test, output } = await runTests(tree, files, {
      stopEarly: false,
      ...(first?.database ? { database: first.database } : {}),
      ...(names.length > 0 ? { named: names.join('|') } : {}),
    });
    if (outcome === 'passed') {
      console.log(`  ✓ ${kind} (${seconds(Date.now() - start)})`);
      continue;
    }
    console.log(output);
    throw new Error(`Without any fault the tests have ${outcome} already: ${test}`);
  }
};

const main = async () => {
  const words = process.argv.slice(2);
  const faults = choose(
    await loadFaults(),
    words.filter((word) => !word.startsWith('-')),
  );
  for (const fault of faults) withFault(fault);
  process.env.CHROMIUM_PATH = await ensureChromium();
  if (faults.some(({ database }) => database)) await ensurePostgres();

  const began = Date.now();
  const tree = await createTree(path.join(root, '.tmp/faults', String(process.pid)));
  try {
    if (!words.includes('--no-baseline')) await checkBaseline(tree.folder, faults);
    // What servers of the API tests begin with must come from the code without faults.
    else if (faults.some(({ caughtBy }) => caughtBy.some((file) => file.startsWith('tests/'))))
      await runTests(tree.folder, ['tests/architecture/faults.test.ts']);

    console.log(`\n${faults.length} faults\n`);
    /** @type {string[]} */
    const missed = [];
    for (const fault of faults) {
      const start = Date.now();
      const { outcome, test, output } = await tree.with(fault, () =>
        runTests(tree.folder, fault.caughtBy, fault),
      );
      const verdict = {
        failed: `caught by "${test}"`,
        passed: 'SLIPPED THROUGH',
        broken: 'NO TEST COULD RUN',
      };
      console.log(
        `  ${outcome === 'failed' ? '✓' : '✗'} ${fault.id}: ${verdict[outcome]} (${seconds(Date.now() - start)})`,
      );
      if (outcome === 'failed') continue;
      missed.push(`${fault.id} (${fault.file}): ${fault.title}`);
      if (outcome === 'broken') console.log(output.split('\n').slice(-40).join('\n'));
    }
    console.log(
      `\n  ${faults.length - missed.length} of ${faults.length} caught, in ${seconds(Date.now() - began)}`,
    );
    for (const line of missed) console.log(`  not caught: ${line}`);
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    tree.remove();
  }
};

main().catch(explainAndExit);
