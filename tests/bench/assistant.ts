/**
 * How well the built-in assistant advises: right topic, right figure, right refusal.
 *
 *   npm run bench -- assistant [tune|held] [-v]
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const run = path.resolve(import.meta.dirname, '../../cms/bench/run.mjs');
const { status } = spawnSync(process.execPath, [run, 'assistant', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
