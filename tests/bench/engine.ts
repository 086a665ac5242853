/**
 * How good the answering engine is with no key and no internet, beside MiniSearch, SQLite FTS5 and plain BM25 in the same run.
 *
 *   npm run bench -- engine [path/to/squad-it.json] [--quick]
 *
 * First the question set, whose articles no model has seen that is asked about them; then small businesses; then what a large bot and
 * many bots cost. `--quick` asks a quarter of the questions and builds fewer bots.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const SHARED = path.join(root, '../shared/data/squad-it-half.json');
const args = process.argv.slice(2);
const quick = args.includes('--quick') ? ['--quick'] : [];
const file = args.find((arg) => !arg.startsWith('--')) ?? (fs.existsSync(SHARED) ? SHARED : '');
if (!file) throw new Error('Usage: npm run bench -- engine path/to/squad-it.json [--quick]');

const GOALS = `goals: R@1 80, R@5 93.5, MRR@10 86; typo5 92; key5 83; <=300 73, <=500 81; oos90 at most 10
       business: right 88, foreign refused 95, follow-ups right 80
       12,000 passages: p95 at most 10 ms; 1.7 M characters indexed in 1.5 s
       100 bots of 2,000 passages: at most 600 MB, an index back in 50 ms`;

const measure = (title: string, ...what: string[]): number => {
  console.log(`\n${title}`);
  const run = path.join(root, 'cms/bench/run.mjs');
  return spawnSync(process.execPath, [run, ...what], { stdio: 'inherit' }).status ?? 1;
};

const failed = [
  measure('Questions of an encyclopaedia, articles unseen', 'engine', path.resolve(file), ...quick),
  measure('Small businesses (tune was learned from, held was not)', 'business'),
  measure('One large bot', 'size', path.resolve(file)),
  measure('Many bots', 'memory', path.resolve(file), ...quick),
].some((status) => status !== 0);
console.log(`\n${GOALS}`);
process.exitCode = failed ? 1 : 0;
