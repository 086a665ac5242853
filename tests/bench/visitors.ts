/**
 * How visitors of small businesses are answered: right, partly, wrong, refused, in a set of the visitor questions' shape.
 *
 *   npm run bench -- visitors FOLDER [-v] [--replies FILE]
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const run = path.resolve(import.meta.dirname, '../../cms/bench/run.mjs');
const { status } = spawnSync(process.execPath, [run, 'visitors', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
