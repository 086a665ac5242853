// @ts-check
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Runs the tests of a mutation run (`MUTATION_TESTS`, separated by spaces) with the mutant that Stryker names. */
const { resolve } = createRequire(import.meta.url);
const runner = path.join(path.dirname(resolve('@web/test-runner/package.json')), 'dist/bin.js');
const { status } = spawnSync(
  process.execPath,
  [
    runner,
    '--config',
    'web-test-runner.mutation.config.js',
    '--files',
    ...(process.env.MUTATION_TESTS ?? '').split(' '),
  ],
  { cwd: fileURLToPath(new URL('.', import.meta.url)), stdio: 'inherit' },
);
process.exit(status ?? 1);
