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
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const SHARED = path.join(root, '../shared/data/squad-it-half.json');
const args = process.argv.slice(2);
const quick = args.includes('--quick') ? ['--quick'] : [];
const file = args.find((arg) => !arg.startsWith('--')) ?? (fs.existsSync(SHARED) ? SHARED : '');
if (!file) throw new Error('Usage: npm run bench -- engine path/to/squad-it.json [--quick]');

/** Goals of the engine: `least` or `most`, and what the figure is called where it is counted. */
const GOALS: [title: string, goal: { least: number } | { most: number }, unit: string, figure: string][] = [
  ['R@1, clean', { least: 80 }, '%', 'R@1'],
  ['R@5, clean', { least: 93.5 }, '%', 'R@5'],
  ['MRR@10, clean', { least: 86 }, '%', 'MRR@10'],
  ['R@5 with typos', { least: 92 }, '%', 'typos'],
  ['R@5 with four keywords', { least: 83 }, '%', 'keywords'],
  ['reply of 300 characters holds a gold answer', { least: 73 }, '%', 'gold 300'],
  ['reply of 500 characters holds a gold answer', { least: 81 }, '%', 'gold 500'],
  ['foreign answered when 90 % of own are', { most: 10 }, '%', 'foreign'],
  ['business: right answer', { least: 88 }, '%', 'held: own'],
  ['business: foreign refused', { least: 95 }, '%', 'held: foreign'],
  ['business: follow-up right', { least: 80 }, '%', 'held: follow'],
  ['query p95 with 12,000 passages', { most: 10 }, 'ms', '12000: p95'],
  ['cold index of 1.7 M characters, on its own thread', { most: 1500 }, 'ms', '2000: built'],
  ['the same bot read back', { most: 50 }, 'ms', '2000: back'],
  ['100 bots of 2,000 passages, as the setting keeps them', { most: 600 }, 'MB', 'memory: kept'],
  ['100 bots of 2,000 passages, all kept', { most: 600 }, 'MB', 'memory: all'],
];
/** The question set is answered by the product and by others in the same run. */
const ENGINES = ['Officina', 'MiniSearch, stop + stem + fuzzy', 'SQLite FTS5, stop + stem'] as const;

const figuresFile = path.join(os.tmpdir(), `officina-figures-${process.pid}.jsonl`);

const printTable = (): void => {
  const found = new Map(
    fs
      .readFileSync(figuresFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as [string, number]),
  );
  const shown = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(1));
  console.log('\n| measure | goal | Officina | | MiniSearch | FTS5 |\n| --- | --- | --- | --- | --- | --- |');
  for (const [title, goal, unit, figure] of GOALS) {
    const [own, ...others] = ENGINES.map((engine) => found.get(`${engine}: ${figure}`));
    const value = own ?? found.get(figure);
    const [bound, limit] = 'least' in goal ? ['at least', goal.least] : ['at most', goal.most];
    const reached = value !== undefined && ('least' in goal ? value >= limit : value <= limit);
    console.log(
      `| ${title} | ${bound} ${limit} ${unit} | ${shown(value)} | ${reached ? 'reached' : 'missed'} | ${others.map(shown).join(' | ')} |`,
    );
  }
};

const measure = (title: string, ...what: string[]): number => {
  console.log(`\n${title}`);
  const run = path.join(root, 'cms/bench/run.mjs');
  const env = { ...process.env, BENCH_FIGURES: figuresFile };
  return spawnSync(process.execPath, [run, ...what], { stdio: 'inherit', env }).status ?? 1;
};

const failed = [
  measure('Questions of an encyclopaedia, articles unseen', 'engine', path.resolve(file), ...quick),
  measure('Small businesses (tune was learned from, held was not)', 'business'),
  measure('One large bot', 'size', path.resolve(file)),
  measure('Many bots', 'memory', path.resolve(file), ...quick),
].some((status) => status !== 0);
fs.writeFileSync(figuresFile, '', { flag: 'a' });
printTable();
fs.rmSync(figuresFile);
process.exitCode = failed ? 1 : 0;
