/**
 * Both question sets through the pipeline and any configured model, or a scripted one that is perfect or lies.
 *
 *   npm run bench -- model SET… [--scripted perfect|lying] [-v] [--lies N]
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const run = path.resolve(import.meta.dirname, '../../cms/bench/run.mjs');
const { status } = spawnSync(process.execPath, [run, 'model', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
